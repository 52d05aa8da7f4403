#include "library/run_watch.h"

#include <stdio.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* An instruction of the code. */
struct watched {
	int wanted;                  /* AMDGCN_RUN_… */
	const char *function, *text;
	uint64_t offset;
};

/* The values of a register. */
struct watched_register {
	uint16_t unit;
	bool read, written;
	char name[INSN_REGISTERS_TEXT];
	meaning_row before, after, before_unknown, after_unknown;
};

struct run_watching {
	struct amdgcn_object *object;
	struct arena arena;          /* if the guard frees its blocks, nothing else refers to them */
	struct amdgcn_run_watch to;
	struct run *r;
	uint64_t base;
	struct watched **at;         /* indexed by dword of the code; NULL: not reached yet */
	struct watched *now;         /* the instruction that is executed; NULL: it is not wanted */
	struct amdgcn_run_step step;
	struct watched_register *registers;
	size_t n, cap;
	struct amdgcn_run_register *shown;
	size_t shown_cap;
	meaning_row *indexed[2];     /* all vector registers, and those of the twin, before an instruction with an index; NULL: not needed yet */
	bool has_index;
	struct run_observer observer;
};

static unsigned
first_vector(void)
{
	return insn_unit(FILE_vgpr, 0);
}

static bool
is_vector(unsigned unit)
{
	unsigned number, file = insn_unit_file(unit, &number);

	return file == FILE_vgpr || file == FILE_agpr;
}

/* Returns the values that a wave has of a register. */
static const uint32_t *
values_of(const struct meaning_wave *w, unsigned unit)
{
	return is_vector(unit) ? w->vector[unit - first_vector()] : &w->scalar[unit];
}

static void
take_values(const struct run_watching *w, unsigned unit, uint32_t *to, uint32_t *unknown)
{
	const struct run_wave *v = w->r->wave;
	const uint32_t *from = values_of(v->registers, unit), *twin = v->twin ? values_of(v->twin, unit) : from;
	unsigned n = is_vector(unit) ? w->r->code.lanes : 1;

	for (unsigned i = 0; i < n; i++) {
		to[i] = from[i];
		unknown[i] = from[i] ^ twin[i];
	}
}

static struct watched_register *
add_register(struct run_watching *w, unsigned unit, bool read, bool written)
{
	unsigned number, file = insn_unit_file(unit, &number);

	for (size_t i = 0; i < w->n; i++)
		if (w->registers[i].unit == unit) {
			w->registers[i].read |= read;
			w->registers[i].written |= written;
			return &w->registers[i];
		}
	struct watched_register *to = APPEND(w->registers, w->n, w->cap);
	to->unit = (uint16_t)unit;
	to->read = read;
	to->written = written;
	to->name[insn_print_registers(file, number, 1, to->name)] = 0;
	take_values(w, unit, to->before, to->before_unknown);
	return to;
}

/* Returns whether a register says nothing new: the lanes are in amdgcn_run_step.active, and all instructions with floats read the mode. */
static bool
is_known(const struct insn_operand *op)
{
	return op->slot < 0 && !(op->access & ACCESS_write) && (op->file == FILE_exec || op->file == FILE_mode);
}

/* Adds the registers of the instruction. Which registers an index selects is not known before: of these, after() adds those that change. */
static void
add_operands(struct run_watching *w)
{
	const struct run_insn *i = w->r->insn;
	const struct run_wave *v = w->r->wave;
	const struct meaning_wave *registers = v->registers;
	bool index = registers->scalar[insn_unit(FILE_gpr_idx, 0)] > UINT8_MAX;
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(w->r->launch.isa, &i->insn, run_index_mode(registers), op);

	w->has_index = false;
	for (unsigned k = 0; k < n; k++) {
		bool vector = op[k].file == FILE_vgpr || op[k].file == FILE_agpr;

		if (op[k].access & ACCESS_index || (vector && index)) {
			w->has_index |= vector && op[k].access & ACCESS_write;
			continue;
		}
		for (unsigned u = 0; u < op[k].count && !is_known(&op[k]); u++)
			add_register(w, insn_unit(op[k].file, op[k].first) + u, op[k].access & ACCESS_read, op[k].access & ACCESS_write);
	}
	for (unsigned k = 0; k < 2 && w->has_index; k++) {
		const struct meaning_wave *from = k && v->twin ? v->twin : registers;

		if (!w->indexed[k])
			w->indexed[k] = alloc_array(MEANING_VECTORS, sizeof w->indexed[0][0]);
		memcpy(w->indexed[k], from->vector, sizeof from->vector);
	}
}

static void
add_changed(struct run_watching *w)
{
	const struct meaning_wave *registers = w->r->wave->registers;

	for (unsigned i = 0; i < MEANING_VECTORS; i++)
		if (memcmp(w->indexed[0][i], registers->vector[i], sizeof registers->vector[i]) != 0) {
			struct watched_register *to = add_register(w, first_vector() + i, false, true);

			memcpy(to->before, w->indexed[0][i], sizeof to->before);
			for (unsigned lane = 0; lane < MEANING_LANES; lane++)
				to->before_unknown[lane] = w->indexed[0][i][lane] ^ w->indexed[1][i][lane];
		}
}

