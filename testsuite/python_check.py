"""Compares the module gcnutils with the programs.

  python_check.py AS LD OBJDUMP FOLDER INCLUDE    FOLDER contains the kernels, INCLUDE the installed headers

Assembling, linking and disassembling must produce the same bytes as the programs. The links use every kind of input and option,
with files in memory. The simulation must have the same results as amdgcn-objdump --simulate. The structs and constants of the
module must equal those of the headers. Prints the differences.
"""
import copy
import ctypes
import dataclasses
import enum
import glob
import json
import os
import pickle
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

import gcnutils
from gcnutils import _interface

AS, LD, OBJDUMP, FOLDER, INCLUDE = sys.argv[1:6]
SCRIPT = b"SECTIONS { .text : { *(.text) } after = .; .rodata ALIGN(64) : { *(.rodata) } }\nINPUT(b.o)\n"
VERSIONS = b"V1 { global: *; local: hidden*; };\n"
LIBRARY = """.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.globl helper, hidden_one
.protected helper
helper:
hidden_one:
    s_setpc_b64 s[30:31]
.section .rodata.str1.1,"aMS",@progbits,1
.asciz "abc"
.section .debug_str,"MS",@progbits,1
.fill 2000, 1, 65
.byte 0
"""
CALLER = """.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
.globl entry
entry:
    s_getpc_b64 s[0:1]
    s_add_u32 s0, s0, helper@rel32@lo+4
    s_addc_u32 s1, s1, helper@rel32@hi+12
    s_swappc_b64 s[30:31], s[0:1]
    s_endpgm
.section .unused,"ax"
    s_nop 0
"""
LOOPS = """.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
.globl helper, main_kernel
.type helper,@function
.type main_kernel,@function
helper:
    v_sqrt_f32 v1, v1
    s_setpc_b64 s[30:31]
main_kernel:
    s_getpc_b64 s[4:5]
    s_add_u32 s4, s4, helper@rel32@lo+4
    s_addc_u32 s5, s5, helper@rel32@hi+12
1:  global_load_b32 v1, v0, s[0:1]
    s_waitcnt vmcnt(0)
    s_swappc_b64 s[30:31], s[4:5]
    s_cmp_lg_u32 s2, s3
    s_cbranch_scc1 1b
    image_sample v[1:4], v[2:3], s[8:15], s[20:23] dmask:0xf dim:SQ_RSRC_IMG_2D
    s_endpgm
.rodata
.amdhsa_kernel main_kernel
.amdhsa_next_free_vgpr 8
.amdhsa_next_free_sgpr 32
.end_amdhsa_kernel
"""
LINKS = [["-shared", "a.o", "b.o"], ["-r", "a.o", "b.o"], ["-shared", "--start-lib", "b.o", "--end-lib", "a.o"],
         ["-shared", "-T", "script", "a.o"], ["-shared", "script"], ["-shared", "a.o", "lib.a"], ["-shared", "a.o", "-L.", "-l:lib.a", "--trace"],
         ["-shared", "a.o", "b.o", "-Map=-", "--cref"], ["-shared", "a.o", "b.o", "--version-script=versions", "--build-id=sha1"],
         ["-shared", "a.o", "b.o", "--gc-sections", "-u", "entry", "--print-gc-sections"], ["a.o", "b.o", "-e", "entry", "-O2"],
         ["-shared", "--whole-archive", "lib.a", "a.o", "--emit-relocs", "--compress-debug-sections=zlib"],
         ["-pie", "a.o", "b.o", "--defsym=more=helper+4", "-s"]]
WRONG = [["-shared", "a.o", "a.o"], ["a.o"], ["-shared", "absent.o"], ["-shared", "-"], ["-shared", "-T", "versions"], [],
         ["-shared", "--nonsense", "a.o"]]


def run(command, folder):
    p = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    return p.returncode, p.stdout, p.stderr.decode()


def read(path):
    with open(path, "rb") as f:
        return f.read()


def check(what, good, why=""):
    if not good:
        print(what, why)


