"""Checks that a name in common/ says which file it is: no two rooms have a file of one name, and the README.md of each room names its files.

  rooms.py BUILD
"""
import os
import re

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
SOURCES = (".c", ".h", ".def", ".py")
ENOUGH = 300  # fewer files mean that the script searches the wrong folder


def main():
    rooms, seen = {}, 0
    for folder, _, names in sorted(os.walk(os.path.join(TOP, "common"))):
        room = os.path.relpath(folder, TOP)
        files = sorted(n for n in names if n.endswith(SOURCES))
        seen += len(files)
        for name in files:
            if name.endswith((".c", ".h")) and name in rooms:
                print(f"{room}/{name}: {rooms[name]} has a file of this name")
            rooms[name] = room
        path = os.path.join(folder, "README.md")
        text = ""
        if os.path.exists(path):
            with open(path, encoding="utf-8") as f:
                text = f.read()
        elif files:
            print(f"{room}: no README.md")
            continue
        for stem in sorted({os.path.splitext(n)[0] for n in files}):
            if not re.search(r"`" + re.escape(stem) + r"(\.\w+)?`", text):
                print(f"{room}/README.md: {stem} is missing")
        for named in re.findall(r"^\| `(\w+)(?:\.\w+)?` ", text, re.MULTILINE):
            if not any(os.path.splitext(n)[0] == named for n in names) and named + ".py" not in rooms:
                print(f"{room}/README.md: there is no {named}")
    if seen < ENOUGH:
        print(f"only {seen} files")


main()
