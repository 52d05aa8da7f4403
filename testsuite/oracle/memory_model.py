"""Memory ordering in LLVM's code generator: the output of `llc -stop-after=si-memory-legalizer`, of the release in llvm.py,
for each processor and mode, operation, ordering, scope and address space, in our assembler's syntax.

A case is (operation, ordering, scope, space). A sequence is a tuple of lines; the access itself is "access" with the modifiers that
express its scope. A cmpxchg has two orderings: "success/failure"."""
import collections
import gzip
import io
import re
import shutil
import subprocess

import llvm

# CONFIGS: {name: (processor, features, triple)}
HSA, PAL, MESA = "amdgcn-amd-amdhsa", "amdgcn-amd-amdpal", "amdgcn-mesa-mesa3d"
CONFIGS = {name: (name.split(":")[0].split("+")[0], "".join("+" + f for f in name.split(":")[0].split("+")[1:]),
                  {"pal": PAL, "mesa": MESA}.get(name.partition(":")[2], HSA))
           for name in ["gfx600", "gfx700", "gfx803", "gfx900", "gfx906", "gfx90a", "gfx90a+tgsplit", "gfx942", "gfx942+tgsplit",
                        "gfx1010", "gfx1010+cumode", "gfx1030", "gfx1030+cumode", "gfx1100", "gfx1100+cumode", "gfx1200", "gfx1200+cumode",
                        # the other classes of processors, and modes that do not change the sequences
                        "gfx9-generic", "gfx904", "gfx908", "gfx1011", "gfx1013", "gfx1150", "gfx900+xnack", "gfx90a+xnack",
                        "gfx1010+xnack", "gfx1100+wavefrontsize64", "gfx12-generic", "gfx1200+wavefrontsize64",
                        "gfx600:pal", "gfx803:pal", "gfx900:mesa", "gfx90a:pal", "gfx90a+tgsplit:pal", "gfx942:pal", "gfx1030:pal", "gfx1200:pal",
                        "gfx1250", "gfx1251"]}
ORDERINGS = {"fence": ["acquire", "release", "acq_rel", "seq_cst"], "load": ["unordered", "monotonic", "acquire", "seq_cst"],
             "store": ["unordered", "monotonic", "release", "seq_cst"]}
CHANGES = ["monotonic", "acquire", "release", "acq_rel", "seq_cst"]
ORDERINGS["rmw"] = ORDERINGS["rmw_unused"] = CHANGES
ORDERINGS["cmpxchg"] = ["%s/%s" % (s, f) for s in CHANGES for f in ["monotonic", "acquire", "seq_cst"]]
SCOPES = [s + o for o in ["", "-one-as"] for s in ["singlethread", "wavefront", "workgroup", "cluster", "agent", "system"]]
SPACES = {"generic": 0, "global": 1, "region": 2, "local": 3, "private": 5}
FENCED = ["all", "global", "local", "global,local"]  # address spaces of fences, as in LLVM's amdgpu-as
GFX940 = ["gfx940", "gfx941", "gfx942"]
CLUSTERS = ["gfx1250", "gfx1251"]
GFX12 = ["gfx1200", "gfx12-generic"] + CLUSTERS
SCOPED = ["", "scope:SCOPE_SE", "scope:SCOPE_DEV", "scope:SCOPE_SYS"]  # indexed by bits 4:3 of cpol on GFX12


def has_space(config, space):
    cpu = CONFIGS[config][0]
    return not (space == "generic" and cpu == "gfx600" or space == "region" and cpu in ["gfx90a"] + GFX940 + GFX12)


def cases(config):
    for operation, orderings in ORDERINGS.items():
        for space in FENCED if operation == "fence" else [s for s in SPACES if has_space(config, s)]:
            for ordering in orderings:
                for scope in (s for s in SCOPES if "cluster" not in s or CONFIGS[config][0] in CLUSTERS):
                    yield operation, ordering, scope, space


def merged(ordering):
    """Returns the single ordering that is equivalent to the two orderings of a cmpxchg."""
    success, _, failure = ordering.partition("/")
    if not failure:
        return success
    releases = success in ("release", "acq_rel", "seq_cst") or failure == "seq_cst"
    acquires = success in ("acquire", "acq_rel", "seq_cst") or failure in ("acquire", "seq_cst")
    if releases and acquires:
        return "seq_cst" if "seq_cst" in (success, failure) else "acq_rel"
    return "release" if releases else "acquire" if acquires else "monotonic"


# ---- LLVM


def syncscope(scope):
    name = {"system": "", "system-one-as": "one-as"}.get(scope, scope)
    return 'syncscope("%s") ' % name if name else ""


