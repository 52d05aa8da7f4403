/* Models the resources that waves share, that is, the issue paths and queues of units, and computes the duration of operations. */
#include "common/sim/engine.h"

#include <assert.h>
#include <string.h>

#include "common/base/memory/array.h"

/* Adds an operation that completes at time `at`, and removes the operations that are complete at time `now`. */
static void
ring_put(struct sim_ring *r, unsigned order, int64_t now, int64_t at, uint32_t op)
{
	size_t gone = 0;

	assert(order < SIM_ORDERS);
	if (order) { /* operations with the same nonzero order complete in order of issue */
		at = sim_later(at, r->last[order]);
		r->last[order] = at;
	}
	while (gone < r->n && r->pending[gone].at <= now)
		gone++;
	if (gone) {
		r->n -= gone;
		memmove(r->pending, r->pending + gone, r->n * sizeof *r->pending);
	}
	(void)APPEND(r->pending, r->n, r->cap); /* in a replayed wave, more operations can be pending than the counter can count */
	size_t i;
	for (i = r->n - 1; i && r->pending[i - 1].at > at; i--)
		r->pending[i] = r->pending[i - 1];
	r->pending[i] = (struct sim_pending){at, op};
}

static void
put_event(struct sim_wave *w, const struct sim_op *op, unsigned i, int64_t now, int64_t at)
{
	for (unsigned k = 0; k < op->events[i].times; k++)
		ring_put(&w->rings[op->events[i].counter], op->events[i].order, now, at, w->op);
}

/* Increments counters that are decremented when a memory operation completes, at time `at`. */
static void
put_events(struct sim_wave *w, const struct sim_op *op, int64_t now, int64_t at)
{
	for (unsigned i = 0; i < op->nmemory; i++)
		put_event(w, op, i, now, at);
}

/* Increments counters of expert mode. */
static void
put_expert_events(struct sim_wave *w, const struct sim_op *op, int64_t now, int64_t at)
{
	for (unsigned i = op->nmemory; i < op->nevents; i++)
		put_event(w, op, i, now, at);
}

/* Delays the wave's later instructions of a kind until an operation has written or read its registers. In mode 2, hardware does not do
 * this if a counter of expert mode counts the operation. */
static void
hold(int64_t from[2], const struct sim_op *op, int64_t at)
{
	from[0] = sim_later(from[0], at);
	if (op->nevents == op->nmemory)
		from[1] = sim_later(from[1], at);
}

static int64_t
queue_from(const int64_t *queue, uint32_t n, unsigned most)
{
	return most && n >= most ? queue[(n - most) % SIM_QUEUE] : 0;
}

int64_t
sim_port_from(const struct sim_simd *simd, unsigned port, uint8_t *reason)
{
	*reason = SIM_unit;
	switch (port) {
	case SIM_PORT_VALU:
		*reason = simd->valu_entered > simd->port[SIM_UNIT_valu] ? SIM_full : SIM_unit;
		return sim_later(simd->valu_entered, simd->port[SIM_UNIT_valu]);
	case SIM_PORT_SCALAR:
		return simd->port[SIM_UNIT_salu];
	case SIM_PORT_VMEM:
		return simd->port[SIM_UNIT_vmem];
	case SIM_PORT_LDS:
		return simd->port[SIM_UNIT_lds];
	case SIM_PORT_EXPORT:
		return simd->port[SIM_UNIT_export];
	default:
		return 0;
	}
}

/* Returns the time from which the issue path and the queue of the op's unit are free, and sets *reason to the resource that becomes
 * free last. For the vector ALU itself, returns 0, because sim_port_from() has already checked both. */
static int64_t
valu_from(struct sim *s, const struct sim_simd *simd, const struct sim_op *op, uint8_t *reason)
{
	int64_t port = op->unit != SIM_UNIT_valu ? simd->port[op->unit] : 0, queue = 0;

	if (op->flags & SIM_OP_TRANS && s->v[TIMING_valu_queue])
		queue = queue_from(simd->trans_queue, simd->ntrans, (unsigned)s->v[TIMING_trans_queue]);
	*reason = queue > port ? SIM_full : SIM_unit;
	return sim_later(port, queue);
}

