"""Lays out random drawings with the page's own scripts, in Chromium, and prints the rules that a drawing breaks.

  page_layout.py CHROMIUM LEVEL.js LAYOUT.js

Boxes do not overlap; the box of a loop contains the loop's nodes and no others; an edge begins and ends at its nodes and does not
cross other nodes; nothing is outside of the drawing; a second layout of the same drawing is identical.
"""
import json
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from devtools import Browser  # noqa: E402

NEAR, DRAWINGS = 2.5, 120  # NEAR: tolerance in pixels; DRAWINGS: number of random drawings
complaints = []


def complain(*words):
    complaints.append(" ".join(map(str, words)))


def random_drawing(rng):
    """Returns a drawing of nested loops over a random order of nodes. Most edges lead to a node that follows soon, some back to the
    header of a loop, and some to any node."""
    n, loops, nodes = rng.randint(1, 60), [], []
    open_loops = []
    for i in range(n):
        while open_loops and rng.random() < .25:
            open_loops.pop()
        if len(open_loops) < 4 and rng.random() < .15:
            loops.append({"parent": open_loops[-1] if open_loops else None})
            open_loops.append(len(loops) - 1)
        nodes.append({"w": rng.randint(40, 400), "h": rng.randint(20, 300), "loop": open_loops[-1] if open_loops else None, "order": i})
    edges = [{"from": i, "to": i + 1} for i in range(n - 1) if rng.random() < .6]
    for _ in range(rng.randint(n // 2, 2 * n)):
        a = rng.randrange(n)
        edges.append({"from": a, "to": rng.choice([min(n - 1, a + rng.randint(0, 6)), rng.randrange(n), max(0, a - rng.randint(0, 5))])})
    return {"nodes": nodes, "edges": edges, "loops": loops}


def box(b):
    return b["x"], b["y"], b["x"] + b["w"], b["y"] + b["h"]


def overlap(a, b):
    return a[0] < b[2] - .2 and b[0] < a[2] - .2 and a[1] < b[3] - .2 and b[1] < a[3] - .2


def within(a, b):
    return a[0] >= b[0] - .01 and a[1] >= b[1] - .01 and a[2] <= b[2] + .01 and a[3] <= b[3] + .01


def at_border(p, b):
    return abs(max(b[0] - p[0], p[0] - b[2], b[1] - p[1], p[1] - b[3])) < NEAR


def on_curves(points):
    out = [points[0]]
    for i in range(0, len(points) - 3, 3):
        for k in range(1, 9):
            t = k / 8
            w = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3
            out.append(tuple(sum(w[j] * points[i + j][axis] for j in range(4)) for axis in (0, 1)))
    return out


def loops_around(drawing, loop):
    around = set()
    while loop is not None:
        around.add(loop)
        loop = drawing["loops"][loop]["parent"]
    return around


def check_boxes(name, drawing):
    whole = 0, 0, drawing["w"], drawing["h"]
    boxes = [box(n) for n in drawing["nodes"]]
    for i, a in enumerate(boxes):
        if not within(a, whole):
            complain(name, "node", i, "is outside")
        for k in range(i):
            if overlap(a, boxes[k]):
                complain(name, "node", i, "lies over", k)
        around = loops_around(drawing, drawing["nodes"][i]["loop"])
        for k, loop in enumerate(drawing["loops"]):
            if k in around and not within(a, box(loop)):
                complain(name, "node", i, "is not in loop", k)
            elif k not in around and loop.get("x") is not None and overlap(a, box(loop)):
                complain(name, "node", i, "is in loop", k)
    return boxes


def check_edge(name, edge, boxes):
    ends, points = (edge["from"], edge["to"]), on_curves([tuple(p) for p in edge["points"]])
    for p, end in zip((points[0], points[-1]), ends):
        if not at_border(p, boxes[end]):
            complain(name, "edge", ends, "does not end at node", end)
    for k, (left, top, right, bottom) in enumerate(boxes):
        if k not in ends and any(left + NEAR < x < right - NEAR and top + NEAR < y < bottom - NEAR for x, y in points):
            complain(name, "edge", ends, "runs over node", k)


def main():
    chromium, sources = sys.argv[1], sys.argv[2:]
    rng, edges, nodes, loops = random.Random(1), 0, 0, 0
    with Browser(chromium) as b:
        with open("blank.html", "w") as f:
            f.write("<!DOCTYPE html>")
        b.open("blank.html")
        b.run("\n".join(open(path, encoding="utf-8").read() for path in sources) + "; 0")
        for i in range(DRAWINGS):
            given = random_drawing(rng)
            script = "(() => {const d = %s; return layOut(d) ? {nodes: d.nodes, edges: d.edges, loops: d.loops, w: d.w, h: d.h} : null;})()"
            drawing = b.run(script % json.dumps(given))
            if drawing is None:
                complain("drawing", i, "is too large")
                continue
            if drawing != b.run(script % json.dumps(given)):
                complain("drawing", i, "is not the same twice")
            boxes = check_boxes(i, drawing)
            for e in drawing["edges"]:
                check_edge(i, e, boxes)
            nodes, edges, loops = nodes + len(boxes), edges + len(drawing["edges"]), loops + len(drawing["loops"])
    for c in complaints[:20]:
        print(c)
    print("enough" if nodes > 2000 and edges > 3000 and loops > 200 else (nodes, edges, loops))


main()