def ir_of(name, operation, ordering, scope, space):
    """Returns a function in LLVM IR."""
    order = syncscope(scope) + ordering.replace("/", " ")
    p = "ptr addrspace(%d) %%p" % SPACES.get(space, 1)
    if operation == "fence":
        tag = "" if space == "all" else ", !mmra !%d" % (FENCED.index(space) - 1)
        return "define void @%s() {\n fence %s%s\n ret void\n}\n" % (name, order, tag)
    body, result = {
        "load": ("%%v = load atomic i32, %s %s, align 4" % (p, order), "i32 %v"),
        "store": ("store atomic i32 %%x, %s %s, align 4" % (p, order), "void"),
        "rmw": ("%%v = atomicrmw add %s, i32 %%x %s" % (p, order), "i32 %v"),
        "rmw_unused": ("%%v = atomicrmw add %s, i32 %%x %s" % (p, order), "void"),
        "cmpxchg": ("%%c = cmpxchg %s, i32 %%x, i32 %%y %s\n %%v = extractvalue { i32, i1 } %%c, 0" % (p, order), "i32 %v"),
    }[operation]
    return "define %s @%s(%s, i32 %%x, i32 %%y) {\n %s\n ret %s\n}\n" % (result.split()[0], name, p, body, result)


# LLVM's code generator creates no atomics for private memory, and only some for regions. Therefore, such atomics are written as LLVM's
# machine instructions (MIR), which are given to the memory legalizer directly: {operation: (for regions, for private memory, kind of
# access)}.
MACHINE = {
    "load": ("$vgpr0 = DS_READ_B32 $vgpr1, 0, -1, implicit $m0", "$vgpr0 = BUFFER_LOAD_DWORD_OFFEN $vgpr1, RSRC, 0, 0, 0, 0", "load"),
    "store": ("DS_WRITE_B32 $vgpr1, $vgpr2, 0, -1, implicit $m0", "BUFFER_STORE_DWORD_OFFEN $vgpr0, $vgpr1, RSRC, 0, 0, 0, 0", "store"),
    "rmw": ("$vgpr0 = DS_ADD_RTN_U32 $vgpr1, $vgpr2, 0, -1, implicit $m0",
            "$vgpr0 = BUFFER_ATOMIC_ADD_OFFEN_RTN $vgpr0, $vgpr1, RSRC, 0, 0, 1", "load store"),
    "rmw_unused": ("DS_ADD_U32 $vgpr1, $vgpr2, 0, -1, implicit $m0",
                   "BUFFER_ATOMIC_ADD_OFFEN $vgpr0, $vgpr1, RSRC, 0, 0, 0", "load store"),
    "cmpxchg": ("$vgpr0 = DS_CMPST_RTN_B32 $vgpr1, $vgpr2, $vgpr3, 0, -1, implicit $m0",
                "$vgpr4_vgpr5 = BUFFER_ATOMIC_CMPSWAP_OFFEN_RTN $vgpr4_vgpr5, $vgpr1, RSRC, 0, 0, 1", "load store")}


def mir_of(config, name, operation, ordering, scope, space):
    region, private, how = MACHINE[operation]
    text = (region if space == "region" else private).replace("RSRC", "$sgpr0_sgpr1_sgpr2_sgpr3")
    if CONFIGS[config][0] in GFX12:
        text = text.replace("_OFFEN", "_VBUFFER_OFFEN").replace("sgpr3, 0,", "sgpr3, $sgpr_null,")
    return "---\nname: %s\nbody: |\n  bb.0:\n    %s, implicit $exec :: (%s %s%s (s32), addrspace %d)\n    S_ENDPGM 0\n...\n" % (
        name, text, how, syncscope(scope), ordering.replace("/", " "), SPACES[space])


def run_llc(config, text, kind, args):
    cpu, features, triple = CONFIGS[config]
    if cpu.endswith("generic"):
        args = ["--amdhsa-code-object-version=6", *args]
    p = subprocess.run([llc(config), "-mtriple=" + triple, "-mcpu=" + cpu, "-mattr=" + features.replace("+", ",+").lstrip(","), "-x=" + kind,
                        "-o", "-", *args], input=text, capture_output=True, text=True)
    if p.returncode:
        raise RuntimeError("%s for %s: %s" % (llc(config), config, p.stderr[:300]))
    return p.stdout


def wait_text(config, imm):
    major = int(re.match(r"gfx(\d+?)(-generic|..$)", CONFIGS[config][0])[1])
    if major >= 11:
        vm, exp, lgkm = (imm >> 10 & 63, 63), (imm & 7, 7), (imm >> 4 & 63, 63)
    else:
        vm = (imm & 15 | (imm >> 14 & 3) << 4, 63) if major >= 9 else (imm & 15, 15)
        exp, lgkm = (imm >> 4 & 7, 7), (imm >> 8 & 63, 63) if major >= 10 else (imm >> 8 & 15, 15)
    return " ".join("%s(%d)" % (name, v) for name, (v, top) in [("vmcnt", vm), ("expcnt", exp), ("lgkmcnt", lgkm)] if v != top)


