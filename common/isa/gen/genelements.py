"""Translates conversions of all elements of an operand of semantics.tbl to the description that common/meaning/elements.c computes.

d = converted(TO, FROM, scale): TO and FROM are words of MATRIX_TYPES in common/meaning/matrix.h, the types of the elements of d and s0. scale:
u32, the exponent field of a power of two. With a fourth argument, a random number, results are rounded with it. interleaved: the elements
are in s0 and s1 in turn.
"""
from genlanguage import ROUNDS_LIMITED

BITS = {"f32": 32, "f16": 16, "bf16": 16, "fp8": 8, "bf8": 8, "fp6": 6, "bf6": 6, "fp4": 4}
CALLS = ("converted", "interleaved")


def translate(c, tree):
    """Returns C that converts the elements of lane i. c: the Translator."""
    _, name, arguments = tree
    words = [x[1] if x[0] == "name" and x[1] in BITS else c.fail(f"{name}(type of d, type of s0, scale) expected") for x in arguments[:2]]
    if len(words) != 2 or len(arguments) not in ((3, 4) if name == "converted" else (3,)):
        c.fail(f"{name}(type of d, type of s0, scale) expected")
    numbers = [c.value(x, ("u", 32)) for x in arguments[2:]]
    if any(typ != ("u", 32) for _, typ in numbers):
        c.fail(f"{name}: scales and random numbers are u32")
    sources = ["s0", "s1" if name == "interleaved" else "s0"]
    for operand in ("d", *sources):
        if operand not in c.sizes:
            c.fail(f"{name} needs {operand}")
    count = 32 * c.sizes["d"][1] // BITS[words[0]]
    if sum(32 * c.sizes[x][1] for x in set(sources)) // BITS[words[1]] < count:
        c.fail(f"{count} elements of {words[0]} in d, fewer of {words[1]} in the sources")
    c.written.add("d")
    c.rounding |= ROUNDS_LIMITED * (words[0] != "f32")
    c.items |= set(sources)
    values = {"d": c.sizes["d"][0], "s0": c.sizes["s0"][0], "s1": c.sizes[sources[1]][0], "to": f"MATRIX_{words[0]}", "from": f"MATRIX_{words[1]}",
              "count": count, "stochastic": str(len(arguments) == 4).lower()}
    random = numbers[1][0] if len(numbers) > 1 else "0"
    return f"meaning_convert(m, &(const struct float_conversion){{{', '.join(f'.{key} = {value}' for key, value in values.items())}}}, i, {numbers[0][0]}, {random});"
