"""Tests amdgcn-objdump --check=dvgpr: silent on right code, which includes LLVM 23's, and mutants of right code are found.

  dvgpr.py GEN.PY TABLES BUILD [all]

Each program of PROGRAMS is right: there is no finding, and with notes only those that are named. Each of its mutants replaces a piece of
its text, and must have a finding of the rule, and no warning of another rule. A mutant may be one of the program for blocks of 16 VGPRs, as
amdpal's metadata say.
"""
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
KERNEL = """	.text
	.globl k
	.p2align 8
	.type k,@function
k:
%s
	s_endpgm
	.size k, .-k
%s
	.rodata
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr %%s
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_enable_dynamic_vgpr %%s
	.end_amdhsa_kernel
"""
PAL = """	.text
	.globl k
	.p2align 8
	.type k,@function
k:
%s
	s_endpgm
	.size k, .-k
%s
	.amdgpu_pal_metadata
---
amdpal.pipelines:
  - .compute_registers: {.dynamic_vgpr_en: true}
    .hardware_stages: {.cs: {.entry_point: k, .dynamic_vgpr_saved_count: 112}}
    .registers: {}
amdpal.version: [3, 0]
...
	.end_amdgpu_pal_metadata
"""
START = """	s_load_b64 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_wait_kmcnt 0x0
"""
# A request that is repeated until it succeeds, and registers that are freed after their last use.
RETRY = START + """	global_load_b32 v2, v1, s[4:5]
again:	s_alloc_vgpr 64
	s_cbranch_scc0 again
	s_wait_loadcnt 0x0
	v_add_f32_e32 v40, v2, v2
	global_load_b32 v50, v1, s[4:5] offset:64
	s_wait_loadcnt 0x0
	v_add_f32_e32 v3, v40, v50
	s_alloc_vgpr 32
	global_store_b32 v1, v3, s[4:5]
	s_alloc_vgpr 0"""
# LLVM's copy of the outcome, and other work while the registers are not free.
COPY = START + """	v_mov_b32_e32 v2, 0
	s_mov_b32 s6, 96
again:	s_alloc_vgpr s6
	s_cselect_b32 s7, 1, 0
	s_add_co_i32 s8, s6, 1
	s_cmp_lg_u32 s7, 1
	s_cbranch_scc0 have
	v_add_nc_u32_e32 v2, 1, v2
	s_branch again
have:	v_mov_b32_e32 v95, v2
	global_store_b32 v1, v95, s[4:5]"""
# One of two sizes, by the condition that also decides what is used; a loop in which the size alternates.
LOOP = START + """	s_mov_b32 s9, 4
next:	s_cmp_eq_u32 s9, 2
	s_cselect_b32 s6, 128, 64
grow:	s_alloc_vgpr s6
	s_cbranch_scc1 have
	s_sleep 1
	s_branch grow
have:	v_mov_b32_e32 v63, v0
	v_mov_b32_e32 v3, v63
	s_alloc_vgpr 16
	v_add_nc_u32_e32 v4, v4, v3
	s_sub_co_u32 s9, s9, 1
	s_cmp_lg_u32 s9, 0
	s_cbranch_scc1 next
	global_store_b32 v1, v4, s[4:5]"""
# A function that allocates for its caller, and one that does not change the size.
CALLS = START + """	s_getpc_b64 s[10:11]
	s_add_co_u32 s10, s10, get-.
	s_add_co_ci_u32 s11, s11, 0
	s_swappc_b64 s[30:31], s[10:11]
	v_mov_b32_e32 v60, v0
	s_getpc_b64 s[10:11]
	s_add_co_u32 s10, s10, work-.
	s_add_co_ci_u32 s11, s11, 0
	s_swappc_b64 s[30:31], s[10:11]
	v_mov_b32_e32 v3, v60
	global_store_b32 v1, v3, s[4:5]"""