/* Adds all registers of the wave. */
static void
add_all(struct run_watching *w)
{
	static const uint8_t scalars[] = {FILE_vcc, FILE_exec, FILE_flat_scratch, FILE_m0, FILE_scc, FILE_mode};
	static const uint8_t counts[] = {2, 2, 2, 1, 1, 1};
	unsigned wide = w->r->code.lanes > 32 ? 2 : 1;

	for (unsigned i = 0; i <= 105; i++)
		add_register(w, insn_unit(FILE_sgpr, i), false, false);
	for (unsigned k = 0; k < sizeof scalars; k++)
		for (unsigned i = 0; i < (scalars[k] == FILE_exec || scalars[k] == FILE_vcc ? wide : counts[k]); i++)
			add_register(w, insn_unit(scalars[k], i), false, false);
	for (unsigned i = 0; i < w->r->vgprs; i++)
		add_register(w, insn_unit(FILE_vgpr, i), false, false);
	for (unsigned i = 0; i < w->r->agprs; i++)
		add_register(w, insn_unit(FILE_agpr, i), false, false);
}

/* Calls a function with the registers that have been added. */
static bool
pass(struct run_watching *w, amdgcn_run_receive *to, bool executed)
{
	bool twin = w->r->wave->twin != NULL;

	if (w->shown_cap < w->n) {
		alloc_free(w->shown);
		w->shown = alloc_array(w->n, sizeof w->shown[0]);
		w->shown_cap = w->n;
	}
	for (size_t i = 0; i < w->n; i++) {
		struct watched_register *from = &w->registers[i];

		if (executed)
			take_values(w, from->unit, from->after, from->after_unknown);
		w->shown[i] = (struct amdgcn_run_register){from->name, is_vector(from->unit) ? w->r->code.lanes : 1, from->read, from->written,
			from->before, executed ? from->after : NULL, twin ? from->before_unknown : NULL, executed && twin ? from->after_unknown : NULL};
	}
	w->step.registers = w->shown;
	w->step.nregisters = w->n;
	struct guard *guard = guard_suspend();
	int ends = to(w->to.user, &w->step);
	guard_resume(guard);
	return !ends;
}

/* Returns the instruction at the current address. */
static struct watched *
watched_at(struct run_watching *w)
{
	struct watched **at = &w->at[(w->r->pc - w->r->code.address) / 4];
	uint64_t address = w->r->pc - w->base;

	if (*at)
		return *at;
	*at = arena_alloc(&w->arena, sizeof **at);
	struct run_function f = running_function(w->object, address);
	char text[INSN_TEXT];
	insn_print(w->r->launch.isa, &w->r->insn->insn, text);
	**at = (struct watched){.function = running_keep(&w->arena, f.name), .text = running_keep(&w->arena, text),
		.offset = f.name ? address - f.start : 0};
	struct guard *guard = guard_suspend();
	(*at)->wanted = w->to.wants ? w->to.wants(w->to.user, address, (*at)->function, (*at)->offset) : AMDGCN_RUN_BEFORE | AMDGCN_RUN_AFTER;
	guard_resume(guard);
	return *at;
}

static bool
is_watched(const struct run_watching *w)
{
	const struct run_wave *v = w->r->wave;

	return (!w->to.group || memcmp(w->to.group, v->group->id, sizeof v->group->id) == 0) && (!w->to.wave || *w->to.wave == v->number);
}

static bool
before(void *user, struct run *r)
{
	struct run_watching *w = user;
	const struct run_wave *v = r->wave;
	unsigned exec = insn_unit(FILE_exec, 0);

	w->now = is_watched(w) ? watched_at(w) : NULL;
	if (!w->now || !w->now->wanted)
		return true;
	w->step = (struct amdgcn_run_step){.address = r->pc - w->base, .function = w->now->function, .offset = w->now->offset,
		.instruction = w->now->text, .group = {v->group->id[0], v->group->id[1], v->group->id[2]}, .wave = v->number, .lanes = r->code.lanes,
		.active = v->registers->scalar[exec] | (r->code.lanes > 32 ? (uint64_t)v->registers->scalar[exec + 1] << 32 : 0),
		.number = v->count - 1};
	w->n = 0;
	if (w->to.before && w->now->wanted & AMDGCN_RUN_BEFORE && !v->again) {
		add_all(w);
		if (!pass(w, w->to.before, false))
			return false;
		w->n = 0;
	}
	if (w->to.after && w->now->wanted & AMDGCN_RUN_AFTER)
		add_operands(w);
	return true;
}

static bool
after(void *user, struct run *r)
{
	struct run_watching *w = user;

	(void)r;
	if (!w->now || !w->to.after || !(w->now->wanted & AMDGCN_RUN_AFTER))
		return true;
	if (w->has_index)
		add_changed(w);
	return pass(w, w->to.after, true);
}

struct run_watching *
run_watch_open(struct amdgcn_object *object, const struct amdgcn_run_watch *watch, struct run *r, uint64_t base)
{
	struct run_watching *w = alloc_zeroed(1, sizeof *w);

	w->object = object;
	memcpy(&w->to, watch, watch->size < sizeof w->to ? watch->size : sizeof w->to);
	w->r = r;
	w->base = base;
	w->at = alloc_zeroed(r->code.size / 4 + 1, sizeof w->at[0]);
	w->observer = (struct run_observer){before, after, w};
	r->observer = &w->observer;
	return w;
}

void
run_watch_close(struct run_watching *w)
{
	if (!w)
		return;
	arena_free(&w->arena);
	alloc_free(w->at);
	alloc_free(w->registers);
	alloc_free(w->shown);
	alloc_free(w->indexed[0]);
	alloc_free(w->indexed[1]);
	alloc_free(w);
}
