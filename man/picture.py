#!/usr/bin/env python3
"""Makes the picture of the README: part of the page that amdgcn-objdump --simulate=html makes for the README's first kernel.

    picture.py BUILD PNG             takes the picture, with Chromium
    picture.py BUILD PNG --check     compares the page's current text with its text in the picture"""
import difflib
import os
import re
import struct
import subprocess
import sys
import tempfile
import zlib

README = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "README.md")
CHROMIUM = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--hide-scrollbars",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--window-size=880,1175"]
# Parts of the page that the picture leaves out: the list, and large sections.
LEFT_OUT = [r"<script.*?</script>", r"<nav .*?</nav>", r"<header>.*?</header>", r'<ul class="legend-row">.*?</ul>',
            r'<section [^>]*id="(?:k0units|k0time|k0waves|s0)".*?</section>', r'(?<=</figure>\n</div>\n)<div class="scroll">.*?</div>']
STYLE = "<style>body { display: block; }</style></head>"
KEYWORD = b"Description"  # keyword of the chunk with the text


def make_page(build):
    """The page, made by the README's commands, without the parts that are left out."""
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
        page = subprocess.run(simulate, cwd=folder, check=True, stdout=subprocess.PIPE).stdout.decode("utf-8")
    for part in LEFT_OUT:
        page, n = re.subn(part, "", page, flags=re.S)
        if not n:
            sys.exit("the page has no %s" % part)
    return page.replace("</head>", STYLE)


def text(page):
    """The text of the page, line by line."""
    body = re.sub(r"<[^>]*>", " ", re.search(r"<body.*</body>", page, re.S)[0])
    return [" ".join(line.split()) for line in body.split("\n") if line.strip()]


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def chunks(png):
    at = 8
    while at < len(png):
        size, kind = struct.unpack_from(">I4s", png, at)
        yield kind, png[at + 8:at + 8 + size]
        at += 12 + size


def rows(raw, size, pixel):
    """The decoded rows of a PNG image; size: bytes per row, pixel: bytes per pixel."""
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
    """The same image without filters, because images of text and flat colours compress better without them."""
    width, _, depth, colour = struct.unpack_from(">IIBB", dict(parts)[b"IHDR"])
    pixel = {(8, 2): 3, (8, 6): 4}[depth, colour]
    raw = zlib.decompress(b"".join(data for kind, data in parts if kind == b"IDAT"))
    packed = zlib.compress(b"".join(b"\0" + row for row in rows(raw, width * pixel, pixel)), 9)
    return [(b"IHDR", dict(parts)[b"IHDR"]), (b"IDAT", packed), (b"IEND", b"")]


def shoot(page, path):
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        with open(os.path.join(folder, "page.html"), "w", encoding="utf-8") as f:
            f.write(page)
        shot = os.path.join(folder, "shot.png")
        subprocess.run(CHROMIUM + ["--user-data-dir=" + os.path.join(folder, "profile"), "--screenshot=" + shot,
                                   "file://" + os.path.join(folder, "page.html")], check=True, stderr=subprocess.DEVNULL)
        with open(shot, "rb") as f:
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