/* Returns the index of the wave's vector memory unit: a work-group processor has one in each compute unit. */
static unsigned
vmem_piece(const struct sim *s, const struct sim_wave *w)
{
	return w->simd / 2 % s->r->pieces[SIM_UNIT_vmem];
}

int64_t
sim_unit_from(struct sim *s, struct sim_wave *w, const struct sim_op *op, uint8_t *reason)
{
	const struct sim_simd *simd = &s->simds[w->simd];
	const struct sim_shared *h = &s->shared;

	*reason = SIM_unit;
	unsigned piece;
	switch (op->kind) {
	case SIM_VALU:
		return valu_from(s, simd, op, reason);
	case SIM_SALU:
	case SIM_SMEM:
		*reason = SIM_full;
		return op->kind == SIM_SALU ? queue_from(simd->salu_queue, simd->nsalu, (unsigned)s->v[TIMING_salu_queue]) : 0;
	case SIM_VMEM:
		piece = vmem_piece(s, w);
		*reason = SIM_full;
		return h->vmem_queue[piece][h->nvmem[piece] % (unsigned)s->v[TIMING_vmem_queue]];
	case SIM_MESSAGE:
		return simd->port[op->unit];
	default:
		return 0;
	}
}

static void
push(int64_t *queue, uint32_t *n, int64_t at)
{
	queue[(*n)++ % SIM_QUEUE] = at;
}

static int64_t
after_sources(const struct sim *s, const struct sim_wave *w, const struct sim_op *op, int64_t from)
{
	const uint16_t *reg = &s->p->regs[op->reg];

	for (unsigned i = 0; i < op->nreads; i++)
		from = sim_later(from, w->done[reg[i]]);
	return from;
}

static void
set_results(const struct sim *s, struct sim_wave *w, const struct sim_op *op, int64_t vectors, int64_t scalars)
{
	const uint16_t *reg = &s->p->regs[op->reg] + op->nreads;
	unsigned i = 0;

	for (; i < op->nvectors; i++)
		w->done[reg[i]] = vectors;
	for (; i < op->nwrites; i++)
		w->done[reg[i]] = scalars;
}

static void
remember(int64_t *history, unsigned n, int64_t time)
{
	while (--n)
		history[n] = history[n - 1];
	history[0] = time;
}

/* Returns how many cycles the operation occupies the issue path to the vector ALU. */
static unsigned
port_cycles(const int32_t *v, const struct sim_op *op)
{
	if (op->flags & SIM_OP_WHOLE && !v[TIMING_valu_queue])
		return op->busy;
	return op->flags & SIM_OP_TRANS && !v[TIMING_in_turn] ? 1 : op->issue;
}

/* Puts an operation that reaches the vector ALU at the time `reaches` in the queue of the ALU. Each pass takes an entry, until it
 * reaches the ALU. Until all passes have entered, the operation holds its wave and the issue port. */
static void
enter_valu_queue(const struct sim *s, struct sim_wave *w, struct sim_simd *simd, const struct sim_op *op, int64_t reaches)
{
	const int32_t *v = s->v;
	unsigned entries = (unsigned)v[TIMING_valu_queue], passes = port_cycles(v, op), n = passes;

	if (op->unit != SIM_UNIT_valu && n < (unsigned)v[TIMING_valu_other])
		n = (unsigned)v[TIMING_valu_other];
	n = n < entries ? n : entries;
	simd->valu_entered = queue_from(simd->valu_queue, simd->nvalu + n - 1, entries);
	for (unsigned i = 0; i < n; i++)
		push(simd->valu_queue, &simd->nvalu, reaches + (i < passes ? i : 0) - v[TIMING_valu_leave]);
	if (simd->valu_entered > w->free) {
		w->free = simd->valu_entered;
		w->free_reason = SIM_full;
	}
}

