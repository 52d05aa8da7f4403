"""Generates gcnutils/_interface.py from the public headers of libamdgcn, so that their declarations and comments are written once.

  declare.py FOLDER OUTPUT [LIBRARY]    FOLDER contains the headers; LIBRARY is the path of the shared library relative to the module

For each struct there is a ctypes.Structure, C_NAME, and for each enum an enum.IntEnum or enum.IntFlag. Members of structs and
parameters of functions reject numbers that are out of range, which ctypes would truncate. A struct whose members are
numbers, strings and arrays also becomes a dataclass, and a function converts the Structure to it: a string becomes a str, an array
with its number of elements a tuple, and an int whose comment begins with "not 0:" a bool. FUNCTIONS has the types of all functions.
"""
import keyword
import os
import re
import sys
import textwrap

# {C type: (type in ctypes, type in Python)}
NUMBERS = {"int": ("c_int", "int"), "unsigned": ("c_uint", "int"), "size_t": ("c_size_t", "int"), "uint16_t": ("c_uint16", "int"),
           "uint32_t": ("c_uint32", "int"), "uint64_t": ("c_uint64", "int"), "int64_t": ("c_int64", "int"), "double": ("c_double", "float")}


# Classes in the output that check numbers.
CHECKS = '''

class Number:
    """The type of a parameter that is a number. ctypes would truncate a number that is out of range."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind

    def from_param(self, value: Any) -> Any:
        """Converts an argument. ctypes calls it. Raises TypeError or OverflowError if the argument is not a number of this type."""
        out = self.kind(value)
        if out.value != value:
            raise OverflowError("%d is out of range" % value)
        return out


class Structure(c.Structure):
    """A struct whose members raise OverflowError if they are set to a number that is out of range."""

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        if isinstance(value, int) and getattr(self, name) != value:
            raise OverflowError("%s: %d is out of range" % (name, value))

'''


class Member:
    """A member of a struct, or a parameter of a function: const struct T *const *name[length]."""

    def __init__(self, base, name, stars, length, const, doc):
        self.base, self.name, self.stars, self.length, self.const, self.doc = base, name, stars, length, const, doc

    def is_optional(self):
        return bool(re.search(r"(?:^|[;,] )NULL:|or NULL", self.doc))

    def is_index(self):
        """Returns whether the member is an index that may be AMDGCN_NONE."""
        return self.base == "int" and not self.stars and "AMDGCN_NONE" in self.doc

    def is_bool(self):
        return self.base == "int" and not self.stars and self.doc.startswith("not 0:")


class Struct:
    def __init__(self, name, doc):
        self.name, self.doc, self.members = name, doc, None  # None: declared without members


class Enum:
    def __init__(self, name, doc):
        self.name, self.doc, self.constants = name, doc, []  # name: None if anonymous; constants: [(name, value, doc)]

    def member(self, constant):
        """Returns the name of a constant in Python: FENCE for AMDGCN_ORDERED_FENCE of enum amdgcn_ordered."""
        prefix = self.name.upper() + "_"
        return constant.removeprefix("AMDGCN_" if not constant.startswith(prefix) else prefix)

    def is_flags(self):
        values = [value for _, value, _ in self.constants]
        return len(values) > 1 and values == [1 << i for i in range(len(values))]


class Function:
    def __init__(self, name, result, parameters, doc):
        self.name, self.result, self.parameters, self.doc = name, result, parameters, doc


def plain(comment):
    """Returns the text of a comment, without its markers and line breaks."""
    return " ".join(re.sub(r"^\s*\* ?", "", line).strip() for line in comment.strip().removeprefix("/*").removesuffix("*/").splitlines()).strip()


def python_doc(comment):
    """Adapts a comment to Python: NULL and AMDGCN_NONE become None, "not 0:" becomes "whether", and the prefix AMDGCN_ and
    remarks on static strings are omitted."""
    text = re.sub(r"; the string is static|\.? The strings? (?:is|are) static(?=\.)", "", comment)
    text = re.sub(r"\bAMDGCN_NONE\b|\bNULL\b", "None", text)
    return re.sub(r"\bAMDGCN_(?=[A-Z])", "", re.sub(r"^not 0:", "whether", text))


