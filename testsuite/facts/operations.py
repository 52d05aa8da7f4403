"""Compares operations of common/meaning with exact rational numbers and integers of Python: rounding, ties, limits, carries, bits.

  operations.py GEN.PY TABLES BUILD [all]
"""
import math
import os
import random
import subprocess
import sys
from fractions import Fraction

FORMATS = {16: (5, 10), 32: (8, 23), 64: (11, 52), "bf16": (8, 7)}  # bits of exponent and fraction
# Small floats: bits, bits of the fraction, bias, code of infinity or None, whether there is a NaN
SMALL = {"fp8": (8, 3, 7, None, 0x7f), "bf8": (8, 2, 15, 0x7c, 0x7e), "fp6": (6, 3, 1, None, None), "bf6": (6, 2, 3, None, None),
         "fp4": (4, 1, 1, None, None), "fp8_fnuz": (8, 3, 8, None, 0x80), "bf8_fnuz": (8, 2, 16, None, 0x80)}
LARGEST = {"fp8": 0x7e, "bf8": 0x7b, "fp6": 0x1f, "bf6": 0x1f, "fp4": 7, "fp8_fnuz": 0x7f, "bf8_fnuz": 0x7f}
INF, NAN = "inf", "nan"


def decoded(bits, width):
    """Returns (sign, exact absolute value, INF or NAN) of a float."""
    e_bits, f_bits = FORMATS[width]
    sign, e, f = bits >> e_bits + f_bits, bits >> f_bits & (1 << e_bits) - 1, bits & (1 << f_bits) - 1
    if e == (1 << e_bits) - 1:
        return sign, NAN if f else INF
    low = 2 - (1 << e_bits - 1) - f_bits  # exponent of the lowest denormal
    return sign, Fraction(f if not e else f | 1 << f_bits) * Fraction(2) ** (low + max(e, 1) - 1)


def encoded(sign, x, width, down=False):
    """Returns the bits of the float nearest to x, ties to even, or toward zero."""
    e_bits, f_bits = FORMATS[width]
    top = (1 << e_bits) - 1 << f_bits
    if x == NAN:
        return NAN
    if x == INF:
        return sign << e_bits + f_bits | top
    low = 2 - (1 << e_bits - 1) - f_bits
    e = x and x.numerator.bit_length() - x.denominator.bit_length()
    e -= x < Fraction(2) ** e
    unit = max(e - f_bits, low)
    n = x / Fraction(2) ** unit
    n = math.floor(n) if down else round(n)  # round() of a Fraction is to even
    bits = (unit - low << f_bits) + n if n else 0
    return sign << e_bits + f_bits | min(bits, top - 1 if down else top)


def signed(bits, width):
    sign, x = decoded(bits, width)
    return x if isinstance(x, str) else -x if sign else x


def result(x, width, zero_sign=0):
    """Encodes an exact number; a result that is 0 has the sign of the rule for sums and products."""
    return encoded(x < 0 if x else zero_sign, abs(x), width)


def fma(a, b, c, width):
    (sa, xa), (sb, xb), (sc, xc) = (decoded(x, width) for x in (a, b, c))
    sp = sa ^ sb
    if NAN in (xa, xb, xc) or (INF in (xa, xb) and 0 in (xa, xb)):
        return NAN
    if INF in (xa, xb):
        return NAN if xc == INF and sc != sp else encoded(sp, INF, width)
    if xc == INF:
        return encoded(sc, INF, width)
    product = xa * xb * (-1) ** sp
    return result(product + xc * (-1) ** sc, width, sp & sc if not product and not xc else 0)


def add(a, b, width):
    one = {16: 0x3c00, 32: 0x3f800000, "bf16": 0x3f80}[width]
    return fma(a, one, b, width)


def mul(a, b, width):
    (sa, xa), (sb, xb) = decoded(a, width), decoded(b, width)
    if NAN in (xa, xb) or (INF in (xa, xb) and 0 in (xa, xb)):
        return NAN
    return encoded(sa ^ sb, INF if INF in (xa, xb) else xa * xb, width)