def policy_words(config, cpol, operation):
    """Returns the modifiers of a cpol operand, except the one that requests a return value."""
    if CONFIGS[config][0] in GFX12:
        return [w for w in [SCOPED[cpol >> 3 & 3]] if w]
    gfx940 = CONFIGS[config][0] in GFX940
    words = [w for bit, w in [(1, "sc0" if gfx940 else "glc"), (2, "nt" if gfx940 else "slc"), (4, "dlc"), (16, "sc1")] if cpol & bit]
    return [w for w in words if not (w in ("glc", "sc0") and operation in ("rmw", "cmpxchg"))]


def machine_line(config, line, operation):
    """Converts a line of machine code to our syntax. Returns None if the line is not part of a sequence."""
    m = re.match(r"\s+(?:.*? = )?([A-Z]\w+)(.*)", line)
    if not m:
        return None
    opcode, rest = m[1], m[2].partition(" :: ")[0].partition("implicit")[0]
    numbers = [int(n) for n in re.findall(r"(?:^|[ ,])(-?\d+)(?=,|\s|$)", rest)]
    if opcode == "S_WAITCNT_soft":
        return "s_waitcnt " + wait_text(config, numbers[0])
    if opcode == "S_WAITCNT_VSCNT_soft":
        return "s_waitcnt_vscnt null, 0x%x" % numbers[0]
    m = re.match(r"S_WAIT_(\w+CNT)_soft", opcode)
    if m:
        return "s_wait_%s 0x%x" % (m[1].lower(), numbers[0])
    if re.match(r"BUFFER_(WB|GL|INV)|GLOBAL_(WB|INV)", opcode):
        scoped = CONFIGS[config][0] in GFX940 + GFX12 and numbers
        return " ".join([opcode.lower(), *(policy_words(config, numbers[0], "") if scoped else [])])
    if " :: " not in line or re.match(r"S_|SI_", opcode):
        return None
    if opcode.startswith("DS_"):
        return "access"
    cpol = numbers[-2] if re.match(r"BUFFER_(LOAD|STORE)", opcode) else numbers[-1]
    return " ".join(["access", *policy_words(config, cpol, operation)])


def sequences(config, wanted):
    """Runs LLVM. Returns {case: sequence}."""
    names = {"f%d" % i: case for i, case in enumerate(wanted)}
    plain = {n: c for n, c in names.items() if c[0] == "fence" or c[3] not in ("region", "private")}
    key = "amdgpu-synchronize-as" if llvm.release(CONFIGS[config][0]) != llvm.RELEASE else "amdgpu-as"
    tags = "".join("!%d = %s\n" % (i, "!{%s}" % ", ".join("!%d" % (10 + ["global", "local"].index(w)) for w in s.split(","))
                                   if "," in s else '!{!"%s", !"%s"}' % (key, s)) for i, s in enumerate(FENCED[1:]))
    tags += '!10 = !{!"%s", !"global"}\n!11 = !{!"%s", !"local"}\n' % (key, key)
    out = run_llc(config, "".join(ir_of(n, *c) for n, c in plain.items()) + tags, "ir", ["-stop-after=si-memory-legalizer"])
    others = "".join(mir_of(config, n, *c) for n, c in names.items() if n not in plain)
    if others:
        out += run_llc(config, others, "mir", ["-run-pass=si-memory-legalizer"])
    found = {}
    for text in re.split(r"^---", out, flags=re.M):
        m = re.search(r"^name: +(\S+)$", text, re.M)
        if m and m[1] in names:
            case = names[m[1]]
            lines = [machine_line(config, line, case[0]) for line in text.partition("\nbody:")[2].splitlines()]
            found[case] = tuple(line for line in lines if line)
    return found


def llc(config):
    return llvm.program("llc", CONFIGS[config][0])


def has_llvm(config):
    return shutil.which(llc(config)) is not None


# ---- records


def write_record(path, records):
    """Writes records, {config: {case: sequence}}. Cases that differ only in ordering and scope and have the same sequence are
    joined to one line, which lists these orderings and scopes."""
    with gzip.GzipFile(path, "wb", mtime=0) as z, io.TextIOWrapper(z, encoding="utf-8", newline="\n") as f:
        f.write("# What LLVM makes of ordered accesses and fences; testsuite/facts/memory.py --rebase writes it.\n")
        f.write("# config\toperation\tspace\tsequence\tordering:scopes\n")
        for config, found in records.items():
            groups = collections.defaultdict(lambda: collections.defaultdict(list))
            for (operation, ordering, scope, space), sequence in found.items():
                groups[operation, space, sequence][ordering].append(scope)
            for (operation, space, sequence), orders in groups.items():
                f.write("\t".join([config, operation, space, "; ".join(sequence), " ".join(
                    o + ":" + ",".join(s) for o, s in orders.items())]) + "\n")


def read_record(path):
    records = collections.defaultdict(dict)
    with gzip.open(path, "rt", encoding="utf-8") as f:
        for line in f:
            if line.startswith("#"):
                continue
            config, operation, space, sequence, orders = line.rstrip("\n").split("\t")
            for part in orders.split():
                ordering, _, scopes = part.partition(":")
                for scope in scopes.split(","):
                    records[config][operation, ordering, scope, space] = tuple(sequence.split("; ")) if sequence else ()
    return records