/* Starts an operation on the vector ALU as soon as the ALU is free and the sources are available. Operations start in order.
 * Transcendental operations that wait for their unit do not keep the next operation from reaching the ALU. Returns the start
 * time. */
static int64_t
valu_begins(struct sim *s, struct sim_wave *w, struct sim_simd *simd, const struct sim_op *op, int64_t time)
{
	const int32_t *v = s->v;
	int64_t exec = time + op->conflict;

	if (!v[TIMING_valu_queue])
		return time;
	exec += !(op->flags & SIM_OP_READS_VGPR) ? v[TIMING_valu_start] : w->any_valu ? v[TIMING_valu_read] : v[TIMING_valu_first];
	int64_t reaches = sim_later(exec, simd->valu_reached + 1);
	enter_valu_queue(s, w, simd, op, reaches);
	exec = after_sources(s, w, op, sim_later(exec, simd->valu_exec));
	if (op->flags & SIM_OP_TRANS) {
		exec = sim_later(exec, simd->trans_exec);
		simd->trans_exec = exec + op->busy;
		simd->valu_exec = exec + 1;
		simd->valu_reached = reaches;
		push(simd->trans_queue, &simd->ntrans, exec);
	} else {
		simd->valu_exec = exec + op->busy;
		simd->valu_reached = simd->valu_exec - 1;
	}
	return exec;
}

/* Records when the operation's reads and writes complete, for s_wait_alu. */
static void
record_valu(struct sim *s, struct sim_wave *w, const struct sim_op *op, int64_t time, int64_t exec)
{
	const int32_t *v = s->v;
	int64_t written = exec + v[TIMING_mem_after_valu] + (op->flags & SIM_OP_MATRIX ? op->busy : 0);

	if ((int64_t)op->latency > v[TIMING_latency_valu])
		written += (int64_t)op->latency - v[TIMING_latency_valu];
	put_expert_events(w, op, time, written);
	if (op->flags & SIM_OP_RETURNS)
		sim_history_put(&w->valu_written, written);
	if (op->flags & SIM_OP_WRITES_SGPR)
		sim_history_put(&w->valu_scalars, written);
	if (op->flags & SIM_OP_VCC)
		w->vcc_written = sim_later(w->vcc_written, written);
	if (op->flags & SIM_OP_READS_SGPR)
		w->sgpr_read = sim_later(w->sgpr_read, time + v[TIMING_salu_after_read]);
}

static void
issue_valu(struct sim *s, struct sim_wave *w, struct sim_simd *simd, const struct sim_op *op, int64_t time)
{
	const int32_t *v = s->v;
	int64_t exec = valu_begins(s, w, simd, op, time);
	bool queued = v[TIMING_valu_queue], alone = op->unit == SIM_UNIT_valu;
	unsigned port = port_cycles(v, op);
	int64_t scalars = op->flags & SIM_OP_SCALAR ? (int64_t)op->latency : v[TIMING_mask_latency];

	simd->port[SIM_UNIT_valu] = time + port;
	if (op->unit == SIM_UNIT_trans)
		simd->port[SIM_UNIT_trans] = time + op->issue;
	else if (op->unit == SIM_UNIT_matrix && !queued)
		simd->port[SIM_UNIT_matrix] = time + op->busy;
	set_results(s, w, op, exec + (op->flags & SIM_OP_MATRIX ? op->busy : 0) + op->latency +
		(op->flags & SIM_OP_READS_VGPR ? 0 : v[TIMING_valu_plain]), exec + scalars);
	record_valu(s, w, op, time, exec);
	if (op->flags & SIM_OP_WRITES_SGPR) {
		w->salu_from = sim_later(w->salu_from, exec + v[TIMING_salu_after_mask] + scalars - v[TIMING_mask_latency]);
		if (op->flags & SIM_OP_CONDITION)
			w->branch_from = sim_later(w->branch_from, exec + v[TIMING_branch_after_valu]);
	}
	if (op->flags & SIM_OP_READS_SGPR)
		w->salu_from = sim_later(w->salu_from, time + v[TIMING_salu_after_read]);
	w->valu_exec = exec;
	w->valu_lag = exec - time;
	w->valu_end = sim_later(w->valu_end, exec + op->busy);
	hold(w->mem_from, op, exec + v[TIMING_mem_after_valu]);
	w->any_valu = true;
	if (op->flags & SIM_OP_TRANS)
		remember(w->trans_issue, SIM_TRANS_HISTORY, time);
	else
		remember(w->valu_issue, SIM_VALU_HISTORY, time);
	sim_count_busy(s, op->unit, op->busy);
	if (!alone)
		sim_count_busy(s, SIM_UNIT_valu, op->flags & SIM_OP_WHOLE ? op->busy : port);
	if (v[TIMING_in_turn] && port > (unsigned)v[TIMING_period]) {
		w->free = time + port;
		w->free_reason = SIM_unit;
	}
}