def to_integer(bits, width, least, most):
    sign, x = decoded(bits, width)
    if x == NAN:
        return 0
    if x == INF:
        return least if sign else most
    return max(least, min(most, -math.floor(x) if sign else math.floor(x)))


def scaled(bits, n, width):
    sign, x = decoded(bits, width)
    n -= n >> 31 << 32
    if isinstance(x, str):
        return encoded(sign, x, width)
    return encoded(sign, x * Fraction(2) ** max(-4000, min(n, 4000)), width)


def parts(bits, width):
    """Returns (mantissa, exponent)."""
    sign, x = decoded(bits, width)
    if isinstance(x, str) or not x:
        return encoded(sign, x, width), 0
    e = 0
    e = x.numerator.bit_length() - x.denominator.bit_length()
    e += x >= Fraction(2) ** e
    return encoded(sign, x / Fraction(2) ** e, width), e


def fract(bits, width):
    x = signed(bits, width)
    if isinstance(x, str):
        return NAN
    bits = encoded(0, x - math.floor(x), width)
    one = encoded(0, Fraction(1), width)
    return min(bits, one - 1)


def field(x, at, n, width, sign):
    """Returns n bits of a number, which may end beyond its width."""
    at &= width - 1
    if sign and x >> width - 1:
        x -= 1 << width
    x >>= at
    if n >= width:
        return x & (1 << width) - 1
    x &= (1 << n) - 1
    return (x - (sign and n and x >> n - 1) * (1 << n)) & (1 << width) - 1


def bytes_of(x, bits=8):
    return [x >> i & (1 << bits) - 1 for i in range(0, 32, bits)]


def int_of(x, bits):
    return x - (x >> bits - 1 << bits)


def sad(a, b, c, bits, masked):
    return c + sum(abs(x - y) for x, y in zip(bytes_of(a, bits), bytes_of(b, bits)) if y or not masked) & 0xffffffff


def permuted(x, choice):
    data = x.to_bytes(8, "little")
    out = [data[c] if c < 8 else 255 * (data[2 * (c - 8) + 1] >> 7) if c < 12 else 0 if c == 12 else 255 for c in bytes_of(choice)]
    return int.from_bytes(bytes(out), "little")


def median(a, b, c):
    """Of numbers that differ."""
    return sorted((a, b, c), key=lambda x: signed(x, 32))[1]


def limited(x, width, sign):
    least, most = (-1 << width - 1, (1 << width - 1) - 1) if sign else (0, (1 << width) - 1)
    return max(least, min(most, x)) & (1 << width) - 1


def floats(rng, width, count):
    """Returns bits of floats: special ones, and numbers of all sizes, many near 1."""
    e_bits, f_bits = FORMATS[width]
    bias, top = (1 << e_bits - 1) - 1, (1 << e_bits) - 1
    width = e_bits + f_bits + 1
    special = [0, 1, (1 << f_bits) - 1, 1 << f_bits, bias << f_bits, (top << f_bits) - 1, top << f_bits, (top << f_bits) + (1 << f_bits - 1)]
    out = [x | s << width - 1 for x in special for s in (0, 1)]
    while len(out) < count:
        e = rng.choice([rng.randrange(top), bias + rng.randrange(-12, 40 if width > 16 else 12)])
        f = rng.choice([rng.getrandbits(f_bits), rng.getrandbits(4) << f_bits - 4, (1 << f_bits) - 1 - rng.getrandbits(2)])
        out.append(rng.getrandbits(1) << width - 1 | max(0, min(e, top - 1)) << f_bits | f)
    return out


def small_value(name, code):
    """Returns the exact absolute value of a code without its sign, also of the code after the largest one."""
    _, f_bits, bias, *_ = SMALL[name]
    e, f = code >> f_bits, code & (1 << f_bits) - 1
    return Fraction(f if not e else f | 1 << f_bits) * Fraction(2) ** (max(e, 1) - bias - f_bits)