def files_of(folder):
    """Writes objects, an archive and scripts to the folder. Returns {name: bytes}."""
    files = {"a.o": gcnutils.assemble(CALLER).data, "b.o": gcnutils.assemble(LIBRARY).data, "script": SCRIPT, "versions": VERSIONS}
    member = files["b.o"]
    files["lib.a"] = b"!<arch>\n" + b"%-16s%-12d%-6d%-6d%-8s%-10d`\n" % (b"b.o/", 0, 0, 0, b"644", len(member)) + member + b"\n" * (len(member) % 2)
    for name, data in files.items():
        with open(os.path.join(folder, name), "wb") as f:
            f.write(data)
    return files


def check_links(folder):
    files = files_of(folder)
    os.chdir(folder)  # so that "-L." also finds lib.a if it is not in memory
    for arguments in LINKS:
        status, printed, message = run([LD, "-o", "out", *arguments], folder)
        check(arguments, status == 0, message)
        made = gcnutils.link([], ["-o", "out", *arguments], files={n: d for n, d in files.items() if n != "lib.a" or "-L." not in arguments})
        check(arguments, made.data == read(folder + "/out"), "not what the program makes")
        check(arguments, made.printed == printed.decode(), "not what the program prints: " + made.printed)
    for arguments in WRONG:
        status, _, message = run([LD, "-o", "out", *arguments], folder)
        try:
            gcnutils.link([], arguments, files=files)
            check(arguments, False, "no error")
        except gcnutils.Error as error:
            shown = re.sub(r"^(?=error|note|warning)", "amdgcn-ld: ", str(error), flags=re.M)
            check(arguments, status == 1 and "-" in arguments or shown == message.rstrip("\n"), "other messages:\n%s\n%s" % (shown, message))
    try:
        gcnutils.link([gcnutils.assemble(CALLER.replace("helper", "missing"), name="kernel.s")], ["-shared", "--no-undefined"])
        print("no error")
    except gcnutils.Error as error:
        check("names", "kernel.s:(.text" in str(error), error)
    two = [gcnutils.assemble(LIBRARY.replace("helper", name).replace("hidden", name), name="same.s") for name in ("one", "two")]
    check("equal names", {"one", "two"} <= {s.name for s in gcnutils.link(two).symbols})
    try:
        gcnutils.link([], ["--version"])
    except gcnutils.Error as error:
        check("--version", "only the program" in str(error))


def check_bundles(folder):
    """Bundles code objects of two processors."""
    objects = [gcnutils.link([gcnutils.assemble(".globl k\nk: s_endpgm\n", cpu)]) for cpu in ("gfx90a", "gfx1100")]
    for i, o in enumerate(objects):
        with open("%s/%d.co" % (folder, i), "wb") as f:
            f.write(o.data)
    for options, settings in (([], {}), (["--offload-compress"], {"compression": "zstd"}),
                              (["--offload-compress=zlib", "--offload-compression-level=9"], {"compression": "zlib", "level": 9}),
                              (["--offload-host=none", "--offload-align=8", "--offload-kind=hip"], {"host": "none", "alignment": 8, "kind": "hip"})):
        status, _, message = run([LD, "--offload-bundle", "-o", "out", *options, "0.co", "1.co"], folder)
        check(options, status == 0, message)
        check(options, gcnutils.bundle(objects, **settings) == read(folder + "/out"), "not what the program makes")
    for wrong, settings, text in (([b"text"], {}, "0.co: expected a code object"), ([], {}, "no input files"), (objects[:1] * 2, {}, "already has"),
                                  (objects, {"kind": "cuda"}, "expected hipv4"), (objects, {"level": 5}, "needs"), (objects, {"host": "-"}, "expected a triple")):
        try:
            gcnutils.bundle(wrong, **settings)
            check(text, False, "no error")
        except gcnutils.Error as error:
            check(text, text in str(error), error)


def check_indexing():
    code = gcnutils.assemble("s_set_vgpr_msb 0x40\nv_mov_b32 v1, 0\n.long -1\nv_mov_b32 v2, s0\ns_endpgm\n", processor="gfx1250").code[0]
    listed = [str(i) for i in gcnutils.disassemble(code.data, "gfx1250")]
    check("disassemble", listed[1:4:2] == ["v_mov_b32_e32 v1 /*v257*/, 0", "v_mov_b32_e32 v2 /*v258*/, s0"], listed)
    parts = list(gcnutils.disassemble(code.data, "gfx1250"))[1].parts
    check("parts", [(p.at, p.n, p.place) for p in parts] == [(0, 13, -1), (14, 11, 0), (27, 1, 1)], parts)