/* Returns whether a scalar operation issued at the given time reads its scalar registers from the register file: no pending operation
 * forwards one of them. */
static bool
reads_file(const struct sim *s, const struct sim_wave *w, const struct sim_op *op, int64_t time)
{
	const uint16_t *reg = &s->p->regs[op->reg];

	if (!(op->flags & SIM_OP_READS_FILE))
		return false;
	for (unsigned i = 0; i < op->nreads; i++)
		if (reg[i] != s->p->scc && w->done[reg[i]] > time)
			return false;
	return true;
}

static void
issue_salu(struct sim *s, struct sim_wave *w, struct sim_simd *simd, const struct sim_op *op, int64_t time)
{
	const int32_t *v = s->v;
	int64_t exec = time;

	if (v[TIMING_salu_queue]) {
		int64_t sources = after_sources(s, w, op, 0);

		exec = time + v[TIMING_salu_start] + (reads_file(s, w, op, time) ? v[TIMING_salu_read] : 0);
		exec = sim_later(exec, sim_later(sources, simd->salu_exec));
		simd->salu_exec = exec + 1;
		push(simd->salu_queue, &simd->nsalu, exec - 1);
	}
	simd->port[SIM_UNIT_salu] = time + op->issue;
	set_results(s, w, op, 0, exec + op->latency);
	w->salu_exec = exec;
	w->salu_lag = exec - time;
	w->salu_written = exec + v[TIMING_smem_after_salu];
	w->salu_issue = time;
	if (op->flags & SIM_OP_CONDITION)
		w->branch_from = sim_later(w->branch_from, exec + v[TIMING_branch_after_salu]);
	sim_count_busy(s, SIM_UNIT_salu, op->issue);
}

/* Starts an operation on a shared unit as soon as the unit is free. Returns the delay in cycles. */
static int64_t
serve(struct sim *s, int64_t *free, unsigned unit, int64_t time, unsigned busy)
{
	int64_t begin = sim_later(time, *free);

	*free = begin + busy;
	sim_count_busy(s, unit, busy);
	return begin - time;
}

/* Delays the wave's vector operations until the memory operation has read its source registers. */
static void
hold_valu(struct sim *s, struct sim_wave *w, const struct sim_op *op, int64_t time, int64_t later)
{
	const int32_t *v = s->v;
	int64_t read = time + v[TIMING_mem_start] + later + op->conflict;

	put_expert_events(w, op, time, read);
	sim_history_put(&w->mem_read, read);
	if (v[TIMING_valu_after_mem])
		hold(w->valu_from, op, read + v[TIMING_valu_after_mem]);
}

