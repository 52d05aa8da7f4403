/* The untyped tree that the grammar produces for an operand, with the location of each part. The grammar does not know registers,
 * modifiers or opcodes; match.c interprets the nodes. */
#ifndef ASSEMBLER_MATCH_NODE_H
#define ASSEMBLER_MATCH_NODE_H

#include <stdint.h>

#include "common/base/memory/str.h"
#include "common/base/message/diag.h"

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
	struct loc end;        /* location after the last operand, where another operand would be missing */
	struct loc comma;      /* location of a comma after the last operand, which only instructions allow; empty if there is none */
};

#endif
