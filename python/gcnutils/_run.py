"""Runs kernels without a GPU."""
from __future__ import annotations

import ctypes as c
import dataclasses
import functools
import operator
import struct
from typing import Any, Callable, Dict, List, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

from . import _interface as interface
from ._interface import KernelArgument
from ._library import encode, enumerate_values, library

BY_VALUE = "by_value"
UNKNOWN = KernelArgument(name=None, kind=BY_VALUE, offset=0, bytes=4)  # an argument without metadata
FLOATS = {2: "<e", 4: "<f", 8: "<d"}


class Location(NamedTuple):
    """A location in a source. Code that a macro expands to has the location of the macro call."""
    file: str
    line: int
    column: int


class SourceLines:
    """A source that was assembled. It is assembled again, with the location of each instruction, when these are needed."""

    def __init__(self, text: bytes, settings: Any) -> None:
        self._text, self._settings = text, settings

    def assemble(self) -> Any:
        """Returns the library's struct amdgcn_source, which the caller frees."""
        return library.amdgcn_source(self._settings, self._text, len(self._text))

    def find(self, places: Sequence[Tuple[str, int]]) -> Dict[Tuple[str, int], Location]:
        """Returns the locations of instructions, which are given by a function of the source and an offset in the function."""
        out: Dict[Tuple[str, int], Location] = {}
        source = self.assemble()
        try:
            s = source[0] if source else interface.C_Source()
            for function, offset in places:
                i = library.amdgcn_source_in_function(source, encode(function), offset) if source else interface.NONE
                if i != interface.NONE:
                    at = s.instructions[i].at
                    out[function, offset] = Location(interface.text(at.file), at.line, at.column)
            return out
        finally:
            library.amdgcn_source_free(source)


@dataclasses.dataclass(frozen=True)
class RunFinding(interface.RunFinding):
    """Something that is wrong with a kernel that has run. str() is a message with its location.

    at: the location in the source, if the object was made by assemble()
    other_at: the location of the other instruction in the source
    """
    at: Optional[Location] = None
    other_at: Optional[Location] = None

    def __str__(self) -> str:
        where = "work-group %s, wave %d" % (",".join(map(str, self.group if any(self.group[1:]) else self.group[:1])), self.wave)
        where += "" if self.lane is None else ", lane %d" % self.lane
        where += "; %d times" % self.count if self.count > 1 else ""
        place = "%s:%d:%d" % self.at if self.at else "%s+%#x" % (self.function, self.offset) if self.function else "%#x" % self.address
        return "%s: warning: %s (%s) [%s]%s" % (place, self.text, where, self.name, "\n\t" + self.instruction if self.instruction else "")


@dataclasses.dataclass(frozen=True)
class RunCount(interface.RunCount):
    """How often an instruction was executed.

    at: the location in the source, if the object was made by assemble()
    """
    at: Optional[Location] = None


class FindingsError(Exception):
    """Raised if something is found in a kernel that runs. The attribute "result" is the result of the run."""

    def __init__(self, result: Run) -> None:
        self.result = result
        super().__init__("\n".join(map(str, result.findings)))


