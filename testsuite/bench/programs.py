"""Defines the programs under test, gcnutils' and LLVM 19's, measures their runs, and prints the rows of the tables."""
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ENOUGH_RUNS, LONG = 3, 6  # ENOUGH_RUNS runs are sufficient if they take LONG seconds in total
MEASURER_MEMORY = 20  # in MB; an upper bound of measure.py's own memory
SAME = """
import os
import sys
sys.path.insert(0, sys.argv[1])
import elf

def content(path):
    e = elf.Elf(open(path, "rb").read())
    bodies = [s["body"] for s in e.sections if s["flags"] & elf.SHF_ALLOC or s["name"].startswith((".debug", ".note"))]
    return sorted(bodies), sorted(elf.relocation_lines(e))

def all_content(path):
    if not os.path.isdir(path):
        return content(path)
    return [(name, content(os.path.join(path, name))) for name in sorted(os.listdir(path))]

print("    the code is the same" if all_content(sys.argv[2]) == all_content(sys.argv[3]) else "    THE CODE DIFFERS")
"""


def median(numbers):
    return sorted(numbers)[len(numbers) // 2]


class Result:
    def __init__(self):
        self.times, self.cpu, self.memory = [], [], 0

    def median(self):
        return median(self.times)

    def milliseconds(self):
        return 1e3 * median(self.times)

    def text(self):
        return " %8.1f ms %6.1f MB |" % (self.milliseconds(), self.memory)


def measure(results, commands, each=None, turns=1):
    """Runs the commands in turns, as measure.py does, and adds the measurements to the results. each: a file; the commands run
    for each line of the file, which replaces {}."""
    words = (["-each", each] if each else []) + [str(turns), os.devnull]
    for i, command in enumerate(commands):
        words += (["-and"] if i else []) + command
    p = subprocess.run([sys.executable, "-I", "-S", HERE + "/measure.py"] + words, stdout=subprocess.PIPE, text=True, check=True)
    for i, line in enumerate(p.stdout.splitlines()):
        result, command = results[i % len(results)], commands[i % len(commands)]
        seconds, cpu, memory, status = line.split()
        if status != "0":
            sys.exit("%s: exit status %s" % (" ".join(command), status))
        result.times.append(float(seconds))
        result.cpu.append(float(cpu))
        result.memory = max(result.memory, int(memory) / 1024)


def peak_memory(command):
    """Returns the peak memory of one more run, in MB, or None if GNU time is not installed. wait4 also counts the memory of the
    process that starts the command; GNU time is much smaller than this Python process."""
    gnu_time = "/usr/bin/time"
    if not os.path.exists(gnu_time):
        return None
    with tempfile.NamedTemporaryFile(mode="r") as f:
        p = subprocess.run([gnu_time, "-f", "%M", "-o", f.name] + command, stdout=subprocess.DEVNULL)
        return None if p.returncode else int(f.read().split()[-1]) / 1024


def in_turns(runs, commands, each=None):
    """Measures each command, in turns. Returns a Result for each command. Omits turns after ENOUGH_RUNS if the runs take long."""
    results = [Result() for _ in commands]
    for turns in min(runs, ENOUGH_RUNS), runs - ENOUGH_RUNS:
        if turns > 0 and sum(sum(r.times) for r in results) < LONG:
            measure(results, commands, each, turns)
    for result, command in zip(results, commands):
        if result.memory < MEASURER_MEMORY and not each:
            result.memory = peak_memory(command) or result.memory
    return results


def count_instructions(command, out):
    """Returns the number of instructions that a run executes, counted by valgrind's callgrind."""
    if not shutil.which("valgrind"):
        sys.exit("valgrind is not installed")
    p = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=" + os.path.join(out, "callgrind.out")] + command,
                       stderr=subprocess.PIPE, text=True)
    found = re.search(r"Collected : (\d+)", p.stderr)
    if p.returncode or not found:
        sys.exit("%s: %s" % (" ".join(command), p.stderr[-1000:]))
    return int(found[1])


def relative_to_llvm(results):
    """Returns the last cells of a row: the first program relative to the second program, if there is a second."""
    if len(results) < 2:
        return ""
    a, b = results
    cpu = ", CPU %.1f x" % (median(b.cpu) / median(a.cpu)) if median(a.cpu) else ""
    return " %5.1f x%s, memory 1/%.1f" % (b.median() / a.median(), cpu, b.memory / a.memory)


class Programs:
    """The programs of gcnutils or of LLVM. run: amdgcn-run; LLVM has no such program. unknown: targets that the programs do not
    support."""

    def __init__(self, name, assembler, linker, objdump, run=None, unknown=()):
        self.name, self.assembler, self.linker, self.objdump, self.run, self.unknown = name, assembler, linker, objdump, run, unknown

    def found(self):
        return all(c[0] and os.path.exists(c[0]) for c in (self.assembler, self.linker, self.objdump))

    def file(self, out, suffix):
        return os.path.join(out, self.name.replace(" ", "-") + suffix)

    def assemble(self, target, source, out):
        return self.assembler + ["-mcpu=" + target, "-o", self.file(out, ".o"), source]

    def link(self, out):
        return self.linker + ["-shared", "-o", self.file(out, ".co"), self.file(out, ".o")]

    def disassemble(self, out):
        return self.objdump + ["-d", self.file(out, ".co")]


def ours(build):
    return Programs("gcnutils", [build + "/assembler/amdgcn-as"], [build + "/linker/amdgcn-ld"],
                    [build + "/objdump/amdgcn-objdump"], [build + "/run/amdgcn-run"])


def llvm():
    return Programs("LLVM 19", [shutil.which("llvm-mc-19"), "-triple=amdgcn-amd-amdhsa", "-filetype=obj"],
                    [shutil.which("ld.lld-19")], [shutil.which("llvm-objdump-19")], unknown=["gfx950"])


def same_code(objects):
    """Prints whether two objects, or two folders of objects, are equal: loaded sections, debug information, notes and
    relocations."""
    if len(objects) == 2:
        sys.stdout.flush()
        subprocess.run([sys.executable, "-c", SAME, os.path.dirname(HERE)] + objects, check=True)
