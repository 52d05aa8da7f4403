#!/usr/bin/env python3
"""Two builds of the assembler, one of them with -Dfastpath=false, must say the same of any source.

  agree.py BUILD BUILD [FILES [SEED]]

Lines of the tests are changed at random, numbers of theirs become expressions, from a fixed seed. Messages are compared; then the lines without an error
are assembled, and the objects are.
"""
import glob
import os
import random
import re
import subprocess
import sys
import tempfile

TESTS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LINES, ROUNDS = 400, 8
PIECES = list("+-*/%&|^~!<>=(),:[]{} \t\r'\"@#.;\\") + """
    << >> == != || && :: 0x1f 077 1.5 0b11 s1 v[1:2] v,[0] abs( neg( |v1| x 1b 99999999999999999999 0x11112222333344445
    .Lfoo ..x $a sym@rel32@lo /2 offset:4 offset,:4 -1 -,1 x+2*y y-1^x x<<1|y x-y-1 //c ;c /*c*/ , // ;""".replace(",", " ").split()
# What reads other lines or files, or so much of them that a line is no longer one statement.
BLOCKS = re.compile(r"^==|%|incbin|include|rept|irp|macro|\.end|\.if|/\*|metadata|_code_t")


def corpus():
    paths = glob.glob(TESTS + "/enc/*/*.s") + glob.glob(TESTS + "/as/*.test") + glob.glob(TESTS + "/err/*.test")
    by_processor = {}
    for path in sorted(paths):
        processor = path.split("/")[-2].split("-")[0]
        processor = processor if processor.startswith("gfx") else ""
        with open(path, errors="replace") as f:
            lines = [line.split("//")[0].rstrip("\n") for line in f]
        by_processor.setdefault(processor, []).extend(x for x in lines if x.strip() and not BLOCKS.search(x))
    return by_processor


OPERATORS = "+ - * / % & | ^ ! < > << >> <= >= == != <> && ||".split()
TERMS = """0 1 2 5 64 017 08 0x1f 0b1 1.5 x y .Lx later undefined v1 vcc 'a' . 1f x@lo
    filter_size filter_stride filter_s .5 x.y""".split()


def expression(deep=0):
    if deep == 3 or random.random() < 0.3:
        return random.choice(TERMS)
    form = random.choice(["({})", "{} ", random.choice("-+~!") + "{}", "max({},{})", "alignto({}, {})", "or({})"] + ["{}OP{}"] * 6)
    form = form.replace("OP", random.choice(["{}", " {}", "{} ", " {} ", " {} "]).format(random.choice(OPERATORS)))
    return form.format(*(expression(deep + 1) for _ in range(form.count("{}"))))


def asking():
    """Statements that ask for a number, some of them spoiled."""
    value = expression()
    if random.random() < 0.2:
        value = changed(value)
    if random.random() < 0.2:
        value += random.choice([" //c", "//c", " /* c */", ";c", " ", ", 1", " x", ")"])
    blank = random.choice(["", " ", "  ", "\t", "/* c */"])
    name = random.choice(["x", "y", "filter_size", "filter_stride", '"filter_s"', '"x.y"', '".5"', "z"])
    return random.choice([
        [f".if {blank}{value}", ".byte 1", ".else", ".byte 2", ".endif" + blank],
        [f".ifeq{blank}{value}", ".byte 3", f".elseif {value}", ".byte 4", ".endif //c"],
        [f".rept ({value}) & 3", ".byte 5", "x = x + 1", ".endr" + blank],
        [f".set {name}{blank},{blank}{value}", f".long {name}"],
        [f"{name}{blank}={blank}{value}", f".quad {name}"],
        [f".equiv e{random.randint(0, 9)}, {value}"],
        [f".rept {value}", ".endr"] if len(value) < 3 else [f".ifge {value}", ".endif"],
    ])


REGISTERS = """v0 v7 v128 v255 v[0:1] v[1:2] v[4:7] s0 s101 s[0:1] s[2:3] s[4:7] vcc vcc_lo vcc_hi exec exec_lo m0 lds_direct null
    ttmp0 ttmp[0:1] src_shared_base src_vccz scc a1 a[0:1] 0 64 65 -16 1.0 0x12345 off v1.l -v1 |v1| a16 a[3:6] acc[0:15] acc2
    v[x] v[y:y+1] v[x+x+2:x+8+3] s[y:y+1] s[y+4:y+4+3] v[y-x] a[x:x+1] x .Lx undefined later 0x3f800000 -17 neg(v2) v[04] v255
    v[252:255] 'a' "x" [v1,v2] [s4,s5]""".split()
