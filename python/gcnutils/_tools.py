"""The tools of the server for the Model Context Protocol (mcp.py). Each has a schema of its arguments, and a function that gets
arguments that the schema accepts. A function returns a JSON object, or raises an exception whose text says what is wrong."""
from __future__ import annotations

import array
import base64
import binascii
import ctypes as c
import random
import re
import struct
from typing import Any, Callable, Dict, List, Mapping, NamedTuple, Optional, Tuple, Union

from . import _interface as interface
from ._code import Instruction, Processor, disassemble
from ._library import encode, library
from ._object import Function, Object
from ._report import Elements, Version, report
from ._run import Lds, Output
from ._simulation import Simulation

Json = Dict[str, Any]
NAME = "kernel"       # of the source or the object in messages, unless it comes from a path
MOST_BYTES = 1 << 26  # of a buffer
MOST_LINES = 2000     # of a disassembly
LIMIT = 10_000_000    # instructions of a wave
# {name: format of struct, or None for bf16}
ELEMENTS = {"f64": "d", "f32": "f", "f16": "e", "bf16": None, "i64": "q", "i32": "i", "i16": "h", "i8": "b", "u64": "Q", "u32": "I", "u16": "H",
            "u8": "B"}

TEXT: Json = {"type": "string"}
COUNT: Json = {"type": "integer", "minimum": 0}
SIZES: Json = {"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": 0xffffffff}, "minItems": 1, "maxItems": 3}
CODE: Json = {
    "source": {"type": "string", "description": "a source in assembly; it cannot include files"},
    "object": {"type": "string", "description": "an object file, in base64"},
    "path": {"type": "string", "description": "a source or an object below the folder of the server's option --root"},
    "processor": {"type": "string", "description": "such as gfx90a, for a source without .amdgcn_target"},
    "features": {"type": "string", "description": "such as +wavefrontsize64"},
}
KERNEL: Json = {"type": "string", "description": "the name of the kernel; default: the only one"}
NUMBER: Json = {"type": ["number", "string"], "description": "a number; integers beyond 2**53 as a string"}
BUFFER: Json = {
    "type": "object",
    "properties": {
        "type": {"type": "string", "enum": list(ELEMENTS), "description": "the type of its elements"},
        "count": {"type": "integer", "minimum": 1, "maximum": MOST_BYTES, "description": "the number of elements"},
        "values": {"type": "array", "items": NUMBER, "description": "the elements"},
        "fill": dict(NUMBER, description="all elements"),
        "iota": {"type": "boolean", "description": "0, 1, 2 and so on"},
        "random": {"type": "object", "description": "random numbers from least to most, the same for the same seed", "properties": {
            "seed": COUNT, "least": {"type": "number"}, "most": {"type": "number"}}, "additionalProperties": False},
    },
    "required": ["type"], "additionalProperties": False,
}
ARGUMENT: Json = {
    "type": ["number", "object"],
    "description": "a number of the argument's size; {type, value}: a number of a type; {type, values}, or {type, count} with fill, iota or "
                   "random: a buffer; {type, count}: a buffer without contents, which the kernel must write before it reads; {lds}: bytes of LDS",
    "properties": dict(BUFFER["properties"], value=dict(NUMBER, description="the number itself"),
                       lds={"type": "integer", "minimum": 1, "maximum": 1 << 20, "description": "bytes of LDS"}),
    "additionalProperties": False,
}
LAUNCH: Json = {
    "kernel": KERNEL,
    "grid": dict(SIZES, description="the number of work items in x, y and z; default: one work-group"),
    "group": dict(SIZES, description="the size of a work-group; default: what the kernel requires, else one wave"),
    "arguments": {"type": ["array", "object"], "items": ARGUMENT, "additionalProperties": ARGUMENT,
                  "description": "the arguments that are not hidden, in their order, or by name"},
    "expected": {"type": "object", "additionalProperties": BUFFER, "description": "the contents of buffers after the run, by name"},
    "ulp": dict(COUNT, description="expected floats may differ by so many units in the last place"),
    "tolerance": {"type": "number", "minimum": 0, "description": "expected floats may differ by this times the expected one"},
    "show": {"type": "object", "additionalProperties": {"type": "integer", "minimum": 1, "maximum": 4096},
             "description": "how many of the first elements of a buffer to return, by name"},
    "dynamic_lds": dict(COUNT, maximum=1 << 20, description="bytes of LDS besides those that the kernel declares"),
    "limit": {"type": "integer", "minimum": 1, "maximum": 1 << 40, "description": "the most instructions that a wave executes; default: 10 million"},
    "seed": dict(COUNT, description="registers and memory without a value have contents that depend on it"),
    "schedule": dict(COUNT, description="the order in which work-groups and waves take turns; default: 0, in their order"),
}


