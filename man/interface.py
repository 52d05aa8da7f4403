"""Writes the descriptions of libamdgcn's functions, structs and enums, from the public headers."""
import re

import facts
from markup import capital, paragraph, roff

# Structs whose members are not in the public headers.
OPAQUE = ("amdgcn_object", "amdgcn_processor")


def members(root, name):
    out = []
    for declaration, text in facts.members(root, name):
        head = f"\\fB{roff(declaration)}\\fP"
        out += paragraph(head, roff((text if text.startswith("sizeof") else capital(text)) + ".")) if text else [".PP", head]
    return out


def prototype(declaration):
    """Formats a declaration as lines of at most 78 columns, with the names of parameters in italics."""
    head, _, rest = declaration.replace("* ", "*").partition("(")
    lines = [head + "("]
    for parameter in rest.rstrip(")").split(", "):
        m = re.match(r"(.*?)(\w+)(\[\w+\])?$", parameter) if parameter != "void" else None
        word = parameter + ", "
        if len(lines[-1].replace("\\f", "")) + len(word) > 76:
            lines[-1] = lines[-1].rstrip()
            lines.append("    ")
        lines[-1] += (f"{m[1]}\\fI{m[2]}\\fP{m[3] or ''}" if m else parameter) + ", "
    lines[-1] = lines[-1][:-2] + ");"
    return ["\\fB" + line.replace("\\fP", "\\fB") + "\\fP" for line in lines]


def prototypes(root, name):
    return [line for kind, _, _, declaration in facts.interface(root, name) if kind == "function" for line in prototype(declaration)]


def interface(root, name):
    """Returns the functions and callbacks with their comments, and the structs and enums with their comments and
    members."""
    out = []
    for kind, one, comment, declaration in facts.interface(root, name):
        head = prototype(declaration) if kind == "callback" else [f"\\fB{'' if kind == 'function' else kind + ' '}{one}\\fP"]
        out += [".TP", *head, *sentences(comment)] if comment else [".PP"] * bool(out) + head
        if kind in ("struct", "enum") and one not in OPAQUE:
            out += [".RS", *members(root, one), ".RE"]
    return out


def sentences(text):
    """Puts each sentence on a line of its own."""
    return [roff(line) for line in re.split(r"(?<=[.:]) (?=[A-Z])", text)]