def check_kernel(path, folder):
    status, _, _ = run([AS, "-o", folder + "/k.o", path], folder)
    if status:  # the kernel does not assemble without options
        return
    made = gcnutils.assemble(read(path), name=path)
    check(path, made.data == read(folder + "/k.o"), "another object")
    check(path, gcnutils.Object.open(folder + "/k.o").target == made.target, "another target")
    _, shown, _ = run([OBJDUMP, "-d", "--no-show-raw-insn", folder + "/k.o"], folder)
    want = [line.split("//")[0].strip() for line in shown.decode().splitlines() if line.startswith("\t")]
    for code in made.code:
        own = [i.text for i in gcnutils.disassemble(code.data, made.processor) if isinstance(i, gcnutils.Instruction) and i.branch_target is None]
        check(path, all(text in want for text in own), "another text")
        for i in gcnutils.disassemble(code.data, made.processor):
            parts = i.parts if isinstance(i, gcnutils.Instruction) else ()
            check(path, not parts or i.text[:parts[0].n].startswith(i.mnemonic) and parts[-1].at + parts[-1].n <= len(i.text), "%s: %s" % (i, parts))
        for function in code.functions:
            check(path, function.graph.addresses == tuple(i.address for i in function.instructions), "other instructions")
            for instruction in function.instructions:
                live, after = function.live(instruction.address), function.liveness.after(instruction.address)
                added = after - live
                check(path, str(live & after | added) == str(after), "%s is not %s" % (live & after | added, after))
                check(path, not added or instruction.writes, "%r makes registers live" % instruction)
            check(path, sum(len(b.instructions) for b in function.blocks) == len(function.instructions), "instructions without a block")
    made.check()


def check_processor():
    p = gcnutils.Processor("gfx90a", "+tgsplit")
    dual = gcnutils.assemble(".amdgcn_target \"amdgcn-amd-amdhsa--gfx1100\"\nv_dual_mov_b32 v1, v2 :: v_dual_add_nc_u32 v4, v3, v5\n"
                             "image_sample v0, v[0:1], s[0:7], s[8:11] dmask:1 dim:SQ_RSRC_IMG_2D\n").code[0]
    check("meaning", [i.meaning for i in gcnutils.disassemble(dual.data, "gfx1100")] == [("d = s0", "d = s0 + s1"), ()])
    check("processor", (p.name, p.wave_size, gcnutils.Processor("gfx1100").wave_size) == ("gfx90a", 64, 32), p.name)
    fence = p.sequence(gcnutils.Ordered.FENCE, "acquire", "agent")
    made = gcnutils.assemble(".amdgcn_fence acquire, agent\n", "gfx90a", features="+tgsplit")
    again = gcnutils.assemble(fence.before, "gfx90a", features="+tgsplit")
    check("sequence", fence.before and made.section(".text").data == again.section(".text").data, fence)
    try:
        p.sequence(gcnutils.Ordered.FENCE, "nonsense")
        print("no error")
    except ValueError as error:
        check("sequence", "nonsense" in str(error), error)


def check_object():
    made = gcnutils.assemble(LIBRARY)
    check("symbol", made.symbol("helper").value == 0)
    for absent in (lambda: made.symbol("absent"), lambda: made.section("absent"), lambda: made.descriptor("absent")):
        try:
            absent()
            print("no KeyError")
        except KeyError:
            pass
    code = made.code[0]
    made.close()
    for use in (lambda: made.symbols, lambda: made.notes, code.check):
        try:
            use()
            print("a closed object is used")
        except ValueError:
            pass
    try:
        gcnutils.Object(b"nothing")
    except gcnutils.Error as error:
        check("open", "not an ELF file" in str(error), error)


def simulated(folder, function, *options):
    """Runs objdump, and returns its JSON for the function."""
    status, text, wrong = run([OBJDUMP, "--simulate", "--json", "--functions=" + function, *options, "k.o"], folder)
    check(function, not status, wrong)
    return json.loads(text)["files"][0]["simulation"][0]["kernels"][0]


