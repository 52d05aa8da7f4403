"""Processors, instructions and registers."""
from __future__ import annotations

import ctypes as c
import dataclasses
import functools
import re
from typing import AbstractSet, Any, Callable, FrozenSet, Iterable, Iterator, List, Optional, Tuple, TypeVar, Union

from . import _interface as interface
from ._interface import Access, Effects, Operand, Ordered, RegisterClass, TextPart
from ._library import Handle, check_address, contents, encode, enumerate_values, library


T = TypeVar("T")
_WHY = 300  # the size in bytes of a buffer for an error message


class Registers(FrozenSet[str]):
    """A set of registers, by their names: "s7", "v0", "vcc_lo". str() writes consecutive registers as ranges: "s[0:1] v7 vcc"."""

    def __and__(self, other: AbstractSet[str]) -> Registers:
        return Registers(frozenset(self) & other)

    def __or__(self, other: AbstractSet[str]) -> Registers:  # type: ignore[override]
        return Registers(frozenset(self) | other)

    def __sub__(self, other: AbstractSet[str]) -> Registers:
        return Registers(frozenset(self) - other)

    def __xor__(self, other: AbstractSet[str]) -> Registers:  # type: ignore[override]
        return Registers(frozenset(self) ^ other)

    def __str__(self) -> str:
        parts: List[str] = []
        last: Tuple[str, int, int] = ("", 0, -2)  # the last range: name, first and last number
        for name in sorted(self, key=_order):
            m = re.fullmatch(r"([a-z]+)(\d+)", name)
            if m and last[0] == m[1] and last[2] + 1 == int(m[2]):
                last = (last[0], last[1], int(m[2]))
                parts[-1] = "%s[%d:%d]" % last
            elif name.endswith("_hi") and parts and parts[-1] == name[:-3] + "_lo":
                parts[-1] = name[:-3]
            else:
                last = (m[1], int(m[2]), int(m[2])) if m else ("", 0, -2)
                parts.append(name)
        return " ".join(parts)


@functools.lru_cache(maxsize=None)
def register_classes() -> Tuple[RegisterClass, ...]:
    """Returns the classes of registers on all processors, in the order of their bits in a set of registers."""
    return enumerate_values(library.amdgcn_register_class, interface.C_RegisterClass, interface.to_amdgcn_register_class)


@functools.lru_cache(maxsize=None)
def _register_name(bit: int) -> str:
    name = c.create_string_buffer(interface.REGISTER_NAME)
    library.amdgcn_register_name(bit, name)
    return interface.text(name.value)


@functools.lru_cache(maxsize=None)
def _bits() -> "dict[str, int]":
    return {_register_name(bit): bit for k in register_classes() for bit in range(k.first, k.first + k.count)}


def _order(name: str) -> int:
    return _bits().get(name, len(_bits()))


def registers_of(words: Iterable[int]) -> Registers:
    """Converts the bits of a struct amdgcn_registers, in words of 64 bits, to registers."""
    return Registers(_register_name(64 * i + b) for i, word in enumerate(words) if word for b in range(64) if word >> b & 1)


class Processor(Handle):
    """A processor, such as "gfx90a" or "gfx90a:xnack-", with changes to its features, such as "+wavefrontsize64"."""

    def __init__(self, name: str, features: Optional[str] = None) -> None:
        self._start()
        why = c.create_string_buffer(_WHY)
        self._handle: Any = None
        self._handle = library.amdgcn_processor(encode(name), encode(features), why, len(why))
        if not self._handle:
            reason = interface.text(why.value)
            raise MemoryError(reason) if reason == "out of memory" else ValueError(reason)

    def __del__(self) -> None:
        if getattr(self, "_handle", None):
            library.amdgcn_free(self._handle)

    @property
    def handle(self) -> Any:
        """The library's handle of the processor."""
        return self._handle

    def read(self, function: Callable[..., T], *arguments: Any) -> T:
        """Calls a function. Exists because instructions of objects call Object.read()."""
        return function(*arguments)

    @property
    def name(self) -> str:
        """The name without features, such as "gfx90a"."""
        return interface.text(library.amdgcn_processor_name(self._handle))

    @property
    def wave_size(self) -> int:
        """The number of lanes of a wave, 32 or 64."""
        return int(library.amdgcn_wave_size(self._handle))

    def sequence(self, operation: Ordered, ordering: str, scope: Optional[str] = None, spaces: Optional[str] = None, *,
                 one_as: bool = False, unmarked: bool = False) -> interface.Sequence:
        """Returns the instructions that implement the ordering of a fence or of a memory access. The words are those of the
        directives .amdgcn_fence and .amdgcn_atomic.

        ordering: such as "acquire"
        scope: such as "agent"; None: "system"
        spaces: the address spaces, separated by commas, such as "global,local"; None: all
        one_as: only accesses to these address spaces are ordered
        unmarked: the operating system does not mark memory as volatile, as with amdpal and mesa3d
        """
        why, out = c.create_string_buffer(_WHY), interface.C_Sequence()
        wanted = interface.C_Ordering(size=c.sizeof(interface.C_Ordering), operation=operation, ordering=encode(ordering),
                                      scope=encode(scope), spaces=encode(spaces), one_as=one_as, unmarked=unmarked)
        if not library.amdgcn_sequence(self._handle, wanted, out, why, len(why)):
            reason = interface.text(why.value)
            raise MemoryError(reason) if reason == "out of memory" else ValueError(reason)
        return interface.to_amdgcn_sequence(out)

    def __repr__(self) -> str:
        return "Processor(%r)" % self.name

    def decode(self, code: bytes, offset: int = 0, address: int = 0, previous: Optional[Instruction] = None) -> Optional[Instruction]:
        """Decodes the instruction at an offset of code. Returns None if the bytes are not an instruction of the processor.

        previous: the instruction before it in a listing, whose VGPR indexing continues (s_set_vgpr_msb); None: indexing is off
        """
        if offset < 0:
            raise ValueError("the offset %d is negative" % offset)
        if previous is not None and not isinstance(previous, Instruction):
            raise TypeError("previous: an Instruction is expected, not %r" % previous)
        insn = interface.C_Instruction()
        part = bytes(memoryview(code).cast("B")[offset:offset + 64])
        check_address(address)
        size = library.amdgcn_decode_next(self._handle, part, len(part), previous.handle if previous else None, insn)
        return Instruction(self, self._handle, insn, address, part[:size]) if size else None


