#include "common/meaning/tree.h"

const struct meaning_node *
meaning_tree(const struct meaning_program *program, unsigned slot)
{
	for (unsigned i = 0; program && i < program->nroots; i++)
		if (meaning_roots[program->root + i].slot == slot)
			return &meaning_nodes[meaning_roots[program->root + i].node];
	return NULL;
}

const struct meaning_node *
meaning_result(const struct insn *insn, unsigned slot)
{
	return meaning_tree(meaning_of(insn, false), slot);
}

bool
meaning_copies(const struct insn *insn)
{
	const struct meaning_node *n = meaning_result(insn, 0);

	return n && n->kind == NODE_operand;
}

bool
meaning_selects(const struct insn *insn)
{
	const struct meaning_node *n = meaning_result(insn, 0);

	if (!n || n->kind != NODE_choose)
		return false;
	const struct meaning_node *from = meaning_child(n, 0);
	for (unsigned k = 1; k < 3; k++)
		if (meaning_child(n, k)->kind != NODE_operand || !meaning_child(n, k)->slot)
			return false;
	return from->kind == NODE_operand || from->kind == NODE_implied;
}
