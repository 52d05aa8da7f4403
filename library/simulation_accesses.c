/* The program of a simulated function, with what rules say about its instructions, and with the addresses as far as rules or the code
 * determine them. */
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/text/real.h"
#include "library/simulated.h"

/* What has been found so far. */
struct known {
	struct simulated *s;
	struct access_memory memory;
	struct simulated_access *access;
	size_t n, cap;
	struct amdgcn_access_cost *shown; /* the public form of each */
	size_t nshown, shown_cap;
};

bool
simulated_is_at(const struct simulated *s, const struct sim_where *where, uint32_t flags, const struct sim_op *op)
{
	struct str name = s->section->flow->functions[s->function].name;

	return op->flags & flags && (!where->function.n || str_eq(where->function, name)) &&
		(where->kind == SIM_AT_ALL || where->number == s->section->code.address + op->at);
}

/* Returns the last rule for an op, or NULL. */
static const struct amdgcn_access_rule *
rule_of(const struct simulated *s, const struct sim_op *op)
{
	const struct simulated_rules *all = &s->of_insns[AMDGCN_ACCESS_RULE];

	for (size_t i = all->n; i-- > 0;)
		if (simulated_is_at(s, &all->v[i].where, SIM_OP_ACCESS, op))
			return &all->v[i].access;
	return NULL;
}

static const struct sim_address *
address_of(const struct known *k, const struct sim_op *op)
{
	const struct sim_addresses *all = &k->s->addresses;
	size_t i = array_below32(all->v, all->n, sizeof all->v[0], offsetof(struct sim_address, at), op->at + 1);

	if (!i || op->function != k->s->function || all->v[i - 1].at != op->at || (op->kind == SIM_LDS && k->s->machine.set[TIMING_lds_stride]))
		return NULL;
	return &all->v[i - 1];
}

/* assumed: cycles for consecutive addresses */
static const char *
text_of(struct arena *arena, const struct amdgcn_access_cost *a, unsigned assumed)
{
	if (a->cycles < (a->least > 0 ? a->least : assumed) + 0.05 && a->lines < a->least_lines + 0.05)
		return "";
	if (a->lds && a->least > 0)
		return arena_printf(arena, "%s cycles in the banks of LDS, %s without conflicts", real_general(a->cycles, 4).z, real_general(a->least, 4).z);
	if (a->least_lines > 0)
		return arena_printf(arena, "%s cache lines, %s if consecutive; addresses take %s cycles", real_general(a->lines, 4).z,
			real_general(a->least_lines, 4).z, real_general(a->cycles, 4).z);
	return a->cycles > 0 ? arena_printf(arena, "addresses take %s cycles", real_general(a->cycles, 4).z) : "";
}

static void
put(struct known *k, uint32_t number, struct amdgcn_access_cost *shown, const struct sim_address *address)
{
	const struct sim_op *op = &k->s->program.ops[number];

	shown->text = text_of(&k->s->arena, shown, op->served);
	*APPEND(k->access, k->n, k->cap) = (struct simulated_access){number, op->served ? shown->cycles / op->served : 0, address,
		shown->first < 0 ? SIM_NOT_MEASURED : (unsigned)shown->first};
	*APPEND(k->shown, k->nshown, k->shown_cap) = *shown;
}

static void
put_rule(struct known *k, uint32_t number, struct amdgcn_access_cost shown, const struct amdgcn_access_rule *rule)
{
	shown.cycles = rule->cycles;
	shown.least = rule->least;
	shown.lines = rule->lines;
	shown.least_lines = rule->least_lines;
	shown.first = rule->first - 1;
	shown.origin = k->s->settings.measured ? AMDGCN_BY_RUN : AMDGCN_BY_USER;
	put(k, number, &shown, NULL);
}

static void
put_address(struct known *k, uint32_t number, struct amdgcn_access_cost shown, const struct sim_address *a)
{
	struct access_cost cost = access_cycles(&k->memory, &a->access);
	struct access_cost lines = a->access.lds ? (struct access_cost){0, 0} : access_lines(&k->memory, &a->access);

	shown.cycles = cost.cycles;
	shown.least = cost.least;
	shown.lines = lines.cycles;
	shown.least_lines = lines.least;
	shown.origin = AMDGCN_BY_CODE;
	put(k, number, &shown, a);
}

