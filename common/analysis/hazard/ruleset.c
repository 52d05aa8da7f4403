#include "common/analysis/hazard/ruleset.h"

#include <assert.h>
#include <string.h>

#include "common/isa/fields.h"

/* Returns the bit of an event, which is assigned on first use. The generator ensures that EVENT_BITS suffice. */
static event_bits
bit_of(struct ruleset *p, unsigned event, unsigned *nbits)
{
	if (p->bit[event] == UINT8_MAX) {
		assert(*nbits < EVENT_BITS);
		p->bit[event] = (uint8_t)(*nbits)++;
	}
	return (event_bits)1 << p->bit[event];
}

static event_bits
bits_of(struct ruleset *p, const struct form_run *run, unsigned *nbits)
{
	event_bits bits = 0;

	for (unsigned i = 0; i < run->count; i++)
		bits |= bit_of(p, isa_hazard_list[run->first + i], nbits);
	return bits;
}

static bool
holds(const struct isa *isa, const struct hazard *h)
{
	return h->classes & isa->target->class_bit && !(h->waves == 64 && isa->wave32) &&
		!(h->xnack && isa->xnack != TARGET_ON);
}

static void
add_rule(struct ruleset *p, const struct hazard *h, unsigned *nbits)
{
	struct ruleset_rule *r = &p->rules[p->nrules++];

	*r = (struct ruleset_rule){.h = h, .second = bits_of(p, &h->second, nbits), .count = bits_of(p, &h->count, nbits),
		.below = bits_of(p, &h->below, nbits), .hides = bits_of(p, &h->hides, nbits)};
	for (unsigned i = 0; i < h->nlinks; i++) {
		r->link[i] = bits_of(p, &h->link[i].events, nbits);
		r->ends[i] = bits_of(p, &h->link[i].ends, nbits);
	}
	for (unsigned i = 0; i < HAZARD_PASSES; i++)
		if (r->most < h->states[i])
			r->most = h->states[i];
	p->seconds |= r->second;
}

static void
add_pick(struct ruleset *p, const struct hazard_pick *pick, event_bits bit)
{
	if (!pick->files || !pick->access || pick->files >> HAZARD_HWREG & 1) {
		p->free |= bit;
		return;
	}
	for (unsigned file = 0; file < FILE_COUNT; file++)
		for (unsigned what = 1; pick->files >> file & 1 && what < 4; what++) {
			bool reads = what & USE_READS && pick->access & ~(unsigned)ACCESS_write;
			bool writes = what & USE_WRITES && pick->access & ACCESS_write;

			if (reads || writes)
				p->uses[what][file] |= bit;
		}
}

static void
find_sets(struct ruleset *p)
{
	for (unsigned e = 0; e < HAZARD_EVENTS; e++)
		for (unsigned w = 0; p->bit[e] != UINT8_MAX && w < HAZARD_SET_WORDS; w++)
			for (uint64_t left = isa_hazard_events[e].sets[w]; left; left &= left - 1)
				p->set[w * 64 + (unsigned)__builtin_ctzll(left)] |= (event_bits)1 << p->bit[e];
}

/* Returns the events of all sets in isa_hazard_leaves[i]. */
static event_bits
leaf_events(struct ruleset *p, unsigned i)
{
	if (!p->leaf_known[i])
		for (unsigned w = 0; w < HAZARD_SET_WORDS; w++)
			for (uint64_t left = isa_hazard_leaves[i][w]; left; left &= left - 1)
				p->leaf[i] |= p->set[w * 64 + (unsigned)__builtin_ctzll(left)];
	p->leaf_known[i] = true;
	return p->leaf[i];
}

void
ruleset_init(struct ruleset *p, const struct isa *isa)
{
	unsigned nbits = 0;

	memset(p->bit, UINT8_MAX, sizeof p->bit);
	p->isa = isa;
	p->nop = bit_of(p, HAZARD_NOP, &nbits);
	p->nop_mask = (1u << isa_nop_bits[isa->target->column]) - 1;
	for (unsigned i = 0; i < HAZARD_RULES; i++)
		if (holds(isa, &isa_hazards[i]))
			add_rule(p, &isa_hazards[i], &nbits);
	for (unsigned e = 0; e < HAZARD_EVENTS; e++)
		if (p->bit[e] != UINT8_MAX)
			add_pick(p, &isa_hazard_events[e].pick, (event_bits)1 << p->bit[e]);
	find_sets(p);
	for (unsigned unit = 0, number; unit < INSN_UNITS; unit++)
		p->file[unit] = (uint8_t)insn_unit_file(unit, &number);
}

event_bits
ruleset_events(struct ruleset *p, const struct graph_code *code, const struct graph *g, uint32_t insn)
{
	const struct graph_insn *i = &g->insns[insn];
	event_bits met = p->free;
	unsigned at;
	struct insn words;

	if (!i->form || i->form->hazards & EFFECT_TEST) {
		graph_decode(code, i, &words);
		at = effect_choose(p->isa, &words, words.form->hazards);
	} else {
		at = i->form->hazards;
	}
	event_bits can = leaf_events(p, at);
	if (!(can & ~met))
		return can;
	for (uint32_t u = i->use; u < i[1].use; u++)
		met |= p->uses[g->uses[u].what & (USE_READS | USE_WRITES)][p->file[g->uses[u].unit]];
	return can & met;
}
