"""Runs recorded instructions on semantics.tbl and compares the results: the vec_*.tsv.gz of a folder like ../shared/semantics, whose README has the
format. Vectors of status ok and part bind, those of status disputed and own with the values of the independent model; others are
counted only. Ends with "vectors right N, wrong N".

  semantics.py [-B BUILD] FOLDER
  semantics.py GEN.PY TABLES BUILD [all] [-v]     as a test: ../shared/semantics beside the checkout, skipped if it is not there
"""
import collections
import glob
import gzip
import os
import re
import subprocess
import sys

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
SKIPPED = 77
GROUPS = ["SALU"]  # that semantics.tbl has
CPUS = {"rdna3": ("gfx1100", 32), "rdna4": ("gfx1200", 32), "cdna": ("gfx950", 64)}
WORDS = {f"s{n}": n for n in range(32)} | {name: 32 + i for i, name in enumerate(["scc", "vcc_lo", "vcc_hi", "exec_lo", "exec_hi", "m0"])}


def states_and_vectors(path):
    states, vectors = {}, []
    with gzip.open(path, "rt") as f:
        for line in f:
            cells = line.rstrip("\n").split("\t")
            if cells[0] == "S":
                states[cells[1]] = bytes.fromhex(cells[3])[:4 * len(WORDS)]
            elif cells[0] == "V":
                vectors.append(cells[1:])
    return states, vectors


def expected(state, changes, own):
    """Returns the dwords of a state after the changes, or None if other registers change."""
    words = [int.from_bytes(state[i:i + 4], "little") for i in range(0, len(state), 4)]
    for change in changes.split() if changes != "-" else []:
        name, _, value = change.partition("=")
        if name not in WORDS:
            return None
        words[WORDS[name]] = int(value, 16)
    for change in own.split() if own != "-" else []:
        m = re.fullmatch(r"(\w+)(?:\[0\])?=(\w+)", change)
        if not m or m[1] not in WORDS:
            return None
        words[WORDS[m[1]]] = int(m[2], 16)
    return words


def is_nan(word, bits):
    exponent, mantissa = {16: (0x7c00, 0x3ff), 32: (0x7f800000, 0x7fffff)}[bits]
    return word & exponent == exponent and word & mantissa


def same(got, words, compare, packed):
    """Compares dwords by the column cmp: bits, or also two NaNs. Only the lower half of a half counts unless two are packed."""
    if compare not in ("f32", "f16"):
        return got == words
    a, b = got[16], words[16]
    if compare == "f32":
        equal = a == b or (is_nan(a, 32) and is_nan(b, 32))
    else:
        equal = all(x == y or (is_nan(x, 16) and is_nan(y, 16))
                    for x, y in ((a >> shift & 0xffff, b >> shift & 0xffff) for shift in ((0, 16) if packed else (0,))))
    return equal and got[:16] == words[:16] and got[17:] == words[17:]


def run(execute, path, counts, verbose):
    arch, group = re.match(r"vec_(\w+?)_(\w+)\.", os.path.basename(path)).groups()
    cpu, lanes = CPUS[arch]
    states, vectors = states_and_vectors(path)
    lines = [f"{cpu} {lanes} {code} {states[state].hex()}\n" for _, _, _, code, _, state, *_ in vectors]
    out = subprocess.run([execute], input="".join(lines), capture_output=True, text=True, check=True).stdout.split("\n")
    shown = collections.Counter()
    for (_, op, text, _, _, state, compare, status, changes, own), line in zip(vectors, out):
        words = expected(states[state], changes, own)
        if line == "-" or not words:
            counts[arch, group, "not computed"] += 1
            counts["names", op if words else "other registers"] += 1
            continue
        got = [int.from_bytes(bytes.fromhex(line[i:i + 8]), "little") for i in range(0, len(line), 8)]
        equal = same(got, words, compare, group == "VOP3P")
        right = "right" if equal else "wrong"
        counts[arch, group, right if status != "unchecked" else "unchecked " + right] += 1
        if not equal and status != "unchecked":
            shown[op] += 1
            if verbose and shown[op] <= 2:
                differ = ", ".join(f"{name} {got[i]:x} instead of {words[i]:x}" for name, i in WORDS.items() if got[i] != words[i])
                print(f"{arch} {state} {text} ({status}): {differ}")


def main():
    args, build, verbose, test = sys.argv[1:], None, "-v" in sys.argv, len(sys.argv) > 3 and sys.argv[1].endswith(".py")
    if test:
        build, folder = args[2], os.path.join(TOP, "..", "shared", "semantics")
    else:
        build = args[args.index("-B") + 1] if "-B" in args else os.path.join(TOP, "build")
        folder = args[-1]
    if not os.path.isdir(folder):
        print(f"no folder {folder}")
        sys.exit(SKIPPED)
    counts = collections.Counter()
    for path in sorted(glob.glob(os.path.join(folder, "vec_*.tsv.gz"))):
        if re.match(r"vec_\w+?_(" + "|".join(GROUPS) + r")\.", os.path.basename(path)):
            run(os.path.join(build, "testsuite", "facts-execute"), path, counts, verbose or not test)
    for (*key, what), n in sorted(counts.items(), key=str):
        if key[0] != "names" and (verbose or not test):
            print(*key, what, n)
    if verbose:
        print("not computed:", ", ".join(f"{name} {n}" for (kind, name, *rest), n in sorted(counts.items(), key=str) if kind == "names"))
    right, wrong = (sum(n for (*_, what), n in counts.items() if what == wanted) for wanted in ("right", "wrong"))
    if wrong or not right or verbose or not test:
        print(f"vectors right {right}, wrong {wrong}")
    sys.exit(wrong > 0 or not right)


if __name__ == "__main__":
    main()
