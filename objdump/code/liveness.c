/* Prints register liveness: the numbers of live registers, and a column for each register that the function uses:
 *
 *	v  read      ^  written      x  both      :  live
 *
 * The format resembles the life ranges of CUDA's nvdisasm. */
#include "objdump/code/liveness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "library/amdgcn.h"

enum { COUNT_WIDTH = 4, NAME_ROOM = 8 };

struct liveness {
	const struct amdgcn_code *code;
	const struct amdgcn_functions *all;
	uint32_t *owners;       /* for each dword of the section, index of the function that contains the instruction, plus one; 0: no
	                         * function */
	size_t nowners;
	bool accumulates;       /* whether any function uses AccVGPRs */
	/* State of the current function. */
	const struct amdgcn_function *function; /* NULL: none yet */
	const struct amdgcn_graph *graph;
	const struct amdgcn_liveness *live;
	int insn;               /* the last instruction that find_insn() returned; AMDGCN_NONE: none */
	uint16_t *registers;    /* for each column, its register, as a bit number in struct amdgcn_registers */
	size_t nregisters;
	int block;              /* block for which `before` is valid; AMDGCN_NONE: none */
	struct amdgcn_registers *before;
	size_t room;
};

static bool
has(const struct amdgcn_registers *set, unsigned bit)
{
	return set->words[bit / 64] >> bit % 64 & 1;
}

static void
find_owners(struct liveness *l)
{
	l->nowners = l->code->size / 4;
	l->owners = array_make(l->nowners, sizeof l->owners[0]);
	for (size_t f = 0; f < l->all->nfunctions; f++) {
		const struct amdgcn_graph *g = amdgcn_graph(&l->all->functions[f]);

		for (size_t i = 0; i < g->ninstructions; i++)
			l->owners[(g->addresses[i] - l->code->address) / 4] = (uint32_t)f + 1;
	}
}

/* Returns the code in section `number` of the file, or NULL. The library lists sections in the order of the file. */
static const struct amdgcn_code *
find_code(struct amdgcn_object *o, size_t number)
{
	const struct amdgcn_code *code;
	size_t low = 0, high = number + 1;

	while (low < high) {
		size_t mid = low + (high - low) / 2;

		code = amdgcn_code(o, mid);
		if (code && code->section < number)
			low = mid + 1;
		else
			high = mid;
	}
	code = amdgcn_code(o, low);
	return code && code->section == number ? code : NULL;
}

struct liveness *
liveness_find(const struct disasm *d, const struct code *c)
{
	const struct amdgcn_code *code = d->object ? find_code(d->object, (size_t)(c - d->codes)) : NULL;

	if (!code)
		return NULL;
	struct liveness *l = array_make(1, sizeof *l);
	l->code = code;
	l->all = amdgcn_functions(code);
	l->registers = array_make(64 * AMDGCN_REGISTER_WORDS, sizeof l->registers[0]);
	l->block = AMDGCN_NONE;
	for (size_t i = 0; i < l->all->nfunctions; i++)
		l->accumulates |= amdgcn_count_registers(&amdgcn_liveness(&l->all->functions[i])->used, "agpr") > 0;
	find_owners(l);
	return l;
}

void
liveness_free(struct liveness *l)
{
	if (!l)
		return;
	alloc_free(l->registers);
	alloc_free(l->owners);
	alloc_free(l->before);
	alloc_free(l);
}

/* Returns whether the registers of a class have columns. Registers that are always live have none. */
static bool
is_shown(const struct amdgcn_register_class *class)
{
	return strcmp(class->name, "mode") && strcmp(class->name, "exec") && strcmp(class->name, "gpr_idx");
}

static void
enter(struct liveness *l, const struct amdgcn_function *function)
{
	l->function = function;
	l->graph = amdgcn_graph(function);
	l->live = amdgcn_liveness(function);
	l->nregisters = 0;
	l->block = l->insn = AMDGCN_NONE;
	struct amdgcn_register_class class;
	for (size_t i = 0; amdgcn_register_class(i, &class); i++)
		for (unsigned bit = class.first; bit < class.first + class.count; bit++)
			if (has(&l->live->used, bit) && is_shown(&class))
				l->registers[l->nregisters++] = (uint16_t)bit;
}

/* Returns the index of the instruction at an offset in the section, and makes its function the current one. Returns AMDGCN_NONE if
 * no function contains it. */
static int
find_insn(struct liveness *l, uint64_t place)
{
	uint32_t owner = place / 4 < l->nowners ? l->owners[place / 4] : 0;
	const struct amdgcn_function *function = owner ? &l->all->functions[owner - 1] : NULL;

	if (!function)
		return AMDGCN_NONE;
	if (function != l->function)
		enter(l, function);
	l->insn++; /* usually, the next instruction is requested */
	if (l->insn >= (int)l->graph->ninstructions || l->graph->addresses[l->insn] != l->code->address + place)
		l->insn = amdgcn_find_instruction(l->graph, l->code->address + place);
	return l->insn;
}

