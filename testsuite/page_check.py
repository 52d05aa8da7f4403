"""Shared code of the checks of pages: elements of HTML and XML, and complaints."""
import html.parser

VOID = ["meta", "input", "br"]
complaints = []


def complain(*words):
    complaints.append(" ".join(map(str, words)))


class Balance(html.parser.HTMLParser):
    """Checks that elements end at the same points in HTML as in XML, so that no script is cut short."""

    def __init__(self):
        super().__init__()
        self.open, self.count = [], 0

    def handle_starttag(self, tag, attrs):
        self.count += 1
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.count += 1

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            complain("HTML: unexpected end of", tag)


def classes(element):
    return element.get("class", "").split()


def having(root, name):
    return [e for e in root.iter() if name in classes(e)]


def shown(text):
    """A name as pages display it: control characters as their pictures, noncharacters as U+FFFD."""
    out = ""
    for c in text:
        n = ord(c)
        if n < 0x20 or n == 0x7f:
            c = chr(0x2400 + n) if n < 0x20 else "\u2421"
        elif 0x80 <= n < 0xa0 or n & 0xfffe == 0xfffe or 0xfdd0 <= n <= 0xfdef:
            c = "\ufffd"
        out += c
    return out
