"""Simulations of functions."""
from __future__ import annotations

import ctypes as c
import functools
from typing import Any, Callable, Dict, Generator, List, Mapping, Optional, Tuple, Union

from . import _interface as interface
from ._code import Processor
from ._interface import CacheLevel, Issue, Order, Parameter, ParameterRange, Reason, Stage, Unit, Variant
from ._library import Handle, check_address, encode, enumerate_values, library

Place = Union[int, str]  # an address, or a location as in amdgcn-simulate(7): "bb3", "0x1a40", "kernel:bb3", "*"


def parameters(processor: Union[Processor, str, None] = None) -> Tuple[Parameter, ...]:
    """Returns the parameters of the simulated machine, with their values for a processor."""
    p = processor if processor is None or isinstance(processor, Processor) else Processor(processor)
    get = functools.partial(library.amdgcn_parameter, p.handle if p else None)
    return enumerate_values(get, interface.C_Parameter, interface.to_amdgcn_parameter)


def parameter_range(name: str, processor: Union[Processor, str]) -> Optional[ParameterRange]:
    """Returns the plausible values of a parameter, or None if its value for the processor has a source."""
    p = processor if isinstance(processor, Processor) else Processor(processor)
    number = next((i for i, parameter in enumerate(parameters()) if parameter.name == name), None)
    if number is None:
        raise ValueError("unknown parameter: %s" % name)
    out = interface.C_ParameterRange()
    return interface.to_amdgcn_parameter_range(out) if library.amdgcn_parameter_range(p.handle, number, c.byref(out)) else None


@functools.lru_cache(maxsize=None)
def units() -> Tuple[Unit, ...]:
    """Returns the units of the simulated machine."""
    return enumerate_values(library.amdgcn_unit, interface.C_Unit, interface.to_amdgcn_unit)


@functools.lru_cache(maxsize=None)
def reasons() -> Tuple[Reason, ...]:
    """Returns the reasons why a wave does not issue an instruction."""
    return enumerate_values(library.amdgcn_reason, interface.C_Reason, interface.to_amdgcn_reason)


def _place(place: Place) -> Optional[bytes]:
    return encode("0x%x" % check_address(place) if isinstance(place, int) else place)


def _pattern(direction: Union[bool, str]) -> Optional[bytes]:
    return encode(direction if isinstance(direction, str) else "T" if direction else "N")


class Settings:
    """The settings of a simulation as a struct of the library, with the memory to which the struct refers."""

    def __init__(self, parameters: Mapping[str, int], loops: Mapping[Place, int], branches: Mapping[Place, Union[bool, str]],
                 fetches: Mapping[Place, Tuple[int, int]], caches: Mapping[Place, CacheLevel],
                 accesses: Mapping[Place, Tuple[float, Optional[int]]], arguments: Mapping[Union[int, str], int], workgroups: Tuple[int, ...],
                 progress: Optional[Callable[[int, int], None]], trace: Optional[Callable[[Issue], None]],
                 stop: Optional[Callable[[], bool]], recording: Union[str, bytes, None], **others: Any) -> None:
        self.raised: Optional[BaseException] = None  # the first exception of a callback
        text = recording.encode("utf-8", "surrogateescape") if isinstance(recording, str) else recording
        lists: Dict[str, List[Any]] = {
            "parameters": [interface.C_ParameterValue(name=encode(name), value=value) for name, value in parameters.items()],
            "loops": [interface.C_LoopRule(where=_place(where), iterations=count) for where, count in loops.items()],
            "branches": [interface.C_BranchRule(_place(where), _pattern(way)) for where, way in branches.items()],
            "fetches": [interface.C_FetchRule(where=_place(where), bits=bits, samples=samples) for where, (bits, samples) in fetches.items()],
            "caches": [interface.C_CacheRule(where=_place(where), level=level) for where, level in caches.items()],
            "accesses": [interface.C_AccessRule(where=_place(where), cycles=cycles, first=0 if first is None else first + 1)
                         for where, (cycles, first) in accesses.items()],
            "arguments": [interface.C_ArgumentValue(name=_place(name), value=value) for name, value in arguments.items()],
        }
        arrays: Dict[str, Any] = {}
        for name, elements in lists.items():
            if elements:
                arrays[name] = (type(elements[0]) * len(elements))(*elements)
                arrays["n" + name] = len(elements)
        if len(workgroups) > 3:
            raise ValueError("workgroups: expected at most 3 numbers, but got %d" % len(workgroups))
        others.update(zip(("groups_x", "groups_y", "groups_z"), workgroups))
        if progress is not None:
            report = self._guard(progress)
            others["progress"] = interface.PROGRESS(lambda _, done, waves: report(done, waves))
        if trace is not None:
            receive = self._guard(trace)
            others["trace"] = interface.TRACE(lambda _, issue: receive(interface.to_amdgcn_issue(issue[0])))
        self._stopping = self._stops(stop or (lambda: False))
        next(self._stopping)
        others["stop"] = interface.STOP(self._stopping.send)
        if text is not None:
            others["recording"] = c.cast(c.c_char_p(text), c.c_void_p)
            others["recording_length"] = len(text)
        self._kept = (arrays, others, text)
        self.settings = interface.C_SimulationSettings(size=c.sizeof(interface.C_SimulationSettings), **arrays, **others)

    def _stops(self, stop: Callable[[], bool]) -> Generator[bool, None, None]:
        """Yields whether the simulation must stop. This is a generator because of signals: Python raises KeyboardInterrupt when
        Python code is called from C. A generator continues inside its try, which catches the exception. A function would begin
        outside of its try, and the exception would be lost."""
        answer = False
        while True:
            try:
                yield answer
                answer = bool(self.raised or stop())
            except GeneratorExit:
                return
            except BaseException as error:  # pylint: disable=broad-except
                self.raised, answer = error, True

    def _guard(self, callback: Callable[..., Any]) -> Callable[..., Any]:
        """Wraps a callback. Stores the first exception of any callback in self.raised, because C code cannot propagate exceptions.
        Afterwards, the wrapped callbacks do nothing."""
        def guarded(*arguments: Any) -> Any:
            try:
                return None if self.raised else callback(*arguments)
            except BaseException as error:  # pylint: disable=broad-except
                self.raised = error
                return None
        return guarded


