"""Code objects: symbols, sections, descriptors, notes, and analyses of their code."""
from __future__ import annotations

import ctypes as c
import functools
import os
import threading
from typing import Any, Callable, Dict, List, Mapping, NamedTuple, Optional, Sequence, Tuple, TypeVar, Union

from . import _interface as interface
from ._code import Instruction, Registers, registers_of
from ._interface import (CheckInfo, Edge, Finding, Gap, Incomplete, Issue, Kind, Loop, Message, Order, Pressure, Resources, Rule, Stage,
                         Symbol)
from ._library import Messages, contents, encode, enumerate_values, library, take_text
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


class Object:
    """A relocatable object or a linked code object in memory.

    processor and features: the processor for which to read the code; None: the object's processor. close(), or the end of a with
    statement, closes the object. Afterwards, objects obtained from it must not be used; plain values remain valid. The constructor
    and the methods raise Error if the object cannot be read.
    """

    def __init__(self, data: bytes, *, name: str = "", processor: Optional[str] = None, features: Optional[str] = None) -> None:
        self.data = self._bytes = contents(data)  # the bytes of the file; the library reads _bytes until close()
        self.messages: Tuple[Message, ...] = ()  # the warnings of the call that created the object
        self.printed = ""  # the standard output of the link, with options such as --print-map
        self._handle: Any = None
        self._reported = Messages()
        self._lock = threading.RLock()  # reentrant, because callbacks of a simulation may call the library
        self._calls = 0  # number of calls of the library that have not returned
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
        ValueError if a callback of a simulation closes the object."""
        if not getattr(self, "_handle", None):
            return
        with self._lock:
            if self._calls:
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

    @property
    def handle(self) -> Any:
        """The library's handle of the object. Raises ValueError if the object is closed."""
        self.require_open()
        return self._handle

    def drop(self, simulation: Any) -> None:
        """Lets the next call, or close(), free a simulation. The simulation is not freed now, because this thread may be in a call
        of the library."""
        self._unused.append(simulation)

    def require_open(self) -> None:
        """Raises ValueError if the object is closed."""
        if not self._handle:
            raise ValueError("the object is closed")

    def call(self, function: Callable[..., T], *arguments: Any) -> T:
        """Calls a function of the library for this object, and returns its result. Raises Error if the result is NULL and the
        function reported an error. Only one thread at a time calls a function, because the library passes all messages about the
        object to one callback."""
        with self._lock:
            self.require_open()
            while self._unused:
                library.amdgcn_simulation_free(self._unused.pop())
            self._reported.clear()
            self._calls += 1
            try:
                result = function(*arguments)
            finally:
                self._calls -= 1
            if not result and any(m.severity == "error" for m in self._reported):
                raise self._reported.error()
            return result

    @property
    def target(self) -> Optional[str]:
        """The target ID, such as "amdgcn-amd-amdhsa--gfx90a:xnack+"; None if the processor is unknown."""
        target = library.amdgcn_target(self.handle)
        return None if target is None else interface.text(target)

    @property
    def processor(self) -> Optional[str]:
        """The processor of the target ID, such as "gfx90a:xnack+"; None if the processor is unknown."""
        return self.target.rpartition("--")[2] if self.target else None

    @property
    def symbols(self) -> Tuple[Symbol, ...]:
        """The symbols of .symtab or, if the object has no .symtab, of .dynsym."""
        return enumerate_values(functools.partial(library.amdgcn_symbol, self.handle), interface.C_Symbol, interface.to_amdgcn_symbol)

    def symbol(self, name: str) -> Symbol:
        """Returns the first symbol with this name. Raises KeyError if no symbol has this name."""
        for symbol in self.symbols:
            if symbol.name == name:
                return symbol
        raise KeyError(name)

    def section(self, name: str) -> Section:
        """Returns the first SHT_PROGBITS section with this name. Raises KeyError if no such section exists."""
        size, address = c.c_size_t(), c.c_uint64()
        data = library.amdgcn_section(self.handle, encode(name), size, address)
        if not data:
            raise KeyError(name)
        return Section(name, address.value, c.string_at(data, size.value))

    @property
    def kernels(self) -> Tuple[str, ...]:
        """The names of the kernels that have a descriptor."""
        return tuple(s.name[:-3] for s in self.symbols if s.name.endswith(".kd") and s.section)

    def descriptor(self, kernel: str) -> str:
        """Returns the descriptor of a kernel as directives, from .amdhsa_kernel to .end_amdhsa_kernel. Raises KeyError
        if the object has no descriptor of the kernel, or if directives cannot express the descriptor."""
        text = take_text(self.call(library.amdgcn_descriptor, self.handle, encode(kernel)))
        if text is None:
            raise KeyError(kernel)
        return text

    @property
    def notes(self) -> str:
        """All notes as text, with the metadata as YAML."""
        return take_text(self.call(library.amdgcn_notes, self.handle)) or ""

    @functools.cached_property
    def code(self) -> Tuple[Code, ...]:
        """The sections that contain code."""
        out: List[Code] = []
        while True:
            found = self.call(library.amdgcn_code, self.handle, len(out))
            if not found:
                return tuple(out)
            out.append(Code(self, found))

    @functools.cached_property
    def functions(self) -> Dict[str, Function]:
        """The functions and kernels of all sections, by name. If several functions have one name, the first of them is
        used."""
        out: Dict[str, Function] = {}
        for code in self.code:
            for function in code.functions:
                out.setdefault(function.name, function)
        return out

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