def compare_simulation(where, s, want):
    time = want["time"]
    pairs = [(s.cycles, time["cycles"]), (s.waves, time["waves"]), (s.instructions_issued, time["instructions"]), (s.slots, time["slots"]),
             (s.limit, want["limit"]), (s.certainty, want["certainty"]), (bool(s.known), want["known"]),
             ([(a.name, a.other) for a in s.assumptions], [(a["name"], a["other"]) for a in want["assumptions"]]), (s.most_lost, want["most_lost"]), (s.waiting, time["waiting"]), (s.hidden, time["hidden"]),
             ({i.reason: i.cycles for i in s.lost}, want["lost"]), (s.launch.resident, want["launch"]["resident"]),
             ([u.busy for u in s.units], [u["busy"] for u in want["units"]]), (s.complete, want["complete"]),
             ([i.iterations for i in s.loops], [i.get("iterations", 0) for i in want["loops"]]),
             ([b.address for b in s.branches], [b["address"] for b in want["branches"]]),
             ([w.end for w in s.lifetimes], [w["end"] for w in want["waves"]]),
             ([i.cycle for i in s.issues], [i[0] for i in want["issues"]]),
             (s.waves_needed(), time.get("waves_needed", time.get("waves_needed_more_than", -1) + 1 or None)),
             (s.latency_tolerance(), time.get("latency_tolerance"))]
    for got, wanted in pairs:
        check(where, got == wanted, "%r, not %r" % (got, wanted))
    costs = [i for f in want["functions"] for i in f["instructions"]]
    check(where, len(costs) == len(s.instructions), "another number of instructions")
    for cost, i in zip(s.instructions, costs):
        same = (cost.address, cost.hits, cost.unit, cost.block) == (i["address"], i["hits"], i.get("unit"), i["block"])
        check(where, same and cost.total == i.get("cycles", 0) and cost.waits_for == i.get("waits_for"), "%r, not %r" % (cost, i))
        check(where, not cost.hits or {k.reason: k.cycles for k in cost.lost} == i["lost"], "%r, not %r" % (cost, i))
    check(where, [v.text for v in s.what_if()] == [v["what"] for v in want["what_if"]], "other variants")


def check_stop(function, loops):
    """Ends long simulations by the return value of stop(), by exceptions, and by a signal."""
    calls_of_stop = []
    s = function.simulate(loops=loops, waves=1, stop=lambda: calls_of_stop.append(1) or len(calls_of_stop) == 3)
    check("stop", s.end == gcnutils.SimulationEnd.STOPPED and len(calls_of_stop) == 3 and not s.complete and not s.cycles, s.end)
    for callback in ("progress", "trace", "stop"):
        calls = []

        def fail(*_, calls=calls):
            calls.append(1)
            raise KeyError("wrong")
        try:
            function.simulate(loops=loops, waves=1, **{callback: fail})
            print("an exception of", callback, "is ignored")
        except KeyError as error:
            check(callback, error.args == ("wrong",) and len(calls) == 1, error)
    signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_REAL, 0.1)
    try:
        function.simulate(loops={place: 1 << 40 for place in loops}, waves=1, most=1 << 60)
        print("a signal is ignored")
    except KeyboardInterrupt:
        pass