FUNCTIONS = """	.type get,@function
get:	s_alloc_vgpr 64
	s_cbranch_scc0 get
	s_setpc_b64 s[30:31]
	.size get, .-get
	.type work,@function
work:	v_mov_b32_e32 v50, v0
	s_setpc_b64 s[30:31]
	.size work, .-work"""
# Registers that are freed and allocated again are written before they are read; a barrier with one block.
AGAIN = START + """a:	s_alloc_vgpr 64
	s_cbranch_scc0 a
	v_mov_b32_e32 v40, v0
	v_mov_b32_e32 v3, v40
	s_alloc_vgpr 32
	s_barrier_signal -1
	s_barrier_wait -1
b:	s_alloc_vgpr 64
	s_cbranch_scc0 b
	v_mov_b32_e32 v40, v3
	global_store_b32 v1, v40, s[4:5]"""
# The branch that the article describes: without the registers, the wave uses fewer.
FEWER = START + """	s_alloc_vgpr 96
	s_cbranch_scc0 few
	v_mov_b32_e32 v90, v0
	global_store_b32 v1, v90, s[4:5]
	s_branch end
few:	v_mov_b32_e32 v15, v0
	global_store_b32 v1, v15, s[4:5]
end:	s_alloc_vgpr 0"""

# (name, template, code, functions, notes of the right program, [(text, replacement, rule)])
PROGRAMS = [
    ("retry", KERNEL, RETRY, "", [], [
        ("alloc_vgpr 64", "alloc_vgpr 32", "dvgpr_beyond"),
        ("alloc_vgpr 64", "alloc_vgpr 48", "dvgpr_beyond?"),
        ("	s_alloc_vgpr 64\n	s_cbranch_scc0 again\n", "	s_nop 0\n", "dvgpr_beyond"),
        ("	s_cbranch_scc0 again\n", "", "dvgpr_unchecked"),
        ("	s_cbranch_scc0 again\n", "	s_cmp_eq_u32 s4, 0\n	s_cbranch_scc0 again\n", "dvgpr_unchecked"),
        ("scc0 again", "scc1 again", "dvgpr_failed"),
        ("	s_cbranch_scc0 again\n", "	s_cbranch_scc0 go\ngo:\n", "dvgpr_failed"),
        ("v_add_f32_e32 v40, v2, v2", "v_add_f32_e32 v64, v2, v2\n	v_mov_b32_e32 v40, 0", "dvgpr_beyond"),
        ("v_add_f32_e32 v40, v2, v2", "v_add_f32_e32 v40, v2, v255", "dvgpr_beyond"),
        ("global_load_b32 v50,", "global_load_b128 v[62:65], v1, s[4:5]\n	global_load_b32 v50,", "dvgpr_beyond"),
        ("	v_add_f32_e32 v3, v40, v50\n	s_alloc_vgpr 32\n", "	s_alloc_vgpr 32\n	v_add_f32_e32 v3, v40, v50\n", "dvgpr_freed"),
        ("	global_store_b32 v1, v3", "	global_store_b32 v1, v40", "dvgpr_freed"),
        ("	s_wait_loadcnt 0x0\n	v_add_f32_e32 v3, v40, v50\n", "	v_mov_b32_e32 v3, v40\n", "dvgpr_pending?"),
        ("alloc_vgpr 64", "alloc_vgpr 0x120", "dvgpr_too_many"),
        ("alloc_vgpr 64", "alloc_vgpr 0x240", "dvgpr_bits"),
        ("	s_alloc_vgpr 0", "	s_nop 0\n	s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)", "dvgpr_dealloc"),
        ("	s_alloc_vgpr 0", "	s_alloc_vgpr 0\n	v_mov_b32_e32 v0, v1", "dvgpr_none?"),
        ("	s_wait_loadcnt 0x0\n	v_add_f32_e32 v3,", "	s_barrier_signal -1\n	s_barrier_wait -1\n	s_wait_loadcnt 0x0\n	v_add_f32_e32 v3,",
         "dvgpr_holds?"),
        ("	s_alloc_vgpr 32\n", "	s_alloc_vgpr 32\nspin:	global_load_b32 v4, v1, s[4:5] scope:SCOPE_DEV\n	s_wait_loadcnt 0x0\n"
         "	v_readfirstlane_b32 s6, v4\n	s_cmp_eq_u32 s6, 0\n	s_cbranch_scc1 spin\n", ""),
        ("	v_add_f32_e32 v3, v40, v50\n", "	v_add_f32_e32 v3, v40, v50\nspin:	global_load_b32 v4, v1, s[4:5] scope:SCOPE_DEV\n"
         "	s_wait_loadcnt 0x0\n	v_readfirstlane_b32 s6, v4\n	s_cmp_eq_u32 s6, 0\n	s_cbranch_scc1 spin\n", "dvgpr_holds?"),
    ]),
    ("copy", KERNEL, COPY, "", [], [
        ("s_mov_b32 s6, 96", "s_mov_b32 s6, 64", "dvgpr_beyond"),
        ("s_cselect_b32 s7, 1, 0", "s_cselect_b32 s7, 0, 1", "dvgpr_failed"),
        ("s_cmp_lg_u32 s7, 1", "s_cmp_eq_u32 s7, 1", "dvgpr_failed"),
        ("s_cmp_lg_u32 s7, 1", "s_cmp_lg_u32 s7, 2", ""),  # never leaves the loop
        ("scc0 have", "scc1 have", "dvgpr_failed"),
        ("	s_cselect_b32 s7, 1, 0\n", "	s_mov_b32 s7, 1\n", "dvgpr_unchecked"),
        ("v_add_nc_u32_e32 v2, 1, v2", "v_add_nc_u32_e32 v2, 1, v40", "dvgpr_failed"),
        ("v95, v2\n", "v96, v2\n	v_mov_b32_e32 v95, v2\n", "dvgpr_beyond"),
        ("have:", "have:	s_alloc_vgpr 32\n", "dvgpr_freed"),
    ]),
    ("loop", KERNEL, LOOP, "", [], [
        ("s_cselect_b32 s6, 128, 64", "s_cselect_b32 s6, 128, 32", "dvgpr_beyond"),
        ("s_cselect_b32 s6, 128, 64", "s_and_b32 s6, s9, 0x60", "dvgpr_beyond"),
        ("v63, v0", "v80, v0\n	v_mov_b32_e32 v63, v0", "dvgpr_beyond"),
        ("s_cbranch_scc1 have\n	s_sleep 1\n	s_branch grow\n", "s_cbranch_scc0 have\n	s_sleep 1\n	s_branch grow\n", "dvgpr_failed"),
        ("	s_branch grow\n", "", "dvgpr_failed"),
        ("	v_mov_b32_e32 v3, v63\n	s_alloc_vgpr 16\n", "	s_alloc_vgpr 16\n	v_mov_b32_e32 v3, v63\n", "dvgpr_freed"),
        ("next:", "next:	v_mov_b32_e32 v40, v0\n", "dvgpr_freed"),
    ]),
    ("calls", KERNEL, CALLS, FUNCTIONS, [], [
        ("get:	s_alloc_vgpr 64", "get:	s_alloc_vgpr 32", "dvgpr_beyond"),
        ("get:	s_alloc_vgpr 64\n	s_cbranch_scc0 get", "get:	s_alloc_vgpr 64\n	s_cbranch_scc1 get", "dvgpr_beyond"),
        ("v_mov_b32_e32 v50, v0", "v_mov_b32_e32 v70, v0", "dvgpr_beyond"),
        ("v_mov_b32_e32 v3, v60", "v_mov_b32_e32 v3, v64", "dvgpr_beyond"),
        ("work:	v_mov_b32_e32 v50, v0", "work:	s_alloc_vgpr 32", "dvgpr_beyond"),
    ]),
    ("again", KERNEL, AGAIN, "", [], [
        ("	v_mov_b32_e32 v40, v3\n	global", "	global", "dvgpr_lost"),
        ("	s_alloc_vgpr 32\n	s_barrier_signal", "	s_barrier_signal", "dvgpr_holds?"),
        ("	s_barrier_wait -1\n", "	s_barrier_wait -1\n	v_mov_b32_e32 v5, v40\n", "dvgpr_freed"),
    ]),
    ("fewer", KERNEL, FEWER, "", [], [
        ("scc0 few", "scc1 few", "dvgpr_failed"),
        ("few:	v_mov_b32_e32 v15, v0\n	global_store_b32 v1, v15", "few:	v_mov_b32_e32 v40, v0\n	global_store_b32 v1, v40", "dvgpr_failed"),
        ("few:	v_mov_b32_e32 v15, v0\n	global_store_b32 v1, v15", "few:	v_mov_b32_e32 v16, v0\n	global_store_b32 v1, v16", "dvgpr_failed?"),
        ("	s_cbranch_scc0 few\n", "	s_cbranch_vccz few\n", "dvgpr_unchecked"),
    ]),
    ("pal", PAL, RETRY, "", [], [
        ("alloc_vgpr 64", "alloc_vgpr 48", "dvgpr_beyond"),
        ("alloc_vgpr 64", "alloc_vgpr 0x90", "dvgpr_too_many"),
        ("v_add_f32_e32 v40, v2, v2", "v_add_f32_e32 v40, v2, v2\n	v_mov_b32_e32 v64, 0", "dvgpr_beyond"),
        ("global_store_b32 v1, v3", "global_store_b32 v1, v33", "dvgpr_freed"),
        ("	global_load_b32 v2, v1, s[4:5]\n", "	v_mov_b32_e32 v16, 0\n	global_load_b32 v2, v1, s[4:5]\n", "dvgpr_beyond"),
    ]),
]
LLVM_IR = """
declare amdgpu_cs_chain void @callee(<3 x i32> inreg, { i32, ptr addrspace(5), i32, i32 })
declare void @llvm.amdgcn.cs.chain(ptr, i32, <3 x i32>, { i32, ptr addrspace(5), i32, i32 }, i32, ...) noreturn
declare amdgpu_cs_chain_preserve void @retry_vgpr_alloc(<3 x i32> inreg %sgpr)
declare i1 @llvm.amdgcn.s.alloc.vgpr(i32)
define amdgpu_cs_chain void @unknown(<3 x i32> inreg %sgpr, { i32, ptr addrspace(5), i32, i32 } %vgpr, i32 inreg %n) #0 {
  call void(ptr, i32, <3 x i32>, { i32, ptr addrspace(5), i32, i32 }, i32, ...) @llvm.amdgcn.cs.chain(ptr @callee, i32 -1,
    <3 x i32> inreg %sgpr, { i32, ptr addrspace(5), i32, i32 } %vgpr, i32 1, i32 inreg %n, i32 inreg -1, ptr @retry_vgpr_alloc)
  unreachable
}
define amdgpu_cs_chain void @many(<3 x i32> inreg %sgpr, { i32, ptr addrspace(5), i32, i32 } %vgpr, ptr addrspace(1) %p, <64 x i32> %q) #0 {
  %a = load volatile <16 x i32>, ptr addrspace(1) %p
  %b = load volatile <16 x i32>, ptr addrspace(1) %p
  %c = add <16 x i32> %a, %b
  store <16 x i32> %c, ptr addrspace(1) %p
  store volatile <64 x i32> %q, ptr addrspace(1) %p
  call void(ptr, i32, <3 x i32>, { i32, ptr addrspace(5), i32, i32 }, i32, ...) @llvm.amdgcn.cs.chain(ptr @callee, i32 7,
    <3 x i32> inreg %sgpr, { i32, ptr addrspace(5), i32, i32 } %vgpr, i32 1, i32 inreg 24, i32 inreg -1, ptr @retry_vgpr_alloc)
  unreachable
}
define amdgpu_cs_chain_preserve void @wrapper(i32 inreg %n, i32 %x, ptr addrspace(1) %p) #0 {
entry:
  br label %loop
loop:
  call void @llvm.amdgcn.s.sleep(i32 1)
  %ok = call i1 @llvm.amdgcn.s.alloc.vgpr(i32 %n)
  br i1 %ok, label %done, label %loop
done:
  store i32 %x, ptr addrspace(1) %p
  ret void
}
define amdgpu_cs void @_amdgpu_cs_main(ptr addrspace(1) %p) #0 {
  %x = load volatile i32, ptr addrspace(1) %p
  %ok = call i1 @llvm.amdgcn.s.alloc.vgpr(i32 40)
  %z = zext i1 %ok to i32
  %s = add i32 %z, %x
  store i32 %s, ptr addrspace(1) %p
  ret void
}
attributes #0 = { nounwind "amdgpu-dynamic-vgpr-block-size"="BLOCK" }
"""


