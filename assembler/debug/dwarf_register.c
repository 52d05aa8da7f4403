/* The DWARF numbers of registers. Source: AMDGPUUsage, "Register Identifier". Vector registers have different numbers in wave64
 * and wave32, because their sizes differ. */
#include "assembler/debug/dwarf.h"

static const struct {
	const char *name;
	uint16_t first, count; /* first: first index; count: number of indexes, 0 for a name without an index */
	uint16_t wave64, wave32; /* DWARF numbers of the first register, for each wave size */
} registers[] = {
	{"s", 0, 64, 32, 32},
	{"s", 64, 42, 1088, 1088},
	{"v", 0, 256, 2560, 1536},
	{"a", 0, 256, 3072, 2048},
	{"pc", 0, 0, DWARF_PC, DWARF_PC},
	{"exec", 0, 0, 17, 1},
	{"exec_lo", 0, 0, 1, 1},
	{"vcc", 0, 0, 768, 512},
	{"vcc_lo", 0, 0, 512, 512},
};

/* Splits "s5" or "s[5]" into name and index. Returns the name, and sets *index to -1 if there is no index. */
static struct str
split_index(const struct node *n, int64_t *index)
{
	struct str name = n->text;
	*index = -1;
	if (n->kind == NODE_INDEX && n->arg && n->arg->kind == NODE_INT && !n->arg->next)
		*index = n->arg->num;
	if (n->kind != NODE_NAME || name.n > 4)
		return name;
	while (name.n > 1 && name.p[name.n - 1] >= '0' && name.p[name.n - 1] <= '9')
		name.n--;
	for (size_t i = name.n; i < n->text.n; i++)
		*index = (*index < 0 ? 0 : *index * 10) + n->text.p[i] - '0';
	return name;
}

bool
dwarf_register(const struct node *n, bool wave32, uint32_t *number)
{
	if (n->kind != NODE_NAME && n->kind != NODE_INDEX)
		return false;
	int64_t index;
	struct str name = split_index(n, &index);
	for (size_t i = 0; i < sizeof registers / sizeof *registers; i++) {
		int64_t first = registers[i].first, count = registers[i].count;
		if (!str_eqz(name, registers[i].name) ||
			(count ? index < first || index >= first + count : index >= 0))
			continue;
		*number = wave32 ? registers[i].wave32 : registers[i].wave64;
		*number += count ? (uint32_t)(index - first) : 0;
		return true;
	}
	return false;
}
