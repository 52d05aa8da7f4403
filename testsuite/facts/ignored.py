"""Compares the bits of each encoding that hardware ignores ({ignored} in encodings.tbl and forms.tbl) with LLVM's decoder.

  ignored.py GEN.PY TABLES

ignored.tsv.gz: LLVM 18's encodings, with the bits that its decoder ignores. A bit that LLVM ignores must be ignored here or be in a
field. A bit that is fixed in LLVM must not be ignored here. Each row of ignored_better.tsv is an exception: our encoding, the
mask of the bits, "more" if only we ignore these bits or "fewer" if only LLVM does, and the reason. A row without a difference
is an error.
"""
import collections
import gzip
import json
import os
import sys

# The fields of the sources of VOP3 and VOP3P. LLVM ignores them since release 23 in instructions without these sources.
SOURCES = 0x7ffffff << 32

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
import tables_json  # noqa: E402


def rows(name):
    path = os.path.join(HERE, name)
    with gzip.open(path, "rt") if name.endswith(".gz") else open(path, encoding="utf-8") as f:
        lines = [line.rstrip("\n").split("\t") for line in f if not line.startswith("#")]
    return [dict(zip(lines[0], line)) for line in lines[1:]]


def ours(tables):
    """Returns {(mnemonic, class, bytes): [(encoding, fixed bits, mask of the fixed bits, ignored bits)]}."""
    out = collections.defaultdict(list)
    for insn in tables["instructions"]:
        for f in insn["forms"]:
            size = f["bytes"] - 4 * any(o["kind"] in ("literal", "imm32") for o in f["operands"])
            for name in f["classes"]:
                out[insn["name"], name, size].append((f["encoding"], *(int(f[x], 16) for x in ("value", "mask", "ignored"))))
    return out


def differences(tables):
    """Returns {(encoding, mask, "more" or "fewer"): examples}, and the number of encodings that were compared."""
    classes = {p["name"].removeprefix("gfx"): p["class"] for p in tables["processors"]}
    mine, out, compared = ours(tables), collections.defaultdict(set), 0
    for r in rows("ignored.tsv.gz"):
        value, mask, ignored = (int(r[name], 16) for name in ("value", "mask", "ignored"))
        for processor in r["processors"].split(","):
            for encoding, our_value, our_mask, our_ignored in mine[r["mnemonic"], classes.get(processor), int(r["bytes"])]:
                if (our_value ^ value) & mask & our_mask:
                    continue
                compared += 1
                sources = SOURCES if encoding.startswith("vop3") else 0
                for which, bits in (("fewer", our_mask & ignored), ("more", mask & our_ignored & ~sources)):
                    if bits:
                        out[encoding, hex(bits), which].add((r["mnemonic"], processor))
    return out, compared


def main():
    tables = json.loads(tables_json.text(*sys.argv[1:4]))
    found, compared = differences(tables)
    known = {(r["encoding"], r["bits"], r["which"]): False for r in rows("ignored_better.tsv")}
    for key, examples in sorted(found.items()):
        if key in known:
            known[key] = True
        else:
            mnemonic, processor = min(examples)
            print("%s\t%s\t%s\t%s on gfx%s and %d others" % (*key, mnemonic, processor, len(examples) - 1))
    for key, used in known.items():
        if not used:
            print("ignored_better.tsv: %s %s %s is not needed" % key)
    if compared < 100000:
        print("only %d encodings were compared" % compared)


if __name__ == "__main__":
    main()
