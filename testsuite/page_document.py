"""Checks that a page of amdgcn-objdump consists of its template and its JSON document. Prints differences, and how much was
compared.

  page_document.py PAGE JSON [TEXT]

The page must be valid as HTML and as XML, load nothing, and contain the document that --json writes for the same view (for
--simulate, with the control flow of each simulated function). With TEXT, the output of --cfg, each block must contain the same
instructions as in TEXT.
"""
import html.parser
import json
import re
import sys
import xml.etree.ElementTree as ET

HTML = "{http://www.w3.org/1999/xhtml}"
VOID = ["meta", "input", "br"]
complaints = []


def complain(*words):
    complaints.append(" ".join(map(str, words)))


class Balance(html.parser.HTMLParser):
    """Checks that elements end in the same positions in HTML as in XML, and that no script is cut short."""

    def __init__(self):
        super().__init__()
        self.open, self.count = [], 0

    def handle_starttag(self, tag, attrs):
        self.count += 1
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.count += 1

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            complain("HTML: unexpected end of", tag)


def read_page(path):
    with open(path, "rb") as f:
        data = f.read()
    balance = Balance()
    balance.feed(data.decode("utf-8"))
    root = ET.fromstring(data)
    if balance.count != len(list(root.iter())) or balance.open:
        complain(balance.count, "elements of HTML are", len(list(root.iter())), "of XML")
    for e in root.iter():
        for name in "src", "href":
            if e.get(name):
                complain("the page loads", e.get(name))
    scripts = [e for e in root.iter(HTML + "script") if e.get("id") == "document"]
    if len(scripts) != 1 or re.search("[<>&]", scripts[0].text):
        complain("the page has", len(scripts), "documents, with markup in them")
    return json.loads(scripts[0].text)


def read_text(path):
    """Returns the instructions of each block of each function, in order."""
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


def functions_of(files):
    return [f for file in files for section in file.get("control_flow", []) for f in section["functions"]]


def check_text(functions, text):
    if len(text) != len(functions):
        complain(len(functions), "functions for", len(text), "of the text")
    for f, blocks in zip(functions, text):
        for b, lines in zip(f["blocks"], blocks):
            code = f["code"][b["first"]:b["first"] + b["instructions"]]
            if [row[1] for row in code] != lines or code and code[0][0] != b["address"]:
                complain(f["name"], "block", b["block"], "is", code[:3], "… for", lines[:3])
        if len(f["code"]) != f["instructions"] or any(a[0] >= b[0] for a, b in zip(f["code"], f["code"][1:])):
            complain(f["name"], "code is not in order")
        for i, most in enumerate(f["peak"]):
            if most != max([row[2][i] for row in f["code"]], default=0):
                complain(f["name"], "peak", i, "is", most)


def check_simulated(file):
    known = {(s["section"], f["address"]): f for s in file["control_flow"] for f in s["functions"]}
    for section in file["simulation"]:
        for kernel in section["kernels"]:
            for f in kernel.get("functions", []):
                graph = known.get((section["section"], f["address"]))
                if not graph or [i["address"] for i in f["instructions"]] != [row[0] for row in graph["code"]]:
                    complain(f["name"], "has no control flow, or that of another")


def main():
    page = read_page(sys.argv[1])
    with open(sys.argv[2], encoding="utf-8") as f:
        document = json.load(f)
    for file, wanted in zip(page["files"], document["files"]):
        for key, value in wanted.items():
            if file.get(key) != value:
                complain(wanted["file"], key, "is not the same")
        if "simulation" in wanted:
            check_simulated(file)
    if len(page["files"]) != len(document["files"]):
        complain(len(page["files"]), "files for", len(document["files"]))
    functions = functions_of(page["files"])
    if len(sys.argv) > 3:
        check_text(functions, read_text(sys.argv[3]))
    for c in complaints[:20]:
        print(c[:500])
    print(len(functions), "functions,", sum(len(f["blocks"]) for f in functions), "blocks,", sum(len(f["code"]) for f in functions), "instructions")


main()
