/* Lists of nodes: operands, lists, and operands that the grammar joins without commas. Appending takes constant time. */
#include "assembler/parse/parse.h"

struct node **
node_last_joined(struct node *n)
{
	bool remembers = n->kind != NODE_EXPR;
	struct node **last = remembers && n->last ? n->last : &n->next;
	while (*last && (*last)->next)
		last = &(*last)->next;
	if (remembers)
		n->last = last;
	return last;
}

struct node *
node_join(struct node *a, char how, struct node *b)
{
	struct node **last = node_last_joined(a);
	b->join = how;
	*(*last ? &(*last)->next : last) = b;
	return a;
}
