"""Says where a page of amdgcn-objdump --cfg=html is not what --cfg --json and --cfg say of the same files, or its pictures are
not as they should be; then how much it has looked at.

  cfg_page.py PAGE JSON [TEXT]

The page is parsed as XML. All functions, blocks, edges and loops must be there, the instructions too if TEXT is given. In
pictures blocks do not lie over each other; loops have their own blocks in them and no others; an edge begins and ends at
its blocks and does not run over others; nothing is outside.
"""
import json
import os
import re
import sys
import xml.etree.ElementTree as ET

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from page_check import Balance, classes, complain, complaints, having, shown  # noqa: E402

NEAR = 2.5  # pixels
HTML, SVG = "{http://www.w3.org/1999/xhtml}", "{http://www.w3.org/2000/svg}"


def read_text(path):
    """The instructions of each block of each function, in order."""
    functions = []
    with open(path, encoding="utf-8", errors="replace") as f:
        for line in f:
            if re.match(r"[0-9a-f]{16} <", line):
                functions.append([])
            elif re.match(r"  bb\d+:", line):
                functions[-1].append([])
            elif line.startswith("\t") and not line.startswith("\t-> "):
                functions[-1][-1].append(re.sub(r"  // calls .*", "", line.strip()))
    return functions


def overlap(a, b):
    return a[0] < b[2] - .2 and b[0] < a[2] - .2 and a[1] < b[3] - .2 and b[1] < a[3] - .2


def within(a, b):
    return a[0] >= b[0] and a[1] >= b[1] and a[2] <= b[2] and a[3] <= b[3]


def box(rect, dx=0, dy=0):
    x, y = float(rect.get("x", 0)) + dx, float(rect.get("y", 0)) + dy
    return x, y, x + float(rect.get("width")), y + float(rect.get("height"))


def at_border(p, b):
    outside = max(b[0] - p[0], p[0] - b[2], b[1] - p[1], p[1] - b[3])
    return abs(outside) < NEAR


def curve(d):
    """Points on the curves of a path."""
    numbers = list(map(float, re.findall(r"-?[\d.]+", d)))
    points = list(zip(numbers[::2], numbers[1::2]))
    out = [points[0]]
    for i in range(0, len(points) - 3, 3):
        for k in range(1, 9):
            t = k / 8
            w = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3
            out.append(tuple(sum(w[j] * points[i + j][axis] for j in range(4)) for axis in (0, 1)))
    return out


def block_box(block):
    dx, dy = map(float, re.findall(r"[-\d.]+", block.get("transform")))
    return box(next(block.iter(SVG + "rect")), dx, dy)


def check_overlaps(name, boxes):
    rest = sorted(boxes.items(), key=lambda item: item[1][1])
    for i, (a, box_a) in enumerate(rest):
        for b, box_b in rest[i + 1:]:
            if box_b[1] >= box_a[3]:
                break
            if overlap(box_a, box_b):
                complain(name, a, "lies over", b)


def check_loops(name, svg, boxes, function):
    loops, loop_boxes = function["loops"], [box(e[0]) for e in having(svg, "loop")]
    if len(loop_boxes) != len(loops):
        complain(name, len(loop_boxes), "boxes of", len(loops), "loops")
        return
    for b in function["blocks"]:
        inside, loop = set(), b.get("loop")
        while loop is not None:
            inside.add(loop)
            loop = loops[loop].get("parent")
        for i, around in enumerate(loop_boxes):
            at = boxes[b["block"]]
            if i in inside and not within(at, around):
                complain(name, "block", b["block"], "is not in the box of loop", i)
            if i not in inside and overlap(at, around):
                complain(name, "block", b["block"], "is in the box of loop", i)