def findings(build, obj):
    """Returns [(severity, rule)] of an object, with notes. Also what could not be checked, as severity incomplete."""
    p = subprocess.run([build + "/objdump/amdgcn-objdump", "--check=dvgpr,notes,each", obj], capture_output=True, text=True)
    return re.findall(r": (warning|note|error): .*\[(\w+), ", p.stdout) + [("error", p.stderr)] * bool(p.stderr)


def assembled(build, template, code, functions, folder):
    text = template % (code, functions)
    triple = "amdgcn-amd-amdhsa"
    if template is KERNEL:
        text %= (64, 1)
    else:
        triple = "amdgcn-amd-amdpal"
    return source(build, text, triple, folder)


def source(build, text, triple, folder):
    with open(folder + "/k.s", "w") as f:
        f.write(text)
    subprocess.run([build + "/assembler/amdgcn-as", "-triple=" + triple, "-mcpu=gfx1200", "-W", folder + "/k.s", "-o", folder + "/k.o"], check=True)
    return folder + "/k.o"


def check_programs(build, folder):
    mutants = 0
    for name, template, code, functions, notes, changes in PROGRAMS:
        found = findings(build, assembled(build, template, code, functions, folder))
        if [rule for _, rule in found] != notes:
            yield "%s: %s" % (name, found)
        for old, new, rule in changes:
            whole = code + "\0" + functions
            if old not in whole:
                yield "%s: no %r" % (name, old)
                continue
            found = findings(build, assembled(build, template, *whole.replace(old, new, 1).split("\0"), folder))
            mutants += 1
            severity = "note" if rule.endswith("?") else "warning"
            warned = {r for s, r in found if s != "note"}
            if rule and (severity, rule.rstrip("?")) not in found or warned - {rule.rstrip("?")}:
                yield "%s: %r for %r: %s instead of %s" % (name, new, old, found, rule or "nothing")
    if mutants < 50:
        yield "%d mutants" % mutants


