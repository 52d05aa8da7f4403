"""Finds home-made words for which CONTRIBUTING.md has a standard term, in names and texts, and structs that share a name.

  words.py BUILD
"""
import os
import re
import sys

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
FOLDERS = ["assembler", "common", "library", "linker", "lsp", "man", "objdump", "python", "run"]
SUFFIXES = (".c", ".h", ".def", ".l", ".y", ".in", ".py")
# Every use of these words in the searched files is an error, because none of the files needs them in their plain English sense.
WORDS = [r"told once", r"borne\b", r"bears\b", r"held against", r"comes? too early", r"comes? again", r"different ways", r"the seed\b",
         r"looked for", r"there (is|are) no such", r"nobody\b", r"taken to be", r"what holds? back", r"put in\b(?! its)",
         r"cures?\b", r"cured\b", r"told\b", r"(\w+_)?asked\b", r"strangers?\b", r"way_of\w*", r"choose_way\w*", r"(is|are) no such",
         r"as good as", r"what is known", r"raises? (a|its|the) counters?", r"raises its\b"]
HOME_MADE = re.compile(r"\b(" + "|".join(WORDS) + ")", re.IGNORECASE)
STRUCT = re.compile(r"\bstruct (\w+) \{")
ENOUGH = 100  # fewer files mean that the script searches the wrong folder
# Code of JSON keys that keep their old spelling for one release.
KEPT = re.compile(r'"latency_borne"|, latency_borne\)|\(fix, cure\)')


def files():
    for folder in FOLDERS:
        for path, _, names in os.walk(os.path.join(TOP, folder)):
            for name in sorted(names):
                if name.endswith(SUFFIXES):
                    yield os.path.join(path, name)


def main():
    structs, seen = {}, 0
    for path in files():
        with open(path, encoding="utf-8") as f:
            text = f.read()
        seen += 1
        shown = os.path.relpath(path, TOP)
        for number, line in enumerate(text.split("\n"), 1):
            for found in HOME_MADE.finditer(KEPT.sub("", line)):
                print(f"{shown}:{number}: {found.group(0)}")
        # lsp/ includes only common/base and the public headers, so its structs may have the names of other structs.
        for name in STRUCT.findall(text) if path.endswith((".c", ".h", ".l", ".y")) and not shown.startswith("lsp/") else []:
            if name in structs:
                print(f"{shown}: struct {name} is {structs[name]}'s as well")
            structs[name] = shown
    if seen < ENOUGH:
        print(f"only {seen} files")


main()
