#!/usr/bin/env python3
"""Extracts parts of a man page or a Markdown file, for tests.

  page.py options PAGE             a line for each option of a man page: its group, a tab, its name with dashes
  page.py words PAGE               every word in bold, one per line
  page.py examples PAGE FOLDER     writes each example of a man page to FOLDER/1, FOLDER/2 …
  page.py blocks FILE FOLDER       writes each indented block of a Markdown file in the same way
  page.py excerpts FILE            runs the commands of a block, which begin with "$ " and may continue after a backslash, and prints
                                   the lines after a command that its output does not contain in this order
  page.py quotes FILE              the same, but compares words, regardless of line breaks; ... stands for any words
  page.py indentation PAGE TEXT    prints the indented lines of examples that a rendering of the man page does not indent more than
                                   the line before them
  page.py transcript FILE          runs the commands of a block, and prints them with their output
"""
import itertools
import os
import re
import subprocess
import sys


def plain(text):
    text = re.sub(r"\\f[BIPR]|\\&", "", text)
    for escape, shown in (("\\-", "-"), ("\\(dq", '"'), ("\\(aq", "'"), ("\\(ha", "^"), ("\\(ti", "~"), ("\\e", "\\")):
        text = text.replace(escape, shown)
    return text


def options(lines):
    group, head, tagged = "", False, False
    for line in lines:
        if line.startswith((".SS ", ".SH ")):
            group, head, tagged = line[4:].strip('"'), False, False
        elif line in (".TP", ".TQ"):
            head = tagged = True
        elif head or (not tagged and line.startswith("\\fB\\-")):
            for bold in re.findall(r"\\fB(.*?)\\fP", line):
                if bold.startswith("\\-"):
                    print("%s\t%s" % (group, plain(bold).strip().rstrip("=")))
            head = False


def words(lines):
    for line in lines:
        found = re.findall(r"\\fB(.*?)\\f[PRI]", line)
        m = re.match(r"\.B (.*)", line) or re.match(r"\.B[RI] ((?:\"[^\"]*\"|\S)+)", line)
        for bold in found + ([m[1]] if m else []):
            print(plain(bold).strip('" ').rstrip("("))


def save(examples, folder):
    os.makedirs(folder, exist_ok=True)
    for i, lines in enumerate(examples, 1):
        with open("%s/%d" % (folder, i), "w", encoding="utf-8") as f:
            f.write("\n".join(lines) + "\n")


def examples(lines):
    out = []
    for line in lines:
        if line == ".EX":
            out.append([])
            inside = True
        elif line == ".EE":
            inside = False
        elif out and inside:
            out[-1].append(plain(line))
    return out


def indentation(lines, rendered):
    """For each line of an example that begins with more tabs than the line before it, checks that the rendered page contains the
    line, with an indentation of five columns more for each tab."""
    shown = [line.rstrip() for line in rendered]
    for example in examples(lines):
        for before, line in zip(example, example[1:]):
            more = len(line) - len(line.lstrip("\t")) - (len(before) - len(before.lstrip("\t")))
            pairs = [(a, b) for a, b in zip(shown, shown[1:]) if a.split() == before.split() and b.split() == line.split()]
            indents = {len(b) - len(b.lstrip()) - (len(a) - len(a.lstrip())) for a, b in pairs}
            if more > 0 and before.strip() and line.strip() != "..." and 5 * more not in indents:
                print("not indented: %s" % line.strip())


def blocks(lines):
    """Returns the indented blocks. Blank lines between indented lines belong to the block."""
    out, blank = [[]], []
    for line in lines + ["end"]:
        if line.startswith("    "):
            out[-1] += (blank if out[-1] else []) + [line[4:]]
            blank = []
        elif not line.strip():
            blank.append("")
        elif out[-1]:
            out.append([])
    return [b for b in out if b]


def transcript(lines):
    """Runs the commands, and prints each with its output. Blank lines at the end of the output are omitted."""
    for line in lines:
        if line.startswith("$ "):
            out = subprocess.run(["sh", "-c", line[2:]], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout
            print("\n".join([line] + out.rstrip("\n").split("\n") if out else [line]))


def is_begun(line, quoted):
    return quoted.endswith("...") and line.startswith(quoted[:-3])


def excerpts(lines):
    """Runs commands, and checks that the output contains the quoted lines. A line "..." stands for any lines; "..." at the end of a
    line stands for the rest of the line. A command may fail if a message of an error or a warning is quoted."""
    at = 0
    while at < len(lines):
        if lines[at].startswith("$ "):
            command = [lines[at][2:]]
            while command[-1].endswith("\\"):
                at += 1
                command.append(lines[at])
            result = subprocess.run(["sh", "-ec", "\n".join(command)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            out = iter([line.expandtabs(8).rstrip() for line in result.stdout.split("\n")])
            quoted = itertools.takewhile(lambda line: not line.startswith("$ "), lines[at + 1:])
            if result.returncode and not any("error: " in line or "warning: " in line for line in quoted):
                print("%s: status %d: %s" % (command[0], result.returncode, result.stdout))
        elif lines[at] not in ("", "...") and not any(line == lines[at] or is_begun(line, lines[at]) for line in out):
            print("not there, or not in this place: %s" % lines[at])
        at += 1


def quotes(lines):
    text = "\n".join(lines)
    for command, quoted in re.findall(r"^\$ ((?:.*\\\n)*.*)\n((?:(?!\$ ).*\n?)*)", text, re.M):
        out = subprocess.run(["sh", "-c", command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout
        said, at = " ".join(out.split()), 0
        for part in re.split(r"\.\.\.", quoted):
            words = " ".join(part.split())
            found = said.find(words, at)
            if found < 0:
                print("%s does not print, or not in this place: %s" % (command, words))
            at = max(at, found + len(words))


def main():
    what, path = sys.argv[1:3]
    with open(path, encoding="utf-8") as f:
        lines = f.read().split("\n")
    if what == "examples":
        save(examples(lines), sys.argv[3])
    elif what == "indentation":
        with open(sys.argv[3], encoding="utf-8") as f:
            indentation(lines, f.read().split("\n"))
    elif what == "blocks":
        save(blocks(lines), sys.argv[3])
    else:
        dict(options=options, words=words, transcript=transcript, excerpts=excerpts, quotes=quotes)[what](lines)


if __name__ == "__main__":
    main()
