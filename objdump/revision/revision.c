/* Lists the instructions of a function. Positions of operands in the printed text, and the registers in each operand, come from the
 * instruction tables; no text is parsed. */
#include "objdump/revision/revision.h"

#include <stdio.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/le.h"
#include "common/isa/effects.h"

enum { WORD = 4 };

/* A revision that is being listed. */
struct revision_lister {
	struct revision *revision;
	const struct amdgcn_function *function;
	const uint8_t *bytes; /* of the function */
	struct arena *arena;
	struct map *numbers;
	unsigned gpr_idx;     /* VGPR index mode at the next instruction, as in the disassembly */
};

static uint32_t
number_of(const struct revision_lister *l, const char *text, size_t n)
{
	bool isnew;
	uint32_t *number = map_put(l->numbers, (struct str){text, n}, &isnew);

	if (isnew) {
		map_move_last(l->numbers, arena_str(l->arena, (struct str){text, n}).p);
		*number = l->numbers->n;
	}
	return *number;
}

/* Writes the text of an instruction with the class and number of registers in place of each register operand. Returns
 * its length. */
static size_t
put_shape(const struct isa *isa, const struct insn *insn, char *shape, size_t room)
{
	struct insn_operand op[INSN_OPERANDS];
	unsigned nop = insn_operands(isa, insn, 0, op);
	char text[INSN_TEXT + 32];
	struct insn_parts parts;
	size_t n = insn_print_parts(isa, insn, 0, text, &parts), at = 0, out = 0;

	for (unsigned i = 0; i < parts.noperands; i++) {
		const struct insn_part *p = &parts.operands[i];
		const struct insn_operand *o = insn_operand_at(op, nop, p->slot);

		if (!o || p->at < at)
			continue;
		out += (size_t)snprintf(shape + out, room - out, "%.*s$%u:%u:%x", (int)(p->at - at), text + at, o->file, o->count, o->bytes);
		at = p->at + p->n;
	}
	out += (size_t)snprintf(shape + out, room - out, "%.*s", (int)(n - at), text + at);
	return out;
}

/* Describes a direct branch whose text up to its target has n bytes: its target is printed as an offset in the function, or as the name
 * of the function to which it leads, instead of the distance. A target in the function is compared later. Returns false if the branch
 * leads elsewhere. */
static bool
describe_branch(const struct revision_lister *l, struct revision_line *line, const char *text, size_t n)
{
	const struct amdgcn_function *f = l->function, *other;

	line->branches = line->target >= f->address && line->target < f->end;
	other = line->branches ? NULL : amdgcn_function_at(f->code, line->target);
	if (line->branches) {
		line->text = arena_printf(l->arena, "%.*s+0x%llx", (int)n, text, (unsigned long long)(line->target - f->address));
		line->exact = number_of(l, text, n);
	} else if (other && other->address == line->target && *other->name) {
		line->text = arena_printf(l->arena, "%.*s%s", (int)n, text, other->name);
		line->exact = number_of(l, line->text, strlen(line->text));
	} else {
		return false;
	}
	line->shape = line->exact;
	return true;
}

static void
describe(const struct revision_lister *l, struct revision_line *line, const struct insn *insn)
{
	char text[INSN_TEXT + 32], shape[2 * INSN_TEXT];
	const struct isa *isa = &l->revision->isa;
	struct insn_parts parts;
	size_t n = insn_print_parts(isa, insn, line->gpr_idx, text, &parts);

	line->mnemonic = number_of(l, text, parts.mnemonic);
	if (insn_branch_target(insn, line->address, &line->target) && parts.noperands &&
		describe_branch(l, line, text, parts.operands[parts.noperands - 1].at))
		return;
	line->exact = number_of(l, text, n);
	line->shape = number_of(l, shape, put_shape(isa, insn, shape, sizeof shape));
	line->text = arena_printf(l->arena, "%.*s", (int)n, text);
}

/* Returns an index mode without the operands whose index is unknown. */
static uint16_t
known_index(unsigned gpr_idx)
{
	return (uint16_t)(gpr_idx & ~((gpr_idx & GPR_IDX_UNKNOWN) / GPR_IDX_ANY * 15));
}

