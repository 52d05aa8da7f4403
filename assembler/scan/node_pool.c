/* Allocates nodes in blocks. */
#include "assembler/scan/lex.h"
#include "common/base/memory/alloc.h"

void
node_more(struct node_pool *pool)
{
	struct node_block *b = pool->block ? pool->block->next : pool->first;
	if (!b) {
		b = alloc_bytes(sizeof *b);
		b->next = NULL;
		*(pool->block ? &pool->block->next : &pool->first) = b;
	}
	if (!pool->block)
		pool->begin = b->node;
	pool->block = b;
	pool->at = b->node;
	pool->end = b->node + NODE_BLOCK;
}

void
node_free(struct node_pool *pool)
{
	for (struct node_block *b = pool->first, *next; b; b = next) {
		next = b->next;
		alloc_free(b);
	}
	*pool = (struct node_pool){0};
}
