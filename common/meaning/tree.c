#include "common/meaning/tree.h"

const struct meaning_node *
meaning_tree(const struct meaning_program *program, unsigned slot)
{
	for (unsigned i = 0; program && i < program->nroots; i++)
		if (meaning_roots[program->root + i].slot == slot)
			return &meaning_nodes[meaning_roots[program->root + i].node];
	return NULL;
}
