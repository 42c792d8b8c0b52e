"""Draws the picture of the app: the sun over the horizon of Mars at dusk. Needs nothing but Python."""

import struct
import zlib
from pathlib import Path

HERE = Path(__file__).parent
SKY, DUSK, LAND, SUN, LINE = (0x14, 0x10, 0x0E), (0x8A, 0x3A, 0x22), (0x1E, 0x18, 0x15), (0xFF, 0xD2, 0xB0), (0xF5, 0x9A, 0x73)
FINE = 4


def mix(one, other, part):
    return tuple(a + (b - a) * part for a, b in zip(one, other))


def point(x, y, whole):
    """The colour at a point of the unit square; none outside the rounded corners, which a whole square does not have."""
    corner, horizon = 0.2, 0.64
    dx, dy = max(corner - x, x - 1 + corner, 0), max(corner - y, y - 1 + corner, 0)
    if not whole and dx * dx + dy * dy > corner * corner:
        return None
    if abs(y - horizon) < 0.012:
        return LINE
    if y > horizon:
        return LAND
    if (x - 0.5) ** 2 + (y - horizon) ** 2 < 0.21**2:
        return SUN
    return mix(SKY, DUSK, (y / horizon) ** 1.6)


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


def write(name, side, whole=False):
    rows = b"".join(b"\0" + row for row in drawn(side, whole))
    png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0))
    (HERE / name).write_bytes(png + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


for side in (192, 256, 512):
    write(f"solkeeper-{side}.png", side)
# Phones cut their own shape out of it.
write("solkeeper-maskable-512.png", 512, whole=True)
(HERE / "solkeeper-64.rgba").write_bytes(b"".join(drawn(64)))