def small_code(name, sign, x, lost=0, seed=0):
    """Rounds to the nearest code, found among all of them, or with the upper bits of a random number."""
    bits, _, _, infinity, nan = SMALL[name]
    minus, largest = sign << bits - 1, LARGEST[name]
    none = nan if nan == 0x80 else minus | (nan if nan else largest)
    if x == NAN:
        return none
    code = 0 if x == INF else max(c for c in range(largest + 1) if small_value(name, c) <= x)
    if x != INF:
        below, above = small_value(name, code), small_value(name, code + 1)
        part = (x - below) / (above - below)
        if lost:
            code += math.floor(part * 2 ** lost) + (seed >> 32 - lost) >= 2 ** lost
        else:
            code += part > Fraction(1, 2) or part == Fraction(1, 2) and code & 1
    if x == INF or code > largest:
        return minus | infinity if infinity else none
    return 0 if nan == 0x80 and not code else minus | code


def small_cases(rng):
    for name, (bits, f_bits, _, infinity, nan) in SMALL.items():
        for code in range(1 << bits):
            sign, rest = code >> bits - 1, code & (1 << bits - 1) - 1
            scale = rng.choice([127, 127, rng.randrange(255), 255])
            x = NAN if code == nan or (nan and nan != 0x80 and rest >= (0x7f if not infinity else infinity + 1)) or scale == 255 else \
                INF if rest == infinity else small_value(name, rest) * Fraction(2) ** (scale - 127)
            yield "from_" + name, (code, scale), encoded(sign, x, 32), 32
        middles = [(small_value(name, c) + small_value(name, c + 1)) / 2 for c in range(LARGEST[name] + 1)]
        ties = [encoded(rng.getrandbits(1), x, 32) + d for x in middles for d in (-1, 0, 1)]
        for x in ties + floats(rng, 32, 600):
            sign, value = decoded(x, 32)
            scale, seed = rng.choice([127, 127, rng.randrange(255)]), rng.getrandbits(32)
            by = value if isinstance(value, str) else value * Fraction(2) ** (127 - scale)
            yield "to_" + name, (x, scale), small_code(name, sign, by), 0
            yield "sr_" + name, (x, seed, scale), small_code(name, sign, by, 23 - f_bits, seed), 0
    for x in floats(rng, "bf16", 400):
        sign, value = decoded(x, "bf16")
        seed = rng.getrandbits(32)
        yield "sr_bf8_bf16", (x, seed, 127), small_code("bf8", sign, value, 5, seed), 0
    for x in floats(rng, 32, 2000):
        sign, value = decoded(x, 32)
        yield "bf16_f32", (x,), encoded(sign, value, "bf16"), "bf16"
        seed = rng.getrandbits(32)
        if (x >> 23 & 0xff) not in (0, 255):
            yield "random_bf16", (x, seed), x + (seed >> 16) >> 16, 0
    numbers = [floats(rng, "bf16", 6000) for _ in range(3)]
    for part in numbers[1:]:
        rng.shuffle(part)
    for a, b, c in zip(*numbers):
        yield "fma_bf16", (a, b, c), fma(a, b, c, "bf16"), "bf16"
        yield "add_bf16", (a, b), add(a, b, "bf16"), "bf16"
        yield "mul_bf16", (a, b), mul(a, b, "bf16"), "bf16"
    two_over_pi = two_over_pi_bits(1201)
    for _ in range(500):
        exponent, segment = rng.choice([rng.randrange(2047), rng.randrange(1060, 1100), rng.randrange(1960, 1975)]), rng.randrange(40)
        shift = (segment & 31) * 53 + max(exponent - 1077, 0)
        window = two_over_pi << shift >> 1201 - 53 & (1 << 53) - 1
        exact = Fraction(window) * Fraction(2) ** (-53 - shift + (128 if exponent >= 1968 else 0))
        yield "trig_preop_f64", (exponent << 52 | rng.getrandbits(52), segment), encoded(0, exact, 64), 64
    for _ in range(300):
        a, b, c = (rng.getrandbits(64) for _ in range(3))
        for width in (4, 6, 8):
            table = (a | b << 64) & (1 << 16 * width) - 1
            picked = sum((table >> width * (c >> 4 * i & 15) & (1 << width) - 1) << width * i for i in range(16))
            for k in range(width // 2):
                yield f"looked_up_{width}_{k}", (a, b, c), picked >> 32 * k & 0xffffffff, 0
        x = a & 0xffffffff
        yield "next_random", (x,), (x << 1 & 0xffffffff) ^ (0xc5 if x >> 31 else 0), 0
        small = [rng.randrange(0x28, 0x48) | rng.getrandbits(1) << 7 for _ in range(8)]
        p, q = (sum(v << 8 * i for i, v in enumerate(part)) for part in (small[:4], small[4:]))
        exact = sum(small_value("fp8", u & 0x7f) * small_value("bf8", v & 0x7f) * (-1) ** (u >> 7 ^ v >> 7) for u, v in zip(small[:4], small[4:]))
        yield "dot4_fp8_bf8", (p, q, 0), result(exact, 32), 32


def two_over_pi_bits(n):
    """Returns the first n bits of 2 / pi after the point, by Machin's formula."""
    unit = 1 << n + 100

    def arctan(x):
        power, total, k = unit // x, 0, 1
        while power:
            total, power, k = total + (power // k if k % 4 == 1 else -(power // k)), power // (x * x), k + 2
        return total

    return (2 << 2 * (n + 100)) // (4 * (4 * arctan(5) - arctan(239))) >> 100


def directed(x, width, way, zero_sign):
    """Encodes an exact number, rounded up, down or toward zero."""
    if isinstance(x, str):
        return encoded(zero_sign, x, width)
    sign = x < 0 if x else zero_sign
    bits = encoded(sign, abs(x), width, down=True)
    if way == "zero" or sign == (way == "up") or not x:
        return bits
    return bits if signed(bits, width) == x else bits + 1


def directed_cases(rng):
    """Sums, products and conversions in the other roundings. Infinity and NaN are the same in all of them."""
    for width, count in ((16, 4000), (32, 1500), (64, 1000)):
        numbers = [floats(rng, width, count) for _ in range(3)]
        for part in numbers[1:]:
            rng.shuffle(part)
        for a, b, c in zip(*numbers):
            if rng.random() < 0.1:
                c = a ^ 1 << width - 1
            x, y, z = (signed(n, width) for n in (a, b, c))
            if any(isinstance(n, str) for n in (x, y, z)):
                continue
            (sa, sb, sc), way = (n >> width - 1 for n in (a, b, c)), rng.choice(("up", "down", "zero"))
            negative = way == "down"
            zero = sa if sa == sc else negative  # the sign of a sum that is 0
            yield f"add_f{width}@{way}", (a, c), directed(x + z, width, way, zero), width
            zero = sc if (sa ^ sb) == sc else negative
            yield f"fma_f{width}@{way}", (a, b, c), directed(x * y + z, width, way, zero if x * y + z == 0 else 0), width
            if width == 16:
                yield f"mul_f16@{way}", (a, b), directed(x * y, 16, way, sa ^ sb), 16
            n = rng.randrange(-40, 40)
            yield f"ldexp_f{width}@{way}", (a, n & 0xffffffff), directed(x * Fraction(2) ** n, width, way, sa), width
    for x in floats(rng, 32, 4000):
        way, (sign, value) = rng.choice(("up", "down", "zero")), decoded(x, 32)
        exact = signed(x, 32)
        if isinstance(exact, str):
            continue
        yield f"f16_f32@{way}", (x,), directed(exact, 16, way, sign), 16
        yield f"nearest_f16_f32@{way}", (x,), encoded(sign, value, 16), 16
        yield f"to_fp8@{way}", (x, 127), small_code("fp8", sign, value), 0
        yield f"rndne_f32@{way}", (x,), encoded(sign, round(value), 32), 32
        yield f"f32_i32@{way}", (x,), directed(Fraction(int_of(x, 32)), 32, way, 0), 32
    for x in floats(rng, 64, 1500):
        way, exact = rng.choice(("up", "down", "zero")), signed(x, 64)
        if not isinstance(exact, str):
            yield f"f32_f64@{way}", (x,), directed(exact, 32, way, x >> 63), 32


def float_cases(rng):
    for x in range(1 << 16):
        sign, value = decoded(x, 16)
        yield "f32_f16", (x,), encoded(sign, value, 32), 32
        yield "f16_f32", (encoded(sign, value, 32) if value != NAN else 0x7fc00000,), encoded(sign, value, 16), 16
        if x % 5:
            continue
        yield "i16_f16", (x,), to_integer(x, 16, -1 << 15, (1 << 15) - 1) & 0xffff, 0
        yield "u16_f16", (x,), to_integer(x, 16, 0, (1 << 16) - 1), 0
        yield "fract_f16", (x,), fract(x, 16), 16
        yield "f16_u16", (x,), result(Fraction(x), 16), 16
        yield "f16_i16", (x,), result(Fraction(int_of(x, 16)), 16), 16
    ties = [encoded(0, decoded(x, 16)[1] + (decoded(x + 1, 16)[1] - decoded(x, 16)[1]) / 2, 32) for x in range(0, 0x7bff, 37)]
    ties = [t + d for t in ties for d in (-1, 0, 1)]
    for x in ties + floats(rng, 32, 4000):
        sign, value = decoded(x, 32)
        yield "f16_f32", (x,), encoded(sign, value, 16), 16
        yield "toward_zero_f16_f32", (x,), encoded(sign, value, 16, down=value != INF), 16
        for name, least, most in (("i32", -1 << 31, (1 << 31) - 1), ("u32", 0, (1 << 32) - 1), ("i16", -1 << 15, (1 << 15) - 1), ("u16", 0, (1 << 16) - 1)):
            yield name + "_f32", (x,), to_integer(x, 32, least, most) & (1 << int(name[1:])) - 1, 0
    for x in floats(rng, 64, 3000):
        sign, value = decoded(x, 64)
        yield "f32_f64", (x,), encoded(sign, value, 32), 32
        yield "i32_f64", (x,), to_integer(x, 64, -1 << 31, (1 << 31) - 1) & 0xffffffff, 0
        yield "u32_f64", (x,), to_integer(x, 64, 0, (1 << 32) - 1), 0
    for width, count in ((16, 8000), (32, 3000), (64, 2000)):
        numbers = [floats(rng, width, count) for _ in range(3)]
        for part in numbers[1:]:
            rng.shuffle(part)
        for a, b, c in zip(*numbers):
            yield f"fma_f{width}", (a, b, c), fma(a, b, c, width), width
            if width == 16:
                yield "add_f16", (a, b), add(a, b, 16), 16
                yield "mul_f16", (a, b), mul(a, b, 16), 16
        for a in numbers[0]:
            n = rng.choice([rng.randrange(-40, 40), rng.randrange(-2200, 2200), -1 << 31, (1 << 31) - 1]) & 0xffffffff
            yield f"ldexp_f{width}", (a, n), scaled(a, n, width), width
            mantissa, exponent = parts(a, width)
            yield f"mantissa_f{width}", (a,), mantissa, width
            yield f"exponent_f{width}", (a,), exponent & 0xffffffff, 0
            yield f"fract_f{width}", (a,), fract(a, width), width
    yield from quotients(rng)


def quotients(rng):
    for _ in range(1000):
        b, c = (rng.getrandbits(1) << 31 | rng.randrange(64, 190) << 23 | rng.getrandbits(23) for _ in range(2))
        exact = encoded(0, abs(signed(c, 32)) / abs(signed(b, 32)), 32)
        yield "div_fixup_f32", (exact, b, c), (b ^ c) & 0x80000000 | exact, 32
        a = rng.getrandbits(1) << 31 | rng.randrange(1, 250) << 23 | rng.getrandbits(23)
        if len({a, b, c}) == 3:
            yield "med3_num_f32", (a, b, c), median(a, b, c), 32


def bf16_sum(a, b):
    """Returns the bits of the sum of two bf16 that are no NaN or infinity."""
    x = signed(a << 16, 32) + signed(b << 16, 32)
    if not x:
        return a & b & 0x8000
    e = abs(x).numerator.bit_length() - abs(x).denominator.bit_length()
    e -= abs(x) < Fraction(2) ** e
    unit = max(e, -126) - 7
    n = round(abs(x) / Fraction(2) ** unit)
    return (x < 0) << 15 | min((unit + 133 << 7) + n, 0x7f80)


def pair_cases(rng):
    """Sums of two halves, and of two bf16."""
    halves = floats(rng, 16, 2000)
    small = [rng.getrandbits(1) << 15 | rng.randrange(0x7f80) for _ in range(1000)] + [rng.getrandbits(1) << 15 | rng.randrange(0x3f00, 0x4100) for _ in range(1000)]
    for _ in range(1500):
        (a, b), (c, d) = rng.sample(halves, 2), rng.sample(halves, 2)
        low, high = add(a, c, 16), add(b, d, 16)
        if NAN not in (low, high):
            yield "sum_2f16", (a | b << 16, c | d << 16), low | high << 16, 0
        (a, b), (c, d) = rng.sample(small, 2), rng.sample(small, 2)
        yield "sum_2bf16", (a | b << 16, c | d << 16), bf16_sum(a, c) | bf16_sum(b, d) << 16, 0


def integer_cases(rng):
    edges = [0, 1, 2, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff]
    for _ in range(3000):
        a, b, c = (rng.choice(edges + [rng.getrandbits(32)] * 4 + [rng.getrandbits(16)]) for _ in range(3))
        wide, other = a | b << 32, b | c << 32
        one, n, at = rng.getrandbits(1), rng.randrange(70), rng.randrange(70)
        for width, x, y in ((32, a, b), (64, wide, other)):
            yield f"carry_u{width}", (x, y, one), x + y + one >> width, 0
            yield f"borrow_u{width}", (x, y, one), int(x < y + one), 0
            yield f"bits_u{width}", (x, at, n), field(x, at, n, width, False), 0
            yield f"bits_i{width}", (x, at, n), field(x, at, n, width, True), 0
        yield "sad_u8", (a, b, c), sad(a, b, c, 8, False), 0
        yield "msad_u8", (a, b, c), sad(a, b, c, 8, True), 0
        yield "sad_u16", (a, b, c), sad(a, b, c, 16, False), 0
        choice = sum(rng.randrange(15) << 8 * i for i in range(4))
        yield "permuted", (wide, choice), permuted(wide, choice), 0
        x, y, z = int_of(a, 32), int_of(b, 32), int_of(other, 64)
        yield "limited_mul_i32", (a, b), limited(x * y, 32, True), 0
        yield "limited_sub_u32", (a, b), limited(a - b, 32, False), 0
        yield "limited_mad_i64", (a, b, other), limited(x * y + z, 64, True), 0
        yield "dot4_i8", (a, b), sum(int_of(p, 8) * int_of(q, 8) for p, q in zip(bytes_of(a), bytes_of(b))) & 0xffffffff, 0
        yield "dot8_u4", (a, b), sum(p * q for p, q in zip(bytes_of(a, 4), bytes_of(b, 4))), 0
        yield "f32_i32", (a,), result(Fraction(x), 32), 32
        yield "f32_u32", (a,), result(Fraction(a), 32), 32


def main():
    program, rng = os.path.join(sys.argv[3], "testsuite", "facts-operations"), random.Random(55)
    cases = [*float_cases(rng), *integer_cases(rng), *small_cases(rng), *directed_cases(rng), *pair_cases(rng)]
    lines = [f"{name} {' '.join(f'{x:x}' for x in (*args, 0, 0)[:3])}\n" for name, args, *_ in cases]
    got = subprocess.run([program], input="".join(lines), capture_output=True, text=True, check=True).stdout.split()
    assert len(got) == len(cases)
    shown = {}
    for (name, args, want, width), text in zip(cases, got):
        bits = int(text, 16)
        if bits == want or (want == NAN and decoded(bits, width)[1] == NAN):
            continue
        shown[name] = shown.get(name, 0) + 1
        if shown[name] <= 3:
            print(f"{name} {' '.join(f'{x:x}' for x in args)}: {bits:x} instead of {want if want == NAN else f'{want:x}'}")
    for name, n in shown.items():
        print(f"{name}: {n} results are wrong")


if __name__ == "__main__":
    main()