/* Adds the instruction or the word at an offset of the function. Returns its size. */
static unsigned
add_line(struct revision_lister *l, size_t at)
{
	struct revision_line *line = APPEND(l->revision->v, l->revision->n, l->revision->cap);
	const uint8_t *bytes = l->bytes + at;
	size_t n = l->function->end - l->function->address - at;
	struct insn insn;
	unsigned size = insn_decode(&l->revision->isa, bytes, n, &insn);

	*line = (struct revision_line){.address = l->function->address + at, .bytes = bytes, .size = (uint8_t)size, .code = size != 0,
		.gpr_idx = known_index(l->gpr_idx)};
	if (size) {
		describe(l, line, &insn);
		l->gpr_idx = insn_gpr_idx_listed(&l->revision->isa, &insn, l->gpr_idx);
	} else {
		line->size = n < WORD ? 1 : WORD;
		line->text = n < WORD ? arena_printf(l->arena, ".byte 0x%x", bytes[0]) : arena_printf(l->arena, ".long 0x%08x", le_get32(bytes));
		line->exact = line->shape = line->mnemonic = number_of(l, line->text, strlen(line->text));
	}
	return line->size;
}

/* Stores the live registers at the start of each block. */
static void
add_liveness(const struct revision_lister *l, const struct amdgcn_graph *g)
{
	const struct amdgcn_liveness *liveness = g ? amdgcn_liveness(l->function) : NULL;

	for (size_t i = 0; liveness && i < g->nblocks; i++) {
		const struct amdgcn_block *block = &g->blocks[i];
		ptrdiff_t at = revision_find(l->revision, block->address);
		struct amdgcn_registers *all, *first;

		if (at < 0 || !block->ninstructions)
			continue;
		all = alloc_array(block->ninstructions, sizeof *all);
		amdgcn_live_in_block(liveness, i, all, NULL);
		first = arena_alloc(l->arena, sizeof *first);
		*first = all[0];
		l->revision->v[at].live = first;
		alloc_free(all);
	}
}

static struct revision_lister
lister(struct revision *revision, const struct amdgcn_function *f, const struct isa *isa, struct arena *arena, struct map *numbers)
{
	size_t n = f->end - f->address;
	uint8_t *bytes = arena_alloc(arena, n + 1);

	*revision = (struct revision){.start = f->address, .isa = *isa};
	memcpy(bytes, (const uint8_t *)f->code->bytes + (f->address - f->code->address), n);
	return (struct revision_lister){revision, f, bytes, arena, numbers, GPR_IDX_NONE};
}

void
revision_list(struct revision *revision, const struct amdgcn_function *f, const struct isa *isa, struct arena *arena, struct map *numbers)
{
	struct revision_lister l = lister(revision, f, isa, arena, numbers);

	for (size_t at = 0; at < f->end - f->address;)
		at += add_line(&l, at);
	add_liveness(&l, amdgcn_graph(f));
}

void
revision_list_graph(struct revision *revision, const struct amdgcn_function *f, const struct isa *isa, struct arena *arena,
	struct map *numbers)
{
	struct revision_lister l = lister(revision, f, isa, arena, numbers);
	const struct amdgcn_graph *g = amdgcn_graph(f);
	char text[AMDGCN_TEXT];

	for (size_t i = 0; g && i < g->ninstructions; i++) {
		add_line(&l, g->addresses[i] - f->address);
		if (revision->v[i].branches)
			revision->v[i].text = arena_printf(arena, "%.*s", (int)amdgcn_graph_text(g, i, text), text);
	}
	add_liveness(&l, g);
}

static bool
is_before(const void *line, const void *address)
{
	return ((const struct revision_line *)line)->address < *(const uint64_t *)address;
}

ptrdiff_t
revision_find(const struct revision *revision, uint64_t address)
{
	size_t i = array_before(revision->v, revision->n, sizeof *revision->v, &address, is_before);

	return i < revision->n && revision->v[i].address == address ? (ptrdiff_t)i : -1;
}

void
revision_free(struct revision *revision)
{
	alloc_free(revision->v);
	*revision = (struct revision){0};
}