class Code:
    """A section that contains code. The addresses of a relocatable object are offsets in the section."""

    def __init__(self, owner: Object, pointer: Any) -> None:
        self.object, self.pointer = owner, pointer
        s = pointer[0]
        self.name = interface.text(s.name)
        self.section: int = s.section  # the index of the section
        self.address: int = s.address
        self.data = c.string_at(s.bytes, s.size) if s.size else b""

    @functools.cached_property
    def _functions(self) -> Any:
        return self.object.call(library.amdgcn_functions, self.pointer)[0]

    @functools.cached_property
    def functions(self) -> Tuple[Function, ...]:
        """The functions, sorted by address."""
        self.object.require_open()
        base = c.addressof(self._functions.functions[0]) if self._functions.nfunctions else 0
        size = c.sizeof(interface.C_Function)
        return tuple(Function(self, c.cast(base + i * size, c.POINTER(interface.C_Function)))
                     for i in range(self._functions.nfunctions))

    @property
    def gaps(self) -> Tuple[Gap, ...]:
        """The bytes that no known path reaches."""
        self.object.require_open()
        return tuple(interface.to_amdgcn_gap(self._functions.gaps[i]) for i in range(self._functions.ngaps))

    @property
    def complete(self) -> bool:
        """Whether all code was analyzed."""
        self.object.require_open()
        return bool(self._functions.complete)

    @property
    def incomplete(self) -> Tuple[Incomplete, ...]:
        """The reasons why the analysis is incomplete."""
        self.object.require_open()
        return tuple(interface.to_amdgcn_incomplete(self._functions.incomplete[i]) for i in range(self._functions.nincomplete))

    def check(self, *names: str, compilers: bool = False, notes: bool = False) -> Findings:
        """Runs checks like Object.check(), but on this section only."""
        settings = interface.C_CheckSettings(size=c.sizeof(interface.C_CheckSettings), compilers=compilers, notes=notes)
        known = [info.name for info in checks()]
        for name in names:
            if name not in known:
                raise ValueError("unknown check %r; the checks are %s" % (name, ", ".join(known)))
            settings.checks |= 1 << known.index(name)
        found = self.object.call(library.amdgcn_check, self.pointer, settings)
        values = interface.to_amdgcn_findings(found[0])
        functions = [self.functions[f.function].name if 0 <= f.function < len(self.functions) else "" for f in values.findings]
        return Findings.of(values.findings, functions, values.complete, values.incomplete)

    def __repr__(self) -> str:
        return "<Code %s, %d bytes>" % (self.name, len(self.data))


