"""Runs recorded instructions on semantics.tbl and compares the results: the vec_*.tsv.gz of a folder like ../shared/semantics, whose README has the
format. Vectors of status ok and part bind, those of status disputed and own with the values of the independent model; others are
counted only. Of status part, the lanes that the independent model has bind, and the file does not say which: vectors that differ are counted apart.
Ends with "vectors right N, wrong N, explained N, in part N". Fails if any is wrong, or if more than one in two hundred differ in part.

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
GROUPS = ["SALU", "VOP1", "VOP2", "VOP3", "VOP3P", "VOPC", "VOPD", "DPP", "SDWA", "OWN"]  # that semantics.tbl has
CPUS = {"rdna3": ("gfx1100", 32), "rdna4": ("gfx1200", 32), "cdna": ("gfx950", 64)}
WORDS = {f"s{n}": n for n in range(32)} | {name: 32 + i for i, name in enumerate(["scc", "vcc_lo", "vcc_hi", "exec_lo", "exec_hi", "m0"])}


VGPRS = 32  # of a state
# Vectors whose values are wrong: (architectures, pattern of the text, reason).
EXPLAINED = [
    ("cdna", r"v_\w*[iu]16\w*_sdwa .*|v_lshlrev_b16_sdwa .*",
     "results of 16 bits have more: LLVM's SDWA peephole takes the instruction for the one without SDWA, whose upper half is 0"),
    ("rdna3,rdna4", r".* bound_ctrl:0", "from gfx11 on, bound_ctrl:0 is the field's value 0; the vectors have the result of 1"),
    ("rdna3,rdna4", r"v_fma_mix\w* .* dpp8:.*", "made without DPP"),
    ("rdna3,rdna4,cdna", r"v_pk_(min|max)_f16 .*", "tinygrad returns the NaN of the first operand"),
    ("rdna4", r"v_cvt_i16_f16 v16, v4 row_ror:15", "one lane lacks the half that is kept"),
]


def states_and_vectors(path, lanes):
    """Returns ({name: the dwords of a state}, [the cells of a vector])."""
    states, vectors = {}, []
    with gzip.open(path, "rt") as f:
        for line in f:
            cells = line.rstrip("\n").split("\t")
            if cells[0] == "S" and cells[2] == "N":
                image = bytes.fromhex(cells[3])
                image = image[:4 * len(WORDS)] + image[256:256 + 4 * VGPRS * lanes]
                states[cells[1]] = [int.from_bytes(image[i:i + 4], "little") for i in range(0, len(image), 4)]
            elif cells[0] == "V" and cells[5] == "N":
                vectors.append(cells[1:])
    return states, vectors


def place(name, lane, lanes):
    """Returns the index of a register in the dwords of a state, or None."""
    if name in WORDS:
        return WORDS[name]
    m = re.fullmatch(r"v(\d+)", name)
    return len(WORDS) + int(m[1]) * lanes + lane if m and int(m[1]) < VGPRS else None


def expected(state, changes, own, lanes):
    """Returns the dwords of a state after the changes, or None if other registers change."""
    words = list(state)
    for change in changes.split() if changes != "-" else []:
        name, _, values = change.partition("=")
        for lane, value in enumerate(values.split(",")):
            at = place(name, lane, lanes)
            if at is None:
                return None
            words[at] = int(value, 16)
    for change in own.split() if own != "-" else []:
        m = re.fullmatch(r"(\w+)(?:\[(\d+)\])?=(\w+)", change)
        at = m and place(m[1], int(m[2] or 0), lanes)
        if at is None:
            return None
        words[at] = int(m[3], 16)
    return words


def is_nan(word, bits):
    exponent, mantissa = {16: (0x7c00, 0x3ff), 32: (0x7f800000, 0x7fffff), 64: (0x7ff << 52, (1 << 52) - 1)}[bits]
    return word & exponent == exponent and word & mantissa


def differences(got, words, compare, lanes):
    """Returns the indexes of the dwords that differ. By the column cmp, any NaN in s16 or v16 equals any NaN, and of a half only the lower
    half of the register counts."""
    first = len(WORDS) + 16 * lanes
    out = []
    for i in (i for i in range(len(words)) if got[i] != words[i]):
        a, b = got[i], words[i]
        if i == 16 or first <= i < first + lanes:
            if compare == "f32" and is_nan(a, 32) and is_nan(b, 32):
                continue
            if compare == "f16" and (a & 0xffff == b & 0xffff or (is_nan(a & 0xffff, 16) and is_nan(b & 0xffff, 16))):
                continue
        if compare == "f64" and first <= i < first + 2 * lanes:
            lane = (i - first) % lanes
            a, b = (x[first + lane] | x[first + lanes + lane] << 32 for x in (got, words))
            if is_nan(a, 64) and is_nan(b, 64):
                continue
        out.append(i)
    return out


def run(execute, path, counts, verbose):
    arch, group = re.match(r"vec_(\w+?)_(\w+)\.", os.path.basename(path)).groups()
    cpu, lanes = CPUS[arch]
    states, vectors = states_and_vectors(path, lanes)
    images = {name: b"".join(x.to_bytes(4, "little") for x in words).hex() for name, words in states.items()}
    lines = [f"{cpu} {lanes} {code} {images[state]}\n" for _, _, _, code, _, state, *_ in vectors]
    out = subprocess.run([execute], input="".join(lines), capture_output=True, text=True, check=True).stdout.split("\n")
    shown = collections.Counter()
    for (_, op, text, _, _, state, compare, status, changes, own), line in zip(vectors, out):
        words = expected(states[state], changes, own, lanes)
        if line == "-" or not words:
            counts[arch, group, "not computed"] += 1
            counts["names", op if words else "other registers"] += 1
            continue
        image = bytes.fromhex(line)
        got = [int.from_bytes(image[i:i + 4], "little") for i in range(0, len(image), 4)]
        wrong = differences(got, words, compare, lanes)
        if wrong and any(arch in archs.split(",") and re.fullmatch(pattern, text) for archs, pattern, _ in EXPLAINED):
            counts[arch, group, "explained"] += 1
            continue
        kind = "unchecked " if status == "unchecked" else "in part " if wrong and status == "part" else ""
        counts[arch, group, kind + ("wrong" if wrong else "right")] += 1
        if wrong and status != "unchecked":
            counts["strict", op] += status != "part"
            shown[op] += 1
            if verbose and shown[op] <= 2:
                names = list(WORDS) + [f"v{n}[{lane}]" for n in range(VGPRS) for lane in range(lanes)]
                print(f"{arch} {state} {text} ({status}): " + ", ".join(f"{names[i]} {got[i]:x} instead of {words[i]:x}" for i in wrong[:3]))


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
        if key[0] not in ("names", "strict") and (verbose or not test):
            print(*key, what, n)
    if verbose:
        print("not computed:", ", ".join(f"{name} {n}" for (kind, name, *rest), n in sorted(counts.items(), key=str) if kind == "names"))
    right, wrong, explained, part = (sum(n for (*_, what), n in counts.items() if what == wanted) for wanted in ("right", "wrong", "explained", "in part wrong"))
    certain = {op: n for (kind, op, *_), n in counts.items() if kind == "strict" and n}
    for op, n in certain.items():
        print(f"{op}: {n} vectors wrong that bind in all lanes")
    failed = certain or 200 * part > right or not right
    if failed or verbose or not test:
        print(f"vectors right {right}, wrong {wrong}, explained {explained}, in part {part}")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