/* Returns whether the next event is chosen. per_cent: percentage of events to choose. */
static bool
choose(struct sim_share *share, int32_t per_cent)
{
	share->sum += (unsigned)per_cent;
	if (share->sum < 100)
		return false;
	share->sum -= 100;
	return true;
}

/* Returns the latency of a load that may miss the first-level or the scalar cache. hit: latency of a hit in that cache. */
static int64_t
loaded_from(struct sim *s, struct sim_share *share, int32_t per_cent, int32_t hit)
{
	const int32_t *v = s->v;

	if (choose(share, per_cent))
		return hit;
	if (choose(&s->shared.l2_hits, v[TIMING_vmem_l2_hits]))
		return v[TIMING_vmem_l2_latency];
	return v[choose(&s->shared.mall_hits, v[TIMING_vmem_mall_hits]) ? TIMING_vmem_mall_latency : TIMING_vmem_dram_latency];
}

bool
sim_misses_first(const struct sim *s, unsigned kind)
{
	return s->v[TIMING_memory_cold] && !s->launch->script &&
		!s->m->set[kind == SIM_SMEM ? TIMING_smem_latency : TIMING_vmem_latency];
}

/* Returns the arrival time of a cache line that a load accesses for the first time, including the translation of its address. */
static int64_t
line_arrives(struct sim *s, const struct sim_op *op, int64_t time)
{
	int64_t *translated = &s->shared.translated[op->page];

	if (!*translated)
		*translated = time + s->v[TIMING_memory_translation];
	return sim_later(time, *translated) + s->v[TIMING_vmem_dram_latency];
}

/* Returns the latency of a load from a level. hit: latency of a hit in the first-level or the scalar cache. */
static int64_t
latency_from(const struct sim *s, unsigned from, int32_t hit)
{
	return from == SIM_FROM_FIRST ? hit : s->v[from == SIM_FROM_L2 ? TIMING_vmem_l2_latency : from == SIM_FROM_LAST ?
		TIMING_vmem_mall_latency : TIMING_vmem_dram_latency];
}

/* Returns the additional cycles of a load, compared with a hit in the first-level or the scalar cache. A wave's first access to a
 * line misses all caches; the scalar cache keeps the line for all waves. */
static int64_t
miss_cycles(struct sim *s, struct sim_wave *w, const struct sim_op *op, int64_t time)
{
	bool scalar = op->kind == SIM_SMEM;
	int32_t hit = s->v[scalar ? TIMING_smem_latency : TIMING_vmem_latency];

	if (!(op->flags & SIM_OP_LOAD))
		return 0;
	if (op->from)
		return latency_from(s, op->from, hit) - hit;
	int64_t *arrived;
	if (sim_misses_first(s, op->kind) && op->first != SIM_NOT_MEASURED) {
		if (choose(&s->shared.first[op - s->p->ops], op->first))
			return sim_later(line_arrives(s, op, time) - time - hit, 0);
	} else if (sim_misses_first(s, op->kind)) {
		arrived = scalar ? &s->shared.arrived[op->data] : &w->arrived[op->data];
		if (!*arrived)
			*arrived = line_arrives(s, op, time);
		if (*arrived > time)
			return sim_later(*arrived - time - hit, 0);
	}
	return scalar ? loaded_from(s, &s->shared.smem_hits, s->v[TIMING_smem_hits], hit) - hit :
		loaded_from(s, &s->shared.vmem_hits, s->v[TIMING_vmem_hits], hit) - hit;
}

static void
issue_vmem(struct sim *s, struct sim_wave *w, struct sim_simd *simd, const struct sim_op *op, int64_t time)
{
	const int32_t *v = s->v;
	struct sim_shared *h = &s->shared;
	unsigned piece = vmem_piece(s, w);
	int64_t later = serve(s, &h->vmem[piece], SIM_UNIT_vmem, time, op->busy);
	int64_t done = time + later + op->latency + miss_cycles(s, w, op, time + later);
	bool load = op->flags & SIM_OP_RETURNS;

	if (load && v[TIMING_vmem_shared_order])
		done = h->load_done = sim_later(done, h->load_done);
	h->vmem_queue[piece][h->nvmem[piece]++ % (unsigned)v[TIMING_vmem_queue]] = done;
	simd->port[SIM_UNIT_vmem] = time + op->issue;
	put_events(w, op, time, done);
	hold_valu(s, w, op, time, 0);
	if (!load)
		w->internal_from = sim_later(w->internal_from, time + v[TIMING_store_hold]);
}

