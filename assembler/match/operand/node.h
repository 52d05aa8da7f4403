/* What the assembler's grammar yields for an operand: untyped, every part with its place. The
 * grammar knows no register, no modifier and no opcode; match.c gives these their meaning. */
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
	NODE_EXPR,  /* expr: a value that is not known yet (forward reference, relocation); opaque here */
	NODE_INDEX, /* text[arg] or text[arg:arg]: v[1], s[2:3]; args folded to NODE_INT; what was read as registers may have none */
	NODE_LIST,  /* [arg, …]: [s0,s1], [0,1,2,3] */
	NODE_FIELDS, /* {text:arg, …}: {id: 1, size: 4} */
	NODE_CALL,  /* text(arg, …): hwreg(…), abs(v0), vmcnt(0), lit(1) */
	NODE_NEG,   /* -arg where arg is not a number: -v0, -|v0|, -abs(v0) */
	NODE_ABS,   /* |arg| */
	NODE_MOD,   /* text:arg: offset:16, mul:2, quad_perm:[…], dim:2D, src0_sel:BYTE_1 */
};

struct node {
	enum node_kind kind;
	struct loc loc;        /* of its first character */
	char join;             /* what is between it and the node before it: 0 (blank), ',', '&', '|',
	                          ':' for the '::' of dual instructions */
	bool nested;           /* it is in brackets */
	uint8_t dwords;        /* a NODE_NAME or NODE_INDEX that was read as registers is so many; else 0 */
	uint16_t code;         /* … from this source code on; num is the number of the first */
	struct str text;
	int64_t num;
	union {
		const void *expr;   /* NODE_EXPR: the assembler's; reaches it again in a fixup */
		struct node **last; /* of another kind, where operands are joined to it: the link to the last of these (actions.c), or NULL */
	};
	struct node *arg;      /* the first child, NULL if none */
	struct node *next;     /* the next sibling */
};

struct statement {
	struct str name;       /* mnemonic as written */
	struct loc loc;
	struct node *operands; /* all of them, modifiers too, in text order */
	struct loc end;        /* just after the last operand: where a missing one is reported */
	struct loc comma;      /* of one after the last operand, which only instructions allow */
};

#endif
