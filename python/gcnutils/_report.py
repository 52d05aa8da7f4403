"""One document about a kernel: messages, findings, results, resources, cycles, differences from another version."""
from __future__ import annotations

import ctypes as c
import json
import os
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union

from . import _interface as interface
from ._interface import Message
from ._library import Error, Messages, contents, encode, library, take_bytes, take_text
from ._object import Object
from ._run import Arguments, Output, run_settings

Given = Union[Object, str, bytes, "os.PathLike[str]"]
Key = Union[str, int]
ARGUMENTS = ("-shared", "--no-undefined", "-o", "linked")
E_TYPE, ET_REL = slice(16, 18), b"\1\0"
TYPES = {"f": "f", "d": "f", "e": "f", "b": "i", "h": "i", "i": "i", "l": "i", "q": "i", "n": "i"}  # formats of elements; others: unsigned
BLANK = Message(severity="error", text="", file=None, line=0, column=0, source="", status=interface.Status.INPUT)


class Version:
    """A version of a kernel: its source and its linked object, as far as they exist. Errors become messages."""

    def __init__(self, given: Given, name: Optional[str], processor: Optional[str], features: Optional[str], include: Sequence[str],
                 no_files: bool = False) -> None:
        self.messages: List[Message] = []
        self.object: Optional[Object] = None
        self.linked = False
        self.data: Optional[bytes] = None  # the object before it is linked
        self.source: Any = None
        self._kept: List[Any] = []
        self.name, data = self._read(given, name)
        if isinstance(given, Object) and given.lines:
            self.source = given.lines[0].assemble() if len(given.lines) == 1 else None
        elif data is not None and not data.startswith(b"\x7fELF"):
            data = self._assemble(data, processor, features, include, no_files)
        if data is not None:
            self.data = data
            self._link(data)

    def _read(self, given: Given, name: Optional[str]) -> Tuple[str, Optional[bytes]]:
        if isinstance(given, Object):
            return name or given.name or "object", given.data
        if isinstance(given, str):
            return name or "<memory>", given.encode("utf-8", "surrogateescape")
        if not isinstance(given, os.PathLike):
            return name or "<memory>", contents(given)
        path = os.fspath(given)
        try:
            with open(path, "rb") as f:
                return name or path, f.read()
        except OSError as error:
            self.fail("%s: %s" % (path, error.strerror))
            return name or path, None

    def fail(self, text: str) -> None:
        """Adds an error."""
        self.messages.append(interface.Message(**dict(vars(BLANK), text=text)))

    def _assemble(self, text: bytes, processor: Optional[str], features: Optional[str], include: Sequence[str],
                  no_files: bool) -> Optional[bytes]:
        folders = (c.c_char_p * len(include))(*(encode(v) for v in include))
        settings = interface.C_Settings(size=c.sizeof(interface.C_Settings), processor=encode(processor), features=encode(features),
                                        name=encode(self.name), fill_metadata=True, prefer_source=True, no_files=no_files, ninclude=len(include),
                                        include=folders)
        self.source = library.amdgcn_source(settings, text, len(text))
        if not self.source:
            raise MemoryError("libamdgcn: out of memory")
        s = self.source[0]
        return c.string_at(s.object, s.size) if s.object and not s.errors else None

    def _link(self, data: bytes) -> None:
        try:
            self.object = Object(data, name=self.name)  # if it cannot be linked, it is described nevertheless
            if data[E_TYPE] == ET_REL:
                data = self._linked(data)
                self.object.close()
                self.object = Object(data, name=self.name)
            self.linked = True
        except Error as error:
            self.messages += error.messages

    def _linked(self, data: bytes) -> bytes:
        name = self.name if self.name[:1] not in ("-", "@", "") else "./" + self.name
        arguments = [encode(a) for a in ARGUMENTS + (name,)]
        file = interface.C_File(name=encode(name), bytes=c.cast(c.c_char_p(data), c.c_void_p), size=len(data))
        settings = interface.C_Link(size=c.sizeof(interface.C_Link), arguments=(c.c_char_p * len(arguments))(*arguments),
                                    narguments=len(arguments), files=c.pointer(file), nfiles=1)
        messages, made, size, printed = Messages(), c.c_void_p(), c.c_size_t(), c.c_void_p()
        if library.amdgcn_link(settings, messages.report, None, made, size, printed):
            raise messages.error()
        take_text(printed.value)
        return take_bytes(made.value, size.value)

    @property
    def processor(self) -> Optional[str]:
        """The processor of the object."""
        return self.object.processor if self.object else None

    def messages_document(self) -> List[Dict[str, Any]]:
        """Returns all messages as the document has them."""
        found: List[Dict[str, Any]] = _document(self, None, None, (), None, False)["messages"]
        return found

    def __enter__(self) -> Version:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def arguments(self, kernel: Optional[str]) -> Tuple[interface.KernelArgument, ...]:
        """Returns the arguments of a kernel, by the metadata."""
        try:
            function = self.object.functions.get(kernel or "") if self.object else None
            return function.arguments if function else ()
        except Error as error:  # such as that the processor is unknown
            self.messages += error.messages
            self.linked = False
            return ()

    def run(self, settings: Any) -> Any:
        """Returns the library's result of running the kernel, or None after an error."""
        assert self.object
        try:
            return self.object.call(library.amdgcn_run, self.object.handle(), settings)
        except Error as error:
            self.messages += error.messages
            return None

    def close(self) -> None:
        """Frees the version."""
        if self.source:
            library.amdgcn_source_free(self.source)
        if self.object:
            self.object.close()

    def list_messages(self, with_source: bool) -> List[Message]:
        """Returns the messages, with those about the source or without."""
        out: List[Message] = []
        if self.source and with_source:
            for m in self.source[0].messages[:self.source[0].nmessages]:
                at = dict(file=interface.text(m.at.file), line=m.at.line, column=m.at.column) if m.at.file else {}
                out.append(Message(**dict(vars(BLANK), severity=interface.text(m.severity), text=interface.text(m.text), **at)))
        return out + self.messages