static void
issue_lds(struct sim *s, struct sim_wave *w, struct sim_simd *simd, const struct sim_op *op, int64_t time)
{
	struct sim_shared *h = &s->shared;
	unsigned pair = w->simd / 2;
	int64_t start = time + s->v[TIMING_mem_start];

	if (s->v[TIMING_lds_shared]) {
		h->lds_banks = sim_later(h->lds_banks, start) + op->served;
		h->lds[pair] = sim_later(h->lds[pair], h->lds_banks - op->busy);
		if (op->served * s->r->pieces[SIM_UNIT_lds] > op->busy) /* the shared banks limit the throughput of all pairs together */
			sim_count_busy(s, SIM_UNIT_lds, op->served * s->r->pieces[SIM_UNIT_lds] - op->busy);
	}
	int64_t later = serve(s, &h->lds[pair], SIM_UNIT_lds, start, op->busy);
	int64_t done = sim_later(time + later + op->latency, h->lds_done[pair]);
	h->lds_done[pair] = done + op->busy; /* data is returned in order */
	simd->port[SIM_UNIT_lds] = time + op->issue;
	put_events(w, op, time, done);
	hold_valu(s, w, op, time, later);
}

static void
issue_other(struct sim *s, struct sim_wave *w, struct sim_simd *simd, const struct sim_op *op, int64_t time)
{
	int64_t later = 0;

	if (op->kind == SIM_SMEM) {
		later = serve(s, &s->shared.smem, SIM_UNIT_smem, time, op->busy);
		later += miss_cycles(s, w, op, time + later);
	} else if (op->kind == SIM_EXPORT) {
		later = serve(s, &s->shared.export, SIM_UNIT_export, time, op->busy);
	} else {
		sim_count_busy(s, SIM_UNIT_branch, op->issue);
	}
	simd->port[op->kind == SIM_SMEM ? SIM_UNIT_salu : op->unit] = time + op->issue;
	put_events(w, op, time, time + later + op->latency);
	if (op->kind == SIM_EXPORT)
		hold_valu(s, w, op, time, 0);
}

void
sim_unit_issue(struct sim *s, struct sim_wave *w, const struct sim_op *op, int64_t time)
{
	struct sim_simd *simd = &s->simds[w->simd];

	w->free = time + s->v[TIMING_period];
	w->free_reason = SIM_turn;
	if (op->unit != SIM_UNIT_COUNT)
		s->r->unit_insns[op->unit]++;
	switch (op->kind) {
	case SIM_VALU:
		issue_valu(s, w, simd, op, time);
		break;
	case SIM_SALU:
		issue_salu(s, w, simd, op, time);
		break;
	case SIM_VMEM:
		issue_vmem(s, w, simd, op, time);
		break;
	case SIM_LDS:
		issue_lds(s, w, simd, op, time);
		break;
	case SIM_SMEM:
	case SIM_EXPORT:
	case SIM_MESSAGE:
		issue_other(s, w, simd, op, time);
		break;
	case SIM_BRANCH:
		sim_count_busy(s, SIM_UNIT_branch, (unsigned)s->v[TIMING_period]);
		break;
	case SIM_SLEEP:
		w->free += op->wait;
		w->free_reason = SIM_sleep;
		break;
	default:
		break;
	}
	w->internal = op->kind > SIM_BRANCH && op->kind != SIM_BARRIER;
	if (!w->internal)
		w->unit_issue = time;
}