def check_others(build, folder):
    """The mode is off or unknown: nothing is known of the size, and the request is noted if the descriptor does not enable it."""
    text = KERNEL % ("	s_alloc_vgpr 0\n	v_mov_b32_e32 v40, 0", "")
    for enabled, expected in ((0, [("note", "dvgpr_off")]), (1, [("warning", "dvgpr_beyond")])):
        found = findings(build, source(build, text % (64, enabled), "amdgcn-amd-amdhsa", folder))
        if found != expected:
            yield "enabled %d: %s" % (enabled, found)


def check_unknown(build, folder):
    """Where the size is not known, the check says that it is not complete."""
    for code in ("	s_alloc_vgpr s4", "a:	s_alloc_vgpr 32\n	s_cbranch_scc0 a\n	s_swappc_b64 s[30:31], s[4:5]"):
        text = KERNEL % (code + "\n	v_mov_b32_e32 v40, 0", "") % (64, 1)
        obj = source(build, text, "amdgcn-amd-amdhsa", folder)
        p = subprocess.run([build + "/objdump/amdgcn-objdump", "--check=dvgpr", obj], capture_output=True, text=True)
        if "so the VGPRs used here are not checked" not in p.stdout or "warning" in p.stdout:
            yield "%s: %s" % (code, p.stdout)