def check_simulation(folder):
    made = gcnutils.assemble(LOOPS)
    made.save(folder + "/k.o")
    function = made.functions["main_kernel"]
    loop = function.graph.loops[0]
    image = next(i.address for i in function.instructions if i.mnemonic.startswith("image_sample"))
    compare_simulation("default", function.simulate(timeline=True), simulated(folder, "main_kernel", "--simulate-what-if"))
    header = function.blocks[loop.header].address
    trace, progress = [], []
    s = function.simulate(parameters={"vmem.latency": 500}, loops={header: 3}, fetches={image: (4, 2)}, order=gcnutils.Order.ROUND_ROBIN,
                          waves=20, occupancy=3, timeline=True, trace=trace.append, progress=lambda *n: progress.append(n))
    want = simulated(folder, "main_kernel", "--simulate-set=vmem.latency=500", "--simulate-loop=%#x=3" % header, "--simulate-what-if",
                     "--simulate-fetch=%#x=bc7/trilinear" % image, "--simulate-order=round-robin", "--simulate-waves=20", "--simulate-occupancy=3")
    compare_simulation("settings", s, want)
    check("trace", len(trace) == s.instructions_issued and [i.cycle for i in trace[:100]] == [i.cycle for i in s.issues[:100]])
    check("by the user", s.loops[0].origin == gcnutils.Origin.BY_USER and s.launch.limit == "user")
    unused = function.simulate(loops={"bb77": 2, "*": 2}, branches={"bb78": True}).unused
    check("unused", [(u.kind.name, u.rule) for u in unused] == [("LOOP_RULE", 0), ("BRANCH_RULE", 0)], unused)
    # Before a simulation starts, the path of a wave is followed, which reports the progress every 65,536 instructions,
    # here 45 times. The simulation would report the progress another 45 times if it skipped no iterations.
    long = gcnutils.assemble(".type k,@function\nk: s_mov_b32 s0, 0\nLoop: s_add_i32 s0, s0, 1\ns_cmp_lt_i32 s0, 1000000\ns_cbranch_scc1 Loop\ns_endpgm", "gfx900")
    progress.clear()
    s = long.functions["k"].simulate(waves=1, progress=lambda *n: progress.append(n))
    check("time in which the state recurs is skipped", s.instructions_issued == 3000002 and len(progress) < 60, (s, len(progress)))
    check("no argument", [u.kind.name for u in function.simulate(arguments={"K": 2}).unused] == ["ARGUMENT_RULE"])
    check("endless", function.simulate(branches={header: "T"}).end == gcnutils.SimulationEnd.ENDLESS)
    check_stop(function, {header: 1 << 24})
    run([OBJDUMP, "--simulate", "--simulate-waves=6", "--simulate-trace=trace", "k.o"], folder)
    followed = function.simulate(recording=read(folder + "/trace"))
    check("recording", followed.waves == 6 and followed.next is None and followed.waves_needed() is None, followed)
    check("engines", function.simulate(recording="se\twave\tcycle\tpc\n0\t0\t0\t0\n3\t0\t5\t0\n").next.waves == 1)
    for wrong, why in (({"parameters": {"nonsense": 1}}, "unknown parameter"), ({"loops": {"bb": 1}}, "expected bb3"),
                       ({"branches": {"bb0": "X"}}, "a pattern such as TTN"), ({"occupancy": 99}, "1 to 32"), ({"rate": -1}, "got -1"),
                       ({"recording": "wave\n"}, 'recording:1: no column "cycle"'), ({"loops": {"bb0": 0}}, "at least 1")):
        try:
            function.simulate(**wrong)
            print("no error for", wrong)
        except gcnutils.Error as error:
            check("error", why in str(error), error)
    values = {p.name: p.value for p in gcnutils.parameters("gfx1100")}
    check("parameters", {p.name: p.value for p in function.simulate().parameters} == values and len(values) > 50, values)
    check("names", [u.name for u in gcnutils.units()].count("valu") == 1 and any(r.stall for r in gcnutils.reasons()))
    kept = function.simulate()
    made.close()
    try:
        kept.what_if()
        print("a closed object is used")
    except ValueError:
        pass


def raises(kinds, call, *arguments, **options):
    try:
        got = call(*arguments, **options)
    except kinds:
        return
    print("no exception for", arguments, options, got)


