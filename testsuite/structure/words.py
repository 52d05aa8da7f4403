"""Finds home-made words for which CONTRIBUTING.md has a standard term, in names and texts, and structs that share a name.

  words.py BUILD
"""
import os
import re
import sys

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
FOLDERS = ["assembler", "common", "library", "linker", "man", "objdump"]
SUFFIXES = (".c", ".h", ".def", ".l", ".y", ".in")
# These words are not used in another sense in the searched files.
WORDS = [r"told once", r"borne\b", r"bears\b", r"held against", r"comes? too early", r"comes? again", r"different ways", r"the seed\b",
         r"looked for", r"there (is|are) no such", r"nobody\b", r"taken to be", r"what holds? back", r"put in\b(?! its)"]
HOME_MADE = re.compile(r"\b(" + "|".join(WORDS) + ")", re.IGNORECASE)
STRUCT = re.compile(r"^struct (\w+) \{", re.MULTILINE)
ENOUGH = 100  # with fewer files, the script searches the wrong folder
# A JSON key that keeps its old spelling for one release.
KEPT = re.compile(r'"latency_borne"|, latency_borne\)')


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
        for name in STRUCT.findall(text) if path.endswith((".c", ".h", ".l", ".y")) else []:
            if name in structs:
                print(f"{shown}: struct {name} is {structs[name]}'s as well")
            structs[name] = shown
    if seen < ENOUGH:
        print(f"only {seen} files")


main()
