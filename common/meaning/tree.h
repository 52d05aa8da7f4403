/* The programs of semantics.tbl as trees, for analyses that do not compute with numbers but with what they know of registers: sums, sets,
 * ranges. A program's results of integer arithmetic, comparisons and selections have trees; gen.py writes them, each node once. */
#ifndef MEANING_TREE_H
#define MEANING_TREE_H

#include "common/meaning/meaning.h"

#define NODE(name, value) NODE_##name,
enum meaning_node_kind {
#include "common/meaning/node.def"
};

struct meaning_node {
	uint8_t kind;        /* NODE_… */
	uint8_t bits;        /* size of the value; of comparisons and of NODE_extend, of the children */
	bool is_signed;      /* the same for its sign */
	uint8_t slot;        /* NODE_operand: index of the operand; NODE_implied: IMPLIED_…; NODE_field: FIELD_… */
	uint16_t of[3];      /* children, as indexes into meaning_nodes; 0: unknown or none */
	uint64_t number;     /* NODE_number: the value; NODE_extend: bits of the result; NODE_field: bits of a signed one, else 0 */
};

/* Results besides those of operands, as the slot of a tree. */
enum { TREE_IMPLIED = INSN_SLOTS, TREE_ADDRESS = TREE_IMPLIED + IMPLIED_COUNT, TREE_ADDRESS2, TREE_ADDRESS_LDS };

/* A result of a program: `slot` is the index of an operand, TREE_IMPLIED + IMPLIED_… for a register that is not an operand, or TREE_ADDRESS
 * for the address of its memory access, TREE_ADDRESS_LDS of that to LDS besides. */
struct meaning_root {
	uint8_t slot;
	uint16_t node;
};

extern const struct meaning_node meaning_nodes[];
extern const struct meaning_root meaning_roots[];

/* Returns the tree of a result, or NULL if the program is NULL or does not compute it by what trees can say. */
const struct meaning_node *
meaning_tree(const struct meaning_program *program, unsigned slot);

/* Returns the tree of a result of an instruction, or NULL. */
const struct meaning_node *
meaning_result(const struct insn *insn, unsigned slot);

/* Returns whether a node, NULL included, is a comparison, or one of <, <=. */
static inline bool
meaning_is_order(const struct meaning_node *n)
{
	return n && (n->kind == NODE_less || n->kind == NODE_less_equal);
}

static inline bool
meaning_is_comparison(const struct meaning_node *n)
{
	return n && (n->kind == NODE_equal || n->kind == NODE_not_equal || meaning_is_order(n));
}

/* Returns whether what an instruction writes to its first operand is one of its sources as it is, or one of two sources that a bit in a
 * register selects. */
bool
meaning_copies(const struct insn *insn);

bool
meaning_selects(const struct insn *insn);

static inline const struct meaning_node *
meaning_child(const struct meaning_node *n, unsigned k)
{
	return &meaning_nodes[n->of[k]];
}

#endif