class Tool(NamedTuple):
    """A tool."""
    text: str
    properties: Json
    required: List[str]
    call: Callable[[Json], Json]

    @property
    def schema(self) -> Json:
        """The JSON Schema of the arguments."""
        return {"type": "object", "properties": self.properties, "required": self.required, "additionalProperties": False}


# ---- code


def code_of(given: Json) -> Union[str, bytes]:
    """Returns the source or the bytes of the object. mcp.py has replaced a path by the contents of the file, and set the name."""
    named = [name for name in ("source", "object", "path") if name in given]
    if len(named) != 1:
        raise ValueError("expected one of source, object and path, but got %s" % (" and ".join(named) or "none"))
    if "object" in given:
        try:
            return base64.b64decode(given["object"], validate=True)
        except binascii.Error as error:
            raise ValueError("object: %s" % error) from None
    found: Union[str, bytes] = given["source"] if "source" in given else given["path"]
    return found


def _describe(given: Json, **options: Any) -> Json:
    return report(code_of(given), given.get("processor"), features=given.get("features"), name=given.get("name", NAME),
                  kernel=given.get("kernel"), no_files=True, **options)


class Failed(Exception):
    """The code has errors."""


def _message(m: Json) -> str:
    where = "%s:%d:%d: " % (m["file"], m["line"], m["column"]) if "file" in m else ""
    return "%s%s: %s" % (where, m["severity"], m["text"])


def _version(given: Json) -> Version:
    return Version(code_of(given), given.get("name", NAME), given.get("processor"), given.get("features"), (), True)


def _open(given: Json, linked: bool = False) -> Object:
    """Returns the object. Raises Failed after errors."""
    with _version(given) as version:
        messages = version.messages_document()
        if version.data is None or not version.object or (linked and not version.linked):
            raise Failed("\n".join(map(_message, messages)))
        return Object(version.object.data if linked else version.data, name=NAME)


def assemble(given: Json) -> Json:
    """Returns the messages and, without errors, the object."""
    with _version(given) as version:
        out: Json = {"ok": version.data is not None, "messages": version.messages_document()}
        if version.data is not None:
            made = Object(version.data, name=NAME)
            out.update(target=made.target, kernels=list(made.kernels), object=base64.b64encode(made.data).decode())
        return out


def check(given: Json) -> Json:
    """Returns the messages and the findings of the checks."""
    found = _describe(given)
    return {key: found[key] for key in ("file", "target", "right", "messages", "checks") if key in found}


def listing(given: Json) -> Json:
    """Returns the instructions of an object, or of bytes, one in a line."""
    parts: List[Tuple[str, int, bytes, Optional[str], Dict[int, str]]] = []
    lines: List[str] = []
    total = 0
    if "code" in given:
        try:
            code = bytes.fromhex(given["code"])
        except ValueError:
            raise ValueError("code: expected hexadecimal digits") from None
        parts.append(("", 0, code, given.get("processor"), {}))
    else:
        made = _open(given)
        parts += [(p.name, p.address, p.data, made.processor, {f.address: f.name for f in p.functions}) for p in made.code]
    for name, address, data, processor, labels in parts:
        if processor is None:
            raise ValueError("processor: expected the name of a processor, such as gfx90a")
        lines += ["section %s:" % name] if name else []
        for item in disassemble(data, processor, features=given.get("features"), address=address):
            total += 1
            if total <= MOST_LINES:
                lines += [labels[item.address] + ":"] if labels.get(item.address) else []
                lines.append("%#06x  %s" % (item.address, item))
    return {"instructions": total, "complete": total <= MOST_LINES, "text": "\n".join(lines)}


# ---- instructions


def _strings(values: Any) -> List[str]:
    return [interface.text(v) for v in values if v]


