"""Code objects: symbols, sections, descriptors, notes, and analyses of their code."""
from __future__ import annotations

import ctypes as c
import functools
import os
import threading
from typing import Any, Callable, Dict, List, Mapping, NamedTuple, Optional, Sequence, Tuple, TypeVar, Union

from . import _interface as interface
from ._code import Instruction, Registers, registers_of
from ._interface import (CacheLevel, CheckInfo, Edge, Finding, Gap, Incomplete, Issue, KernelArgument, Kind, Loop, Message, Order, Pressure, Resources,
                         Rule, Stage, Symbol)
from ._library import Cached, Handle, Messages, contents, encode, enumerate_values, library, take_text
from ._run import Run, SourceLines, run
from ._simulation import Place, Settings, Simulation, simulate


class Section(NamedTuple):
    """The contents of a section."""
    name: str
    address: int
    data: bytes


class Findings(Tuple[Finding, ...]):
    """The findings of checks, sorted by section, function and address. str() contains a line for each finding."""
    complete: bool  # whether the checks examined all code
    incomplete: Tuple[Incomplete, ...]  # the reasons why code was not examined
    _names: Tuple[str, ...]

    @classmethod
    def of(cls, findings: Sequence[Finding], names: Sequence[str], complete: bool, incomplete: Sequence[Incomplete]) -> Findings:
        """Creates an instance. names contains, for each finding, the name of its function."""
        out = cls(findings)
        out.complete, out.incomplete, out._names = complete, tuple(incomplete), tuple(names)
        return out

    @property
    def warnings(self) -> Tuple[Finding, ...]:
        """The findings whose severity is WARNING: the code is wrong."""
        return tuple(f for f in self if f.severity == interface.Severity.WARNING)

    def __str__(self) -> str:
        return "\n".join("%s: %#x: %s: %s [%s]" % (name, f.address, f.severity.name.lower(), f.text, f.rule)
                         for name, f in zip(self._names, self))


T = TypeVar("T")


