"""Draws the picture of the app: the sun over the horizon of Mars at dusk. Needs nothing but Python.

Here is what the program and its page show; in packaging/icons what a desktop shows of an installed program.
"""

import struct
import zlib
from pathlib import Path

HERE = Path(__file__).parent
DESKTOP = HERE.parent.parent / "packaging" / "icons"
SKY, DUSK, LAND, SUN, LINE = (0x14, 0x10, 0x0E), (0x8A, 0x3A, 0x22), (0x1E, 0x18, 0x15), (0xFF, 0xD2, 0xB0), (0xF5, 0x9A, 0x73)
FINE = 4
CORNER, HORIZON, RADIUS, HALF_LINE, CURVE = 0.2, 0.64, 0.21, 0.012, 1.6


def mix(one, other, part):
    return tuple(a + (b - a) * part for a, b in zip(one, other))


def point(x, y, whole):
    """The colour at a point of the unit square; none outside the rounded corners, which a whole square does not have."""
    dx, dy = max(CORNER - x, x - 1 + CORNER, 0), max(CORNER - y, y - 1 + CORNER, 0)
    if not whole and dx * dx + dy * dy > CORNER * CORNER:
        return None
    if abs(y - HORIZON) < HALF_LINE:
        return LINE
    if y > HORIZON:
        return LAND
    if (x - 0.5) ** 2 + (y - HORIZON) ** 2 < RADIUS**2:
        return SUN
    return mix(SKY, DUSK, (y / HORIZON) ** CURVE)


def drawn(side, whole=False):
    rows = []
    for row in range(side):
        line = bytearray()
        for column in range(side):
            points = [
                point((column + (i + 0.5) / FINE) / side, (row + (j + 0.5) / FINE) / side, whole)
                for i in range(FINE)
                for j in range(FINE)
            ]
            inside = [it for it in points if it]
            color = [round(sum(it[n] for it in inside) / len(inside)) if inside else 0 for n in range(3)]
            line += bytes([*color, round(255 * len(inside) / len(points))])
        rows.append(bytes(line))
    return rows


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def write(path, side, whole=False):
    rows = b"".join(b"\0" + row for row in drawn(side, whole))
    png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0))
    path.write_bytes(png + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


def scalable(side=512, steps=16):
    """The same picture as SVG. The sky darkens along a curve, which its gradient follows in straight steps."""
    at = lambda part: f"{part * side:g}"
    paint = lambda color: "#" + "".join(f"{round(part):02x}" for part in color)
    stops = "".join(
        f'<stop offset="{step / steps:g}" stop-color="{paint(mix(SKY, DUSK, (step / steps) ** CURVE))}"/>' for step in range(steps + 1)
    )
    left, line = at(0.5 - RADIUS), at(HORIZON - HALF_LINE)
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="0 0 {side} {side}">',
        f'<linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{at(HORIZON)}">{stops}</linearGradient>',
        f'<clipPath id="shape"><rect width="{side}" height="{side}" rx="{at(CORNER)}"/></clipPath>',
        '<g clip-path="url(#shape)">',
        f'<rect width="{side}" height="{at(HORIZON)}" fill="url(#sky)"/>',
        f'<path d="M{left} {at(HORIZON)}a{at(RADIUS)} {at(RADIUS)} 0 0 1 {at(2 * RADIUS)} 0z" fill="{paint(SUN)}"/>',
        f'<rect y="{at(HORIZON)}" width="{side}" height="{at(1 - HORIZON)}" fill="{paint(LAND)}"/>',
        f'<rect y="{line}" width="{side}" height="{at(2 * HALF_LINE)}" fill="{paint(LINE)}"/>',
        "</g>",
        "</svg>",
        "",
    ])


for side in (192, 256, 512):
    write(HERE / f"solkeeper-{side}.png", side)
# Phones cut their own shape out of it.
write(HERE / "solkeeper-maskable-512.png", 512, whole=True)
(HERE / "solkeeper-64.rgba").write_bytes(b"".join(drawn(64)))
DESKTOP.mkdir(parents=True, exist_ok=True)
for side in (16, 22, 24, 32, 48, 64, 128, 256, 512):
    write(DESKTOP / f"{side}.png", side)
(DESKTOP / "scalable.svg").write_text(scalable(), encoding="utf-8")
