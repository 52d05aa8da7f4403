#!/usr/bin/env python3
"""Writes the command-line completion of a program for a shell, from the program's table of options.

    gen.py ROOT bash|zsh|fish PROGRAM OUTPUT

Completes options that have an effect, with one dash or two, and their values: files, directories, processors, or words."""
import os
import sys

sys.dont_write_bytecode = True
ROOT, SHELL, PROGRAM, OUTPUT = sys.argv[1:]
sys.path[:0] = [os.path.join(ROOT, "man"), os.path.join(ROOT, "common/isa/gen")]

import facts  # noqa: E402
import genread  # noqa: E402

# Words to complete for options whose rows do not list accepted words. The key is the name of the option or of its value.
WORDS = {
    "WHEN": "auto always never",
    "arch": "amdgcn",
    "compress-debug-sections": "zlib none",
    "disassembler-color": "terminal on off",
    "simulate": "text html",
    "simulate-order": "oldest round-robin",
    "simulate-stage": "compute vertex pixel",
    "triple": "amdgcn-amd-amdhsa amdgcn-amd-amdpal amdgcn-mesa-mesa3d",
}
PROCESSORS = ("mcpu", "m")  # -m selects a processor in objdump, but an emulation in ld, whose row lists the accepted words


def processors():
    return [cells[0] for _, cells in genread.rows(os.path.join(ROOT, "common/isa/tables"), "targets")]


class Option:
    """A row of the table. If a row has no value name or no help text, the text of another row with the same action is used."""

    def __init__(self, row, values, helps, names):
        self.name, self.arg, self.help = row.name, row.arg, row.help or ""
        if not row.help or row.help.startswith("the same"):
            self.help = helps.get(row.id) or self.help
        self.value = row.value or values.get(row.id)
        fixed = row.words not in (None, "NONEMPTY") and not set(row.words) & set("*#")
        if fixed:
            self.words = row.words.split()
        elif self.name in PROCESSORS:
            self.words = names
        else:
            self.words = (WORDS.get(self.name) or WORDS.get(self.value or "") or "").split()
        self.what = self.words or {"FILE": "file", "DIR": "dir"}.get(self.value or "", "")

    def takes(self):
        return self.arg in ("OPT_VALUE", "OPT_OPTIONAL")


def options():
    rows = facts.options(ROOT, PROGRAM.removeprefix("amdgcn-")).listed
    rows = [row for row in rows if row.name[0].isalnum()]
    values = {row.id: row.value for row in rows if row.value}
    helps = {row.id: row.help for row in rows if row.help and not row.help.startswith("the same")}
    names = processors()
    return [Option(row, values, helps, names) for row in rows]


# ---- bash

BASH = r"""# @program@ completion for bash
_@name@()
{
	local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} assigned= words
	local letters="@letters@"
	local names="@names@"

	COMPREPLY=()
	# In COMP_WORDS, "=" is a word of its own.
	if [[ $cur == = ]]; then
		cur= assigned=yes
	elif [[ $prev == = && COMP_CWORD -ge 2 ]]; then
		prev=${COMP_WORDS[COMP_CWORD-2]} assigned=yes
	fi
	[[ ${prev#-} != "$prev" && ${prev#--} == "$prev" && ${#prev} -gt 2 ]] && prev=-$prev
	case $prev$assigned in
@cases@	esac
	if [[ -n $words ]]; then
		mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
		return
	fi
	case $cur in
	--*) mapfile -t COMPREPLY < <(compgen -P -- -W "$names" -- "${cur#--}") ;;
	-) mapfile -t COMPREPLY < <(compgen -P - -W "$letters" -- ""; compgen -P -- -W "$names" -- "") ;;
	-*) mapfile -t COMPREPLY < <(compgen -P - -W "$letters $names" -- "${cur#-}") ;;
	*)
		compopt -o filenames 2>/dev/null
		mapfile -t COMPREPLY < <(compgen -f -- "$cur")
		return
		;;
	esac
	[[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[=-] ]] && compopt -o nospace 2>/dev/null
	return 0
}
complete -F _@name@ @program@
"""


def bash(opts):
    groups = {}
    for o in opts:
        if o.takes() and (o.what or o.arg == "OPT_VALUE"):
            dashed = ("--" if o.name[1:] else "-") + o.name
            groups.setdefault(str(o.what), (o.what, []))[1].extend(
                [dashed + "yes"] + ([dashed] if o.arg == "OPT_VALUE" else []))
    cases = []
    for what, patterns in groups.values():
        if isinstance(what, list):
            action = f'words="{" ".join(what)}"'
        else:
            action = (f"compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -{'d' if what == 'dir' else 'f'} "
                      '-- "$cur"); return' if what else "return")
        cases.append("\t" + "|".join(patterns) + f") {action} ;;\n")
    names = [o.name + ("=" if o.arg == "OPT_VALUE" else "") for o in opts if o.name[1:]]
    names += [o.name + "=" for o in opts if o.name[1:] and o.arg == "OPT_OPTIONAL"]
    text = BASH.replace("@cases@", "".join(cases)).replace("@letters@", " ".join(o.name for o in opts if not o.name[1:]))
    return text.replace("@names@", " ".join(sorted(set(names))))


# ---- zsh

def zsh_text(text):
    for c in "\\[]:":
        text = text.replace(c, "\\" + c)
    return text.replace("'", "'\\''")


def zsh(opts):
    lines = ["#compdef @program@", "", "_arguments -s -S \\"]
    for o in opts:
        what = f"({' '.join(o.words)})" if o.words else {"file": "_files", "dir": "_files -/"}.get(o.what, "")
        value = zsh_text((o.value or "value").lower())
        for dashed in ["-" + o.name] + ["--" + o.name] * bool(o.name[1:]):
            mark = {"OPT_VALUE": "=" if o.name[1:] else "+", "OPT_OPTIONAL": "=-", "OPT_JOINED": "-"}.get(o.arg, "")
            tail = {"OPT_VALUE": ":", "OPT_OPTIONAL": "::", "OPT_JOINED": ":"}.get(o.arg)
            tail = f"{tail}{value}:{what}" if tail else ""
            lines.append(f"\t'*{dashed}{mark}[{zsh_text(o.help)}]{tail}' \\")
    return "\n".join(lines + ["\t'*:file:_files'", ""])


# ---- fish

def fish_text(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def fish(opts):
    lines = ["# @program@ completion for fish"]
    for o in opts:
        line = "complete -c @program@ " + (f"-l {o.name} -o {o.name}" if o.name[1:] else f"-s {o.name}")
        if o.words:
            line += f" -{'x' if o.arg == 'OPT_VALUE' else 'f'} -a {fish_text(' '.join(o.words))}"
        elif o.what == "dir":
            line += " -x -a '(__fish_complete_directories)'"
        elif o.arg == "OPT_VALUE":
            line += " -r" + (" -F" if o.what else "")
        lines.append(line + (f" -d {fish_text(o.help)}" if o.help else ""))
    return "\n".join(lines + [""])


def main():
    text = {"bash": bash, "zsh": zsh, "fish": fish}[SHELL](options())
    with open(OUTPUT, "w", encoding="utf-8") as f:
        f.write(text.replace("@program@", PROGRAM).replace("@name@", PROGRAM.replace("-", "_")))


main()
