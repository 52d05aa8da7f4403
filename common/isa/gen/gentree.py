"""Writes the programs of semantics.tbl as trees, for analyses: integer arithmetic, comparisons and selections of operands, as nodes
that common/meaning/tree.h describes. What analyses do not need, such as floats, is a node of no known value."""
from genlanguage import BOOL
from gentranslate import ADDRESSES

BINARY = {"+": "add", "-": "subtract", "*": "multiply", "&": "and", "|": "or", "^": "xor", "<<": "shift_left", ">>": "shift_right",
          "==": "equal", "!=": "not_equal", "<": "less", "<=": "less_equal", ">": "less", ">=": "less_equal", "&&": "and", "||": "or"}
# operations: the kind of node, and the number of arguments that are its children
CALLS = {"bits": ("bits", 3), "ones_before": ("ones_before", 2), "u24": ("narrow", 1), "i24": ("narrow", 1), "lds_address": ("narrow", 1),
         "min": ("minimum", 2), "max": ("maximum", 2), "abs": ("absolute", 1)}
UNKNOWN = ("unknown", ("u", 32), 0, (), 0)


class Trees:
    """All nodes: each node (kind, type, slot, children, number) once; `type` is that of its value, of comparisons that of the operands."""

    def __init__(self):
        self.numbers = {UNKNOWN: 0}

    def node(self, kind, typ, slot=0, children=(), number=0):
        return self.numbers.setdefault((kind, typ, slot, tuple(children), number), len(self.numbers))

    def unknown(self):
        return 0

    def roots(self, c):
        """Returns ((slot, node)…) of the results of a translated program."""
        own, out = {}, []
        for target, tree in c.assigned:
            node = self.build(c, own, tree)
            if target in c.own:
                own[target] = node
            if node != self.unknown() and (target not in c.own or target in ADDRESSES.values()):
                out.append((self.slot(c, target), node))
        return tuple(out)

    @staticmethod
    def slot(c, name):
        if name in ADDRESSES.values():
            return "TREE_" + name.upper()
        return str(c.place_slot(name)) if name in c.operands else f"TREE_IMPLIED + IMPLIED_{name}"

    def build(self, c, own, tree):
        typ = c.types.get(id(tree))
        if not typ or typ[0] not in "ui":
            return self.unknown()
        return getattr(self, "on_" + tree[0], lambda *_: self.unknown())(c, own, tree, typ)

    def on_number(self, c, own, tree, typ):
        return self.node("number", typ, 0, (), int(tree[1]))

    def on_name(self, c, own, tree, typ):
        name = tree[1]
        if name in own:
            return own[name]
        if name == "lane_id":
            return self.node("lane_id", typ)
        if name in c.operands:
            return self.node("operand", typ, str(c.place_slot(name)))
        if name in c.implied:
            return self.node("implied", typ, "IMPLIED_" + name)
        return self.node("field", typ, "FIELD_" + name.upper(), (), c.fields[name]) if name in c.fields else self.unknown()

    def on_as(self, c, own, tree, typ):
        of = tree[2]
        known = c.types.get(id(of)) or (c.target_type(of[1]) if of[0] == "name" and of[1] not in c.own else None)
        if not known:
            return self.unknown()
        # a float's bits are those of its operand
        node = self.on_name(c, own, of, ("u", known[1])) if known[0] not in "ui" and of[0] == "name" and of[1] not in own else self.build(c, own, of)
        return node if known[1] == typ[1] or node == self.unknown() else self.node("low", typ, 0, (node,))

    def on_to(self, c, own, tree, typ):
        of, node = c.types.get(id(tree[2])), self.build(c, own, tree[2])
        if not of or of[0] not in "ui" or node == self.unknown():
            return self.unknown()
        if typ == BOOL:
            return self.node("not_equal", of, 0, (node, self.node("number", of)))
        if typ[1] == of[1]:
            return node
        return self.node("low", typ, 0, (node,)) if typ[1] < of[1] else self.node("extend", of, 0, (node,), typ[1])

    def on_unary(self, c, own, tree, typ):
        node = self.build(c, own, tree[2])
        if node == self.unknown():
            return node
        if tree[1] == "-":
            return self.node("subtract", typ, 0, (self.node("number", typ), node))
        return self.node("xor", typ, 0, (node, self.node("number", typ, 0, (), (1 << typ[1]) - 1)))

    def on_binary(self, c, own, tree, typ):
        _, operator, left, right = tree
        children = [self.build(c, own, left), self.build(c, own, right)]
        if operator in (">", ">="):
            children.reverse()
        known = c.types.get(id(left)) or typ
        if known[0] not in "ui" or children == [self.unknown()] * 2:
            return self.unknown()
        return self.node(BINARY[operator], known, 0, children)

    def on_if(self, c, own, tree, typ):
        condition, *choices = [self.build(c, own, x) for x in tree[1:]]
        kind, of, _, children, _ = list(self.numbers)[condition]
        if kind in ("less", "less_equal") and sorted(choices) == sorted(children):
            return self.node("minimum" if list(children) == choices else "maximum", of, 0, choices)
        return self.node("choose", typ, 0, (condition, *choices))

    def on_call(self, c, own, tree, typ):
        _, name, arguments = tree
        if name == "lane":
            return self.node("one_lane", typ, 0, (self.build(c, own, arguments[0]) or self.on_name(c, own, arguments[0], typ),))
        if name not in CALLS:
            return self.unknown()
        kind, n = CALLS[name]
        return self.node(kind, typ, 0, [self.build(c, own, x) for x in arguments[:n]])

    def write(self, lines):
        lines += ["const struct meaning_node meaning_nodes[] = {"]
        lines += [f"\t{{NODE_{kind}, {typ[1]}, {str(typ[0] == 'i').lower()}, {slot}, {{{', '.join(map(str, children)) or 0}}}, UINT64_C({number})}},"
                  for kind, typ, slot, children, number in self.numbers]
        lines += ["};", ""]