def class_name(name):
    """Returns the Python name of a struct or an enum: CheckInfo for amdgcn_check_info."""
    return "".join(word.capitalize() for word in name.removeprefix("amdgcn_").split("_"))


def callback_name(name):
    """Returns the Python name of a callback type: REPORT for amdgcn_report."""
    return name.removeprefix("amdgcn_").upper()


def parse_type(text):
    """Returns the base type, the number of stars, and whether the base is constant: ("char", 1, True) for "const char *"."""
    stars, words = text.count("*"), [w for w in text.replace("*", " ").split() if w not in ("struct", "enum")]
    base = [w for w in words if w != "const"]
    return base[0] if base else "int", stars, "const" in text.split("*", maxsplit=1)[0].split()


def parse_members(text, doc):
    """Returns the members that one declaration declares: "unsigned first, count"."""
    m = re.match(r"((?:const\s+)?(?:(?:struct|enum)\s+)?\w+)\s*(.*)", text, re.S)
    out = []
    for declarator in m[2].split(","):
        d = re.match(r"\s*((?:\*\s*(?:const\s*)?)*)(\w+)\s*(?:\[(\w+)\])?\s*$", declarator)
        if not d:
            raise ValueError("cannot read the declaration: " + text)
        base, stars, const = parse_type(m[1] + d[1])
        out.append(Member(base, d[2], stars, d[3], const, doc))
    return out


def number_of(text, constants):
    return eval(text, {"__builtins__": {}}, dict(constants))  # pylint: disable=eval-used


class Headers:
    """The declarations of all headers, each after the declarations that it needs."""

    DECLARATION = re.compile(
        r"(?P<doc>/\*(?:[^*]|\*(?!/))*\*/\n)?"
        r"(?:struct (?P<opaque>\w+);"
        r"|struct (?P<struct>\w+) \{\n(?P<members>.*?)^\};"
        r"|enum (?P<enum>\w+ )?\{(?P<constants>.*?)\};"
        r"|typedef (?P<returned>void|int) (?P<callback>\w+)\((?P<arguments>[^;]*)\);"
        r"|AMDGCN_API (?P<result>[^;(]*?)\n?(?P<function>amdgcn_\w+)\((?P<parameters>[^;]*)\);"
        r"|#define (?P<macro>AMDGCN_\w+) (?P<value>\d+)$)", re.M | re.S)

    def __init__(self, folder):
        self.structs, self.enums, self.functions, self.constants, self.callbacks = {}, [], [], {}, {}
        self.seen = set()
        for name in sorted(os.listdir(folder)):
            if name.endswith(".h"):
                self.read(folder, name)

    def read(self, folder, name):
        if name in self.seen:
            return
        self.seen.add(name)
        with open(os.path.join(folder, name), encoding="utf-8") as f:
            text = f.read()
        for other in re.findall(r'^#include "(.*)"', text, re.M):
            self.read(folder, other)
        found = list(self.DECLARATION.finditer(text))
        for what, pattern in (("function", r"^AMDGCN_API "), ("struct", r"^struct \w+ \{"), ("constants", r"^enum "), ("callback", r"^typedef ")):
            if len(re.findall(pattern, text, re.M)) != sum(m[what] is not None for m in found):
                raise ValueError("%s: cannot read all declarations of this kind: %s" % (name, what))
        for m in found:
            self.add(m, plain(m["doc"] or ""))

    def struct(self, name, doc):
        found = self.structs.setdefault(name, Struct(name, doc))
        found.doc = found.doc or doc
        return found

    def add(self, m, doc):
        if m["opaque"]:
            self.struct(m["opaque"], doc)
        elif m["struct"]:
            self.add_struct(self.struct(m["struct"], doc), m["members"])
        elif m["constants"]:
            self.add_enum((m["enum"] or "").strip() or None, doc, m["constants"])
        elif m["callback"]:
            self.callbacks[m["callback"]] = m["returned"], self.parameters(m["arguments"])
        elif m["function"]:
            self.functions.append(Function(m["function"], parse_type(m["result"]), self.parameters(m["parameters"]), doc))
        elif m["macro"]:
            self.constants[m["macro"]] = int(m["value"])

    def add_struct(self, struct, text):
        """Reads the members of a struct, and moves the struct after the structs that the members need."""
        struct.members = []
        for declaration, comment in re.findall(r"^\t([^/;]*);[ \t]*(/\*.*?\*/)?", text, re.M | re.S):
            struct.members += parse_members(declaration, plain(comment))
        self.structs[struct.name] = self.structs.pop(struct.name)

    def add_enum(self, name, doc, text):
        enum, value = Enum(name, doc), 0
        for m in re.finditer(r"(AMDGCN_\w+)(?:\s*=\s*([^,/]*?))?\s*(?:,|(?=/)|$|\n)[ \t]*(/\*.*?\*/)?", text, re.S):
            value = number_of(m[2], self.constants) if m[2] else value
            self.constants[m[1]] = value
            enum.constants.append((m[1], value, plain(m[3] or "")))
            value += 1
        self.enums.append(enum)

    @staticmethod
    def parameters(text):
        return [p for part in text.replace("\n", " ").split(",") if part.strip() != "void" for p in parse_members(part.strip(), "")]


