"""Writes roff: text, tables and paragraphs of man pages."""
import re

from facts import Broken


def roff(text):
    text = text.replace("…", "...").replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq").replace("'", "\\(aq")
    if not text.isascii():
        raise Broken(f"not ASCII: {text}")
    return ("\\&" if text[:1] in (".", "'") else "") + text


def marked(text):
    out = []
    for part in re.split(r"(`[^`]*`|<[\w -]+>)", text):
        if part[:1] == "`":
            out.append(f"\\fB{roff(part[1:-1])}\\fP")
        elif part[:1] == "<" and len(part) > 1:
            out.append(f"\\fI{roff(part[1:-1])}\\fP")
        elif part:
            out.append(roff(part))
    return re.sub(r"(?<=[a-z)\d]\.) (?=[A-Z])", "\n", "".join(out))


def sentence(text):
    """Converts a text of --help to a sentence, with options in bold."""
    text = re.sub(r"(?<![\w`=])(--?[A-Za-z][\w-]*)", r"`\1`", text)
    return capital(text) + ("" if text.endswith(".") else ".")


def capital(text):
    return text if text.startswith("gfx") else text[:1].upper() + text[1:]


def paragraph(head, *texts):
    return [".TP", head] + list(texts)


def listed(words):
    return ", ".join(words)


def table(heads, rows, layout):
    """Formats a table. Cells are roff text; long cells are results of block()."""
    return [".TS", "nokeep;", layout + ".", "\t".join(f"\\fI{h}\\fP" for h in heads)] + ["\t".join(r) for r in rows] + [".TE"]


def block(text):
    return "T{\n.ad l\n" + text + "\nT}"
