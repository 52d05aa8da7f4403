"""Assembles, links, disassembles, analyzes, simulates and runs AMD GPU code, GFX6 to GFX13, in LLVM's syntax, with libamdgcn.

    import gcnutils

    kernel = gcnutils.link([gcnutils.assemble(source, "gfx90a")])
    for instruction in kernel.functions["hello"].instructions:
        print(hex(instruction.address), instruction)
    print(kernel.check())
    print(kernel.functions["hello"].simulate().limit)
    kernel["hello"].run(grid=1024, group=256, arguments=[bytearray(4096), 1024])

All inputs and outputs are in memory. Errors are exceptions, whose messages have source locations. Several threads may use the
module at the same time.
"""
from __future__ import annotations

import ctypes as c
import itertools
import os
from typing import Any, Iterable, Mapping, Optional, Sequence, Union

from . import _interface
from ._code import Data, Instruction, Processor, Registers, disassemble, register_classes
from ._interface import (Access, Assumption, Branch, BranchPath, Busy, CacheLevel, Certainty, CheckInfo, Cost, Declared, Direction, Edge, EdgeKind, Effects,
                         Executed, Finding, Gap, GapKind, Incomplete, Issue, KernelArgument, Kind, Launch, Lifetime, Loop, LoopPath, Lost, Memory,
                         Message, Occupancy, Operand, Order, Ordered, Origin, Parameter, ParameterRange, ParameterValue, Pressure, Reason,
                         RegisterClass, Resources, Rule, RuleKind, Sample, Severity, SimulationEnd, Stage, Status, Symbol, TextPart,
                         Unit, UnitCount, UnitUse, UnusedRule, Variant)
from ._library import Error, Messages as _Messages, contents as _contents, encode as _encode, format_message, library as _library
from ._library import listed as _listed, take_bytes as _take_bytes, take_text as _take_text
from ._object import Block, Code, Findings, Function, Graph, Liveness, Object, Section, checks, rules
from ._report import report
from ._run import FindingsError, Lds, Location, Output, Run, RunCount, RunFinding, SourceLines as _SourceLines, finding_kinds
from ._simulation import Simulation, parameter_range, parameters, reasons, units

__version__: str = _interface.text(_library.amdgcn_version())
__all__ = [
    "Access", "assemble", "Assumption", "Block", "Branch", "BranchPath", "bundle", "Busy", "CacheLevel", "Certainty", "CheckInfo", "checks", "Code", "Cost", "Data",
    "Declared", "Direction", "disassemble", "Edge", "EdgeKind", "Effects", "Error", "Executed", "Finding", "finding_kinds",
    "Findings", "FindingsError", "format_message", "Function", "Gap", "GapKind", "Graph", "Incomplete", "Instruction", "Issue",
    "KernelArgument", "Kind", "Launch", "Lds", "Lifetime", "link", "Liveness", "load", "Location", "Loop", "LoopPath", "Lost", "Memory", "Message", "Object", "Occupancy", "Operand", "Order", "Ordered",
    "Origin", "Output", "Parameter", "parameter_range", "ParameterRange", "parameters", "ParameterValue", "Pressure", "Processor", "Reason", "reasons", "register_classes",
    "RegisterClass", "Registers", "report", "Resources", "Rule", "RuleKind", "rules", "Run", "RunCount",
    "RunFinding", "Sample", "Section", "Severity", "Simulation",
    "SimulationEnd", "Stage", "Status", "Symbol", "TextPart", "Unit", "UnitCount", "units", "UnitUse", "UnusedRule", "Variant",
]


def _strings(values: Sequence[str]) -> Any:
    """Returns an array of strings for the library."""
    return (c.c_char_p * len(values))(*(_encode(v) for v in values))


def assemble(source: Union[str, bytes], processor: Optional[str] = None, *, features: Optional[str] = None, system: Optional[str] = None,
             code_object_version: int = 0, name: Optional[str] = None, include: Sequence[Union[str, "os.PathLike[str]"]] = (), fill_metadata: bool = False,
             warn_kernel: bool = False, no_files: bool = False) -> Object:
    """Assembles a source to a relocatable object, with the same bytes as amdgcn-as. Raises Error if the source has errors.

    processor: such as "gfx90a" or "gfx90a:xnack-"; None: the source has .amdgcn_target
    features: such as "+wavefrontsize64,-cumode"
    system: the target triple, such as "amdgcn-amd-amdpal"; None: amdhsa
    code_object_version: 2 to 6; 0: LLVM's default
    name: the name of the source in messages
    include: the folders that .include and .incbin search
    fill_metadata: complete the metadata from the kernel descriptors
    warn_kernel: warn if code, descriptors and metadata disagree; Object.messages has the warnings
    no_files: .include and .incbin are errors, so that a source reads no file
    """
    text = source.encode("utf-8", "surrogateescape") if isinstance(source, str) else _contents(source)
    folders = _listed(include)
    settings = _interface.C_Settings(
        size=c.sizeof(_interface.C_Settings), processor=_encode(processor), features=_encode(features), system=_encode(system),
        code_object_version=code_object_version, name=_encode(name), ninclude=len(folders), fill_metadata=fill_metadata,
        warn_kernel=warn_kernel, no_files=no_files, include=_strings(folders) if folders else None)
    messages, made, size = _Messages(), c.c_void_p(), c.c_size_t()
    if _library.amdgcn_assemble(settings, text, len(text), messages.report, None, made, size):
        raise messages.error()
    out = Object(_take_bytes(made.value, size.value), name=name or "")
    out.messages, out.lines = tuple(messages), (_SourceLines(text, settings),)
    return out