def _explained(i: Instruction, p: Processor) -> Json:
    d = interface.C_Description()
    library.amdgcn_describe(p.handle, i.handle, d)
    named = {"flow": d.flow, "condition": d.condition, "memory": d.space, "operation": d.event, "unit": d.issue}
    out: Json = {"text": i.text, "bytes": i.data.hex(), "size": i.size, "encoding": interface.text(d.encoding), "meaning": list(i.meaning),
                 **{key: interface.text(value) for key, value in named.items() if value}}
    for key, operands in (("reads", i.reads), ("writes", i.writes)):
        out[key] = [{"registers": _registers(o), "implicit": o.place < 0} for o in operands]
    out["counters"] = _strings(d.counters)
    for key in ("passes", "issue_cycles", "latency"):
        if getattr(d, key):
            out[key] = getattr(d, key)
    return out


def _registers(o: interface.Operand) -> str:
    text = c.create_string_buffer(interface.REGISTER_NAME)
    library.amdgcn_register_range(o.bit, o.count, text)
    return interface.text(text.value)


def _forms(p: Processor, mnemonic: str) -> List[Json]:
    out: List[Json] = []
    form, name = interface.C_Form(), encode(mnemonic) or b""
    while library.amdgcn_form(p.handle, name, len(name), len(out), form):
        out.append({
            "suffix": interface.text(form.suffix), "encoding": interface.text(form.encoding), "bytes": form.bytes,
            "operands": [{"name": interface.text(o.name), "accepts": interface.text(o.accepts), "registers": o.registers}
                         for o in form.operands[:form.noperands]],
            "modifiers": [interface.text(m.name) for m in form.modifiers[:form.nmodifiers]],
        })
    return out


def explain(given: Json) -> Json:
    """Explains instructions, or the forms of a mnemonic."""
    p = Processor(given["processor"], given.get("features"))
    text = given["instruction"].strip()
    if re.fullmatch(r"\w+", text):
        forms = _forms(p, text)
        if forms:
            return {"mnemonic": text, "forms": forms}
    made = _open({"source": text, "processor": given["processor"], "features": given.get("features")})
    found = [i for section in made.code for i in disassemble(section.data, p)]
    return {"instructions": [_explained(i, p) for i in found if isinstance(i, Instruction)]}


# ---- runs


def _integer(value: Any, what: str) -> int:
    try:
        if isinstance(value, float) and not value.is_integer():
            raise ValueError
        return int(value, 0) if isinstance(value, str) else int(value)
    except (ValueError, OverflowError):
        raise ValueError("%s: expected an integer, but got %r" % (what, value)) from None


def _packed(what: str, kind: str, values: List[Any]) -> bytes:
    """Returns numbers as elements of a type."""
    form = ELEMENTS[kind]
    try:
        if kind == "bf16":
            return b"".join(_bf16(float(v)) for v in values)
        numbers = [float(v) for v in values] if kind[0] == "f" else [_integer(v, what) for v in values]
        return struct.pack("<%d%s" % (len(values), form), *numbers)
    except (struct.error, OverflowError, ValueError) as error:
        raise ValueError(str(error) if str(error).startswith(what) else "%s: %s" % (what, error)) from None


def _bf16(value: float) -> bytes:
    """Rounds a number to the nearest bf16, ties to even."""
    bits = struct.unpack("<I", array.array("f", [value]).tobytes())[0]
    if bits & 0x7fffffff > 0x7f800000:
        return struct.pack("<H", bits >> 16 | 0x40)
    return struct.pack("<H", (bits + 0x7fff + (bits >> 16 & 1)) >> 16)


def _random(kind: str, count: int, how: Json) -> List[Any]:
    source = random.Random(how.get("seed", 0))
    is_float = "f" in kind
    least, most = how.get("least", -1 if is_float else 0), how.get("most", 1 if is_float else 100)
    if is_float:
        return [source.uniform(least, most) for _ in range(count)]
    return [source.randint(_integer(least, "random"), _integer(most, "random")) for _ in range(count)]


def _elements(what: str, given: Json) -> Elements:
    """Returns the contents of a buffer."""
    kind, contents = given["type"], [name for name in ("values", "fill", "iota", "random") if given.get(name, False) is not False]
    size = struct.calcsize(ELEMENTS[kind] or "H")
    count = given.get("count", len(given.get("values", ())))
    if len(contents) > 1 or "value" in given or "lds" in given:
        raise ValueError("%s: expected one of values, fill, iota and random" % what)
    if not count or count * size > MOST_BYTES or ("values" in given and count != len(given["values"])):
        raise ValueError("%s: expected 1 to %d bytes, and as many values as count" % (what, MOST_BYTES))
    if "values" in given:
        data = _packed(what, kind, given["values"])
    elif "fill" in given:
        data = _packed(what, kind, [given["fill"]]) * count
    elif contents:
        data = _packed(what, kind, list(range(count)) if given.get("iota") else _random(kind, count, given["random"]))
    else:
        data = bytes(count * size)
    out = Elements(data)
    out.type = kind
    return out


