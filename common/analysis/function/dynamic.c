#include "common/analysis/function/dynamic.h"

#include "common/base/memory/array.h"

enum {
	BLOCKS_UNIT = 8,      /* what one block adds to the value of a symbol _dvgpr$NAME */
	BLOCKS_MOST = 8,      /* RDNA 4 ISA, 3.3.3: the blocks of a wave */
};

bool
dynamic_is_symbol(struct str name, struct str *function)
{
	static const char prefix[] = "_dvgpr$";

	if (!str_starts(name, prefix))
		return false;
	*function = (struct str){name.p + sizeof prefix - 1, name.n - (sizeof prefix - 1)};
	return true;
}

void
dynamic_take_blocks(struct graph_code *code, struct str function, uint64_t at)
{
	uint64_t most = BLOCKS_UNIT * (BLOCKS_MOST - 1), first = at > most ? at - most : 0;
	size_t i = array_below(code->symbols, code->nsymbols, sizeof code->symbols[0], first);

	for (; i < code->nsymbols && code->symbols[i].at <= at; i++)
		if (str_eq(code->symbols[i].name, function))
			code->symbols[i].start.blocks = (uint8_t)((at - code->symbols[i].at) / BLOCKS_UNIT + 1);
}

static const struct meta *
member(const struct meta *map, const char *key)
{
	return map && map->kind == META_MAP ? meta_get(map, key) : NULL;
}

/* Marks the symbol at which hardware starts a compute shader. */
static void
take_entry(struct graph_code *codes, size_t n, const struct meta *stage, unsigned dynamic)
{
	const struct meta *name = member(stage, ".entry_point_symbol");

	name = name ? name : member(stage, ".entry_point");
	for (size_t c = 0; name && name->kind == META_STR && c < n; c++)
		for (size_t i = 0; i < codes[c].nsymbols; i++)
			if (str_eq(codes[c].symbols[i].name, name->text))
				codes[c].symbols[i].start.dynamic = (uint8_t)dynamic;
}

static void
take_pipeline(struct graph_code *codes, size_t n, const struct meta *pipeline)
{
	const struct meta *stage = member(member(pipeline, ".hardware_stages"), ".cs"), *saved = member(stage, ".dynamic_vgpr_saved_count");
	const struct meta *enabled = member(member(pipeline, ".compute_registers"), ".dynamic_vgpr_en");
	uint64_t block = saved && saved->kind == META_UINT ? saved->unum / (BLOCKS_MOST - 1) : 0;
	unsigned dynamic = enabled && enabled->kind == META_BOOL ? (enabled->truth ? DYNAMIC_ON : DYNAMIC_OFF) :
		block ? DYNAMIC_ON : DYNAMIC_UNSAID;

	if (dynamic)
		take_entry(codes, n, stage, dynamic);
	for (size_t c = 0; c < n && block && block <= UINT8_MAX; c++)
		codes[c].vgpr_block = (uint8_t)block;
}

void
dynamic_take_pipelines(struct graph_code *codes, size_t n, const struct meta *root)
{
	const struct meta *pipelines = member(root, "amdpal.pipelines");

	for (const struct meta *p = pipelines && pipelines->kind == META_ARRAY ? pipelines->first : NULL; p; p = p->next)
		take_pipeline(codes, n, p);
}
