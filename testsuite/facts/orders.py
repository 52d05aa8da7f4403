"""Checks that the bytes of a line do not depend on the lines before it: the lines of enc/ and random dual instructions are assembled in
random orders. Where llvm-mc-23 is installed, the random dual instructions must have its bytes, and be errors where it reports errors.

  orders.py GEN.PY TABLES BUILD [all]

The assembler caches which forms the operands of a mnemonic may have. Registers are drawn from few, so that the rules over both halves
decide (banks, parity, equal registers, the number of scalar values, one literal), and many lines have the same two mnemonics, so
that they share what is cached. The halves are those of enc/PROCESSOR/vopd*.s.
"""
import glob
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [HERE]
import run  # noqa: E402

ORACLE = "llvm-mc-23"
CPUS = ["gfx1100", "gfx1200", "gfx1250"]
FEW, MANY, OF_PAIR, ORDERS, SHOWN = 1500, 15000, 30, 3, 8
# Halves that are not compared with llvm-mc: {name: reason}.
BETTER = {
    "v_dual_dot2acc_f32_bf16": "in the encoding of 12 bytes, llvm-mc does not compare the banks of its sources",
    "v_dual_dot2acc_f32_f16": "llvm-mc does not know the encoding of 12 bytes",
}
SCALARS = ["s0", "s1", "s2", "s3", "s104", "vcc_lo", "vcc_hi", "m0", "null", "exec_lo", "ttmp3", "0", "-1", "64", "0.5", "1.0", "0x3800",
           "0x12345678", "0x40490fdb", "src_scc"]
REGISTER = re.compile(r"\bv(\d+)\b|\bv\[(\d+):(\d+)\]|\bs(\d+)\b")


class Tools:
    def __init__(self, build):
        self.assembler = [build + "/assembler/amdgcn-as"]


def halves(cpu):
    """Returns the halves of the dual instructions in enc/, without duplicates: those that occur first and those that occur second."""
    found = [set(), set()]
    for path in glob.glob("%s/enc/%s/vopd*.s" % (HERE, cpu)):
        for line in run.enc_lines(path):
            parts = line.text.split(" :: ")
            if len(parts) == 2:
                for part, kind in zip(parts, found):
                    kind.add(REGISTER.sub(lambda m: "v[%d]" % (int(m[3]) - int(m[2]) + 1) if m[2] else "v" if m[1] else "s", part))
    return [sorted(kind) for kind in found]


def drawn(rng, half):
    """Returns a half with random registers and constants."""
    words = half.split(" ", 1)
    operands = words[1].split(", ")
    for i, operand in enumerate(operands):
        sign = "-" if re.match(r"-[vs]", operand) else ""
        operand = operand[len(sign):]
        m = re.match(r"v\[(\d+)\](.*)", operand)
        if m:
            at = 2 * rng.choice([0, 1, 2, 4, 8])
            operand = "v[%d:%d]%s" % (at, at + int(m[1]) - 1, m[2])
        elif i > 0 and not sign and (operand in ("v", "s") or re.match(r"[-0-9]|0x|[a-z_]+$", operand)) and operand != "vcc_lo" and rng.random() < 0.35:
            operand = rng.choice(SCALARS)
        elif operand.startswith("v") and operand[1:2] in ("", " "):
            operand = "v%d%s" % (rng.choice([0, 1, 2, 3, 4, 5, 8, 32, 40, 41, 128, 255]), operand[1:])
        elif operand.startswith("s") and operand[1:2] in ("", " "):
            operand = rng.choice(["s0", "s1", "s2", "s5"]) + operand[1:]
        operands[i] = sign + operand
    return words[0] + " " + ", ".join(operands)


def dual_lines(rng, cpu, n):
    first, second = halves(cpu)
    pairs = [(rng.choice(first), rng.choice(second)) for _ in range(n // OF_PAIR)]
    return sorted({drawn(rng, a) + " :: " + drawn(rng, b) for a, b in pairs for _ in range(OF_PAIR)})


def numbered(texts, order):
    """Returns the texts as lines of a source in some order, whose number is that of the text. """
    lines = [run.Line(k + 1, texts[i]) for k, i in enumerate(order)]
    return lines, {line.number: i for line, i in zip(lines, order)}


def assembled(tools, cpu, texts, order, tmp):
    """Assembles texts in some order. Returns {index of the text: bytes, None for an error}."""
    lines, index = numbered(texts, order)
    codes, errors = run.assemble_lines(tools, cpu, lines, tmp)
    return {i: codes.get(number) if number not in errors else None for number, i in index.items()}


def theirs(cpu, texts, tmp):
    """Assembles texts with llvm-mc. Returns the bytes of each, None for an error."""
    with open(tmp + "/dual.s", "w", encoding="ascii") as f:
        f.writelines("L%d:\n%s\n" % (i, text) for i, text in enumerate(texts))
    out = subprocess.run([ORACLE, "-triple=amdgcn", "-mcpu=" + cpu, "-show-encoding", "dual.s"], cwd=tmp, capture_output=True, text=True,
                         check=False).stdout
    found = [None] * len(texts)
    for m in re.finditer(r"^L(\d+):[^\n]*\n\t[^\n]*encoding: \[([^]]*)\]", out, re.M):
        found[int(m[1])] = m[2].replace("0x", "").replace(",", "")
    return found


def check(tools, cpu, thorough, tmp):
    """Yields errors."""
    rng = random.Random(cpu)
    texts = dual_lines(rng, cpu, MANY if thorough else FEW)
    duals = len(texts)
    target = run.target_args(cpu)
    for path in sorted(glob.glob("%s/enc/%s/*.s" % (HERE, cpu))):
        lines = [line.text for line in run.enc_lines(path) if line.hex]
        texts += lines if thorough else rng.sample(lines, min(len(lines), 150))
    texts = sorted(set(texts[:duals])) + texts[duals:]
    before = None
    for _ in range(ORDERS):
        order = rng.sample(range(len(texts)), len(texts))
        codes = assembled(tools, cpu, texts, order, tmp)
        for i in sorted(codes) if before else []:
            if codes[i] != before[i]:
                yield "%s: %s: %s, in another order %s" % (target[0], texts[i], before[i], codes[i])
        before = codes
    if shutil.which(ORACLE):
        for i, code in enumerate(theirs(cpu, texts[:duals], tmp)):
            if code != before[i] and not any(name in texts[i] for name in BETTER):
                yield "%s: %s: %s has %s, ours %s" % (target[0], texts[i], ORACLE, code, before[i])


def main():
    tools, thorough = Tools(os.path.abspath(sys.argv[3])), "all" in sys.argv[4:]
    for cpu in CPUS:
        with tempfile.TemporaryDirectory(prefix="gcnutils-") as tmp:
            found = list(check(tools, cpu, thorough, tmp))
        for error in found if thorough else found[:SHOWN]:
            print(error)
        if len(found) > SHOWN and not thorough:
            print("%d more" % (len(found) - SHOWN))


main()