def check_misuse():
    """Checks that wrong arguments and the use of a closed object raise exceptions, and that nothing reads freed memory."""
    made, small = gcnutils.assemble(LOOPS), gcnutils.assemble(".globl a\na: s_endpgm", "gfx900")
    for wrong in (None, 5, "text", [1, 2], object()):
        raises((TypeError, gcnutils.Error), gcnutils.Object, wrong)
        raises((TypeError, gcnutils.Error), gcnutils.link, [wrong])
        raises((TypeError, ValueError), gcnutils.link, [small], files={"name": wrong})
        raises((TypeError, gcnutils.Error), gcnutils.link, [small], [wrong])
    raises(TypeError, gcnutils.link, small)
    raises(TypeError, gcnutils.link, [small], "-shared")
    raises(TypeError, gcnutils.assemble, None)
    raises(TypeError, gcnutils.assemble, LOOPS, include="folder")
    raises(ValueError, gcnutils.link, [small], ["-shared\0"])
    for data in (b"", b"\x7fELF", made.data[:100], made.data[:-1], b"!<arch>\n", b"SECTIONS {"):
        raises(gcnutils.Error, gcnutils.link, [data])
    for options in (["--help"], ["--version"], ["-T", "nothing"], ["-T"], ["@nothing"], ["-shared", "-o"], ["--no-such"], ["-shared", "absent.o"]):
        raises(gcnutils.Error, gcnutils.link, [small], options)
    # inputs whose names are also names of the caller's files, of other inputs, or of options
    other = gcnutils.assemble(".globl b\nb: s_nop 1\ns_endpgm", "gfx900", name="1.o")
    third = gcnutils.assemble(".globl c\nc: s_nop 2\ns_endpgm", "gfx900", name="-shared")
    linked = gcnutils.link([other, small, third, bytearray(gcnutils.assemble(".globl d\nd: s_endpgm", "gfx900").data)], files={"0.o": b"", "2.o": b""})
    check("names", {"a", "b", "c", "d"} <= {s.name for s in linked.symbols}, linked.symbols)
    check("no data", len(gcnutils.link([small], files={"unused": bytearray(b"x")}).symbols) > 0)
    function = made.functions["main_kernel"]
    for wrong in ({"waves": 1 << 64}, {"waves": -1}, {"occupancy": 1 << 32}, {"parameters": {"vmem.latency": 1 << 32}}, {"loops": {"*": -1}}):
        raises(OverflowError, function.simulate, **wrong)
    # a callback may call the object, but not close it
    seen = []
    function.simulate(waves=1, trace=lambda issue: seen.append(function.resources().vgprs))
    check("calls in a callback", seen)
    raises(ValueError, function.simulate, waves=1, trace=lambda issue: made.close())
    made.data = b""  # the library still reads the previous bytes, which `made` keeps
    instruction, code, graph = function.instructions[0], made.code[0], function.graph
    check("text", instruction.text and code.functions and code.gaps is not None and made.notes is not None)
    made.close()
    made.close()
    for use in (lambda: instruction.text, lambda: instruction.operands, lambda: instruction.effects, lambda: code.gaps, lambda: code.complete,
                lambda: code.incomplete, lambda: made.symbols, lambda: made.notes, lambda: made.target, lambda: made.section(".text"),
                lambda: graph.instruction(0), lambda: graph.block_at(function.address), function.resources, function.simulate, code.check,
                lambda: made.descriptor("main_kernel")):
        raises(ValueError, use)


def check_copies():
    """Checks that what refers to memory of the library is not copied or initialized twice, and that plain values can be copied."""
    made = gcnutils.assemble(LOOPS)
    function = made.functions["main_kernel"]
    simulation = function.simulate(waves=1)
    decoded = gcnutils.Processor("gfx900").decode(b"\0\0\x81\xbf")
    for handle in (gcnutils.Processor("gfx900"), made, made.code[0], function, function.graph, function.blocks[0], function.liveness,
                   function.instructions[0], decoded, simulation):
        for use in (copy.copy, copy.deepcopy, *(lambda what, p=p: pickle.dumps(what, p) for p in range(pickle.HIGHEST_PROTOCOL + 1))):
            raises(TypeError, use, handle)
    for value in (made.symbols, function.live(function.address), function.graph.edges, simulation.launch, made.check()[:1]):
        check("copy", copy.deepcopy(value) == copy.copy(value) == pickle.loads(pickle.dumps(value)) == value, value)
    check("fields", dataclasses.asdict(simulation)["waves"] == dataclasses.replace(simulation, waves=7).waves - 6)
    raises(TypeError, made.__init__, made.data)
    raises(TypeError, gcnutils.Processor.__init__, decoded._owner, "gfx1100")
    made.close()
    raises(TypeError, made.__init__, made.data)