/* Returns the padding for the accesses to LDS whose addresses the code determines. */
static struct amdgcn_padding
padding_of(const struct known *k)
{
	const struct sim_addresses *addresses = &k->s->addresses;
	struct access_made *all = array_make(addresses->n, sizeof *all);
	size_t n = 0;

	for (size_t i = 0; i < addresses->n; i++)
		if (addresses->v[i].access.lds)
			all[n++] = addresses->v[i].access;
	struct access_padding best = access_pad(&k->memory, all, n);
	alloc_free(all);
	return (struct amdgcn_padding){best.row, best.bytes, best.before, best.after};
}

/* Returns n elements of an array in the arena of the settings. */
static void *
keep(struct simulated *s, const void *v, size_t n, size_t size)
{
	void *kept = n ? arena_alloc(&s->arena, n * size) : NULL;

	if (n)
		memcpy(kept, v, n * size);
	return kept;
}

/* Sets the cycles of the known accesses in the program of a machine. */
static void
set_accesses(const struct simulated *s, const struct sim_machine *m, struct sim_program *p)
{
	struct access_memory memory;

	sim_machine_memory(m, &memory);
	for (size_t i = 0; i < s->naccess; i++) {
		const struct simulated_access *a = &s->access[i];
		const struct sim_op *op = &p->ops[a->op];
		double times = a->times;

		if (a->address && op->served)
			times = (double)access_cycles(&memory, &a->address->access).cycles / op->served;
		sim_program_access(p, a->op, times, a->first);
	}
}

void
simulated_find_accesses(struct simulated *s)
{
	struct known k = {.s = s};

	sim_machine_memory(&s->machine, &k.memory);
	sim_addresses_find(&s->addresses, s->section->flow, s->function);
	for (uint32_t i = 0; i < s->program.nops; i++) {
		const struct sim_op *op = &s->program.ops[i];
		const struct amdgcn_access_rule *rule = rule_of(s, op);
		const struct sim_address *a = address_of(&k, op);
		struct amdgcn_access_cost shown = {.function = (int)op->function, .instruction = op->insn, .address = s->section->code.address + op->at,
			.lds = op->kind == SIM_LDS, .first = -1};

		if (rule)
			put_rule(&k, i, shown, rule);
		else if (a)
			put_address(&k, i, shown, a);
		else
			s->simulation.unknown_accesses += op->kind == SIM_LDS && op->served;
	}
	s->access = keep(s, k.access, k.n, sizeof *k.access);
	s->naccess = k.n;
	s->simulation.accesses = keep(s, k.shown, k.nshown, sizeof *k.shown);
	s->simulation.naccesses = k.nshown;
	s->simulation.padding = s->settings.padding ? *s->settings.padding : padding_of(&k);
	set_accesses(s, &s->machine, &s->program);
	alloc_free(k.access);
	alloc_free(k.shown);
}

void
simulated_program(const struct simulated *s, const struct sim_machine *m, struct sim_program *p)
{
	const struct simulated_rules *fetches = &s->of_insns[AMDGCN_FETCH_RULE], *caches = &s->of_insns[AMDGCN_CACHE_RULE];

	sim_program_open(p, m, s->section->flow, s->function, &s->path);
	for (size_t i = 0; i < fetches->n; i++)
		for (uint32_t k = 0; k < p->nops; k++)
			if (simulated_is_at(s, &fetches->v[i].where, SIM_OP_TEXELS, &p->ops[k]))
				sim_program_fetch(p, m, k, fetches->v[i].bits, fetches->v[i].samples);
	for (size_t i = 0; i < caches->n; i++)
		for (uint32_t k = 0; k < p->nops; k++)
			if (simulated_is_at(s, &caches->v[i].where, SIM_OP_LOAD, &p->ops[k]))
				p->ops[k].from = (uint8_t)caches->v[i].from;
	set_accesses(s, m, p);
}

void
simulated_put_accesses(struct simulated *s)
{
	const struct amdgcn_padding *p = &s->simulation.padding;
	double cycles = 0, least = 0;

	s->simulation.conflicts = "";
	for (size_t i = 0; i < s->simulation.naccesses; i++)
		if (s->simulation.accesses[i].lds && s->simulation.accesses[i].least > 0) {
			cycles += s->simulation.accesses[i].cycles;
			least += s->simulation.accesses[i].least;
		}
	if (cycles - least < 0.05)
		return;
	s->simulation.conflicts = arena_printf(&s->arena, "bank conflicts take %s of the LDS accesses' %s cycles", real_general(cycles - least, 6).z,
		real_general(cycles, 6).z);
	if (p->row)
		s->simulation.conflicts = arena_printf(&s->arena, "%s; with %u bytes left free after every %u, %llu cycles instead of %llu",
			s->simulation.conflicts, p->bytes, p->row, (unsigned long long)p->after, (unsigned long long)p->before);
}
