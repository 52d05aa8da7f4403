/* Converts liveness to the structs of amdgcn/liveness.h. Its sets of registers and its register counts have the same
 * layout as in common/analysis. */
#include "library/inside.h"

#include <stdio.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

_Static_assert(sizeof(struct amdgcn_registers) == sizeof(struct set), "the header has the size of a set");
_Static_assert(sizeof(struct amdgcn_pressure) == sizeof(struct live_count) &&
	offsetof(struct amdgcn_pressure, vgprs) == offsetof(struct live_count, vgprs) &&
	offsetof(struct amdgcn_pressure, agprs) == offsetof(struct live_count, agprs), "the header has the numbers");
_Static_assert((int)AMDGCN_REGISTER_NAME == (int)INSN_REGISTERS_TEXT, "the header has the size of a name");

struct function_liveness {
	struct amdgcn_liveness liveness; /* must be the first member: the caller has a pointer to it */
	const struct live *inside;
	struct amdgcn_pressure *blocks;
};

int
amdgcn_register_class(size_t i, struct amdgcn_register_class *out)
{
	if (i >= FILE_COUNT)
		return 0;
	*out = (struct amdgcn_register_class){insn_effect_name(LIST_REGFILE, (unsigned)i), insn_unit((unsigned)i, 0),
		insn_unit((unsigned)i + 1, 0) - insn_unit((unsigned)i, 0)};
	return 1;
}

unsigned
amdgcn_count_registers(const struct amdgcn_registers *set, const char *name)
{
	for (unsigned file = 0; file < FILE_COUNT; file++)
		if (strcmp(insn_effect_name(LIST_REGFILE, file), name) == 0)
			return set_count((const struct set *)(const void *)set, file);
	return 0;
}

size_t
amdgcn_register_range(unsigned bit, unsigned count, char name[AMDGCN_REGISTER_NAME])
{
	unsigned number, file = insn_unit_file(bit, &number);
	char text[INSN_REGISTERS_TEXT];

	return (size_t)snprintf(name, AMDGCN_REGISTER_NAME, "%.*s", (int)insn_print_registers(file, number, count, text), text);
}

size_t
amdgcn_register_name(unsigned bit, char name[AMDGCN_REGISTER_NAME])
{
	return amdgcn_register_range(bit, 1, name);
}

static void
open_live(void *user)
{
	struct code_section *s = user;

	if (!s->live)
		s->live = live_open(s->flow);
}

bool
inside_live(struct code_section *s)
{
	return inside_flow(s) && inside_run(s->object, open_live, s);
}

static struct amdgcn_pressure
most(struct amdgcn_pressure a, const struct live_count *b)
{
	return (struct amdgcn_pressure){a.sgprs > b->sgprs ? a.sgprs : b->sgprs, a.vgprs > b->vgprs ? a.vgprs : b->vgprs,
		a.agprs > b->agprs ? a.agprs : b->agprs};
}

static struct function_liveness *
make_liveness(const struct amdgcn_function *f)
{
	const struct code_section *s = inside_section(f->code);
	const struct live *live = &s->live[f->index];
	const struct graph *g = live->graph;
	struct function_liveness *to = array_make(1, sizeof *to);
	size_t nincomplete, incomplete = inside_missed(s, f->index, &nincomplete);

	to->inside = live;
	to->blocks = array_make(g->nblocks, sizeof to->blocks[0]);
	for (uint32_t i = 0; i < g->nblocks; i++)
		for (uint32_t k = 0; k < g->blocks[i].count; k++)
			to->blocks[i] = most(to->blocks[i], &live->counts[g->blocks[i].first + k]);
	to->liveness = (struct amdgcn_liveness){.function = f, .instructions = (const struct amdgcn_pressure *)(const void *)live->counts,
		.blocks = to->blocks, .peak = {live->peak.sgprs, live->peak.vgprs, live->peak.agprs},
		.complete = !nincomplete, .incomplete = &s->functions.incomplete[incomplete], .nincomplete = nincomplete};
	memcpy(&to->liveness.used, &g->named, sizeof to->liveness.used);
	memcpy(&to->liveness.entry, &live->at_entry, sizeof to->liveness.entry);
	return to;
}

static void
open_liveness(void *user)
{
	const struct amdgcn_function *f = user;
	struct code_section *s = inside_section(f->code);

	if (!s->parts[f->index].liveness)
		s->parts[f->index].liveness = make_liveness(f);
}

const struct amdgcn_liveness *
amdgcn_liveness(const struct amdgcn_function *f)
{
	struct code_section *s = inside_section(f->code);

	return inside_live(s) && inside_run(s->object, open_liveness, (void *)(uintptr_t)f) ?
		&s->parts[f->index].liveness->liveness : NULL;
}

static const struct live *
inside_of(const struct amdgcn_liveness *liveness)
{
	return ((const struct function_liveness *)(const void *)liveness)->inside;
}

void
amdgcn_live_in_block(const struct amdgcn_liveness *liveness, size_t block, struct amdgcn_registers *before,
	struct amdgcn_registers *after)
{
	live_in_block(inside_of(liveness), (uint32_t)block, (struct set *)(void *)before, (struct set *)(void *)after);
}

void
amdgcn_accessed(const struct amdgcn_liveness *liveness, size_t instruction, struct amdgcn_registers *read,
	struct amdgcn_registers *written)
{
	struct live_step step;

	live_step(inside_of(liveness), (uint32_t)instruction, &step);
	if (read)
		memcpy(read, &step.reads, sizeof *read);
	if (written)
		memcpy(written, &step.writes, sizeof *written);
}

void
inside_close_liveness(struct function_parts *parts)
{
	if (parts->liveness)
		alloc_free(parts->liveness->blocks);
	alloc_free(parts->liveness);
}