class Function:
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

    def call(self, function: Any, *arguments: Any) -> Any:
        """Calls a function of the library for this function. Raises Error if the call fails."""
        return self.code.object.call(function, self.pointer, *arguments)

    @functools.cached_property
    def graph(self) -> Graph:
        """The control-flow graph of the code that is known to be reachable."""
        return Graph(self, self.call(library.amdgcn_graph))

    @property
    def blocks(self) -> Tuple[Block, ...]:
        """The basic blocks of the graph."""
        return self.graph.blocks

    @property
    def instructions(self) -> Tuple[Instruction, ...]:
        """The instructions of the graph, sorted by address."""
        return self.graph.instructions

    @functools.cached_property
    def liveness(self) -> Liveness:
        """The registers that are live at each instruction."""
        return Liveness(self, self.call(library.amdgcn_liveness))

    def live(self, address: int) -> Registers:
        """Returns the registers whose values may still be read when control reaches the instruction at this address."""
        return self.liveness.before(address)

    def resources(self, work_items: int = 0) -> Resources:
        """Returns the registers and other resources that the function uses, the resources that its descriptor declares,
        and the occupancy. work_items: number of work items of a work-group; 0: as in the metadata."""
        return interface.to_amdgcn_resources(self.call(library.amdgcn_resources, work_items)[0])

    def simulate(self, *, parameters: Optional[Mapping[str, int]] = None, loops: Optional[Mapping[Place, int]] = None,
                 branches: Optional[Mapping[Place, Union[bool, str]]] = None, fetches: Optional[Mapping[Place, Tuple[int, int]]] = None,
                 arguments: Optional[Mapping[Union[int, str], int]] = None, workgroups: Tuple[int, ...] = (),
                 stage: Stage = Stage.COMPUTE, order: Order = Order.OLDEST, waves: int = 0, cycles: int = 0, occupancy: int = 0,
                 work_items: int = 0, rate: float = 0, most: int = 0, timeline: bool = False, recording: Union[str, bytes, None] = None,
                 progress: Optional[Callable[[int, int], None]] = None, trace: Optional[Callable[[Issue], None]] = None,
                 stop: Optional[Callable[[], bool]] = None) -> Simulation:
        """Simulates the waves of the function on a model of a compute unit, as amdgcn-objdump --simulate does; amdgcn-simulate(7)
        describes the model. Raises Error for an unknown parameter, a value out of its range or a malformed location.

        parameters: values of parameters(), by name: {"vmem.latency": 265}
        loops: iterations of loops, by an address in the header, or by a location such as "bb3" or "*": {0x1a40: 64}
        branches: directions of conditional branches, by an address in the block that ends with the branch, or by a location: True
            (taken), False, or a pattern such as "TTN"
        fetches: bits of a texel and bilinear samples of the filter, by the address of the instruction, or "*": {"*": (32, 1)}
        arguments: values of arguments of the kernel, by name or by offset: {"K": 4096}
        workgroups: the numbers of work-groups in x, y and z, for the values of hidden arguments
        stage, order, waves, cycles, occupancy, work_items, rate, most, timeline: as in struct amdgcn_simulation_settings of libamdgcn(3)
        recording: text of a recording to follow, in the format of --simulate-trace; the attribute next of the result contains the
            result of the next shader engine
        progress: is called periodically with the number of waves that have ended and the total number of waves
        trace: is called for each issue
        stop: is called periodically; if it returns True, the simulation ends with SimulationEnd.STOPPED

        An exception in one of these functions, or Ctrl-C, ends the simulation.
        """
        return simulate(self, Settings(
            parameters or {}, loops or {}, branches or {}, fetches or {}, arguments or {}, workgroups, progress, trace, stop, recording,
            stage=stage, order=order, waves=waves, cycles=cycles, occupancy=occupancy, work_items=work_items, rate=rate, most=most,
            timeline=timeline))

    def check(self, *names: str, compilers: bool = False, notes: bool = False) -> Findings:
        """Runs checks on the function's section, and returns the findings in this function."""
        found = self.code.check(*names, compilers=compilers, notes=notes)
        own = [f for f in found if f.function == self.index]
        return Findings.of(own, [self.name] * len(own), found.complete, found.incomplete)

    def __repr__(self) -> str:
        return "<Function %s at %#x>" % (self.name, self.address)


class Graph:
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
        code, address = self.function.code, self.addresses[i]
        code.object.require_open()
        insn, offset = interface.C_Instruction(), address - code.address
        size = library.amdgcn_graph_instruction(self.pointer, i, insn)
        return Instruction(code.object, code.pointer[0].processor, insn, address, code.data[offset:offset + size])

    @functools.cached_property
    def instructions(self) -> Tuple[Instruction, ...]:
        """All instructions, sorted by address."""
        return tuple(self.instruction(i) for i in range(len(self.addresses)))

    def index(self, address: int) -> int:
        """Returns the index of the instruction at an address. Raises KeyError if no instruction begins there."""
        self.function.code.object.require_open()
        found: int = library.amdgcn_find_instruction(self.pointer, address)
        if found == interface.NONE:
            raise KeyError("no instruction of %s at %#x" % (self.function.name, address))
        return found

    def block_at(self, address: int) -> Block:
        """Returns the block that contains the instruction at an address. Raises KeyError if no instruction begins
        there."""
        found: int = library.amdgcn_find_block(self.pointer, self.index(address))
        return self.blocks[found]


class Block:
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


class Liveness:
    """The liveness of a function. A register is live where its value may still be read."""

    def __init__(self, function: Function, pointer: Any) -> None:
        self.function, self.pointer = function, pointer
        s = pointer[0]
        n = len(function.graph.addresses)
        self.pressure: Tuple[Pressure, ...] = tuple(interface.to_amdgcn_pressure(s.instructions[i]) for i in range(n))  # at each instruction
        self.peak = interface.to_amdgcn_pressure(s.peak)
        self.used = registers_of(s.used.words)  # the registers that instructions of the function use
        self.entry = registers_of(s.entry.words)  # the registers that are live at the start
        self.complete = bool(s.complete)  # False: registers that are not live may be included
        self.incomplete: Tuple[Incomplete, ...] = tuple(interface.to_amdgcn_incomplete(s.incomplete[i]) for i in range(s.nincomplete))
        self._blocks: Dict[int, Tuple[List[Registers], List[Registers]]] = {}

    def _block(self, block: Block) -> Tuple[List[Registers], List[Registers]]:
        if block.index not in self._blocks:
            self.function.code.object.require_open()
            n = block.info.ninstructions
            before, after = (interface.C_Registers * n)(), (interface.C_Registers * n)()
            library.amdgcn_live_in_block(self.pointer, block.index, before, after)
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
