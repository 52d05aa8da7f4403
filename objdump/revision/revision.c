/* Lists the instructions of a function. Positions of operands in the printed text, and the registers in each operand, come from the
 * instruction tables; no text is parsed. */
#include "objdump/revision/revision.h"

#include <stdio.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/memory/le.h"

enum { WORD = 4, SHAPE_TEXT = 2 * AMDGCN_TEXT };

/* A revision that is being listed. */
struct revision_lister {
	struct revision *revision;
	const struct amdgcn_function *function;
	struct arena *arena;
	struct map *numbers;
	struct amdgcn_instruction insn; /* the instruction that is being listed */
	bool any;                       /* whether insn is set, which it is after the first instruction */
	struct amdgcn_operand operands[AMDGCN_OPERANDS]; /* operands of insn */
	unsigned noperands;
	char text[AMDGCN_TEXT];
	struct amdgcn_text_part parts[AMDGCN_OPERANDS];  /* parts of text */
	unsigned nparts;
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

static const struct amdgcn_operand *
operand_at(const struct revision_lister *l, int place)
{
	for (unsigned i = 0; i < l->noperands; i++)
		if (l->operands[i].place == place)
			return &l->operands[i];
	return NULL;
}

/* Writes the text of the instruction with the class and number of registers in place of each register operand. Returns its length. */
static size_t
put_shape(const struct revision_lister *l, char shape[SHAPE_TEXT])
{
	size_t at = 0, n = 0;

	for (unsigned i = 0; i < l->nparts; i++) {
		const struct amdgcn_text_part *p = &l->parts[i];
		const struct amdgcn_operand *o = p->place < 0 ? NULL : operand_at(l, p->place);

		if (!o || p->at < at)
			continue;
		n += (size_t)snprintf(shape + n, SHAPE_TEXT - n, "%.*s$%s:%u:%x", (int)(p->at - at), l->text + at, o->file, o->count, o->bytes);
		at = p->at + p->n;
	}
	return n + (size_t)snprintf(shape + n, SHAPE_TEXT - n, "%s", l->text + at);
}

/* Returns the position in the text of the last operand, or -1. */
static int
last_operand(const struct revision_lister *l)
{
	for (unsigned i = l->nparts; i-- > 0;)
		if (l->parts[i].place >= 0)
			return l->parts[i].at;
	return -1;
}

/* Describes a direct branch: its target is printed as an offset in the function, or as the name of the function to
 * which it leads, instead of the distance. A target in the function is compared later. Returns false if the instruction
 * is not a direct branch, or leads elsewhere. */
static bool
describe_branch(const struct revision_lister *l, struct revision_line *line)
{
	const struct amdgcn_function *f = l->function;
	int n = last_operand(l);

	if (n < 0 || !amdgcn_branch_target(&l->insn, line->address, &line->target))
		return false;
	line->branches = line->target >= f->address && line->target < f->end;
	const struct amdgcn_function *other = line->branches ? NULL : amdgcn_function_at(f->code, line->target);
	if (line->branches) {
		line->text = arena_printf(l->arena, "%.*s+0x%llx", n, l->text, (unsigned long long)(line->target - f->address));
		line->exact = number_of(l, l->text, (size_t)n);
	} else if (other && other->address == line->target && *other->name) {
		line->text = arena_printf(l->arena, "%.*s%s", n, l->text, other->name);
		line->exact = number_of(l, line->text, strlen(line->text));
	} else {
		return false;
	}
	line->shape = line->exact;
	return true;
}

/* Returns whether control may reach the next instruction, given the name of an instruction's control flow. */
static bool
goes_on(const char *flow)
{
	static const char *const stops[] = {"branch", "jump_indirect", "trap_return", "abort", "end"};

	for (size_t i = 0; i < sizeof stops / sizeof *stops; i++)
		if (!strcmp(flow, stops[i]))
			return false;
	return true;
}

static uint8_t
class_of(const struct amdgcn_operand *o)
{
	struct amdgcn_register_class class;
	uint8_t i = 0;

	while (amdgcn_register_class(i, &class) && o->bit >= class.first + class.count)
		i++;
	return i;
}

static void
add_operands(const struct revision_lister *l, struct revision_line *line)
{
	struct revision_operand *out = arena_alloc(l->arena, l->noperands * sizeof *out);

	for (unsigned i = 0; i < l->noperands; i++) {
		const struct amdgcn_operand *o = &l->operands[i];

		out[i] = (struct revision_operand){.bit = (uint16_t)o->bit, .count = (uint16_t)o->count, .file = class_of(o),
			.access = (uint8_t)o->access, .place = (int8_t)o->place};
	}
	line->operands = out;
	line->noperands = (uint8_t)l->noperands;
}

static void
describe(struct revision_lister *l, struct revision_line *line)
{
	const struct amdgcn_processor *p = l->function->code->processor;

	l->noperands = amdgcn_operands(p, &l->insn, l->operands);
	l->nparts = amdgcn_text_parts(p, &l->insn, l->text, l->parts);
	struct amdgcn_effects effects;
	amdgcn_effects(p, &l->insn, &effects);
	line->goes_on = goes_on(effects.flow);
	line->mnemonic = number_of(l, l->text, l->parts[0].n);
	add_operands(l, line);
	if (describe_branch(l, line))
		return;
	line->exact = number_of(l, l->text, strlen(l->text));
	char shape[SHAPE_TEXT];
	line->shape = number_of(l, shape, put_shape(l, shape));
	line->text = arena_strz(l->arena, str_from(l->text));
}

/* Adds the instruction or the word at an offset of the function. Returns its size. */
static unsigned
add_line(struct revision_lister *l, size_t at)
{
	const struct amdgcn_function *f = l->function;
	struct revision_line *line = APPEND(l->revision->v, l->revision->n, l->revision->cap);
	const uint8_t *bytes = (const uint8_t *)f->code->bytes + (f->address - f->code->address) + at;
	size_t n = f->end - f->address - at;
	struct amdgcn_instruction insn;
	unsigned size = amdgcn_decode_next(f->code->processor, bytes, n, l->any ? &l->insn : NULL, &insn);

	*line = (struct revision_line){.address = f->address + at, .code = size != 0};
	if (size) {
		l->insn = insn;
		l->any = true;
		describe(l, line);
		return size;
	}
	line->text = n < WORD ? arena_printf(l->arena, ".byte 0x%x", bytes[0]) : arena_printf(l->arena, ".long 0x%08x", le_get32(bytes));
	line->exact = line->shape = line->mnemonic = number_of(l, line->text, strlen(line->text));
	return n < WORD ? 1 : WORD;
}

/* Stores the live registers at the start of each block. */
static void
add_liveness(const struct revision_lister *l, const struct amdgcn_graph *g)
{
	const struct amdgcn_liveness *liveness = g ? amdgcn_liveness(l->function) : NULL;

	for (size_t i = 0; liveness && i < g->nblocks; i++) {
		const struct amdgcn_block *block = &g->blocks[i];
		ptrdiff_t at = revision_find(l->revision, block->address);

		if (at < 0 || !block->ninstructions)
			continue;
		struct amdgcn_registers *all = alloc_array(block->ninstructions, sizeof *all);
		amdgcn_live_in_block(liveness, i, all, NULL);
		struct amdgcn_registers *first = arena_alloc(l->arena, sizeof *first);
		*first = all[0];
		l->revision->v[at].live = first;
		alloc_free(all);
	}
}

void
revision_list(struct revision *revision, const struct amdgcn_function *f, struct arena *arena, struct map *numbers)
{
	struct revision_lister l = {.revision = revision, .function = f, .arena = arena, .numbers = numbers};

	*revision = (struct revision){.start = f->address};
	for (size_t at = 0; at < f->end - f->address;)
		at += add_line(&l, at);
	add_liveness(&l, amdgcn_graph(f));
}

void
revision_list_graph(struct revision *revision, const struct amdgcn_function *f, struct arena *arena, struct map *numbers)
{
	struct revision_lister l = {.revision = revision, .function = f, .arena = arena, .numbers = numbers};
	const struct amdgcn_graph *g = amdgcn_graph(f);

	*revision = (struct revision){.start = f->address};
	for (size_t i = 0; g && i < g->ninstructions; i++) {
		add_line(&l, g->addresses[i] - f->address);
		if (revision->v[i].branches)
			revision->v[i].text = arena_printf(arena, "%.*s", (int)amdgcn_graph_text(g, i, l.text), l.text);
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