MODIFIERS = """offset:0 offset:16 offset:4095 offset:x offset:-8 offset:70000 offset0:1 offset1:2 glc slc dlc scc nv off offen idxen lds tfe
    d16 a16 clamp noclamp op_sel:[0,1] op_sel_hi:[0,0] neg_lo:[1,1] mul:2 div:2 dst_sel:WORD_1 src0_sel:BYTE_0 row_mask:0xf row_shl:1
    quad_perm:[0,1,2,3] bound_ctrl:0 dmask:0x3 dmask:0xf dim:2D dim:1D unorm cbsz:1 blgp:2 th:TH_LOAD_NT scope:SCOPE_SE gds vmcnt(0)
    lgkmcnt(1) & |""".split()


def other_modifiers(line):
    """The words after the operands: one more, one less, or in another order."""
    operands, *words = re.split(r" +(?=[a-z_0-9]+(?::\S+)?(?: |$))", line)
    for _ in range(random.randint(1, 2)):
        if words and random.random() < 0.4:
            words.pop(random.randrange(len(words)))
        if random.random() < 0.6:
            words.insert(random.randint(0, len(words)), random.choice(MODIFIERS))
    return " ".join([operands] + words)


def alike(line):
    """Statements of one mnemonic, one after another, with other operands and modifiers, and the first one again: the matcher
    remembers which shapes it has made instructions of."""
    out = [line]
    for _ in range(8):
        parts = re.split(r"(^\s*\S+\s+|, | :: \S+ )", line)
        other = "".join(random.choice(REGISTERS) + re.sub(r"^\S+", "", x) if i % 2 == 0 and x and random.random() < 0.4 else x
                        for i, x in enumerate(parts))
        out.append(other_modifiers(other) if random.random() < 0.4 else other)
    return out + [line]


def changed(line):
    numbers = list(re.finditer(r"\b\d+\b", line))
    if numbers and random.random() < 0.3:
        number = random.choice(numbers)
        line = line[:number.start()] + expression() + line[number.end():]
    if random.random() < 0.2:
        line += random.choice(["//c", " // c", " /* c */", "; c"])
    for _ in range(random.randint(0, 3)):
        at = random.randint(0, len(line))
        line = line[:at] + random.choice(PIECES) + line[at + random.randint(0, 2):]
    return line


def assemble(build, processor, lines):
    """Status, messages, and the object."""
    with open("k.s", "w", newline="") as f:
        f.write("\n".join(lines) + "\n")
    if os.path.exists("k.o"):
        os.remove("k.o")
    done = subprocess.run([build + "/assembler/amdgcn-as", "-mcpu=" + processor, "-o", "k.o", "k.s"],
                          stdin=subprocess.DEVNULL, capture_output=True)
    data = open("k.o", "rb").read() if os.path.exists("k.o") else None
    return done.returncode, done.stderr.decode(errors="replace"), data


def differ(one, other):
    if one[1] == other[1]:
        return "the objects differ" if one != other else None
    for a, b in zip(one[1].split("\n") + [None], other[1].split("\n") + [None]):
        if a != b:
            return f"{a!r}, not {b!r}"


def main():
    builds = [os.path.abspath(b) for b in sys.argv[1:3]]
    files = int(sys.argv[3]) if len(sys.argv) > 3 else 60
    random.seed(int(sys.argv[4]) if len(sys.argv) > 4 else 1)
    by_processor = corpus()
    language = by_processor.pop("")
    objects = 0
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for _ in range(files):
            processor = random.choice(sorted(by_processor))
            lines = ["x = 3", ".set y, 4", ".Lx:", "later = after - .Lx", "filter_size = 9", "filter_stride = 36"]
            lines += [changed(random.choice(random.choice([by_processor[processor], language]))) for _ in range(LINES)]
            lines += [x for _ in range(LINES // 8) for x in asking()]
            lines += [x for _ in range(LINES // 20) for x in alike(random.choice(by_processor[processor]))]
            for _ in range(ROUNDS):
                one, other = (assemble(build, processor, lines) for build in builds)
                why = differ(one, other)
                if why:
                    at = re.search(r"k\.s:(\d+):", why)
                    sys.exit(f"agree: {processor}: {why}" + (f"\n{lines[int(at[1]) - 1]!r}" if at else ""))
                if one[0] == 0:
                    objects += 1
                    break
                bad = {int(n) for n in re.findall(r"^k\.s:(\d+):\d+: error", one[1], re.M)}
                bad |= {int(n) for n in re.findall(r"^k\.s:(\d+):\d+: note: this error occurs", one[1], re.M)}
                lines = [line for n, line in enumerate(lines, 1) if n not in bad]
    print(f"{files} sources, {objects} objects agree")
    if not objects:
        sys.exit("agree: no source was assembled")


main()
