/* Nodes that follow each other: operands, lists, and operands that a grammar without commas joins to one. Each is added in a time that
 * does not depend on how many there are. */
#include "assembler/stmt/parse.h"

void
parse_append(struct parser *ps, char join, struct node *n)
{
	n->join = join;
	ps->count++;
	*ps->tail = n;
	while (n->next)
		n = n->next;
	ps->tail = &n->next;
}

void
node_chain(struct node *last, char join, struct node *n)
{
	n->join = join;
	while (last->next)
		last = last->next;
	last->next = n;
}

struct node *
list_begin(struct node *n)
{
	struct node *last = n;
	while (last->next)
		last = last->next;
	last->next = n;
	return last;
}

struct node *
list_add(struct node *list, struct node *n)
{
	struct node *first = list->next, *last = n;
	n->join = ',';
	while (last->next)
		last = last->next;
	list->next = n;
	last->next = first;
	return last;
}

struct node *
list_end(struct node *list)
{
	struct node *first = list->next;
	list->next = NULL;
	return first;
}

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