@dataclasses.dataclass(frozen=True)
class Run(interface.Run):
    """The result of Function.run(). str() is its findings.

    counts: with counts=True, the instructions of the functions that were reached, and of those that these can call
    """
    findings: Tuple[RunFinding, ...]
    counts: Tuple[RunCount, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether all waves have ended and nothing is found."""
        return self.complete and not self.findings

    def raise_for_findings(self) -> None:
        """Raises FindingsError if there are findings."""
        if not self.ok:
            raise FindingsError(self)

    def coverage(self) -> Dict[str, Dict[int, int]]:
        """Returns how often the lines of each file of the source were executed, {file: {line: times}}, as amdgcn-run --coverage does. Needs
        counts=True."""
        lines: Dict[str, Dict[int, List[RunCount]]] = {}
        for count in self.counts:
            if count.at:
                lines.setdefault(count.at.file, {}).setdefault(count.at.line, []).append(count)
        return {file: {line: _line_count(counts) for line, counts in sorted(of.items())} for file, of in lines.items()}

    def __str__(self) -> str:
        return "\n".join(map(str, self.findings))


def _line_count(counts: Sequence[RunCount]) -> int:
    """Returns how often a line was executed: not at all if none of its vector instructions ever had an active lane."""
    vector = [count.lanes for count in counts if count.vector]
    return 0 if vector and not any(vector) else max(count.executed for count in counts)


class Output:
    """An argument: a buffer whose bytes have no value before the kernel writes them. Reading them first is a finding."""

    def __init__(self, buffer: Any) -> None:
        self.buffer = buffer


class Lds:
    """An argument: the address of a number of bytes of LDS, besides those that the kernel declares."""

    def __init__(self, size: int) -> None:
        self.size = size


def _view(value: Any) -> Optional[memoryview]:
    try:
        return memoryview(value)
    except TypeError:
        return None


class Arguments:
    """The arguments of a run as structs of the library, with the memory to which the structs refer."""

    def __init__(self, known: Sequence[KernelArgument], given: Union[Sequence[Any], Mapping[Union[str, int], Any]]) -> None:
        self._known = known
        self._copies: List[Tuple[str, bytes, Any]] = []  # of buffers that the kernel may not write
        self._kept: List[Any] = []
        visible = [k for k in known if not k.kind.startswith("hidden_")]
        rows: List[Any] = []
        if isinstance(given, Mapping):
            for name, value in given.items():
                rows.append(self._argument("argument %s" % name, self._named(name), value, "%d" % name if isinstance(name, int) else name))
        else:
            for i, value in enumerate(given):
                rows.append(self._argument("argument %d" % i, visible[i] if i < len(visible) else UNKNOWN, value, None))
        self.array = (interface.C_RunArgument * len(rows))(*rows)
        self.n = len(rows)

    def _named(self, name: Union[str, int]) -> KernelArgument:
        """Returns the argument with a name, the kind of a hidden argument, or an offset."""
        return next((k for k in self._known if name in (k.name, k.offset) or k.kind.startswith("hidden_") and name == k.kind), UNKNOWN)

    def _argument(self, what: str, known: KernelArgument, value: Any, name: Optional[str]) -> Any:
        out = interface.C_RunArgument(size=c.sizeof(interface.C_RunArgument), name=encode(name))
        if isinstance(value, Lds):
            out.lds, out.nbytes = 1, value.size
            return out
        out.empty = isinstance(value, Output)
        view = _view(value.buffer if isinstance(value, Output) else value)
        if view is not None and view.ndim:
            out.buffer, out.nbytes = 1, view.nbytes
            memory = self._memory(what, view, bool(out.empty))
        else:
            if out.empty:
                raise TypeError("%s: Output() expects a buffer, not %r" % (what, value.buffer))
            data = self._number(what, known, value, view)
            out.nbytes = len(data)
            memory = c.create_string_buffer(data, len(data))
        self._kept.append(memory)
        out.bytes = c.addressof(memory)  # c.cast() would keep the buffer exported until garbage is collected
        return out

    def _memory(self, what: str, view: memoryview, written: bool) -> Any:
        """Returns the bytes of a buffer, or a copy of them if it is read-only."""
        if not view.c_contiguous:
            raise ValueError("%s: the buffer is not contiguous" % what)
        if not view.readonly:
            return (c.c_char * view.nbytes).from_buffer(view)
        if written:
            raise TypeError("%s: the buffer is read-only" % what)
        data = view.tobytes()
        memory = c.create_string_buffer(data, len(data))
        self._copies.append((what, data, memory))
        return memory

    @staticmethod
    def _number(what: str, known: KernelArgument, value: Any, view: Optional[memoryview]) -> bytes:
        """Returns the bytes of a value. The size of int, float and the like is the argument's; that of others, such as a struct, their own."""
        size = known.bytes
        if hasattr(value, "__index__"):
            number = operator.index(value)
            try:
                return number.to_bytes(size, "little", signed=number < 0)
            except OverflowError:
                raise OverflowError("%s: %d does not fit into %d bytes" % (what, number, size)) from None
        if hasattr(value, "__float__"):
            if size not in FLOATS or known.kind != BY_VALUE:
                raise TypeError("%s, %s of %d bytes, cannot be a float" % (what, known.kind, size))
            return struct.pack(FLOATS[size], float(value))
        if view is None:
            raise TypeError("%s: a number or a buffer is expected, not %r" % (what, value))
        return view.tobytes()

    def check_copies(self) -> None:
        """Raises BufferError if the kernel has written to a read-only buffer."""
        for what, before, memory in self._copies:
            if memory.raw != before:
                raise BufferError("%s: the kernel has written to a read-only buffer" % what)


def sizes(what: str, given: Union[int, Sequence[int], None]) -> Tuple[int, ...]:
    """Returns three sizes. Those that are not given are 0."""
    values = (given,) if isinstance(given, int) else tuple(given or ())
    for v in values:
        interface.UINT.from_param(v)
    if len(values) > 3 or 0 in values:
        raise ValueError("%s: expected 1 to 3 sizes of at least 1, but got %r" % (what, given))
    return values + (0,) * (3 - len(values))


def convert(lines: Sequence[SourceLines], counted: bool, pointer: Any) -> Optional[Run]:
    """Converts the library's result, and frees it."""
    if not pointer:
        return None
    counts: Tuple[interface.RunCount, ...] = ()
    try:
        run = interface.to_amdgcn_run(pointer[0])
        if counted:
            counts = enumerate_values(functools.partial(library.amdgcn_run_count, pointer), interface.C_RunCount, interface.to_amdgcn_run_count)
    finally:
        library.amdgcn_run_free(pointer)
    places = [(f.function, f.offset) for f in run.findings if f.function is not None]
    places += [(f.other_function, f.other_offset) for f in run.findings if f.other_function is not None]
    places += [(x.function, x.offset) for x in counts if x.function is not None]
    known: Dict[Tuple[str, int], Location] = {}
    for source in lines if places else ():
        known.update(source.find(places))
    findings = tuple(RunFinding(**vars(f), at=known.get((f.function or "", f.offset)), other_at=known.get((f.other_function or "", f.other_offset)))
                     for f in run.findings)
    located = tuple(RunCount(**vars(x), at=known.get((x.function or "", x.offset))) for x in counts)
    return Run(**dict(vars(run), findings=findings, counts=located))


def run_settings(kernel: Optional[str], given: Arguments, grid: Union[int, Sequence[int], None], group: Union[int, Sequence[int], None],
                 cluster: Union[int, Sequence[int], None] = None, **others: Any) -> Any:
    """Returns the settings of a run as a struct of the library. `given` owns the memory to which it refers."""
    return interface.C_RunSettings(
        size=c.sizeof(interface.C_RunSettings), kernel=encode(kernel), grid=(c.c_uint * 3)(*sizes("grid", grid)),
        group=(c.c_uint * 3)(*sizes("group", group)), cluster=(c.c_uint * 3)(*sizes("cluster", cluster)), arguments=given.array,
        narguments=given.n, **others)


def run(call: Callable[..., Any], kernel: str, lines: Sequence[SourceLines], known: Sequence[KernelArgument], grid: Union[int, Sequence[int], None],
        group: Union[int, Sequence[int], None], arguments: Union[Sequence[Any], Mapping[Union[str, int], Any]], check: bool, counts: bool, **others: Any) -> Run:
    """Runs a kernel. call: calls the library with the settings."""
    given = Arguments(known, arguments)
    result: Run = call(run_settings(kernel, given, grid, group, **others), convert=functools.partial(convert, lines, counts))
    given.check_copies()
    if check:
        result.raise_for_findings()
    return result


@functools.lru_cache(maxsize=None)
def finding_kinds() -> Dict[str, str]:
    """Returns the names of all findings of Function.run(), with their meanings."""
    out: Dict[str, str] = {}
    name, text = c.c_char_p(), c.c_char_p()
    while library.amdgcn_run_kind(len(out), name, text):
        out[interface.text(name.value)] = interface.text(text.value)
    return out
