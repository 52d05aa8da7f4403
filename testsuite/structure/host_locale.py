"""Checks that nothing depends on the locale of the process. A host process of the library may have any locale; the programs have the C
locale, because nothing calls setlocale().

  host_locale.py BUILD

The functions of NAMES depend on the locale. printf() depends on it for real numbers only, so no other function than those of PRINTERS
may have a format with a conversion for them. strerror() and the messages of libelf and libdw may be in the host's language.
"""
import json
import os
import re
import shutil
import subprocess
import sys

SKIPPED = 77  # exit status of a test that cannot run here
NAMES = re.compile(
    r"(iso.*_)?v?[fs]?w?scanf|strto(d|f|ld|f\d+x?)(_l)?|atof|__ctype_\w+|(is|to)w?(alnum|alpha|blank|cntrl|graph|lower|print|punct|space|upper|"
    r"ctype)|str(n?casecmp|casestr|coll|xfrm|fmon|ftime|ptime)|wcs\w+|wc[rts]\w+|mb[rsti]\w+|btowc|wctob|fnmatch|glob|wordexp|regcomp|regexec|rpmatch|"
    r"nl_langinfo|localeconv|setlocale|newlocale|uselocale|duplocale|iconv\w*|[d]?c?n?gettext|v?[fs]?wprintf")
# The functions of NAMES that each file may call, with the reason.
ALLOWED = {
    "common/base/text/real.c": ["newlocale", "uselocale", "strtod"],  # calls strtod() in the C locale
    "objdump/file/members.c": ["strftime"],  # objdump is a program
}
INSTEAD = "common/base/text has ascii.h, glob.h and real.h instead"
# Functions that print real numbers in the C locale, and one whose conversions have another meaning.
PRINTERS = ["out_printf", "real_format", "strftime"]
TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'|(\w+)\s*\(|[()]|\w+|.', re.S)
REAL = re.compile(r"(?<!%)(?:%%)*%[-+ #0']*(?:\*|\d+)?(?:\.(?:\*|\d+)?)?[lL]?[aAeEfFgG]|%[-+ #0]*'")


def objects(build):
    """Returns the sources of the objects of libamdgcn and the programs. Objects for link-time optimization cannot be read with nm."""
    with open(build + "/compile_commands.json", encoding="utf-8") as f:
        commands = json.load(f)
    made = [c for c in commands if not c["output"].startswith("testsuite/") and "-flto" not in c["command"]]
    return {c["output"]: c["file"] for c in made if os.path.exists(os.path.join(build, c["output"]))}


def check_symbols(build, top):
    sources = {output: os.path.relpath(os.path.realpath(os.path.join(build, file)), top) for output, file in objects(build).items()}
    needed = {source: set() for source in sources.values()}
    out = subprocess.run(["nm", "-A", "-u", *sources], cwd=build, stdout=subprocess.PIPE, check=True, text=True).stdout
    for line in out.splitlines():
        output, _, symbol = line.partition(": ")
        needed[sources[output]].add(re.sub(r"^__(?!ctype)|_chk$", "", symbol.split()[1].partition("@")[0]))
    for source, names in sorted(needed.items()):
        for name in sorted(filter(NAMES.fullmatch, names - set(ALLOWED.get(source, [])))):
            print("%s calls %s(), which depends on the locale: %s" % (source, name, INSTEAD))
    for source, names in sorted(ALLOWED.items()):
        for name in sorted(set(names) - needed.get(source, set(names))):
            print("%s does not call %s(), but may" % (source, name))


def check_formats(path, text):
    """Finds the innermost call that each literal with a conversion for real numbers is an argument of."""
    calls = []
    for m in TOKEN.finditer(text):
        if m[0].endswith("(") and m[0][0] not in "\"'/":
            calls.append(m[1])
        elif m[0] == ")":
            calls and calls.pop()
        elif m[0][0] == '"' and REAL.search(m[0]) and (not calls or next(filter(None, reversed(calls)), None) not in PRINTERS):
            print("%s:%d: %s: printf() would use the locale's decimal point: %s" % (path, text.count("\n", 0, m.start()) + 1, m[0], INSTEAD))


def main():
    build = os.path.realpath(sys.argv[1])
    top = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
    tracked = [os.path.join(folder, name) for part in ("common", "library", "assembler", "linker", "objdump", "lsp", "run")
               for folder, _, names in os.walk(os.path.join(top, part)) for name in names if name.endswith((".c", ".h", ".l", ".y"))]
    for path in sorted(tracked):
        relative = os.path.relpath(path, top)
        with open(path, encoding="utf-8") as f:
            if relative != "common/base/text/real.c":
                check_formats(relative, f.read())
    with open(build + "/compile_commands.json", encoding="utf-8") as f:
        sanitized = "-fsanitize" in f.read()
    if not shutil.which("nm") or sanitized:
        print("needs nm and objects without sanitizers")
        return SKIPPED
    check_symbols(build, top)
    return 0


if __name__ == "__main__":
    sys.exit(main())
