"""Checks that the output of -filetype=asm assembles to the same object: for every line of enc/ that assembles; for the instructions
that result from changing one bit, disassembled with -mattr=+real-true16 and assembled with and without it; for the kernels of
kernels/ and the manual's examples.

  printed.py GEN.PY TABLES BUILD [all]
"""
import glob
import os
import random
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
import elf  # noqa: E402
import run  # noqa: E402

SHOWN = 10  # maximum number of differences shown for a file
SETTINGS = [[], ["-mattr=+real-true16"]]
ANY = "gfx1200"  # the processor of an example that is for several
CHANGES = 3  # number of changed instructions per line


def assembled(program, args, source, output):
    """Assembles a source. Returns the error messages."""
    return subprocess.run([program, *args, "-o", output, source], stdin=subprocess.DEVNULL, capture_output=True,
                          text=True).stderr.strip()


def codes(path):
    """Returns {line number: bytes}, according to the labels of an object."""
    with open(path, "rb") as f:
        obj = elf.Elf(f.read())
    text = obj.section(".text")["body"]
    at = sorted((y["value"], int(y["name"][5:])) for y in obj.symbols() if y["name"].startswith("line."))
    ends = [value for value, _ in at[1:]] + [len(text)]
    return {number: text[value:end].hex() for (value, number), end in zip(at, ends)}


def changed(objdump, args, lines, rng, tmp):
    """Changes a random bit of the code of each line. Returns {number: text} of the resulting instructions."""
    code_offsets, blob = [], bytearray()
    for line in lines * CHANGES:
        code = int.from_bytes(bytes.fromhex(line.hex), "little") ^ 1 << rng.randrange(4 * len(line.hex))
        code_offsets.append(len(blob))
        blob += code.to_bytes(len(line.hex) // 2, "little") + run.SYNC
    with open(tmp + "/code", "wb") as f:
        f.write(blob)
    text = subprocess.run([objdump, *args, "-b", "binary", "-D", tmp + "/code"], capture_output=True, text=True).stdout
    at = {int(m[2], 16): m[1] for m in re.finditer(r"^\t([a-z]\S.*?)\s*// ([0-9A-F]+): ", text, re.M)}
    return {number: at[place] for number, place in enumerate(code_offsets) if place in at}


def accepted(program, texts, args, tmp):
    """Writes a.s and a.o with the texts that assemble, and returns these texts. Some texts do not assemble, because the
    disassembler prints instructions that break rules of the assembler."""
    while True:
        with open(tmp + "/a.s", "w") as f:
            f.writelines(f"line.{number}: {text}\n" for number, text in texts.items())
        numbers = list(texts)
        wrong = assembled(program, args, tmp + "/a.s", tmp + "/a.o")
        errors = {numbers[int(n) - 1] for n in re.findall(r"^.*?a\.s:(\d+):\d+: (?:error|note):", wrong, re.M)}
        if not errors:
            return texts
        texts = {n: text for n, text in texts.items() if n not in errors}


def check_lines(program, texts, args, tmp):
    """Checks that the output of -filetype=asm for the texts assembles to the same bytes. texts: {line number: text}; texts with
    errors are ignored. Returns the differences."""
    texts = accepted(program, texts, args, tmp)
    wrong = assembled(program, args + ["-filetype=asm"], tmp + "/a.s", tmp + "/b.s") or \
        assembled(program, args, tmp + "/b.s", tmp + "/b.o")
    if wrong:
        return [line for line in wrong.splitlines() if "error:" in line] or [wrong]
    before, after = codes(tmp + "/a.o"), codes(tmp + "/b.o")
    return [f"{text}: {before[number]} becomes {after.get(number)}" for number, text in texts.items()
            if before[number] != after.get(number)]


def check_file(program, path, tmp):
    with open(path) as f:
        text = f.read()
    args = (re.match(r"(?:// args: (.*))?", text)[1] or "").split() + ["-I", os.path.dirname(path)]
    if "examples" in path:
        args += ["--fill-metadata"] + ["-mcpu=" + ANY] * (".amdgcn_target" not in text)
    alone = [a for a, b in zip(args, [""] + args) if "-defsym" not in (a, b)]
    wrong = assembled(program, args, path, tmp + "/a.o") or \
        assembled(program, args + ["-filetype=asm"], path, tmp + "/b.s") or \
        assembled(program, alone, tmp + "/b.s", tmp + "/b.o")
    if wrong:
        return wrong.splitlines()
    a, b = (open(tmp + name, "rb").read() for name in ("/a.o", "/b.o"))
    return [] if a == b else ["another object"]


def report(path, args, found):
    for line in found[:SHOWN]:
        print(f"{os.path.join(*path.split(os.sep)[-3:])} {' '.join(args)}: {line}")
    if len(found) > SHOWN:
        print(f"{len(found) - SHOWN} more")


def main():
    build, every = sys.argv[3], 10 if "sample" in sys.argv[4:] else 1
    root = os.path.dirname(os.path.dirname(HERE))
    program, objdump = build + "/assembler/amdgcn-as", build + "/objdump/amdgcn-objdump"
    with tempfile.TemporaryDirectory() as tmp:
        for path in sorted(glob.glob(root + "/testsuite/enc/*/*.s"))[::every]:
            target = run.target_args(os.path.basename(os.path.dirname(path))) + ["-w"]
            lines = [line for line in run.enc_lines(path) if line.hex]
            texts = changed(objdump, target[:-1] + SETTINGS[1], lines, random.Random(path[len(root):]), tmp)
            for args in [target + more for more in SETTINGS[:1 + ("gfx1100" <= target[0][6:] < "gfx2")]]:
                report(path, args, check_lines(program, {line.number: line.text for line in lines}, args, tmp))
                report(path, args, check_lines(program, texts, args, tmp))
        for path in sorted(glob.glob(root + "/testsuite/kernels/*.s") + glob.glob(root + "/man/examples/*.s")):
            report(path, [], check_file(program, path, tmp))


main()