class Elements(bytearray):
    """A buffer whose elements have a type of amdgcn-run, such as "bf16"."""
    type = "u8"


class Buffer:
    """The contents of a buffer, and the type of its elements, as amdgcn-run names it."""

    def __init__(self, value: Any) -> None:
        self.view = memoryview(value)
        self.typed = isinstance(value, Elements) or self.view.format != "B"
        self.type = value.type if isinstance(value, Elements) else "%s%d" % (
            TYPES.get(self.view.format.lstrip("@=<"), "u"), 8 * self.view.itemsize)
        self.elements = self.view.nbytes * 8 // int(self.type.lstrip("bfiu"))


def _find(arguments: Union[Sequence[Any], Mapping[Key, Any]], names: Sequence[Optional[str]], key: Key) -> Buffer:
    """Returns the argument with a name or an index."""
    if isinstance(arguments, Mapping):
        value = arguments[key]
    elif isinstance(key, str) and key not in names[:len(arguments)]:
        raise KeyError(key)
    else:
        value = arguments[names.index(key) if isinstance(key, str) else key]
    value = value.buffer if isinstance(value, Output) else value
    try:
        return Buffer(value)
    except TypeError:
        raise TypeError("argument %s is no buffer" % key) from None


class Results:
    """What is expected in buffers, and what is shown of them."""

    def __init__(self, arguments: Union[Sequence[Any], Mapping[Key, Any]], names: Sequence[Optional[str]]) -> None:
        self._arguments, self._names = arguments, names
        self.comparisons: List[Any] = []
        self.excerpts: List[Any] = []
        self._kept: List[Any] = []

    def _bytes(self, data: bytes) -> Any:
        self._kept.append(data)
        return c.cast(c.c_char_p(data), c.c_void_p)

    def _name(self, key: Key) -> Optional[bytes]:
        name = key if isinstance(key, str) else self._names[key] if 0 <= key < len(self._names) else None
        return encode(name)

    def compare(self, key: Key, expected: Any, ulp: int, tolerance: float) -> None:
        """Compares a buffer with what is expected. Without a format of the one, the elements have the type of the other."""
        got, wanted = _find(self._arguments, self._names, key), Buffer(expected)
        if got.view.nbytes != wanted.view.nbytes:
            raise ValueError("expected: %r has %d bytes, not %d" % (key, got.view.nbytes, wanted.view.nbytes))
        row = interface.C_Comparison(
            size=c.sizeof(interface.C_Comparison), name=self._name(key), type=encode(wanted.type if wanted.typed else got.type),
            bytes=self._bytes(got.view.tobytes()), expected=self._bytes(wanted.view.tobytes()), nbytes=got.view.nbytes, ulp=ulp,
            tolerance=tolerance)
        library.amdgcn_compare(row)
        self.comparisons.append(row)

    def show(self, key: Key, count: int) -> None:
        """Shows the first elements of a buffer."""
        got = _find(self._arguments, self._names, key)
        self.excerpts.append(interface.C_Excerpt(name=self._name(key), type=encode(got.type), bytes=self._bytes(got.view.tobytes()),
                                                 elements=got.elements, count=min(count, got.elements)))


def _message(m: Message) -> Any:
    return interface.C_Message(severity=encode(m.severity), text=encode(m.text), file=encode(m.file), line=m.line, column=m.column)


def _array(kind: Any, rows: Sequence[Any]) -> Any:
    return (kind * len(rows))(*rows)


def _copied(arguments: Union[Sequence[Any], Mapping[Key, Any]]) -> Union[Sequence[Any], Mapping[Key, Any]]:
    """Returns arguments with copies of the buffers."""
    if isinstance(arguments, Mapping):
        return {key: _copy(value) for key, value in arguments.items()}
    return [_copy(value) for value in arguments]


def _copy(value: Any) -> Any:
    if isinstance(value, Output):
        return Output(_copy(value.buffer))
    try:
        view = memoryview(value)
    except TypeError:
        return value
    return bytearray(view.tobytes()) if view.ndim else value