def _argument(what: str, given: Any) -> Any:
    if not isinstance(given, dict):
        return given
    if "lds" in given and len(given) == 1:
        return Lds(given["lds"])
    if "type" not in given:
        raise ValueError("%s: expected a type" % what)
    if "value" in given and len(given) == 2:
        return _struct(_packed(what, given["type"], [given["value"]]))
    buffer = _elements(what, given)
    has_contents = any(name in given for name in ("values", "fill", "iota", "random"))
    return buffer if has_contents else Output(buffer)


def _struct(data: bytes) -> Any:
    """Returns a struct of ctypes, whose bytes are the value of an argument."""
    kind: Any = type("Value", (c.Structure,), {"_fields_": [("bytes", c.c_ubyte * len(data))]})
    return kind.from_buffer_copy(data)


def _launch(given: Json) -> Json:
    """Returns the options of report() for a run."""
    arguments = given["arguments"]
    out: Json = {key: given[key] for key in ("grid", "group", "ulp", "tolerance", "dynamic_lds", "seed", "schedule", "show") if key in given}
    out["limit"] = given.get("limit", LIMIT)
    if isinstance(arguments, dict):
        out["arguments"] = {name: _argument("argument " + name, value) for name, value in arguments.items()}
    else:
        out["arguments"] = [_argument("argument %d" % i, value) for i, value in enumerate(arguments)]
    out["expected"] = {name: _elements("expected " + name, value) for name, value in given.get("expected", {}).items()}
    return out


def run(given: Json) -> Json:
    """Runs a kernel."""
    found = _describe(given, **_launch(given))
    return {key: found[key] for key in ("file", "target", "kernel", "right", "messages", "run") if key in found}


def describe(given: Json) -> Json:
    """Returns the whole document."""
    options = _launch(given) if "arguments" in given else {}
    if "baseline" in given:
        options["baseline"] = code_of(given["baseline"])
        options["baseline_name"] = given["baseline"].get("name", "baseline")
    return _describe(given, **options)


# ---- simulations


def _function(made: Object, name: Optional[str]) -> Function:
    kernels = [name] if name else made.kernels
    if len(kernels) != 1 or kernels[0] not in made.functions:
        raise ValueError("kernel: expected %s" % (" or ".join(made.kernels) or "code with a kernel"))
    return made.functions[kernels[0]]


def _costs(s: Simulation, function: Function) -> List[Json]:
    text = {i.address: i.text for i in function.instructions}
    costs = sorted(s.instructions, key=lambda i: (-i.share, i.address))[:20]
    return [{"address": i.address, "instruction": text.get(i.address, ""), "hits": i.hits, "cycles": i.cycles, "stall": i.stall, "share": i.share,
             "reason": i.reason} for i in costs if i.hits]


def simulate(given: Json) -> Json:
    """Simulates a kernel."""
    function = _function(_open(given, True), given.get("kernel"))
    options: Mapping[str, Any] = {key: given[key] for key in ("parameters", "loops", "waves", "occupancy", "work_items") if key in given}
    values = {name: _integer(value, "arguments") for name, value in given.get("arguments", {}).items()}
    s = function.simulate(arguments=values, workgroups=tuple(given.get("workgroups", ())), most=1 << 26, **options)
    return {
        "kernel": function.name, "end": s.end.name.lower().replace("_", "-"), "complete": s.complete, "cycles": s.cycles, "waves": s.waves,
        "wave_cycles": s.wave_mean, "throughput": s.throughput, "limit": s.limit, "certainty": s.certainty, "most_lost": s.most_lost,
        "occupancy": {"waves": s.launch.resident, "most": s.launch.most, "limit": s.launch.limit},
        "loops": [{"location": "bb%d" % loop.block, "iterations": loop.iterations, "origin": loop.origin.name.lower().replace("_", " ")} for loop in s.loops],
        "units": [{"unit": u.unit, "share": u.share} for u in s.units], "instructions": _costs(s, function),
    }


