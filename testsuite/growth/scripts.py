"""Scripts of the linker, and lists of symbols."""
from growth import Row

from assembler import every
from object_files import LINK, OBJECT, linked


def script(text):
    return lambda n: linked(n, **{"in.ld": text(n)})


def statement(pattern):
    """A script with one statement that has n patterns."""
    return script(lambda n: "SECTIONS { .text : { *(" + every(n, pattern + " ") + ") } }")


def versions(pattern):
    return lambda n: linked(n, **{"in.map": "V {" + every(n, pattern + "; ") + "local: *; };"})


# Each pattern with wildcards is compared with each name; linker/options/wildcard.h limits the number of comparisons.
PRODUCT = 4.3

ROWS = [
    Row("statements", 60, script(lambda n: "SECTIONS {" + every(n, " .o@ : { *(.text.f@) }\n") + "}"), OBJECT, LINK + " -T in.ld"),
    Row("names of sections", 100, statement(".text.f@"), OBJECT, LINK + " -T in.ld"),
    Row("patterns of sections", 60, statement("*t*f@"), OBJECT, LINK + " -T in.ld", ratio=PRODUCT),
    Row("segments", 200, script(lambda n: "PHDRS {" + every(n, "p@ PT_LOAD;\n") + "} SECTIONS {" + every(n, ". = ALIGN(0x1000); .o@ : { *(.text.f@) } :p@\n") + "}"),
        OBJECT, LINK + " -T in.ld"),
    Row("symbols", 100, script(lambda n: "s0 = 1;\n" + every(n, "s+ = s@ - 1;\n")), OBJECT, LINK + " -T in.ld"),
    Row("names of a version script", 200, versions("f@"), OBJECT, LINK + " --version-script=in.map"),
    Row("patterns of a version script", 100, versions("f@*"), OBJECT, LINK + " --version-script=in.map", ratio=PRODUCT),
    Row("symbol order", 200, lambda n: linked(n, order=every(n, "f?\n")), OBJECT, LINK + " --symbol-ordering-file=order"),
]