class Writer:
    def __init__(self, headers):
        self.h, self.lines = headers, []
        self.enums = {e.name: e for e in headers.enums if e.name}
        self.values = {}  # structs that become dataclasses: {name: fields}

    def put(self, text=""):
        self.lines.append(text)

    def put_doc(self, text, members=()):
        """Writes a docstring: a text, and a paragraph for each (name, text) of members."""
        paragraphs = ["%s: %s" % (name, python_doc(doc)) for name, doc in members if doc]
        if not text and not paragraphs:
            return
        lines = textwrap.wrap('"""' + python_doc(text), 124, initial_indent="    ", subsequent_indent="    ")
        lines += [""] * bool(paragraphs and text)
        for paragraph in paragraphs:
            lines += textwrap.wrap(paragraph, 124, initial_indent="    ", subsequent_indent="        ")
        if paragraphs:
            lines.append("    ")
        lines[-1] += '"""'
        self.lines += [line.replace("\\", "\\\\") for line in lines]

    def c_type(self, m):
        """Returns the ctypes type of a member or parameter."""
        if m.base in self.h.callbacks:
            return callback_name(m.base)
        if m.base in NUMBERS:
            inner = NUMBERS[m.base][0]
        elif m.base in self.enums:
            inner = "c_int"
        elif m.base in self.h.structs:
            inner = "C_" + class_name(m.base)
        else:
            inner = m.base  # char, void
        stars = m.stars
        if inner == "char" and not stars and m.length:
            return "c_char * %s" % self.h.constants[m.length]
        if inner == "char" and stars:
            # a string that the caller frees is not converted to bytes, which would lose its address
            inner, stars = ("c_char_p", stars - 1) if m.const and m.base == "char" else ("c_void_p", stars - 1)
        if inner == "void":
            if not stars:
                return "None"
            inner, stars = "c_void_p", stars - 1
        text = inner if inner.startswith("C_") or inner == "None" else "c." + inner
        for _ in range(stars):
            text = "c.POINTER(%s)" % text
        if m.length:
            text = "%s * %d" % (text, self.h.constants[m.length] if m.length in self.h.constants else int(m.length))
        return text

    def is_buffer(self, struct, m):
        """Returns whether a char pointer is not NUL-terminated: another member has its length."""
        return m.base == "char" and any(o.name == m.name + "_length" for o in struct.members)

    def write_enums(self):
        for e in self.h.enums:
            if not e.name:
                continue
            flags = e.is_flags()
            self.put("\n\nclass %s(enum.%s):" % (class_name(e.name), "IntFlag" if flags else "IntEnum"))
            self.put_doc(e.doc, [(e.member(name), doc) for name, _, doc in e.constants])
            for name, value, _ in e.constants:
                self.put("    %s = %d" % (e.member(name), value))
        self.put("\n")
        for e in self.h.enums:
            for name, value, doc in e.constants if not e.name else []:
                self.put("%s = %d%s" % (name.removeprefix("AMDGCN_"), value, "  # " + python_doc(doc) if doc else ""))
        for name, value in self.h.constants.items():
            if name.startswith(("AMDGCN_VERSION", "AMDGCN_ABI")):
                self.put("%s = %d" % (name.removeprefix("AMDGCN_"), value))

    def write_structs(self):
        for s in self.h.structs.values():
            self.put("\n\nclass C_%s(Structure):" % class_name(s.name))
            self.put_doc(s.doc or "A struct.")
        self.put("\n")
        for name, (result, parameters) in self.h.callbacks.items():
            self.put("%s = c.CFUNCTYPE(%s)" % (callback_name(name), ", ".join(["None" if result == "void" else "c.c_int"] + [self.c_type(p) for p in parameters])))
        for s in self.h.structs.values():
            if s.members is None:
                continue
            self.put("C_%s._fields_ = [" % class_name(s.name))
            for m in s.members:
                kind = "c.c_void_p" if self.is_buffer(s, m) else self.c_type(m)
                self.put('    ("%s", %s),' % (m.name, kind.replace("c_char *", "c.c_char *") if kind.startswith("c_char *") else kind))
            self.put("]")

    def fields(self, s):
        """Returns the fields of a struct's dataclass: [(name, type, doc, expression)]; None: the struct has members
        without a Python value."""
        out, members = [], {m.name: m for m in s.members}
        flags = {name: e for e in self.h.enums if e.name and e.is_flags() for name in ["enum " + e.name, e.constants[0][0]]}
        counts = {"n" + m.name for m in s.members if m.stars}
        for m in s.members:
            value, kind = "s." + m.name if not keyword.iskeyword(m.name) else "getattr(s, %r)" % m.name, None
            flag = next((e for name, e in flags.items() if name in m.doc and m.base == "unsigned"), None)
            if m.name in counts or (m.name.startswith("has_") and m.name[4:] in members) or (m.name.endswith("_length") and m.name[:-7] in members):
                continue
            if m.base == "char" and (m.length or m.stars == 1):
                if self.is_buffer(s, m):
                    kind, value = "str", "text(c.string_at(s.%s, s.%s_length) if s.%s else b\"\")" % ((m.name,) * 3)
                elif m.is_optional():
                    kind, value = "Optional[str]", "None if s.%s is None else text(s.%s)" % (m.name, m.name)
                else:
                    kind, value = "str", "text(s.%s)" % m.name
            elif m.stars == 1 and m.base in self.values and "n" + m.name in members:
                kind = "Tuple[%s, ...]" % class_name(m.base)
                value = "tuple(to_%s(s.%s[i]) for i in range(s.n%s))" % (m.base, m.name, m.name)
            elif m.stars == 1 and m.base in self.values and m.is_optional():
                kind = "Optional[%s]" % class_name(m.base)
                value = "to_%s(s.%s[0]) if s.%s else None" % (m.base, m.name, m.name)
            elif m.stars == 1 and m.base in self.h.structs:
                continue  # a pointer to the object to which the struct belongs is not a field
            elif m.length and not m.stars and m.base == "unsigned":  # other arrays have bits
                kind, value = "Tuple[int, ...]", "tuple(s.%s)" % m.name
            elif m.stars or m.length:
                return None
            elif m.base in self.enums:
                kind, value = class_name(m.base), "%s(s.%s)" % (class_name(m.base), m.name)
            elif m.base in self.values:
                kind, value = class_name(m.base), "to_%s(s.%s)" % (m.base, m.name)
            elif "has_" + m.name in members:
                kind, value = "Optional[int]", "%s if s.has_%s else None" % (value, m.name)
            elif m.is_index():
                kind, value = "Optional[int]", "index(%s)" % value
            elif flag:
                kind, value = class_name(flag.name), "%s(%s)" % (class_name(flag.name), value)
            elif m.is_bool():
                kind, value = "bool", "bool(s.%s)" % m.name
            elif m.base in NUMBERS:
                kind = NUMBERS[m.base][1]
            else:
                return None
            out.append((m.name + "_" * keyword.iskeyword(m.name), kind, python_doc(m.doc), value))
        return out

    def write_values(self):
        """Writes the dataclasses, except for structs that callers fill in."""
        for s in self.h.structs.values():
            if s.members is None or s.members[0].name == "size" and s.members[0].base == "size_t" and "Set size" in s.doc:
                continue
            fields = self.fields(s)
            if not fields:
                continue
            self.values[s.name] = fields
            name = class_name(s.name)
            self.put("\n\n@dataclasses.dataclass(frozen=True)\nclass %s:" % name)
            self.put_doc(s.doc, [(field, doc) for field, _, doc, _ in fields])
            for field, kind, _, _ in fields:
                self.put("    %s: %s" % (field, kind))
            self.put("\n\ndef to_%s(s: Any) -> %s:" % (s.name, name))
            self.put("    return %s(" % name)
            for field, _, _, value in fields:
                self.put("        %s=%s," % (field, value))
            self.put("    )")

    def write_functions(self):
        self.put("\n\n# The types of numbers that are parameters.")
        for kind in sorted({"c_int", *(kind for kind, python in NUMBERS.values() if python == "int")}):
            self.put("%s = Number(c.%s)" % (kind.removeprefix("c_").upper(), kind))
        self.put("\n\n# The functions: names, types of results and of parameters.")
        self.put("FUNCTIONS: List[Tuple[str, Any, List[Any]]] = [")
        for f in self.h.functions:
            result = self.c_type(Member(f.result[0], "", f.result[1], None, f.result[2], ""))
            parameters = []
            for p in f.parameters:
                if p.length:
                    p = Member(p.base, p.name, p.stars + 1, None, True, "")
                kind = "c.c_char_p" if p.base == "char" and p.stars == 1 else self.c_type(p)
                parameters.append(kind.replace("c.c_", "").upper() if re.fullmatch(r"c\.c_(u?int(16|32|64)?|size_t)", kind) else kind)
            self.put("    # " + f.doc)
            self.put('    ("%s", %s, [%s]),' % (f.name, result, ", ".join(parameters)))
        self.put("]")

    def write(self, library):
        self.put('"""The interface of libamdgcn. Generated by declare.py from the headers in library/amdgcn."""')
        self.put("# pylint: skip-file\nimport ctypes as c\nimport dataclasses\nimport enum\nfrom typing import Any, List, Optional, Tuple\n")
        self.put("LIBRARY = %r  # the path of the shared library relative to this module; empty: unknown" % library)
        self.put("\n\ndef text(value: Optional[bytes]) -> str:\n    return (value or b\"\").decode(\"utf-8\", \"surrogateescape\")")
        self.put("\n\ndef index(value: int) -> Optional[int]:\n    return None if value == NONE else value")
        self.put(CHECKS.rstrip("\n"))
        self.write_enums()
        self.write_structs()
        self.write_values()
        self.write_functions()
        return "\n".join(line.rstrip() for line in "\n".join(self.lines).split("\n")).replace("\n\n\n\n", "\n\n\n") + "\n"


def generate(folder, output, library=""):
    text = Writer(Headers(folder)).write(library)
    with open(output, "w", encoding="utf-8") as f:
        f.write(text)


if __name__ == "__main__":
    generate(sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else "")