TOOLS: Dict[str, Tool] = {
    "assemble": Tool("Assembles a source for AMD GPUs in LLVM's syntax. Returns messages with their locations and fixes, and the object in base64.",
                     {key: CODE[key] for key in ("source", "path", "processor", "features")}, [], assemble),
    "check": Tool("Finds what is wrong with code without running it: missing waits, hazards, registers without a value, races.", CODE, [], check),
    "disassemble": Tool("Lists the instructions of a source, an object or bytes.", dict(
        CODE, code={"type": "string", "description": "bytes of instructions in hexadecimal digits, in memory order; needs processor"}), [], listing),
    "explain": Tool("Explains an instruction: what it computes, its operands, the registers it reads and writes, its unit, latency and counters; or, "
                    "for a mnemonic alone, its forms.",
                    {"instruction": {"type": "string", "description": "an instruction such as v_add_f32 v0, v1, v2, or a mnemonic"},
                     "processor": {"type": "string", "description": "such as gfx90a"}, "features": CODE["features"]},
                    ["instruction", "processor"], explain),
    "run": Tool("Runs a kernel without a GPU, compares its results, and finds what is wrong while it runs: accesses out of bounds, missing waits, "
                "races, values that are used before they exist.", dict(CODE, **LAUNCH), ["arguments"], run),
    "simulate": Tool("Estimates the cycles of a kernel and what limits them, by instruction.", dict(
        CODE, kernel=KERNEL, parameters={"type": "object", "additionalProperties": {"type": "integer"}, "description": "of the machine, such as vmem.latency"},
        loops={"type": "object", "additionalProperties": {"type": "integer", "minimum": 1}, "description": "iterations by location: bb3, or * for all others"},
        arguments={"type": "object", "additionalProperties": NUMBER, "description": "values of arguments by name, which can determine iterations"},
        workgroups=dict(SIZES, description="the number of work-groups in x, y and z"),
        waves=dict(COUNT, maximum=1 << 20, description="the number of waves"), occupancy={"type": "integer", "minimum": 1, "maximum": 32},
        work_items={"type": "integer", "minimum": 1, "maximum": 1024, "description": "work items of a work-group"}), [], simulate),
    "report": Tool("Describes a kernel in one document: messages, findings of the checks and of a run, results, registers, occupancy, estimated cycles, "
                   "and the differences from another version. Without arguments, the kernel is not run.", dict(
                       CODE, **LAUNCH, baseline={"type": "object", "properties": {key: CODE[key] for key in ("source", "object", "path")},
                                                 "additionalProperties": False, "description": "the version before"}), [], describe),
}


# ---- schemas

TYPES: Dict[str, Callable[[Any], bool]] = {
    "object": lambda v: isinstance(v, dict), "array": lambda v: isinstance(v, list), "string": lambda v: isinstance(v, str),
    "boolean": lambda v: isinstance(v, bool), "integer": lambda v: isinstance(v, int) and not isinstance(v, bool),
    "number": lambda v: isinstance(v, (int, float)) and not isinstance(v, bool),
}


def wrong(schema: Json, value: Any, where: str = "arguments") -> Optional[str]:
    """Returns what is wrong with a value, by the parts of JSON Schema that the schemas here use, or None."""
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if kinds and not any(TYPES[kind](value) for kind in kinds):
        return "%s: expected %s" % (where, " or ".join(kinds))
    if "enum" in schema and value not in schema["enum"]:
        return "%s: expected %s" % (where, ", ".join(schema["enum"]))
    if TYPES["number"](value) and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        return "%s: expected a number from %s to %s" % (where, schema.get("minimum", "any"), schema.get("maximum", "any"))
    if isinstance(value, list):
        return _wrong_list(schema, value, where)
    return _wrong_object(schema, value, where) if isinstance(value, dict) else None


def _wrong_list(schema: Json, value: List[Any], where: str) -> Optional[str]:
    if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
        return "%s: expected %s to %s elements" % (where, schema.get("minItems", 0), schema.get("maxItems", "any number of"))
    found = (wrong(schema.get("items", {}), v, "%s[%d]" % (where, i)) for i, v in enumerate(value))
    return next((f for f in found if f), None)


def _wrong_object(schema: Json, value: Json, where: str) -> Optional[str]:
    known, others = schema.get("properties", {}), schema.get("additionalProperties", True)
    for name in schema.get("required", ()):
        if name not in value:
            return "%s: %s is missing" % (where, name)
    for name, member in value.items():
        if name not in known and others is False:
            return "%s: there is no %.40r; expected %s" % (where, name, ", ".join(known))
        found = wrong(known.get(name, others if isinstance(others, dict) else {}), member, "%s.%.40s" % (where, name))
        if found:
            return found
    return None


__all__ = ["Failed", "TOOLS", "Tool", "wrong"]
