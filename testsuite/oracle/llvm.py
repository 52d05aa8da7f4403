"""The releases of LLVM that tests compare with, by processor."""
import re
import shutil

NEWEST = "22"
# {release: processors for which it is the reference, because earlier releases do not support them, or only partially}
PROCESSORS = {NEWEST: ["gfx950", "gfx1250", "gfx1251"], "23": ["gfx1154", "gfx1170", "gfx1171", "gfx1172", "gfx11-7-generic", "gfx12-5-generic",
                     "gfx1310", "gfx13-generic"]}
RELEASE = "19"  # the reference for all other processors
TRIPLE = "amdgcn-amd-amdhsa"
VERSION = ["--amdhsa-code-object-version=6"]  # the default from LLVM 21 on


def release(cpu):
    """Returns the release that is the reference for a processor. A suffix with features or the wave size is ignored:
    gfx1250:xnack+, gfx1010-w64."""
    name = cpu.replace("-w64", "").replace("+", ":").partition(":")[0]
    return next((r for r, cpus in PROCESSORS.items() if name in cpus), RELEASE)


def program(name, cpu=""):
    """Returns the name of a program of LLVM, such as llc, of the release for the processor."""
    return "%s-%s" % (name, release(cpu))


def heading_of(release):
    """Returns the first line of a source that our assembler must encode like a release: before 23, LLVM wrote 0 in the fields of
    sources that an instruction does not have."""
    return ".amdgcn_unused_sources 0\n" if int(release) < 23 else ""


def heading(cpu):
    """Returns heading_of() the release that is the reference for a processor."""
    return heading_of(release(cpu))


def missing(names, cpu=""):
    """Returns the programs that are not installed, such as llc-19. program() selects the LLVM release for the processor."""
    return [p for p in (program(name, cpu) for name in names) if not shutil.which(p)]


def triple_of(path):
    """Returns the triple that a source in LLVM IR names, or the usual one."""
    if not path.endswith(".ll"):
        return TRIPLE
    with open(path, encoding="utf-8") as f:
        m = re.search(r'^target triple = "(.*)"', f.read(), re.M)
    return m[1] if m else TRIPLE
