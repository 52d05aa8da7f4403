#include "common/analysis/resource/blocks.h"

#include <stdlib.h>

#include "common/analysis/dvgpr/size.h"
#include "common/analysis/resource/occupancy.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

struct blocks_search {
	const struct graph_function *f;
	struct blocks *to;
};

static int
by_offset(const void *a, const void *b)
{
	const struct block_point *x = a, *y = b;

	return (x->at > y->at) - (x->at < y->at);
}

/* Adds a point for each instruction. */
static void
take(void *user, uint32_t insn, const struct dvgpr_state *st)
{
	struct blocks_search *s = user;
	struct blocks *to = s->to;
	uint32_t sizes = dvgpr_sizes(st);
	struct block_point p = {.at = s->f->graph->insns[insn].at - s->f->at, .unknown = (sizes & DVGPR_ANY) != 0};

	for (unsigned n = 0; n < DVGPR_SIZES; n++)
		if (sizes >> n & 1) {
			p.most = (uint8_t)(n * DVGPR_UNIT / to->block);
			p.least = !(sizes & ((1u << n) - 1)) ? p.most : p.least;
		}
	*APPEND(to->points, to->npoints, to->points_cap) = p;
}

/* Joins equal points that follow each other, and sums up. */
static void
join(struct blocks *b)
{
	size_t n = 0;
	bool any = false;

	for (size_t i = 0; i < b->npoints; i++) {
		struct block_point p = b->points[i], *last = n ? &b->points[n - 1] : NULL;

		b->unknown |= p.unknown;
		if (p.most || !p.unknown) {
			b->least = any && b->least < p.least ? b->least : p.least;
			b->most = b->most > p.most ? b->most : p.most;
			any = true;
		}
		if (!last || last->least != p.least || last->most != p.most || last->unknown != p.unknown)
			b->points[n++] = p;
	}
	b->npoints = n;
}

/* Computes how many waves can have the most blocks: each slot has one block reserved, and deadlock avoidance reserves what one wave lacks of the
 * most that a wave can have. Sources: RDNA 4 ISA, 3.3.3.1 and 3.3.3.2. */
static void
find_waves(struct blocks *b, const struct isa *isa)
{
	const struct target_dvgpr *m = target_dvgpr(isa->target);
	unsigned slots, vgprs = occupancy_vgprs(isa, &slots), reserved = slots * b->block, kept = (m->blocks - 1) * b->block;
	unsigned needs = b->most > 1 ? (b->most - 1u) * b->block : 0;

	if (vgprs < reserved || !isa->wave32 || !b->most)
		return;
	b->waves = b->waves_avoiding = slots;
	if (!needs)
		return;
	b->waves = (vgprs - reserved) / needs < slots ? (vgprs - reserved) / needs : slots;
	/* one wave has the reserved blocks, whatever the others have */
	b->waves_avoiding = vgprs < reserved + kept ? 0 : 1 + (vgprs - reserved - kept) / needs;
	b->waves_avoiding = b->waves_avoiding < b->waves ? b->waves_avoiding : b->waves;
}

struct blocks *
blocks_find(const struct flow *flow)
{
	struct blocks *all = array_make(flow->nfunctions, sizeof *all);

	if (!dvgpr_is_used(flow))
		return all;
	unsigned known = dvgpr_known_block(flow);
	unsigned block = known ? known : target_dvgpr(flow->code->isa->target)->small;
	struct dvgpr *d = dvgpr_open(flow, block);
	for (uint32_t i = 0; i < flow->nfunctions; i++) {
		struct blocks *b = &all[i];

		b->block = block;
		b->assumed = !known;
		dvgpr_visit_all(d, i, take, &(struct blocks_search){&flow->functions[i], b});
		if (b->npoints)
			qsort(b->points, b->npoints, sizeof b->points[0], by_offset);
		join(b);
		find_waves(b, flow->code->isa);
		b->block = b->npoints ? block : 0;
	}
	dvgpr_close(d);
	return all;
}

void
blocks_free(const struct flow *flow, struct blocks *all)
{
	for (size_t i = 0; all && i < flow->nfunctions; i++)
		alloc_free(all[i].points);
	alloc_free(all);
}

static void
put_range(struct buf *out, unsigned least, unsigned most, bool unknown)
{
	if (most || !unknown)
		buf_printf(out, "%u", least);
	if (most > least)
		buf_printf(out, " to %u", most);
	if (unknown)
		buf_printf(out, "%s", most ? " or unknown" : "unknown");
}

void
blocks_print(const struct blocks *b, struct buf *out)
{
	if (!b->block)
		return;
	buf_printf(out, "  VGPR blocks       %8s", "");
	put_range(out, b->least, b->most, b->unknown);
	buf_printf(out, ", of %u VGPRs%s\n", b->block, b->assumed ? ", which is assumed" : "");
	for (size_t i = 0; i < b->npoints && b->npoints > 1; i++) {
		buf_printf(out, "    from +0x%-8llx%8s", (unsigned long long)b->points[i].at, "");
		put_range(out, b->points[i].least, b->points[i].most, b->points[i].unknown);
		buf_printf(out, "\n");
	}
	if (b->waves && b->most > 1)
		buf_printf(out, "    waves with %u    %8u of a SIMD at a time, %u with deadlock avoidance\n", b->most, b->waves, b->waves_avoiding);
}