def check_edge(name, edge, boxes, prefix):
    path = curve(next(edge.iter(SVG + "path")).get("d"))
    ends = [int(edge.get(key)[len(prefix):]) if edge.get(key) else None for key in ("data-from", "data-to")]
    for p, end in zip((path[0], path[-1]), ends):
        if end is not None and not at_border(p, boxes[end]):
            complain(name, edge.get("id"), "does not end at block", end)
    xs, ys = [x for x, _ in path], [y for _, y in path]
    around = min(xs), min(ys), max(xs), max(ys)
    for b, (left, top, right, bottom) in boxes.items():
        if b in ends or not overlap((left, top, right, bottom), around):
            continue
        if any(left + NEAR < x < right - NEAR and top + NEAR < y < bottom - NEAR for x, y in path):
            complain(name, edge.get("id"), "runs over block", b)


def check_picture(name, svg, prefix, function):
    boxes = {int(b.get("id")[len(prefix):]): block_box(b) for b in having(svg, "block")}
    pills = {"pill %d" % i: box(e[0]) for i, e in enumerate(having(svg, "pill"))}
    whole = tuple(map(float, svg.get("viewBox").split()))
    for b, at in boxes.items():
        if not within(at, whole):
            complain(name, "block", b, "is outside of the picture")
    check_overlaps(name, {**boxes, **pills})
    if set(boxes) == {b["block"] for b in function["blocks"]}:
        check_loops(name, svg, boxes, function)
        for edge in having(svg, "edge"):
            check_edge(name, edge, boxes, prefix)


def check_function(article, function, text):
    name = function["name"][:40]
    prefix = article.get("id") + "b"
    if "".join(article.find(HTML + "h3").itertext()) != shown(function["name"]):
        complain("another name than", repr(name))
    blocks = {b.get("id"): b for b in having(article, "block")}
    wanted = [prefix + str(b["block"]) for b in function["blocks"]]
    if list(blocks) != wanted:
        complain(name, "blocks", list(blocks)[:5], "… for", wanted[:5])
    edges = [(e.get("data-from"), e.get("data-to"), classes(e)[1]) for e in having(article, "edge")]
    wanted = [(prefix + str(b["block"]), prefix + str(e["block"]) if "block" in e else None, e["kind"].replace(" ", "-"))
              for b in function["blocks"] for e in b["to"]]
    if edges != wanted:
        complain(name, "edges", edges[:5], "… for", wanted[:5])
    for b, lines in zip(blocks.values(), text or []):
        got = [re.sub("  → .*", "", "".join(e.itertext())) for e in having(b, "i")]
        if got != lines:
            complain(name, b.get("id"), "says", got[:5], "… for", lines[:5])
    svg = article.find(HTML + "figure/" + SVG + "svg")
    if svg is not None:
        check_picture(name, svg, prefix, function)
    return svg is not None


def main():
    with open(sys.argv[1], "rb") as f:
        data = f.read()
    balance = Balance()
    balance.feed(data.decode("utf-8"))
    root = ET.fromstring(data)
    if balance.count != len(list(root.iter())) or balance.open:
        complain(balance.count, "elements of HTML are", len(list(root.iter())), "of XML")
    with open(sys.argv[2], encoding="utf-8") as f:
        files = json.load(f)["files"]
    functions = [f for file in files for section in file["control_flow"] for f in section["functions"]]
    text = read_text(sys.argv[3]) if len(sys.argv) > 3 else [None] * len(functions)
    articles = list(root.iter(HTML + "article"))
    if len(articles) != len(functions) or len(text) != len(functions):
        complain(len(articles), "functions for", len(functions), len(text))
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    if len(ids) != len(set(ids)):
        complain("an id is there twice")
    links = [e.get("href") for e in root.iter() if e.tag in (HTML + "a", SVG + "a")]
    for link in set(links) - {"#" + i for i in ids}:
        complain("a link to", link, "leads nowhere")
    listed = [a.get("href")[1:] for a in root.find(HTML + "body/" + HTML + "nav").iter(HTML + "a")]
    if listed != [a.get("id") for a in articles]:
        complain("the list is not of the functions")
    pictures = sum(map(check_function, articles, functions, text))
    for c in complaints[:20]:
        print(c)
    print(len(articles), "functions,", pictures, "pictures,", sum(len(f["blocks"]) for f in functions), "blocks")


main()