class Simulation(Handle, interface.Simulation):
    """The result of Function.simulate()."""
    next: Optional[Simulation]  # the next shader engine of the recording
    _function: Any
    _pointer: Any
    _first: Optional[Simulation]  # the simulation that owns the library's memory; None: this simulation owns the memory

    @classmethod
    def of(cls, function: Any, pointer: Any) -> Simulation:
        """Converts the library's linked list of results, which has one result for each shader engine. Returns the first one."""
        parts: List[Simulation] = []
        while pointer:
            part = cls(**vars(interface.to_amdgcn_simulation(pointer[0])))
            for name, value in (("next", None), ("_function", function), ("_pointer", pointer), ("_first", parts[0] if parts else None)):
                object.__setattr__(part, name, value)
            if parts:
                object.__setattr__(parts[-1], "next", part)
            parts.append(part)
            pointer = c.cast(getattr(pointer[0], "next"), c.POINTER(interface.C_Simulation))
        return parts[0]

    def __del__(self) -> None:
        if getattr(self, "_first", self) is None:
            self._function.code.object.drop(self._pointer)

    def _try(self, function: Any, *arguments: Any, **options: Any) -> Any:
        return self._function.code.object.call(function, self._pointer, *arguments, **options)

    def latency_tolerance(self) -> Optional[int]:
        """Returns the longest latency of vector loads, in cycles, with which the throughput is at least 95 % of the
        throughput with a latency of 1 cycle. Returns None if the waves execute no vector memory instruction, if the
        simulation did not finish, or if it replayed a recording."""
        return self._try(library.amdgcn_latency_tolerance, 1) or None

    def waves_needed(self) -> Optional[int]:
        """Returns the smallest number of waves per SIMD with which waits for counters cost at most 5 % of the issue
        slots, or launch.most + 1 if launch.most waves do not suffice. Returns None if the simulation did not finish, or
        if it replayed a recording."""
        return self._try(library.amdgcn_waves_needed, 1) or None

    def what_if(self) -> Tuple[Variant, ...]:
        """Returns the results of simulations with other resources, waves and latencies. The first result is for the
        unchanged code."""
        variants = (interface.C_Variant * interface.VARIANTS)()
        found: Tuple[Variant, ...] = self._try(
            library.amdgcn_what_if, variants, convert=lambda n: tuple(interface.to_amdgcn_variant(variants[i]) for i in range(n)))
        return found

    def __repr__(self) -> str:
        return "<Simulation of %s: %s>" % (self._function.name, self.limit or self.end.name)


def simulate(function: Any, settings: Settings) -> Simulation:
    """Runs a simulation and returns its result. Raises the first exception of a callback."""
    simulation: Simulation = function.call(library.amdgcn_simulate, settings.settings, convert=functools.partial(Simulation.of, function))
    if settings.raised is not None:
        raise settings.raised
    return simulation


__all__ = ["CacheLevel", "Order", "parameter_range", "parameters", "Place", "reasons", "Settings", "simulate", "Simulation", "Stage", "units"]