def _document(now: Version, before: Optional[Version], launch: Any, runs: Sequence[Any], results: Optional[Results],
              with_object: bool = True) -> Dict[str, Any]:
    messages = now.list_messages(False) + (before.list_messages(True) if before else [])
    comparisons, excerpts = (results.comparisons, results.excerpts) if results else ([], [])
    settings = interface.C_DocumentSettings(
        size=c.sizeof(interface.C_DocumentSettings), name=encode(now.name), messages=_array(interface.C_Message, [_message(m) for m in messages]),
        nmessages=len(messages), source=now.source, object=now.object.handle() if now.object and with_object else None, launch=launch and c.pointer(launch),
        run=runs[0] if runs else None, comparisons=_array(interface.C_Comparison, comparisons), ncomparisons=len(comparisons),
        excerpts=_array(interface.C_Excerpt, excerpts), nexcerpts=len(excerpts))
    if before:
        settings.baseline_name, settings.baseline_source = encode(before.name), before.source
        settings.baseline = before.object.handle() if before.object else None
        settings.baseline_run = runs[1] if len(runs) > 1 else None
    right = c.c_int()
    if now.object and with_object:
        made = now.object.call(library.amdgcn_document, settings, right)  # raises the exception for an error
    else:
        made = library.amdgcn_document(settings, right)
    text = take_text(made)
    if text is None:
        raise MemoryError("libamdgcn: out of memory")
    out: Dict[str, Any] = json.loads(text)
    return out


def report(given: Given, processor: Optional[str] = None, *, features: Optional[str] = None, name: Optional[str] = None,
           include: Sequence[Union[str, "os.PathLike[str]"]] = (), kernel: Optional[str] = None,
           grid: Union[int, Sequence[int], None] = None, group: Union[int, Sequence[int], None] = None,
           arguments: Union[Sequence[Any], Mapping[Key, Any], None] = None, expected: Optional[Mapping[Key, Any]] = None, ulp: int = 0,
           tolerance: float = 0, show: Optional[Mapping[Key, int]] = None, baseline: Optional[Given] = None, baseline_name: Optional[str] = None,
           dynamic_lds: int = 0, limit: int = 0, seed: int = 0, schedule: int = 0, no_files: bool = False) -> Dict[str, Any]:
    """Describes a kernel in one document, that of amdgcn-run --report=json: messages of the assembler and the linker, findings of the checks
    and of a run, results, resources, estimated cycles, differences from another version. share/gcnutils/document.schema.json is its
    schema; document["right"] says whether nothing is wrong. Errors of the kernel do not raise exceptions: they are in the document.

    given: an Object, a source as str or bytes, the bytes of an object, or the path of either as pathlib.Path
    processor, features, include, no_files: for a source, as for assemble(); the processor is not needed for a source with .amdgcn_target
    name: the name of the source or object in the document
    kernel: the name of the kernel; None: the only one
    grid, group, arguments, dynamic_lds, limit, seed: as for Function.run(); without arguments, the kernel is not run
    expected: what buffers must contain after the run, by the name or the index of the argument: {"c": array.array("f", …)}. Elements have
        the type of the expected buffer; floats may differ by ulp units in the last place, and by tolerance times the expected one
    show: how many of the first elements of a buffer the document has: {"c": 8}
    baseline: the version before, of the same kernel, as for given, which is run with copies of the arguments; baseline_name: its name in the document
    schedule: in which order work-groups and waves take turns; 0: in their order
    """
    folders = [os.fspath(folder) for folder in include]
    now = Version(given, name, processor, features, folders, no_files)
    before = None
    try:
        before = None if baseline is None else Version(baseline, baseline_name, processor or now.processor, features, folders, no_files)
        names = now.object.kernels if now.object else ()
        kernel = names[0] if kernel is None and len(names) == 1 else kernel
        options = dict(dynamic_lds=dynamic_lds, limit=limit, seed=seed, schedule=schedule)
        launch = interface.C_RunSettings(size=c.sizeof(interface.C_RunSettings), kernel=encode(kernel))
        runs: List[Any] = []
        results = None
        try:
            if arguments is None and (expected or show):
                raise ValueError("expected, show: only with arguments")
            known = now.arguments(kernel) if now.linked else ()
            if arguments is not None and now.linked:
                copies = _copied(arguments) if before and before.linked else None
                passed = Arguments(known, arguments)
                launch = run_settings(kernel, passed, grid, group, **options)
                runs.append(now.run(launch))
                passed.check_copies()
                results = Results(arguments, [k.name for k in known if not k.kind.startswith("hidden_")])
                for key, wanted in (expected or {}).items() if runs[0] else ():
                    results.compare(key, wanted, ulp, tolerance)
                for key, count in (show or {}).items() if runs[0] else ():
                    results.show(key, count)
                old_known = before.arguments(kernel) if before and runs[0] else ()
                if before and before.linked and copies is not None and runs[0]:
                    old = Arguments(old_known, copies)
                    runs.append(before.run(run_settings(kernel, old, grid, group, **options)))
            return _document(now, before, launch, runs, results)
        finally:
            for run in runs:
                library.amdgcn_run_free(run)
    finally:
        now.close()
        if before:
            before.close()

