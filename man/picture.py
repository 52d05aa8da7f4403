#!/usr/bin/env python3
"""Takes the picture of the README: part of the page that amdgcn-objdump --simulate=html writes for the README's first kernel.

    picture.py BUILD PNG             takes the picture with Chromium, and stores the data that the page shows in the PNG file
    picture.py BUILD PNG --check     compares the data in the PNG file with the data that the page shows now"""
import difflib
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import zlib

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
README = os.path.join(TOP, "README.md")
CHROMIUM, WIDTH, HEIGHT = "chromium", 1000, 1250
# Removes the navigation, the tools and large sections. FIT then zooms out until the graph shows the whole function.
ARRANGE = """document.querySelectorAll("nav, body > header, #k0units, #k0time, #k0waves, #s0, .legend-row, .code-list").forEach(e => e.remove());
    document.body.style.display = "block";
    document.querySelector(".function").style.gridTemplateRows = "33rem";"""
FIT = """document.querySelector('.graph button[title^="The whole"]').click(); document.querySelector(".zoom-tools").remove();"""
KEYWORD = b"Description"  # keyword of the PNG chunk that contains the page's data


def make_page(build):
    """Runs the README's commands, and returns the page that they write."""
    with open(README, encoding="utf-8") as f:
        readme = f.read()
    source = re.search(r"^    \$ cat sum\.s\n(.*?)^    \$ ", readme, re.M | re.S)[1]
    options = re.search(r"^    \$ amdgcn-as (.*-fauto-waits -o sum\.o sum\.s)$", readme, re.M)[1].split()
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "sum.s"), "w", encoding="utf-8") as f:
            f.write(re.sub(r"^    ", "", source, flags=re.M))
        assemble = [os.path.join(build, "assembler/amdgcn-as"), *options]
        simulate = [os.path.join(build, "objdump/amdgcn-objdump"), "--simulate=html", "--simulate-what-if", "sum.o"]
        subprocess.run(assemble, cwd=folder, check=True)
        return subprocess.run(simulate, cwd=folder, check=True, stdout=subprocess.PIPE).stdout.decode("utf-8")


def text(page):
    """Returns the data that the picture shows, from the JSON document in the page, as lines."""
    document = json.loads(re.search(r'<script type="application/json" id="document">(.*?)</script>', page, re.S)[1])
    kernel = document["files"][0]["simulation"][0]["kernels"][0]
    shown = [kernel["limit"], kernel["most_lost"], kernel["launch"], kernel["time"], *kernel["what_if"]]
    return [json.dumps(line) for line in shown + [i for f in kernel["functions"] for i in f["instructions"]]]


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def chunks(png):
    at = 8
    while at < len(png):
        size, kind = struct.unpack_from(">I4s", png, at)
        yield kind, png[at + 8:at + 8 + size]
        at += 12 + size


def rows(raw, size, pixel):
    """Yields the decoded rows of a PNG image. size: bytes per row; pixel: bytes per pixel."""
    above = bytes(size)
    for at in range(0, len(raw), size + 1):
        row = bytearray(raw[at + 1:at + 1 + size])
        for i in range(size):
            a, b, c = (row[i - pixel], above[i], above[i - pixel]) if i >= pixel else (0, above[i], 0)
            nearest = min((abs(b - c), 0, a), (abs(a - c), 1, b), (abs(a + b - 2 * c), 2, c))[2]
            row[i] = (row[i] + (0, a, b, (a + b) // 2, nearest)[raw[at]]) & 255
        above = bytes(row)
        yield above


def smaller(parts):
    """Returns the chunks of an equal image without PNG filters. Text and flat colors compress better without
    filters."""
    width, _, depth, colour = struct.unpack_from(">IIBB", dict(parts)[b"IHDR"])
    pixel = {(8, 2): 3, (8, 6): 4}[depth, colour]
    raw = zlib.decompress(b"".join(data for kind, data in parts if kind == b"IDAT"))
    packed = zlib.compress(b"".join(b"\0" + row for row in rows(raw, width * pixel, pixel)), 9)
    return [(b"IHDR", dict(parts)[b"IHDR"]), (b"IDAT", packed), (b"IEND", b"")]


def shoot(page, path):
    sys.path.insert(0, os.path.join(TOP, "testsuite"))
    from devtools import Browser
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.chdir(folder)
        with open("page.html", "w", encoding="utf-8") as f:
            f.write(page)
        with Browser(CHROMIUM) as b:
            b.open("page.html", WIDTH, HEIGHT)
            b.run(ARRANGE)
            b.timed(FIT)
            b.picture("shot.png")
        with open("shot.png", "rb") as f:
            parts = smaller(list(chunks(f.read())))
    said = KEYWORD + b"\0\0\0\0\0" + "\n".join(text(page)).encode("utf-8")
    with open(path, "wb") as f:
        f.write(b"\x89PNG\r\n\x1a\n")
        for kind, data in parts:
            f.write((chunk(b"iTXt", said) if kind == b"IEND" else b"") + chunk(kind, data))


def check(page, path):
    with open(path, "rb") as f:
        said = [data.split(b"\0", 5)[5] for kind, data in chunks(f.read()) if kind == b"iTXt" and data.startswith(KEYWORD)]
    then = said[0].decode("utf-8").split("\n") if said else []
    for line in difflib.unified_diff(then, text(page), "the picture", "the page", lineterm="", n=0):
        print(line)


def main():
    build, path = (os.path.abspath(word) for word in sys.argv[1:3])
    (check if sys.argv[3:] == ["--check"] else shoot)(make_page(build), path)


main()