def check_numbers():
    """Checks that each parameter and member that is a number rejects numbers that are out of range."""
    numbers = 0
    for name, _, parameters in _interface.FUNCTIONS:
        for i, kind in enumerate(parameters):
            if not isinstance(kind, _interface.Number):
                check(name, kind not in (ctypes.c_int, ctypes.c_uint, ctypes.c_size_t, ctypes.c_uint64, ctypes.c_int64), "parameter %d" % i)
                continue
            size = 8 * ctypes.sizeof(kind.kind)
            for wrong in (1 << size, -1 - (1 << size - 1), -1 if kind.kind(-1).value != -1 else 1 << size - 1):
                raises(OverflowError, kind.from_param, wrong)
            raises(TypeError, kind.from_param, "1")
            raises(TypeError, kind.from_param, 1.5)
            numbers += 1
    for name, value in vars(_interface).items():
        if isinstance(value, type) and issubclass(value, ctypes.Structure):
            for field, kind in getattr(value, "_fields_", ()):
                if issubclass(kind, ctypes._SimpleCData) and isinstance(kind().value, int) and not isinstance(kind().value, bool):
                    raises(OverflowError, value, **{field: 1 << 64})
                    raises(OverflowError, setattr, value(), field, -1 - (1 << 63))
                    numbers += 1
    check("numbers", numbers > 100, numbers)
    made = gcnutils.assemble(LOOPS)
    function = made.functions["main_kernel"]
    p = gcnutils.Processor("gfx900")
    for address in (-1, 1 << 63, 1 << 64, (1 << 64) + function.address):
        raises(KeyError, function.live, address)
        raises(KeyError, function.graph.index, address)
    for wrong in ({"arguments": {1 << 64: 1}}, {"arguments": {-1: 1}}, {"arguments": {0: 1 << 64}}, {"loops": {-5: 1}}, {"branches": {1 << 64: True}},
                  {"workgroups": (1, 2, 3, 4)}, {"workgroups": (-1,)}, {"workgroups": (1, 1 << 32)}, {"most": 1 << 64}):
        raises((OverflowError, ValueError), function.simulate, **wrong)
    for wrong in ({"workgroups": 5}, {"workgroups": "12"}, {"arguments": {0: "x"}}, {"loops": {"*": 1.5}}, {"recording": 5}):
        raises((TypeError, AttributeError), function.simulate, **wrong)
    for wrong in (1 << 32, -1):
        raises(OverflowError, function.resources, wrong)
    raises(TypeError, function.live, "x")
    raises(IndexError, function.graph.instruction, 1 << 64)
    check("the last one", function.graph.instruction(-1).text == function.instructions[-1].text)
    for wrong in ({"offset": -1}, {"address": 1 << 64}, {"address": -1}):
        raises((OverflowError, ValueError), p.decode, b"\0\0\x81\xbf", **wrong)
    raises(TypeError, p.decode, b"\0\0\x81\xbf", previous=5)
    raises(TypeError, p.decode, 5)
    raises(TypeError, lambda: list(gcnutils.disassemble(5, p)))
    raises(TypeError, gcnutils.parameters, 5)
    check("other bytes", [str(i) for i in gcnutils.disassemble(memoryview(b"\0\0\x81\xbf"), p)] == ["s_endpgm"])
    for wrong in ([5], [None], ["x"], 5):
        raises(TypeError, gcnutils.bundle, wrong)
    raises(OverflowError, gcnutils.bundle, [made], alignment=1 << 64)