static bool
wants_registers(const struct disasm *d)
{
	return d->options->liveness == LIVENESS_REGISTERS;
}

/* Returns the registers that are live before an instruction of the current function. */
static const struct amdgcn_registers *
live_before(struct liveness *l, size_t insn)
{
	const struct amdgcn_block *b = l->block == AMDGCN_NONE ? NULL : &l->graph->blocks[l->block];

	if (!b || insn - b->first >= b->ninstructions) {
		l->block = amdgcn_find_block(l->graph, insn);
		b = &l->graph->blocks[l->block];
		if (b->ninstructions > l->room) {
			l->room = b->ninstructions;
			alloc_free(l->before);
			l->before = alloc_array(l->room, sizeof l->before[0]);
		}
		amdgcn_live_in_block(l->live, (size_t)l->block, l->before, NULL);
	}
	return &l->before[insn - b->first];
}

size_t
liveness_width(const struct liveness *l, const struct disasm *d)
{
	return COUNT_WIDTH * (l->accumulates ? 3 : 2) + 2 + (wants_registers(d) ? l->nregisters + 1 : 0);
}

void
liveness_put(struct liveness *l, struct disasm *d, uint64_t at)
{
	int insn = find_insn(l, at);
	const struct amdgcn_pressure *p = insn == AMDGCN_NONE ? NULL : &l->live->instructions[insn];

	if (!p) {
		out_printf(d->out, "%*s", (int)liveness_width(l, d), "");
		return;
	}
	out_printf(d->out, "%*u%*u", COUNT_WIDTH, p->sgprs, COUNT_WIDTH, p->vgprs);
	if (l->accumulates)
		out_printf(d->out, "%*u", COUNT_WIDTH, p->agprs);
	out_z(d->out, "  ");
	if (!wants_registers(d))
		return;
	const struct amdgcn_registers *before = live_before(l, (size_t)insn);
	struct amdgcn_registers reads, writes;
	amdgcn_accessed(l->live, (size_t)insn, &reads, &writes);
	for (size_t k = 0; k < l->nregisters; k++) {
		unsigned bit = l->registers[k];
		bool read = has(&reads, bit), written = has(&writes, bit);

		out_raw(d->out, read && written ? "x" : read ? "v" : written ? "^" : has(before, bit) ? ":" : " ", 1);
	}
	out_z(d->out, " ");
}

/* Writes the name of a register to `name`, truncated to NAME_ROOM - 1 characters. */
static void
name_register(unsigned bit, char name[NAME_ROOM])
{
	char text[AMDGCN_REGISTER_NAME];

	amdgcn_register_name(bit, text);
	snprintf(name, NAME_ROOM, "%.*s", NAME_ROOM - 1, text);
}

void
liveness_head(struct liveness *l, struct disasm *d, uint64_t at)
{
	const struct amdgcn_function *function = amdgcn_function_at(l->code, l->code->address + at);
	size_t rows = 1;

	if (!function || function->address != l->code->address + at)
		return;
	enter(l, function);
	char name[NAME_ROOM];
	for (size_t k = 0; wants_registers(d) && k < l->nregisters; k++) {
		name_register(l->registers[k], name);
		if (strlen(name) > rows)
			rows = strlen(name);
	}
	for (size_t row = 0; row < rows; row++) {
		bool last = row + 1 == rows;

		out_printf(d->out, "\t%*s%*s", COUNT_WIDTH, last ? "S" : "", COUNT_WIDTH, last ? "V" : "");
		if (l->accumulates)
			out_printf(d->out, "%*s", COUNT_WIDTH, last ? "A" : "");
		out_z(d->out, "  ");
		for (size_t k = 0; wants_registers(d) && k < l->nregisters; k++) {
			name_register(l->registers[k], name);
			out_raw(d->out, row < strlen(name) ? &name[row] : " ", 1);
		}
		out_z(d->out, "\n");
	}
}

void
liveness_json(struct liveness *l, struct disasm *d, uint64_t at)
{
	int insn = find_insn(l, at);
	struct json *j = d->json;

	if (insn == AMDGCN_NONE)
		return;
	json_key(j, "in_use");
	json_object(j, JSON_INLINE);
	json_key_uint(j, "sgprs", l->live->instructions[insn].sgprs);
	json_key_uint(j, "vgprs", l->live->instructions[insn].vgprs);
	json_key_uint(j, "agprs", l->live->instructions[insn].agprs);
	json_end(j);
	if (!wants_registers(d))
		return;
	json_key(j, "live");
	json_array(j, JSON_INLINE);
	for (size_t k = 0; k < l->nregisters; k++) {
		char name[NAME_ROOM];

		name_register(l->registers[k], name);
		if (has(live_before(l, (size_t)insn), l->registers[k]))
			json_z(j, name);
	}
	json_end(j);
}