@dataclasses.dataclass(frozen=True)
class Data:
    """Bytes in a code section that are not an instruction."""
    address: int
    data: bytes

    @property
    def size(self) -> int:
        """The number of bytes."""
        return len(self.data)

    @property
    def text(self) -> str:
        """The bytes as a .byte directive."""
        return ".byte " + ", ".join("0x%02x" % byte for byte in self.data)

    def __str__(self) -> str:
        return self.text


class Instruction(Handle):
    """A decoded instruction."""

    def __init__(self, owner: Any, processor: Any, insn: Any, address: int, data: bytes) -> None:
        self._owner = owner  # the Object or Processor that owns the memory of `processor`
        self._processor, self.handle = processor, insn
        self.address = address
        self.data = data  # the bytes of the instruction

    @property
    def size(self) -> int:
        """The size in bytes."""
        return len(self.data)

    @property
    def text(self) -> str:
        """The assembly text, which assembles to the same bytes, except for bits that hardware ignores."""
        text = c.create_string_buffer(interface.TEXT)
        self._owner.read(library.amdgcn_text, self._processor, self.handle, text)
        return interface.text(text.value)

    @property
    def parts(self) -> Tuple[TextPart, ...]:
        """The positions in the text of the mnemonic, of each operand and of the modifiers."""
        text, parts = c.create_string_buffer(interface.TEXT), (interface.C_TextPart * interface.OPERANDS)()
        n = self._owner.read(library.amdgcn_text_parts, self._processor, self.handle, text, parts)
        return tuple(interface.to_amdgcn_text_part(parts[i]) for i in range(n))

    @property
    def mnemonic(self) -> str:
        """The name without its encoding suffix, such as "v_add_f32"."""
        return interface.text(library.amdgcn_mnemonic(self.handle))

    @property
    def meaning(self) -> Tuple[str, ...]:
        """What the instruction computes, as amdgcn-semantics(7) has it, such as ("d = s0 + s1",); of a dual instruction, both halves. Empty
        if that is not known."""
        both = (library.amdgcn_meaning(self.handle, second) for second in (0, 1))
        return tuple(interface.text(text) for text in both if text)

    @property
    def operands(self) -> Tuple[Operand, ...]:
        """The registers that the instruction accesses, as operands in its text or implicitly."""
        operands = (interface.C_Operand * interface.OPERANDS)()
        n = self._owner.read(library.amdgcn_operands, self._processor, self.handle, operands)
        return tuple(interface.to_amdgcn_operand(operands[i]) for i in range(n))

    @property
    def reads(self) -> Tuple[Operand, ...]:
        """The operands that the instruction reads."""
        return tuple(o for o in self.operands if o.access & Access.READ)

    @property
    def writes(self) -> Tuple[Operand, ...]:
        """The operands that the instruction writes."""
        return tuple(o for o in self.operands if o.access & Access.WRITE)

    @property
    def effects(self) -> Effects:
        """Control flow, memory accesses, the pending operation, and the unit that executes the instruction."""
        effects = interface.C_Effects()
        self._owner.read(library.amdgcn_effects, self._processor, self.handle, effects)
        return interface.to_amdgcn_effects(effects)

    @property
    def branch_target(self) -> Optional[int]:
        """The target address of a direct branch or call; None for other instructions."""
        target = c.c_uint64()
        known = library.amdgcn_branch_target(self.handle, self.address, target)
        return target.value if known else None

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return "<Instruction %#x: %s>" % (self.address, self.text)


def disassemble(code: bytes, processor: Union[Processor, str], *, features: Optional[str] = None,
                address: int = 0) -> Iterator[Union[Instruction, Data]]:
    """Decodes all bytes of code, whose first byte is at the given address. Yields instructions, and Data objects of at
    most 4 bytes for bytes that are not a valid instruction.

    >>> for item in disassemble(bytes.fromhex("000081bf"), "gfx900"): print(item)
    s_endpgm
    """
    p = processor if isinstance(processor, Processor) else Processor(processor, features)
    code = contents(code)
    offset, last = 0, None
    while offset < len(code):
        last = p.decode(code, offset, address + offset, last) or last
        found = last if last and last.address == address + offset else None
        item: Union[Instruction, Data] = found or Data(address + offset, code[offset:offset + 4])
        yield item
        offset += item.size