def check_wave64(build, folder):
    text = (KERNEL % ("	s_alloc_vgpr 0", "") % (64, 1)).replace(".amdhsa_enable", ".amdhsa_wavefront_size32 0\n		.amdhsa_enable")
    found = findings(build, source(build, text, "amdgcn-amd-amdhsa", folder))
    if ("warning", "dvgpr_wave64") not in found:
        yield "wave64: %s" % found


def check_llvm(build, folder):
    llc = shutil.which("llc-23")
    for cpu in ("gfx1200", "gfx1201", "gfx1250", "gfx1310") if llc else ():
        for block in ("16", "32"):
            with open(folder + "/k.ll", "w") as f:
                f.write(LLVM_IR.replace("BLOCK", block))
            subprocess.run([llc, "-mtriple=amdgcn-amd-amdpal", "-mcpu=" + cpu, "-filetype=obj", folder + "/k.ll", "-o", folder + "/k.o"], check=True)
            for severity, rule in findings(build, folder + "/k.o"):
                yield "llc-23 %s %s: %s %s" % (cpu, block, severity, rule)


def shown(build, obj, view):
    p = subprocess.run([build + "/objdump/amdgcn-objdump", view, "--json", obj], capture_output=True, text=True)
    return json.loads(p.stdout)["files"][0]


