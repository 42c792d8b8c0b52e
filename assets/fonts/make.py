"""Makes the two faces from the npm package @fontsource/fira-sans. See README.md.

Usage: python make.py <unpacked package> (needs fonttools and brotli)
"""

import sys
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FAMILY = "Solkeeper Sans"
FACES = {400: ("Regular", 400), 600: ("SemiBold", 600)}
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "pnum", "tnum"]



def add_arrow(font):
    """Draws the arrow to the right, which the package lacks, as thick and as high as the hyphen."""
    hyphen = font["glyf"][font.getBestCmap()[ord("-")]]
    thick, middle = hyphen.yMax - hyphen.yMin, (hyphen.yMax + hyphen.yMin) / 2
    left, right, head, width = 60, 700, 190, 760
    slant = thick / 2**0.5
    shaft = [(left, middle - thick / 2), (left, middle + thick / 2), (right - slant, middle + thick / 2), (right - slant, middle - thick / 2)]
    upper = [(right, middle), (right - 2 * slant, middle), (right - head - slant, middle + head - slant), (right - head, middle + head)]
    lower = [(x, 2 * middle - y) for x, y in reversed(upper)]
    pen = TTGlyphPen(None)
    for corners in (shaft, [upper[0], *upper[:0:-1]][::-1], [lower[-1], *lower[-2::-1]][::-1]):
        first, *others = [(round(x), round(y)) for x, y in corners]
        pen.moveTo(first)
        for corner in others:
            pen.lineTo(corner)
        pen.closePath()
    name = "arrowright"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = pen.glyph()
    font["hmtx"][name] = (width, left)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x2192] = name


package = Path(sys.argv[1])
here = Path(__file__).parent

for weight, (style, css) in FACES.items():
    parts = []
    for script in ("latin", "latin-ext"):
        font = TTFont(package / f"files/fira-sans-{script}-{weight}-normal.woff2")
        options = subset.Options(hinting=False, layout_features=FEATURES, notdef_outline=True, glyph_names=False)
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=font.getBestCmap().keys())
        subsetter.subset(font)
        font.flavor = None
        part = Path(tempfile.mkdtemp()) / f"{script}.ttf"
        font.save(part)
        parts.append(str(part))
    font = Merger().merge(parts)

    # Figures of one width everywhere: iced cannot ask for the feature, so they become the default.
    single = {}
    for record in font["GSUB"].table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for table in font["GSUB"].table.LookupList.Lookup[index].SubTable:
                    single.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        for digit in range(0x30, 0x3A):
            if digit in table.cmap:
                table.cmap[digit] = single.get(table.cmap[digit], table.cmap[digit])
    widths = {font["hmtx"][font.getBestCmap()[digit]][0] for digit in range(0x30, 0x3A)}
    assert len(widths) == 1, widths

    # Paths are written with hyphens that do not break the line.
    for table in font["cmap"].tables:
        if table.isUnicode() and ord("-") in table.cmap:
            table.cmap[0x2011] = table.cmap[ord("-")]

    add_arrow(font)

    # A name of its own: what is changed is not to be taken for the original, nor the original for it.
    names = {1: FAMILY, 2: "Regular", 3: f"{FAMILY} {style}", 4: f"{FAMILY} {style}", 6: f"SolkeeperSans-{style}"}
    if style != "Regular":
        names |= {1: f"{FAMILY} {style}", 16: FAMILY, 17: style}
    for number, value in names.items():
        font["name"].setName(value, number, 3, 1, 0x409)
        font["name"].removeNames(number, 1)
    font["OS/2"].usWeightClass = css
    font.save(here / f"solkeeper-sans-{style.lower()}.ttf")
    print(style, len(font.getBestCmap()), "characters", widths)