def check_close():
    """Closes objects while other threads use them, and while a finalizer or a callback runs in the same thread."""
    source = '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n' + "".join(".globl s%d\ns%d: s_nop 0\n" % (i, i) for i in range(500)) + "s_endpgm\n"
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    for i in range(30):
        made = gcnutils.assemble(source)
        code = made.code[0]
        function = code.functions[0]
        uses = [lambda: made.symbols, lambda: made.section(".text"), lambda: made.target, lambda: [i.text for i in function.instructions],
                lambda: code.gaps, function.resources, lambda: function.live(0), lambda: function.simulate(waves=1).what_if(), code.check, made.symbols[0].name.strip]

        def work(use):
            try:
                for _ in range(20):
                    use()
            except ValueError as error:
                check("closed", "closed" in str(error), error)
        threads = [threading.Thread(target=work, args=(use,)) for use in uses]
        for thread in threads:
            thread.start()
        time.sleep(0.001 * (i % 10))
        made.close()
        join(threads)
    sys.setswitchinterval(interval)
    made = gcnutils.assemble(source)
    raises(ValueError, made.read, made.close)  # as a finalizer or a signal handler would
    raises(ValueError, made.call, lambda: made.close())
    check("still open", len(made.symbols) >= 500, len(made.symbols))
    # A thread waits for a simulation, in a property that is computed once; the simulation's callback uses another such property.
    made = gcnutils.assemble(LOOPS)
    other, function = made.functions["helper"], made.functions["main_kernel"]
    threads, seen = [], []

    def callback(_):
        if not threads:
            threads.append(threading.Thread(target=lambda: seen.append(other.graph), daemon=True))
            threads[0].start()
            time.sleep(0.1)
            seen.append(function.graph)
    simulating = threading.Thread(target=lambda: function.simulate(waves=1, trace=callback), daemon=True)
    simulating.start()
    simulating.join(60)
    check("properties", not simulating.is_alive(), "wait for each other")
    threads[0].join(60)
    check("properties", len(seen) == 2, seen)


def c_name(python_name):
    """Converts the name of a Python class, such as C_CheckInfo, to that of the C struct, such as amdgcn_check_info."""
    return "amdgcn" + re.sub(r"[A-Z]", lambda m: "_" + m[0].lower(), python_name.removeprefix("C_"))


def check_layout(folder):
    """Compares the sizes and offsets of structs, and the values of constants, with the compiler's."""
    want, headers = {}, "".join(read(path).decode() for path in glob.glob(INCLUDE + "/amdgcn/*.h"))
    for name, value in vars(_interface).items():
        if isinstance(value, type) and issubclass(value, ctypes.Structure) and getattr(value, "_fields_", None):
            want["sizeof(struct %s)" % c_name(name)] = ctypes.sizeof(value)
            for field, _ in value._fields_:
                want["offsetof(struct %s, %s)" % (c_name(name), field)] = getattr(value, field).offset
        elif isinstance(value, type) and issubclass(value, (enum.IntEnum, enum.IntFlag)) and len(value):
            prefix = c_name("C_" + name).upper() + "_"
            want.update(((prefix if prefix + member in headers else "AMDGCN_") + member, int(constant))
                        for member, constant in value.__members__.items())
        elif isinstance(value, int) and name.isupper():
            want["AMDGCN_" + name] = value
    with open(folder + "/layout.c", "w", encoding="utf-8") as f:
        f.write("#include <amdgcn.h>\n#include <stdio.h>\nint main(void) {\n")
        f.writelines('printf("%%lld\\n", (long long)%s);\n' % expression for expression in want)
        f.write("}\n")
    status, _, message = run(["cc", "-w", "-I" + INCLUDE, "-o", folder + "/layout", folder + "/layout.c"], folder)
    check("layout", status == 0, message)
    got = [int(line) for line in run([folder + "/layout"], folder)[1].split()]
    check("layout", len(want) > 200, "only %d facts" % len(want))
    for (expression, value), other in zip(want.items(), got):
        check(expression, value == other, "is %d, not %d" % (other, value))
    declared = set(re.findall(r"^(amdgcn_\w+)\(", headers, re.M))
    check("functions", declared == {f[0] for f in _interface.FUNCTIONS}, declared ^ {f[0] for f in _interface.FUNCTIONS})


def join(threads):
    for thread in threads:
        thread.join()


def main():
    with tempfile.TemporaryDirectory() as folder:
        check_layout(folder)
        check_links(folder)
        check_bundles(folder)
        for path in sorted(glob.glob(FOLDER + "/*.s")):
            check_kernel(path, folder)
        check_simulation(folder)
    check_processor()
    check_indexing()
    check_misuse()
    check_object()
    threads = [threading.Thread(target=check_object) for _ in range(4)]
    for thread in threads:
        thread.start()
    join(threads)
    check_copies()
    check_numbers()
    check_close()
    print("checked")


main()