def check_compiled(build, folder, everything):
    """Compiled kernels that ask at their start for the registers that they use are right; those that ask for a block less are found."""
    sources = sorted(glob.glob(os.path.join(os.path.dirname(HERE), "compiled", "*.c*"))) if shutil.which("clang-19") else []
    found = 0
    for path in sources if everything else sources[::4]:
        options = ["-x", "cl", "-cl-std=CL2.0", "-Xclang", "-finclude-default-header"] if path.endswith(".cl") else []
        p = subprocess.run(["clang-19", "--target=amdgcn-amd-amdhsa", "-mcpu=gfx1200", "-nogpulib", "-O2", *options, "-S", "-o", "-", path],
                           capture_output=True, text=True)
        text = re.sub(r"\ts_sendmsg sendmsg\(MSG_DEALLOC_VGPRS\)\n", "", p.stdout)
        text = text.replace(".amdhsa_next_free_vgpr", ".amdhsa_enable_dynamic_vgpr 1\n\t\t.amdhsa_next_free_vgpr")
        used = {r["name"]: r["vgprs"]["used"] for r in shown(build, source(build, text, "amdgcn-amd-amdhsa", folder), "--resources")["resources"]
                if r["kind"] == "kernel"} if "amdhsa_kernel" in text else {}
        for kernel, n in used.items():
            for asked in [n] + [(n - 1) // 32 * 32] * (n > 32):
                start = "\n.Lagain:\ts_alloc_vgpr %d\n\ts_cbranch_scc0 .Lagain\n" % asked
                changed = re.sub(r"(?m)^%s:.*$" % re.escape(kernel), lambda m: m[0] + start, text, count=1)
                report = shown(build, source(build, changed, "amdgcn-amd-amdhsa", folder), "--check=dvgpr")
                rules = {f["kind"] for f in report["defects"] if f["function"] == kernel}
                complete = not any(i["reason"] in ("dvgpr", "jump") for i in report["incomplete"])
                found += "dvgpr_beyond" in rules
                if rules != (set() if asked == n else {"dvgpr_beyond"}) and complete:
                    yield "%s: %s, %d of %s: %s" % (os.path.basename(path), kernel, asked, n, rules)
    if sources and not found:
        yield "no compiled kernel uses more than a block"


def main():
    build = os.path.abspath(sys.argv[3])
    with tempfile.TemporaryDirectory() as folder:
        errors = [*check_programs(build, folder), *check_others(build, folder), *check_unknown(build, folder),
                  *check_wave64(build, folder), *check_llvm(build, folder),
                  *check_compiled(build, folder, "all" in sys.argv)]
    print("\n".join(errors), end="\n" * bool(errors))
    return bool(errors)


sys.exit(main())
