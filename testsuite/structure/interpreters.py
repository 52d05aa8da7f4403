"""Checks that semantics.tbl alone says what instructions compute: no C code outside of common/analysis/value/ names an operation that is a
program (effects.def), and none names an instruction.

  interpreters.py
"""
import os
import re
import sys

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(TOP, "common", "isa", "gen"))
import genmacro  # noqa: E402
import genread  # noqa: E402

VALUES = "common/analysis/value/"
# objdump/assembly writes addresses as symbols, for which it follows literals, and where they are, not only values. A comment of insn.h has an
# instruction as its example.
EXCEPT = {"objdump/assembly/assembly_pc.c", "common/isa/insn.h"}
FOLDERS = ("assembler", "common", "library", "linker", "lsp", "objdump", "run")


def programs():
    """Returns the names of operations whose text in effects.def is a program of semantics.tbl, for 32 or 64 bits."""
    rows = {" ".join(cells[4:]) for _, cells in genread.rows(os.path.join(TOP, "common/isa/tables"), "semantics")}
    return {name for name, text in genmacro.meanings_of("effects.def", "OPERATION").items() if text in rows} | {"arithmetic"}


def main():
    computed = programs()
    if len(computed) < 25:
        print("only", len(computed), "operations of effects.def are programs")
    for folder in FOLDERS:
        for root, _, names in os.walk(os.path.join(TOP, folder)):
            for name in names:
                path = os.path.relpath(os.path.join(root, name), TOP)
                if not name.endswith((".c", ".h", ".def")) or path.startswith(VALUES) or path in EXCEPT:
                    continue
                with open(os.path.join(root, name), encoding="utf-8") as f:
                    text = f.read()
                found = {x for x in re.findall(r"\bOPERATION_(\w+)", text) if x in computed} | set(re.findall(r"\bINSN_(?:[SV]|DS)_[A-Z]\w*", text))
                if found:
                    print(path + ":", "says what", ", ".join(sorted(found)), "computes; ask common/meaning/ or common/analysis/value/")


main()
