"""Loads libamdgcn, and converts its messages to values and exceptions."""
from __future__ import annotations

import ctypes as c
import functools
import os
import re
import types
from typing import Any, Callable, List, Optional, Sequence, Tuple, TypeVar, overload

from . import _interface as interface
from ._interface import Message, Status


class Error(Exception):
    """Raised if libamdgcn reports errors. The attribute "messages" contains all messages in order, including warnings and
    notes."""

    def __init__(self, messages: Sequence[Message]) -> None:
        self.messages: Tuple[Message, ...] = tuple(messages)
        super().__init__("\n".join(format_message(m) for m in self.messages) or "unknown error")

    @property
    def errors(self) -> Tuple[Message, ...]:
        """The messages that are errors."""
        return tuple(m for m in self.messages if m.severity == "error")


def _visible(text: str) -> str:
    """Escapes control characters, and bytes that are not UTF-8, as the programs do."""
    return re.sub(r"[\x00-\x08\x0a-\x1f\x7f-\x9f\ud800-\udfff]",
                  lambda m: "".join("\\x%02x" % byte for byte in m[0].encode("utf-8", "surrogateescape")), text)


def format_message(message: Message) -> str:
    """Formats a message as the programs print it: its location, its text, the source line, and a caret under the
    column."""
    where = "%s:%d:%d: " % (message.file, message.line, message.column) if message.file else ""
    lines = [_visible(where + message.severity + ": " + message.text)]
    if message.file and message.source.strip():
        before = message.source.encode("utf-8", "surrogateescape")[:message.column - 1].decode("utf-8", "replace")
        lines += [_visible(message.source), "".join("\t" if letter == "\t" else " " for letter in before) + "^"]
    return "\n".join(lines)


def _candidates() -> List[str]:
    """Returns the names of the library, in the order in which they are tried."""
    named = os.environ.get("GCNUTILS_LIBRARY")
    if named:
        return [named]
    beside = os.path.join(os.path.dirname(os.path.abspath(__file__)), interface.LIBRARY) if interface.LIBRARY else ""
    return [beside] * os.path.exists(beside) + ["libamdgcn.so.%d" % interface.ABI]


def _checked(function: Any) -> Callable[..., Any]:
    """Returns a function of the library that raises TypeError or OverflowError for a wrong argument. ctypes would raise
    ArgumentError."""
    def call(*arguments: Any) -> Any:
        try:
            return function(*arguments)
        except c.ArgumentError as error:
            why = str(error)
        for kind, value in zip(function.argtypes, arguments):
            kind.from_param(value)  # raises the exception
        raise TypeError(why)
    return call


def _load() -> Any:
    """Loads the library. Returns an object whose attributes are the functions."""
    failures = []
    for name in _candidates():
        try:
            library = c.CDLL(name)
        except OSError as error:
            failures.append(str(error))
            continue
        out = types.SimpleNamespace()
        for function, result, parameters in interface.FUNCTIONS:
            try:
                f = getattr(library, function)
            except AttributeError:
                raise ImportError("%s is older than gcnutils %s: it lacks %s" % (name, version_of_module(), function)) from None
            f.restype, f.argtypes = result, parameters
            setattr(out, function, _checked(f))
        return out
    raise ImportError("cannot load libamdgcn; GCNUTILS_LIBRARY may name it: " + "; ".join(failures))


def version_of_module() -> str:
    """Returns the version of the headers from which this module was generated."""
    return "%d.%d.%d" % (interface.VERSION_MAJOR, interface.VERSION_MINOR, interface.VERSION_PATCH)


library = _load()


def encode(value: Optional[str]) -> Optional[bytes]:
    """Returns a string as bytes for the library, or None. Raises ValueError if the string contains a NUL."""
    if value is not None and "\0" in value:
        raise ValueError("embedded null character")
    return None if value is None else os.fsencode(value)


def contents(data: Any) -> bytes:
    """Returns the bytes of a bytes-like object. bytes() would also accept a number."""
    return bytes(memoryview(data))


def check_address(address: int) -> int:
    """Returns an address. Raises TypeError or OverflowError if it is not a number of 64 bits."""
    interface.UINT64.from_param(address)
    return address


def listed(values: Any) -> List[str]:
    """Returns the strings of a sequence. Raises TypeError for a single string, which Python would treat as a sequence
    of letters."""
    if isinstance(values, (str, bytes)):
        raise TypeError("a sequence of strings is expected, not %r" % values)
    return [os.fspath(value) for value in values]


T = TypeVar("T")


class Cached(functools.cached_property[T]):  # pylint: disable=unsubscriptable-object
    """A property that is computed once. Unlike Python's before version 3.12, it does not hold a lock of the property while it computes.
    A callback of a simulation, in a call that holds the object's lock, would wait for it forever."""

    @overload
    def __get__(self, instance: None, owner: Any = None) -> Cached[T]: ...
    @overload
    def __get__(self, instance: object, owner: Any = None) -> T: ...

    def __get__(self, instance: Any, owner: Any = None) -> Any:
        if instance is None:
            return self
        return instance.__dict__.setdefault(self.attrname, self.func(instance))


class Handle:
    """The base class of classes that own, or refer to, memory of the library. A copy would refer to the same memory, which would be
    freed twice."""
    _started = False

    def __reduce_ex__(self, protocol: Any) -> Any:
        raise TypeError("gcnutils.%s cannot be copied or pickled" % type(self).__name__)

    def _start(self) -> None:
        """Called by constructors. Raises TypeError if the object is initialized already, because other objects use its memory."""
        if self._started:
            raise TypeError("gcnutils.%s cannot be initialized again" % type(self).__name__)
        self._started = True


class Messages(List[Message]):
    """Collects the messages that calls of the library report."""

    def __init__(self) -> None:
        super().__init__()
        self.report: Any = interface.REPORT(self._receive)  # the library calls it as long as this object exists

    def _receive(self, _: Any, message: Any) -> None:
        self.append(interface.to_amdgcn_message(message[0]))

    def error(self) -> Exception:
        """Returns an exception with the messages collected so far, and removes the messages."""
        messages = tuple(self)
        self.clear()
        if any(m.status == Status.MEMORY for m in messages):
            return MemoryError("libamdgcn: out of memory")
        return Error(messages)


def take_bytes(address: Optional[int], size: int) -> bytes:
    """Returns a copy of memory that the library allocated for its caller, and frees the memory. Returns no bytes for NULL."""
    try:
        return c.string_at(address, size) if address else b""
    finally:
        library.amdgcn_free(address)


def take_text(address: Optional[int]) -> Optional[str]:
    """Returns a copy of a string that the library allocated for its caller, and frees the string. Returns None for NULL."""
    if not address:
        return None
    try:
        return interface.text(c.string_at(address))
    finally:
        library.amdgcn_free(address)


def enumerate_values(get: Callable[[int, Any], int], kind: Any, convert: Callable[[Any], Any]) -> Tuple[Any, ...]:
    """Returns the values that a function of the library stores for the indices 0, 1 and so on, until it returns 0."""
    out: List[Any] = []
    value = kind()
    while get(len(out), c.byref(value)):
        out.append(convert(value))
    return tuple(out)
