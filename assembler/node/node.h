/* The untyped tree that the grammar produces for an operand, with the location of each part. The grammar does not know registers,
 * modifiers or opcodes; match.c interprets the nodes. */
#ifndef ASSEMBLER_NODE_NODE_H
#define ASSEMBLER_NODE_NODE_H

#include <string.h>

#include "common/base/message/diag.h"
#include "common/isa/register.h"

enum node_kind {
	NODE_NAME,  /* text: register, modifier, enumerated name or symbol: v0, vcc, glc, off, foo */
	NODE_INT,   /* num: a number, or an expression whose value is known: 1, -1, 4*2, sym+1 */
	NODE_FLOAT, /* num: the bits of a double; text as written: 1.0, -0.5, 0x1p3 */
	NODE_STRING, /* text between the quotes, escapes as written: "pppii" */
	NODE_EXPR,  /* expr: value that is not known yet (forward reference, relocation); opaque here */
	NODE_INDEX, /* text[arg] or text[arg:arg]: v[1], s[2:3]; the args are folded to NODE_INT; there may be none if the node was
	             * read as registers */
	NODE_LIST,  /* [arg, …]: [s0,s1], [0,1,2,3] */
	NODE_FIELDS, /* {text:arg, …}: {id: 1, size: 4} */
	NODE_CALL,  /* text(arg, …): hwreg(…), abs(v0), vmcnt(0), lit(1) */
	NODE_NEG,   /* -arg, where arg is not a number: -v0, -|v0|, -abs(v0) */
	NODE_ABS,   /* |arg| */
	NODE_MOD,   /* text:arg: offset:16, mul:2, quad_perm:[…], dim:2D, src0_sel:BYTE_1 */
};

struct node {
	enum node_kind kind;
	struct loc loc;        /* location of the first character */
	char join;             /* separator before the operand: 0 (blank), ',', '&', '|', or ':' for the "::" of dual instructions */
	bool nested;           /* whether the node is inside brackets */
	uint8_t dwords;        /* number of registers, for a NODE_NAME or NODE_INDEX that was read as registers; otherwise 0 */
	uint16_t code;         /* operand encoding of the first of these registers, whose number is in num */
	uint16_t word;         /* NODE_NAME: index in isa_words[], plus one; UINT16_MAX: the name is not in isa_words[]; 0: not looked
	                        * up yet */
	struct str text;
	int64_t num;
	union {
		const void *expr;   /* NODE_EXPR: expression, which the assembler owns and a fixup refers to */
		struct node **last; /* other kinds: link to the last operand that is joined to this node (actions.c), or NULL */
	};
	struct node *arg;      /* first child, or NULL */
	struct node *next;     /* next sibling */
};

struct statement {
	struct str name;       /* mnemonic as written */
	struct loc loc;
	struct node *operands; /* all operands, including modifiers, in text order */
	struct loc end;        /* location after the last operand, for errors about a missing operand */
	struct loc comma;      /* location of a comma after the last operand, which only instructions allow; empty if there is none */
};

/* Returns the value of node.word for an entry of isa_words[], which may be NULL. */
static inline uint16_t
node_word_place(const struct word *w)
{
	return w ? (uint16_t)(w - isa_words + 1) : UINT16_MAX;
}

/* Returns the entry of a node's name in isa_words[], or NULL. */
static inline const struct word *
node_word(const struct node *n)
{
	if (n->word)
		return n->word == UINT16_MAX ? NULL : &isa_words[n->word - 1];
	/* the labels of compilers, such as ".LBB0_1", are not in isa_words[] */
	return n->text.n && n->text.p[0] != '.' ? isa_word(n->text) : NULL;
}

/* Stores registers of the class v, s, a or acc in a node. Returns false if the registers do not exist. */
static inline bool
node_read_registers(const struct isa *isa, struct node *n, int64_t first, int64_t last)
{
	unsigned code;

	if (first < 0 || first > last || last > UINT8_MAX ||
		!reg_numbered(isa, n->text.p[0], (unsigned)first, (unsigned)(last - first) + 1, &code))
		return false;
	n->code = (uint16_t)code;
	n->dwords = (uint8_t)(last - first + 1);
	n->num = first;
	return true;
}

/* Returns whether a call is a source modifier, such as neg(v1), rather than a named constant that only certain instructions
 * accept, such as hwreg(…). */
static inline bool
node_is_modified(struct str call)
{
	return call.n == 3 ? !memcmp(call.p, "neg", 3) || !memcmp(call.p, "abs", 3) || !memcmp(call.p, "lit", 3) :
		call.n == 4 ? !memcmp(call.p, "sext", 4) : call.n == 5 && !memcmp(call.p, "lit64", 5);
}

#endif
