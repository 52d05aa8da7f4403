"""Runs simulations for the scripts of facts/simulate."""
import csv
import json
import os
import subprocess
import tempfile


class Failed(Exception):
    """Raised if a program fails."""


def run(command, stdin=None, timeout=100):
    r = subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=timeout)
    if r.returncode:
        raise Failed("%s: status %d: %s" % (" ".join(command), r.returncode, r.stderr[:400]))
    return r.stdout


class Simulator:
    """The programs of a build, and a folder for their files."""

    def __init__(self, build):
        self.programs, self.folder = build, tempfile.TemporaryDirectory()

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def assemble(self, cpu, text, name="kernel.o", after=""):
        """Assembles a kernel. cpu: "gfx1100", or "gfx1100-w64" for the other wave size; after: text after the code. Returns the
        path of the object."""
        cpu, _, wave = cpu.partition("-w")
        options = ["-mattr=+wavefrontsize" + wave] if wave else []
        run([self.programs + "/assembler/amdgcn-as", "-mcpu=" + cpu, *options, "-o", self.path(name), "-"],
            "\t.text\n\t.p2align 8\n\t.type kernel,@function\nkernel:\n%s\n.Lend:\n\t.size kernel, .Lend-kernel\n%s\n" % (text, after))
        return self.path(name)

    def code(self, path):
        """Returns the instructions of an object, from -d --json."""
        file = json.loads(run([self.programs + "/objdump/amdgcn-objdump", "-d", "--json", path]))["files"][0]
        return [i for s in file["disassembly"] for i in s["instructions"]]

    def text(self, path, *options):
        return run([self.programs + "/objdump/amdgcn-objdump", "--simulate", *options, path])

    def kernel(self, path, *options, fixed=True):
        """Returns the simulation of the object's only kernel, from --json, with the keys "parameters" and "processor", which
        the document has only in the section. fixed: assumed parameters are not varied."""
        file = json.loads(run([self.programs + "/objdump/amdgcn-objdump", "--simulate", "--json", *["--simulate-fixed"] * fixed, *options,
                               path]))["files"][0]
        section = file["simulation"][0]
        return dict(section["kernels"][0], parameters=section["parameters"], processor=section["processor"])

    def trace(self, path, *options):
        """Returns the lines of --simulate-trace as dictionaries."""
        self.text(path, "--simulate-fixed", "--simulate-trace=" + self.path("trace"), *options)
        with open(self.path("trace"), encoding="utf-8") as f:
            return list(csv.DictReader(f, delimiter="\t"))


def unit(kernel, name):
    return next((u for u in kernel["units"] if u["unit"] == name), dict(pieces=1, busy=0, instructions=0))