def load(path: Union[str, "os.PathLike[str]"], processor: Optional[str] = None, *, features: Optional[str] = None) -> Object:
    """Opens a file: an object, linked or not, or a source, which is assembled.

    processor: for a source without .amdgcn_target, the processor; for an object, the processor for which to read the code
    """
    with open(path, "rb") as f:
        data = f.read()
    name = os.fspath(path)
    if data.startswith(b"\x7fELF") or b"\0" in data:
        return Object(data, name=name, processor=processor, features=features)
    return assemble(data, processor, features=features, name=name, fill_metadata=True)


def link(inputs: Iterable[Union[Object, bytes]], options: Sequence[str] = ("-shared",), *,
         files: Optional[Mapping[str, bytes]] = None) -> Object:
    """Links objects and archives to a code object, with the same bytes as amdgcn-ld. Raises Error if the link fails.

    inputs: relocatable objects or archives, in the order of the link; messages contain their names, or the names 0.o, 1.o and so on
    options: options of amdgcn-ld, and names of further inputs
    files: files in memory, by the names that options and linker scripts use; other names are files on disk
    """
    named = {name: _contents(data) for name, data in (files or {}).items()}
    arguments, given_all = _listed(options), list(inputs)
    objects = [given for given in given_all if isinstance(given, Object)]
    for i, given in enumerate(given_all):
        name = given.name if isinstance(given, Object) else ""
        if not name or name in named or name[0] in "-@":
            name = next(n for n in ("%s%d.o" % ("_" * k, i) for k in itertools.count()) if n not in named)
        named[name] = given.data if isinstance(given, Object) else _contents(given)
        arguments.append(name)
    table = (_interface.C_File * len(named))(
        *(_interface.C_File(name=_encode(n), bytes=c.cast(c.c_char_p(d), c.c_void_p), size=len(d)) for n, d in named.items()))
    settings = _interface.C_Link(size=c.sizeof(_interface.C_Link), arguments=_strings(arguments), narguments=len(arguments), files=table,
                                 nfiles=len(named))
    messages, made, size, printed = _Messages(), c.c_void_p(), c.c_size_t(), c.c_void_p()
    if _library.amdgcn_link(settings, messages.report, None, made, size, printed):
        raise messages.error()
    text = _take_text(printed.value)
    out = Object(_take_bytes(made.value, size.value), name="a.out")
    out.messages, out.printed = tuple(messages), text or ""
    out.lines = tuple(line for given in objects for line in given.lines)
    return out


def bundle(objects: Iterable[Union[Object, bytes]], *, kind: Optional[str] = None, host: Optional[str] = None, alignment: int = 0,
           compression: Optional[str] = None, level: int = 0) -> bytes:
    """Bundles linked code objects for different processors, with the same bytes as amdgcn-ld --offload-bundle. Raises
    Error if the code objects cannot be in one bundle.

    objects: the code objects; messages contain their names, or the names 0.co, 1.co and so on
    kind: "hipv4", "hip" or "openmp"; None: "hip" up to code object V3, else "hipv4"
    host: the triple of the empty entry for the host, or "none"; None: "x86_64-unknown-linux"
    alignment: the alignment of the entries in bytes; 0: 4096
    compression: "zstd" or "zlib"; None: the bundle is not compressed
    level: the compression level; 0: the default of the compression
    """
    given = [(o.name, o.data) if isinstance(o, Object) else ("", _contents(o)) for o in objects]
    table = (_interface.C_File * len(given))(
        *(_interface.C_File(name=_encode(n or "%d.co" % i), bytes=c.cast(c.c_char_p(d), c.c_void_p), size=len(d))
          for i, (n, d) in enumerate(given)))
    settings = _interface.C_Bundle(size=c.sizeof(_interface.C_Bundle), files=table, nfiles=len(given), kind=_encode(kind), host=_encode(host),
                                   alignment=alignment, compression=_encode(compression), level=level)
    messages, made, size = _Messages(), c.c_void_p(), c.c_size_t()
    if _library.amdgcn_bundle(settings, messages.report, None, made, size):
        raise messages.error()
    return _take_bytes(made.value, size.value)


for _name in __all__:
    globals()[_name].__module__ = __name__  # the module from which users import it