class Object(Handle):
    """A relocatable object or a linked code object in memory.

    processor and features: the processor for which to read the code; None: the object's processor. close(), or the end of a with
    statement, closes the object. Afterwards, objects obtained from it must not be used; plain values remain valid. The constructor
    and the methods raise Error if the object cannot be read. Objects cannot be copied or pickled, but their data can.
    """

    def __init__(self, data: bytes, *, name: str = "", processor: Optional[str] = None, features: Optional[str] = None) -> None:
        self._start()
        self.data = self._bytes = contents(data)  # the bytes of the file; the library reads _bytes until close()
        self.messages: Tuple[Message, ...] = ()  # the warnings of the call that created the object
        self.lines: Tuple[SourceLines, ...] = ()  # the sources that were assembled to the object, for the locations of findings
        self.printed = ""  # the standard output of the link, with options such as --print-map
        self._handle: Any = None
        self._reported = Messages()
        # Each access to the library's memory of the object holds one of two locks, and close() holds both. The first is for calls that
        # may report messages, and can last minutes. A thread with the second does not wait for the first. Both are reentrant, because
        # callbacks of a simulation may call the library, and a signal handler may close the object.
        self._lock, self._reading = threading.RLock(), threading.RLock()
        self._calls = 0  # number of accesses of the thread with the first lock that have not ended
        self._reads = 0  # the same of the second lock
        self._unused: List[Any] = []  # simulations to which no Python object refers
        self.name = name  # the name of the object in messages
        settings = interface.C_Input(size=c.sizeof(interface.C_Input), bytes=c.cast(c.c_char_p(self._bytes), c.c_void_p), nbytes=len(self._bytes),
                                     name=encode(name) or None, processor=encode(processor), features=encode(features))
        self._handle = library.amdgcn_open_input(settings, self._reported.report, None)
        if not self._handle:
            raise self._reported.error()

    @classmethod
    def open(cls, path: Union[str, "os.PathLike[str]"], *, processor: Optional[str] = None, features: Optional[str] = None) -> Object:
        """Opens a file."""
        with open(path, "rb") as f:
            return cls(f.read(), name=os.fspath(path), processor=processor, features=features)

    def save(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Writes the object to a file."""
        with open(path, "wb") as f:
            f.write(self.data)

    def close(self) -> None:
        """Frees the object and everything obtained from it, except for plain values. Waits for calls of other threads. Raises
        ValueError if a callback of a simulation, or a signal handler during a call, closes the object."""
        if not getattr(self, "_handle", None):
            return
        with self._lock, self._reading:
            if self._calls or self._reads:
                raise ValueError("a callback closes the object")
            handle, self._handle = self._handle, None
            if handle:
                library.amdgcn_close(handle)

    def __del__(self) -> None:
        self.close()

    def __enter__(self) -> Object:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def drop(self, simulation: Any) -> None:
        """Lets the next call, or close(), free a simulation. The simulation is not freed now, because this thread may be in a call
        of the library."""
        self._unused.append(simulation)

    def require_open(self) -> None:
        """Raises ValueError if the object is closed."""
        if not self._handle:
            raise ValueError("the object is closed")

    def call(self, function: Callable[..., Any], *arguments: Any, convert: Optional[Callable[[Any], Any]] = None) -> Any:
        """Calls a function of the library for this object, and returns its result, or convert(result). A result that refers to the
        library's memory must be converted, because another thread may close the object after this call. Raises Error if the result
        is NULL and the function reported an error. Only one thread at a time calls a function, because the library passes all
        messages about the object to one callback."""
        with self._lock:
            self.require_open()
            while self._unused:
                library.amdgcn_simulation_free(self._unused.pop())
            self._reported.clear()
            before = self._calls
            try:
                self._calls = before + 1
                result = function(*arguments)
                if not result and any(m.severity == "error" for m in self._reported):
                    raise self._reported.error()
                return convert(result) if convert else result
            finally:
                self._calls = before

    def read(self, function: Callable[..., T], *arguments: Any) -> T:
        """Calls a function that reads the library's memory of this object, and returns its result. The object is not closed
        meanwhile. The function must not use call(), which would wait for another thread that closes the object."""
        with self._reading:
            self.require_open()
            before = self._reads
            try:
                self._reads = before + 1
                return function(*arguments)
            finally:
                self._reads = before

    @property
    def target(self) -> Optional[str]:
        """The target ID, such as "amdgcn-amd-amdhsa--gfx90a:xnack+"; None if the processor is unknown."""
        target = self.read(library.amdgcn_target, self._handle)
        return None if target is None else interface.text(target)

    @property
    def processor(self) -> Optional[str]:
        """The processor of the target ID, such as "gfx90a:xnack+"; None if the processor is unknown."""
        target = self.target
        return target.rpartition("--")[2] if target else None

    @property
    def symbols(self) -> Tuple[Symbol, ...]:
        """The symbols of .symtab or, if the object has no .symtab, of .dynsym."""
        return self.read(enumerate_values, functools.partial(library.amdgcn_symbol, self._handle), interface.C_Symbol, interface.to_amdgcn_symbol)

    def symbol(self, name: str) -> Symbol:
        """Returns the first symbol with this name. Raises KeyError if no symbol has this name."""
        for symbol in self.symbols:
            if symbol.name == name:
                return symbol
        raise KeyError(name)

    def section(self, name: str) -> Section:
        """Returns the first SHT_PROGBITS section with this name. Raises KeyError if no such section exists."""
        size, address = c.c_size_t(), c.c_uint64()

        def read() -> Optional[bytes]:
            data = library.amdgcn_section(self._handle, encode(name), size, address)
            return c.string_at(data, size.value) if data else None
        data = self.read(read)
        if data is None:
            raise KeyError(name)
        return Section(name, address.value, data)

    @property
    def kernels(self) -> Tuple[str, ...]:
        """The names of the kernels that have a descriptor."""
        return tuple(s.name[:-3] for s in self.symbols if s.name.endswith(".kd") and s.section)

    def descriptor(self, kernel: str) -> str:
        """Returns the descriptor of a kernel as directives, from .amdhsa_kernel to .end_amdhsa_kernel. Raises KeyError
        if the object has no descriptor of the kernel, or if directives cannot express the descriptor."""
        text = take_text(self.call(library.amdgcn_descriptor, self._handle, encode(kernel)))
        if text is None:
            raise KeyError(kernel)
        return text

    @property
    def notes(self) -> str:
        """All notes as text, with the metadata as YAML."""
        return take_text(self.call(library.amdgcn_notes, self._handle)) or ""

    @Cached
    def code(self) -> Tuple[Code, ...]:
        """The sections that contain code."""
        out: List[Code] = []
        while True:
            found = self.call(library.amdgcn_code, self._handle, len(out), convert=lambda found: found and Code(self, found))
            if not found:
                return tuple(out)
            out.append(found)

    @Cached
    def functions(self) -> Dict[str, Function]:
        """The functions and kernels of all sections, by name. If several functions have one name, the first of them is
        used."""
        out: Dict[str, Function] = {}
        for code in self.code:
            for function in code.functions:
                out.setdefault(function.name, function)
        return out

    __iter__ = None  # an object is no sequence, though it has __getitem__

    def __getitem__(self, name: str) -> Function:
        """Returns functions[name]."""
        return self.functions[name]

    def handle(self) -> Any:
        """Returns the library's pointer. Raises ValueError if the object is closed."""
        self.require_open()
        return self._handle

    def check(self, *checks: str, compilers: bool = False, notes: bool = False) -> Findings:
        """Runs the named checks, or by default the checks that are certain, on all code.

        compilers: also treat rules that only compilers follow as certain
        notes: also run the analyses whose findings are notes
        """
        parts = [code.check(*checks, compilers=compilers, notes=notes) for code in self.code]
        return Findings.of([f for p in parts for f in p], [n for p in parts for n in p._names], all(p.complete for p in parts),
                           [i for p in parts for i in p.incomplete])

    def __repr__(self) -> str:
        return "<Object %s, %d bytes>" % (self.target, len(self.data))


@functools.lru_cache(maxsize=None)
def checks() -> Tuple[CheckInfo, ...]:
    """Returns the checks of the library, each with its description."""
    return enumerate_values(library.amdgcn_check_info, interface.C_CheckInfo, interface.to_amdgcn_check_info)


@functools.lru_cache(maxsize=None)
def rules() -> Tuple[Rule, ...]:
    """Returns the rules of all checks."""
    return enumerate_values(library.amdgcn_rule, interface.C_Rule, interface.to_amdgcn_rule)


class Code(Handle):
    """A section that contains code. The addresses of a relocatable object are offsets in the section."""

    def __init__(self, owner: Object, pointer: Any) -> None:
        self.object, self.pointer = owner, pointer
        s = pointer[0]
        self.name = interface.text(s.name)
        self.section: int = s.section  # the index of the section
        self.address: int = s.address
        self.data = c.string_at(s.bytes, s.size) if s.size else b""

    @Cached
    def _functions(self) -> Any:
        return self.object.call(library.amdgcn_functions, self.pointer, convert=lambda found: found[0])

    @Cached
    def functions(self) -> Tuple[Function, ...]:
        """The functions, sorted by address."""
        s = self._functions

        def read() -> Tuple[Function, ...]:
            base = c.addressof(s.functions[0]) if s.nfunctions else 0
            size = c.sizeof(interface.C_Function)
            return tuple(Function(self, c.cast(base + i * size, c.POINTER(interface.C_Function))) for i in range(s.nfunctions))
        return self.object.read(read)

    @property
    def gaps(self) -> Tuple[Gap, ...]:
        """The bytes that no known path reaches."""
        s = self._functions
        return self.object.read(lambda: tuple(interface.to_amdgcn_gap(s.gaps[i]) for i in range(s.ngaps)))

    @property
    def complete(self) -> bool:
        """Whether all code was analyzed."""
        s = self._functions
        return self.object.read(lambda: bool(s.complete))

    @property
    def incomplete(self) -> Tuple[Incomplete, ...]:
        """The reasons why the analysis is incomplete."""
        s = self._functions
        return self.object.read(lambda: tuple(interface.to_amdgcn_incomplete(s.incomplete[i]) for i in range(s.nincomplete)))

    def check(self, *names: str, compilers: bool = False, notes: bool = False) -> Findings:
        """Runs checks like Object.check(), but on this section only."""
        settings = interface.C_CheckSettings(size=c.sizeof(interface.C_CheckSettings), compilers=compilers, notes=notes)
        known = [info.name for info in checks()]
        for name in names:
            if name not in known:
                raise ValueError("unknown check %r; the checks are %s" % (name, ", ".join(known)))
            settings.checks |= 1 << known.index(name)
        values = self.object.call(library.amdgcn_check, self.pointer, settings, convert=lambda found: interface.to_amdgcn_findings(found[0]))
        functions = [self.functions[f.function].name if 0 <= f.function < len(self.functions) else "" for f in values.findings]
        return Findings.of(values.findings, functions, values.complete, values.incomplete)

    def __repr__(self) -> str:
        return "<Code %s, %d bytes>" % (self.name, len(self.data))


class Function(Handle):
    """A function or kernel of a section."""

    def __init__(self, code: Code, pointer: Any) -> None:
        self.code, self.pointer = code, pointer
        s = pointer[0]
        self.name = interface.text(s.name)  # empty: the function has no symbol
        self.address: int = s.address
        self.end: int = s.end
        self.kind = Kind(s.kind)
        self.shared = bool(s.shared)  # whether other objects can call the function
        self.index: int = s.index

    def call(self, function: Any, *arguments: Any, convert: Optional[Callable[[Any], Any]] = None) -> Any:
        """Calls a function of the library for this function, like Object.call()."""
        return self.code.object.call(function, self.pointer, *arguments, convert=convert)

    @Cached
    def graph(self) -> Graph:
        """The control-flow graph of the code that is known to be reachable."""
        found: Graph = self.call(library.amdgcn_graph, convert=functools.partial(Graph, self))
        return found

    @property
    def blocks(self) -> Tuple[Block, ...]:
        """The basic blocks of the graph."""
        return self.graph.blocks

    @property
    def instructions(self) -> Tuple[Instruction, ...]:
        """The instructions of the graph, sorted by address."""
        return self.graph.instructions

    @Cached
    def liveness(self) -> Liveness:
        """The registers that are live at each instruction."""
        found: Liveness = self.call(library.amdgcn_liveness, convert=functools.partial(Liveness, self, self.graph))
        return found

    def live(self, address: int) -> Registers:
        """Returns the registers whose values may still be read when control reaches the instruction at this address."""
        return self.liveness.before(address)

    def resources(self, work_items: int = 0) -> Resources:
        """Returns the registers and other resources that the function uses, the resources that its descriptor declares,
        and the occupancy. work_items: number of work items of a work-group; 0: as in the metadata."""
        found: Resources = self.call(library.amdgcn_resources, work_items, convert=lambda found: interface.to_amdgcn_resources(found[0]))
        return found

    def simulate(self, *, parameters: Optional[Mapping[str, int]] = None, loops: Optional[Mapping[Place, int]] = None,
                 branches: Optional[Mapping[Place, Union[bool, str]]] = None, fetches: Optional[Mapping[Place, Tuple[int, int]]] = None,
                 caches: Optional[Mapping[Place, CacheLevel]] = None,
                 accesses: Optional[Mapping[Place, Tuple[float, Optional[int]]]] = None,
                 arguments: Optional[Mapping[Union[int, str], int]] = None, workgroups: Tuple[int, ...] = (),
                 stage: Stage = Stage.COMPUTE, order: Order = Order.OLDEST, waves: int = 0, cycles: int = 0, occupancy: int = 0,
                 work_items: int = 0, rate: float = 0, most: int = 0, timeline: bool = False, fixed: bool = False,
                 recording: Union[str, bytes, None] = None,
                 progress: Optional[Callable[[int, int], None]] = None, trace: Optional[Callable[[Issue], None]] = None,
                 stop: Optional[Callable[[], bool]] = None) -> Simulation:
        """Simulates the waves of the function on a model of a compute unit, as amdgcn-objdump --simulate does; amdgcn-simulate(7)
        describes the model. Raises Error for an unknown parameter, a value out of its range or a malformed location.

        parameters: values of parameters(), by name: {"vmem.latency": 265}
        loops: iterations of loops, by an address in the header, or by a location such as "bb3" or "*": {0x1a40: 64}
        branches: directions of conditional branches, by an address in the block that ends with the branch, or by a location: True
            (taken), False, or a pattern such as "TTN"
        fetches: bits of a texel and bilinear samples of the filter, by the address of the instruction, or "*": {"*": (32, 1)}
        caches: where a load finds its data, by the address of the instruction, or "*": {0x1a40: CacheLevel.FROM_MEMORY}
        accesses: mean cycles for the addresses of an access, and the per cent of its executions that load from a cache line first, or None:
            {0x1a40: (64, None)}
        arguments: values of arguments of the kernel, by name or by offset: {"K": 4096}
        workgroups: the numbers of work-groups in x, y and z, for the values of hidden arguments
        stage, order, waves, cycles, occupancy, work_items, rate, most, timeline, fixed: as in struct amdgcn_simulation_settings of libamdgcn(3)
        recording: text of a recording to follow, in the format of --simulate-trace; the attribute next of the result contains the
            result of the next shader engine
        progress: is called periodically with the number of waves that have ended and the total number of waves
        trace: is called for each issue
        stop: is called periodically; if it returns True, the simulation ends with SimulationEnd.STOPPED

        An exception in one of these functions, or Ctrl-C, ends the simulation.
        """
        return simulate(self, Settings(
            parameters or {}, loops or {}, branches or {}, fetches or {}, caches or {}, accesses or {}, arguments or {}, workgroups, progress,
            trace, stop, recording, stage=stage, order=order, waves=waves, cycles=cycles, occupancy=occupancy, work_items=work_items, rate=rate, most=most,
            timeline=timeline, fixed=fixed))

    @property
    def arguments(self) -> Tuple[KernelArgument, ...]:
        """The arguments of the kernel, by the metadata."""
        def get(i: int, out: Any) -> int:
            found: int = self.code.object.call(library.amdgcn_kernel_argument, self.code.object.handle(), encode(self.name), i, out)
            return found
        return enumerate_values(get, interface.C_KernelArgument, interface.to_amdgcn_kernel_argument)

    def run(self, grid: Union[int, Sequence[int], None] = None, group: Union[int, Sequence[int], None] = None,
            arguments: Union[Sequence[Any], Mapping[Union[str, int], Any]] = (), *, check: bool = True, dynamic_lds: int = 0, limit: int = 0,
            seed: int = 0, unchecked: bool = False, counts: bool = False, cluster: Union[int, Sequence[int], None] = None,
            vgpr_block: int = 0, vgpr_pool: int = 0, vgpr_refusals: int = 0, threads: int = 0) -> Run:
        """Runs the kernel without a GPU, as amdgcn-run does, and returns the result. Raises FindingsError if something is wrong with
        the kernel, and Error if it cannot be run, for instance because an argument is missing.

        grid: the number of work items in x, y and z; None: one work-group
        group: the size of a work-group; None: what the kernel requires, else one wave
        arguments: the arguments that are not hidden, in their order; or by name, by the kind of a hidden argument, or by offset:
            {"a": buffer, "n": 1024}. An argument is
            - a buffer of bytes, such as a bytearray, array.array, memoryview or an array of numpy, which the kernel reads and writes; if
              it is read-only and the kernel writes to it, BufferError is raised
            - Output(buffer): the same, but its bytes have no value before the kernel writes them
            - an int, or a float, of the argument's size in the metadata, or 4 bytes without metadata
            - a struct or a number of ctypes or of numpy, whose bytes are the value
            - Lds(size): bytes of LDS
        check: whether to raise FindingsError; otherwise Run.findings has the findings
        dynamic_lds: bytes of LDS besides those that the kernel declares
        limit: the most instructions that a wave executes; 0: 100 million
        seed: registers and memory without a value have contents that depend on it
        unchecked: check only the bounds of memory, which is faster
        counts: whether Run.counts is to have the counts of each instruction
        cluster: the size of a cluster in work-groups, where the processor has clusters
        vgpr_block, vgpr_pool, vgpr_refusals: in dynamic VGPR mode: VGPRs in a block, 0: 16; those that all waves share, 0: enough for all; how
            often each request for more of them fails before it succeeds
        threads: the most threads on which work-groups are executed; 0: the number of processors, at most 8. The result does not depend
            on it, unless unchecked=True and work-groups race for memory
        """
        owner = self.code.object
        return run(functools.partial(owner.call, library.amdgcn_run, owner.handle()), self.name, owner.lines, self.arguments, grid, group,
                   arguments, check, counts, dynamic_lds=dynamic_lds, limit=limit, seed=seed, unchecked=unchecked, cluster=cluster,
                   vgpr_block=vgpr_block, vgpr_pool=vgpr_pool, vgpr_refusals=vgpr_refusals, threads=threads)

    def check(self, *names: str, compilers: bool = False, notes: bool = False) -> Findings:
        """Runs checks on the function's section, and returns the findings in this function."""
        found = self.code.check(*names, compilers=compilers, notes=notes)
        own = [f for f in found if f.function == self.index]
        return Findings.of(own, [self.name] * len(own), found.complete, found.incomplete)

    def __repr__(self) -> str:
        return "<Function %s at %#x>" % (self.name, self.address)


class Graph(Handle):
    """The control-flow graph of a function."""

    def __init__(self, function: Function, pointer: Any) -> None:
        self.function, self.pointer = function, pointer
        s = pointer[0]
        self.addresses: Tuple[int, ...] = tuple(s.addresses[:s.ninstructions])  # sorted
        self.edges: Tuple[Edge, ...] = tuple(interface.to_amdgcn_edge(s.edges[i]) for i in range(s.nedges))
        self.loops: Tuple[Loop, ...] = tuple(interface.to_amdgcn_loop(s.loops[i]) for i in range(s.nloops))
        self.complete = bool(s.complete)  # whether the targets of all jumps are known
        self.incomplete: Tuple[Incomplete, ...] = tuple(interface.to_amdgcn_incomplete(s.incomplete[i]) for i in range(s.nincomplete))
        self.blocks: Tuple[Block, ...] = tuple(Block(self, i, interface.to_amdgcn_block(s.blocks[i])) for i in range(s.nblocks))
        self.entry: Optional[Block] = None if s.entry == interface.NONE else self.blocks[s.entry]

    def instruction(self, i: int) -> Instruction:
        """Returns the instruction at addresses[i]."""
        i = range(len(self.addresses))[i]
        code, address = self.function.code, self.addresses[i]
        insn, offset = interface.C_Instruction(), address - code.address

        def read() -> Tuple[int, Any]:
            return library.amdgcn_graph_instruction(self.pointer, i, insn), code.pointer[0].processor
        size, processor = code.object.read(read)
        return Instruction(code.object, processor, insn, address, code.data[offset:offset + size])

    @Cached
    def instructions(self) -> Tuple[Instruction, ...]:
        """All instructions, sorted by address."""
        return tuple(self.instruction(i) for i in range(len(self.addresses)))

    def index(self, address: int) -> int:
        """Returns the index of the instruction at an address. Raises KeyError if no instruction begins there."""
        try:
            found: int = self.function.code.object.read(library.amdgcn_find_instruction, self.pointer, address)
        except OverflowError:
            found = interface.NONE
        if found == interface.NONE:
            raise KeyError("no instruction of %s at %#x" % (self.function.name, address))
        return found

    def block_at(self, address: int) -> Block:
        """Returns the block that contains the instruction at an address. Raises KeyError if no instruction begins
        there."""
        found: int = self.function.code.object.read(library.amdgcn_find_block, self.pointer, self.index(address))
        return self.blocks[found]


class Block(Handle):
    """A basic block."""

    def __init__(self, graph: Graph, index: int, info: interface.Block) -> None:
        self.graph, self.index = graph, index
        self.info = info  # contains the indices of the block's instructions and edges in the arrays of the graph
        self.address, self.end = info.address, info.end

    @property
    def instructions(self) -> Tuple[Instruction, ...]:
        """The instructions of the block."""
        return self.graph.instructions[self.info.first:self.info.first + self.info.ninstructions]

    @property
    def edges(self) -> Tuple[Edge, ...]:
        """The edges from the end of the block."""
        return self.graph.edges[self.info.edge:self.info.edge + self.info.nedges]

    @property
    def successors(self) -> Tuple[Block, ...]:
        """The blocks to which control can continue."""
        return tuple(self.graph.blocks[e.to] for e in self.edges if e.to is not None)

    @property
    def predecessors(self) -> Tuple[Block, ...]:
        """The blocks from which control can come."""
        return tuple(self.graph.blocks[e.from_] for e in self.graph.edges if e.to == self.index and e.from_ is not None)

    @property
    def loop(self) -> Optional[Loop]:
        """The innermost loop that contains the block."""
        return None if self.info.loop is None else self.graph.loops[self.info.loop]

    def __repr__(self) -> str:
        return "<Block %#x to %#x of %s>" % (self.address, self.end, self.graph.function.name)


class Liveness(Handle):
    """The liveness of a function. A register is live where its value may still be read."""

    def __init__(self, function: Function, graph: Graph, pointer: Any) -> None:
        self.function, self.pointer = function, pointer
        s = pointer[0]
        n = len(graph.addresses)
        self.pressure: Tuple[Pressure, ...] = tuple(interface.to_amdgcn_pressure(s.instructions[i]) for i in range(n))  # at each instruction
        self.peak = interface.to_amdgcn_pressure(s.peak)
        self.used = registers_of(s.used.words)  # the registers that instructions of the function use
        self.entry = registers_of(s.entry.words)  # the registers that are live at the start
        self.complete = bool(s.complete)  # False: registers that are not live may be included
        self.incomplete: Tuple[Incomplete, ...] = tuple(interface.to_amdgcn_incomplete(s.incomplete[i]) for i in range(s.nincomplete))
        self._blocks: Dict[int, Tuple[List[Registers], List[Registers]]] = {}

    def _block(self, block: Block) -> Tuple[List[Registers], List[Registers]]:
        if block.index not in self._blocks:
            n = block.info.ninstructions
            before, after = (interface.C_Registers * n)(), (interface.C_Registers * n)()
            self.function.code.object.read(library.amdgcn_live_in_block, self.pointer, block.index, before, after)
            self._blocks[block.index] = [registers_of(r.words) for r in before], [registers_of(r.words) for r in after]
        return self._blocks[block.index]

    def _at(self, address: int, side: int) -> Registers:
        graph = self.function.graph
        block = graph.block_at(address)
        return self._block(block)[side][graph.index(address) - block.info.first]

    def before(self, address: int) -> Registers:
        """Returns the registers that are live before the instruction at an address."""
        return self._at(address, 0)

    def after(self, address: int) -> Registers:
        """Returns the registers that are live after the instruction at an address."""
        return self._at(address, 1)
