/* Translates the instructions of control-flow graphs to ops. Each called function is translated once. Calls and jumps
 * are linked after all functions have been translated. */
#include "common/sim/op.h"

#include <string.h>

#include "common/analysis/mode/sched.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/arena.h"
#include "common/base/memory/array.h"
#include "common/base/memory/map.h"
#include "common/isa/fields.h"
#include "common/isa/hazard_rules.h"

struct compile {
	struct sim_program *p;
	const struct sim_machine *m;
	const struct flow *flow;
	const struct graph *g;
	struct sched *sched;
	uint32_t *first;         /* indexed by function: index of its first op; GRAPH_NONE: not queued */
	uint32_t *queue;         /* functions to translate, in the order of their ops */
	size_t nqueue, queue_cap;
	uint32_t writes[INSN_UNITS]; /* indexed by register unit: number of instructions so far that write it */
	struct map known;        /* maps the hash of an address to the number of its line or page; the arena owns the keys */
	struct arena arena;
	uint16_t unit[INSN_UNITS]; /* indexed by register unit: index of the unit's register number in regs, plus 1; 0: not assigned */
};

static const struct {
	uint8_t kind, port, unit;
} kinds[ISSUE_COUNT] = {
	[ISSUE_none] = {SIM_INTERNAL, SIM_PORT_NONE, SIM_UNIT_COUNT},
	[ISSUE_salu] = {SIM_SALU, SIM_PORT_SCALAR, SIM_UNIT_salu},
	[ISSUE_salu_float] = {SIM_SALU, SIM_PORT_SCALAR, SIM_UNIT_salu},
	[ISSUE_valu] = {SIM_VALU, SIM_PORT_VALU, SIM_UNIT_valu},
	[ISSUE_valu_fma] = {SIM_VALU, SIM_PORT_VALU, SIM_UNIT_valu},
	[ISSUE_valu_quarter] = {SIM_VALU, SIM_PORT_VALU, SIM_UNIT_valu},
	[ISSUE_valu_cvt] = {SIM_VALU, SIM_PORT_VALU, SIM_UNIT_valu},
	[ISSUE_valu_trans] = {SIM_VALU, SIM_PORT_VALU, SIM_UNIT_trans},
	[ISSUE_valu_trans_scalar] = {SIM_VALU, SIM_PORT_VALU, SIM_UNIT_trans},
	[ISSUE_valu_mul32] = {SIM_VALU, SIM_PORT_VALU, SIM_UNIT_valu},
	[ISSUE_valu_mad64] = {SIM_VALU, SIM_PORT_VALU, SIM_UNIT_valu},
	[ISSUE_valu_64] = {SIM_VALU, SIM_PORT_VALU, SIM_UNIT_valu},
	[ISSUE_valu_f64] = {SIM_VALU, SIM_PORT_VALU, SIM_UNIT_valu},
	[ISSUE_valu_f64_add] = {SIM_VALU, SIM_PORT_VALU, SIM_UNIT_valu},
	[ISSUE_valu_f64_cvt] = {SIM_VALU, SIM_PORT_VALU, SIM_UNIT_valu},
	[ISSUE_valu_f64_trans] = {SIM_VALU, SIM_PORT_VALU, SIM_UNIT_valu},
	[ISSUE_matrix] = {SIM_VALU, SIM_PORT_VALU, SIM_UNIT_matrix},
	[ISSUE_matrix_valu] = {SIM_VALU, SIM_PORT_VALU, SIM_UNIT_matrix},
	[ISSUE_interp] = {SIM_VALU, SIM_PORT_VALU, SIM_UNIT_valu},
	[ISSUE_smem] = {SIM_SMEM, SIM_PORT_SCALAR, SIM_UNIT_smem},
	[ISSUE_vmem] = {SIM_VMEM, SIM_PORT_VMEM, SIM_UNIT_vmem},
	[ISSUE_flat] = {SIM_VMEM, SIM_PORT_VMEM, SIM_UNIT_vmem},
	[ISSUE_lds] = {SIM_LDS, SIM_PORT_LDS, SIM_UNIT_lds},
	[ISSUE_gds] = {SIM_EXPORT, SIM_PORT_EXPORT, SIM_UNIT_export},
	[ISSUE_ldsdir] = {SIM_LDS, SIM_PORT_LDS, SIM_UNIT_lds},
	[ISSUE_export] = {SIM_EXPORT, SIM_PORT_EXPORT, SIM_UNIT_export},
	[ISSUE_branch] = {SIM_BRANCH, SIM_PORT_BRANCH, SIM_UNIT_branch},
	[ISSUE_message] = {SIM_MESSAGE, SIM_PORT_BRANCH, SIM_UNIT_branch},
	[ISSUE_barrier] = {SIM_BARRIER, SIM_PORT_BRANCH, SIM_UNIT_COUNT},
	[ISSUE_wait] = {SIM_WAIT, SIM_PORT_NONE, SIM_UNIT_COUNT},
	[ISSUE_internal] = {SIM_INTERNAL, SIM_PORT_NONE, SIM_UNIT_COUNT},
};

static uint32_t
immediate(const struct compile *c, const struct insn *insn)
{
	uint32_t dword[2] = {0};

	insn_constant(c->m->isa, insn, 0, dword);
	return dword[0];
}

static void
put_alu_wait(struct compile *c, struct sim_op *op, const struct insn *insn)
{
	struct sim_program *p = c->p;

	op->kind = SIM_WAIT_ALU;
	op->wait = (uint32_t)p->nalu_waits;
	struct sim_alu_wait *w = APPEND(p->alu_waits, p->nalu_waits, p->alu_waits_cap);
	insn_waits(c->m->isa, insn, w->counters);
	insn_depctr(c->m->isa, insn, w->parts);
	if (p->capacity[COUNTER_depctr_va_vdst])
		w->parts[DEPCTR_va_vdst] = INSN_ANY;
	if (p->capacity[COUNTER_depctr_vm_vsrc])
		w->parts[DEPCTR_vm_vsrc] = INSN_ANY;
}

/* Completes the op of a request for VGPRs. It waits until nothing but stores is pending: RDNA 4 ISA, S_ALLOC_VGPR. */
static void
put_request(struct compile *c, struct sim_op *op, const struct insn *insn)
{
	enum { NUMBER = 511 };
	struct sim_program *p = c->p;

	if (c->flow->functions[op->function].start.dynamic == DYNAMIC_OFF)
		return;
	op->kind = SIM_REQUEST;
	p->requests = true;
	op->wait = (uint32_t)p->nwaits;
	uint8_t *most = *APPEND(p->waits, p->nwaits, p->waits_cap);
	for (unsigned i = 0; i < COUNTER_COUNT; i++)
		most[i] = i == COUNTER_storecnt || insn_counter_expert(c->m->isa, i) ? INSN_ANY : 0;
	uint32_t number[2];
	if (insn_constant(c->m->isa, insn, 0, number))
		op->vgprs = (uint16_t)(number[0] & NUMBER ? number[0] & NUMBER : 1); /* a wave keeps a block */
}

/* Completes the op of an instruction that is executed without a unit. */
static void
put_internal(struct compile *c, struct sim_op *op, const struct insn *insn, const struct insn_effects *e)
{
	op->wait = immediate(c, insn);
	switch (e->operation) {
	case OPERATION_nop:
		op->kind = SIM_NOP;
		op->wait = (op->wait & ((1u << isa_nop_bits[c->m->isa->target->column]) - 1)) * (unsigned)c->m->value[TIMING_nop];
		break;
	case OPERATION_sleep:
		op->kind = SIM_SLEEP;
		op->wait = (op->wait & 0x7f) * (unsigned)c->m->value[TIMING_sleep];
		break;
	case OPERATION_delay:
		op->kind = SIM_DELAY;
		break;
	case OPERATION_wait_alu:
		put_alu_wait(c, op, insn);
		break;
	case OPERATION_alloc_vgpr:
		op->wait = GRAPH_NONE;
		put_request(c, op, insn);
		break;
	default:
		op->wait = GRAPH_NONE;
	}
}

static void
put_waits(struct compile *c, struct sim_op *op, const struct insn *insn)
{
	uint8_t most[COUNTER_COUNT];
	struct sim_program *p = c->p;

	insn_waits(c->m->isa, insn, most);
	for (unsigned i = 0; i < COUNTER_COUNT; i++)
		if (most[i] != INSN_ANY && most[i] < p->capacity[i]) {
			op->wait = (uint32_t)p->nwaits;
			memcpy(APPEND(p->waits, p->nwaits, p->waits_cap), most, sizeof most);
			return;
		}
}

static bool
is_scalar(unsigned file)
{
	return file != FILE_vgpr && file != FILE_agpr;
}

/* Returns the number of extra cycles for source operands in the same register bank as an earlier source operand. */
static unsigned
bank_conflicts(const struct insn_operand *op, unsigned n, const int32_t *v)
{
	unsigned banks = 0, conflicts = 0;

	for (unsigned i = 0; i < n; i++)
		if (op[i].file == FILE_vgpr && op[i].access & ACCESS_read && op[i].slot >= 0 && !(op[i].access & ACCESS_write)) {
			unsigned bank = 1u << op[i].first % (unsigned)v[TIMING_valu_banks];

			for (unsigned k = 0; k < i; k++)
				if (op[k].file == FILE_vgpr && op[k].access & ACCESS_read && op[k].first == op[i].first)
					bank = 0;
			conflicts += (banks & bank) != 0;
			banks |= bank;
		}
	return conflicts * (unsigned)v[TIMING_valu_bank];
}

static void
put_register(struct compile *c, unsigned unit)
{
	struct sim_program *p = c->p;

	if (!c->unit[unit])
		c->unit[unit] = (uint16_t)++p->nunits;
	*APPEND(p->regs, p->nregs, p->regs_cap) = (uint16_t)(c->unit[unit] - 1);
}

/* Returns whether the operand needs an entry in regs: its value may not be available yet when the next instruction issues. */
static bool
is_tracked(const struct compile *c, const struct sim_op *op, const struct insn_operand *o)
{
	if (o->file == FILE_mode || o->file == FILE_gpr_idx || o->file == FILE_pops_exiting_wave_id)
		return false;
	if (op->kind == SIM_BRANCH)
		return is_scalar(o->file) && o->file != FILE_sgpr;
	return op->kind == SIM_VALU || op->kind == SIM_SALU ? c->m->value[TIMING_latency_valu] != 0 :
		is_scalar(o->file) && o->file == FILE_sgpr && c->m->value[TIMING_latency_salu] != 0;
}

/* Appends the vector or scalar registers that the instruction reads or writes. Returns the number of registers. */
static unsigned
put_registers(struct compile *c, const struct sim_op *op, const struct insn_operand *o, unsigned n, unsigned access, bool scalar)
{
	unsigned count = 0;

	for (unsigned i = 0; i < n; i++)
		if (o[i].access & access && is_scalar(o[i].file) == scalar && is_tracked(c, op, &o[i]))
			for (unsigned k = 0; k < o[i].count; k++, count++)
				put_register(c, insn_unit(o[i].file, o[i].first + k));
	return count;
}

static void
put_uses(struct compile *c, struct sim_op *op, const struct insn_operand *o, unsigned n)
{
	for (unsigned i = 0; i < n; i++) {
		if (o[i].access & ACCESS_write && (o[i].file == FILE_scc || o[i].file == FILE_vcc || o[i].file == FILE_exec))
			op->flags |= SIM_OP_CONDITION;
		if (o[i].access & ACCESS_write && o[i].file == FILE_vcc)
			op->flags |= SIM_OP_VCC;
		if (o[i].file == FILE_exec || o[i].file == FILE_mode || o[i].file == FILE_gpr_idx) {
			op->flags |= o[i].access & ACCESS_write && o[i].file == FILE_exec ? SIM_OP_WRITES_SGPR : 0;
			continue;
		}
		if (o[i].access & ACCESS_read)
			op->flags |= is_scalar(o[i].file) ? SIM_OP_READS_SGPR : SIM_OP_READS_VGPR;
		if (o[i].access & ACCESS_read && is_scalar(o[i].file) && o[i].file != FILE_scc)
			op->flags |= SIM_OP_READS_FILE;
		if (o[i].access & ACCESS_write)
			op->flags |= is_scalar(o[i].file) ? SIM_OP_WRITES_SGPR : SIM_OP_RETURNS;
	}
	op->reg = (uint32_t)c->p->nregs;
	if (op->kind > SIM_EXPORT && op->kind != SIM_BRANCH)
		return;
	op->nreads = (uint16_t)(put_registers(c, op, o, n, ACCESS_read, false) + put_registers(c, op, o, n, ACCESS_read, true));
	if (op->kind == SIM_VALU || op->kind == SIM_SALU) {
		op->nvectors = (uint16_t)put_registers(c, op, o, n, ACCESS_write, false);
		op->nwrites = (uint16_t)(op->nvectors + put_registers(c, op, o, n, ACCESS_write, true));
	}
}

/* Returns the number of vector registers per lane that the access transfers. */
static unsigned
moved_dwords(const struct insn_effects *e, const struct insn_operand *o, unsigned n)
{
	unsigned sent = 0, got = 0, moved = (e->bytes + 3u) / 4;

	for (unsigned i = 0; i < n; i++)
		if (o[i].access & ACCESS_data)
			sent += o[i].count;
		else if (o[i].access & ACCESS_write && (o[i].file == FILE_vgpr || o[i].file == FILE_agpr))
			got = o[i].count > got ? o[i].count : got;
	moved = sent > moved ? sent : moved;
	moved = got > moved ? got : moved;
	return moved ? moved : 1;
}

static unsigned
ceil_div(unsigned a, unsigned b)
{
	return b ? (a + b - 1) / b : a;
}

static void
put_vmem(struct compile *c, struct sim_op *op, const struct insn_effects *e, unsigned dwords)
{
	const int32_t *v = c->m->value;
	unsigned lanes = c->m->isa->wave32 ? 32 : 64;
	bool sends = e->memory & (1u << MEMORY_store | 1u << MEMORY_atomic);
	unsigned cycles = ceil_div(lanes * dwords * 4, (unsigned)v[sends ? TIMING_vmem_store_bytes : TIMING_vmem_bytes]);
	unsigned together = (unsigned)v[dwords > 1 && !sends && v[TIMING_vmem_wide_lanes] < v[TIMING_vmem_lanes] ?
		TIMING_vmem_wide_lanes : TIMING_vmem_lanes];
	unsigned addresses = ceil_div(lanes, together), base = ceil_div(lanes * 8, (unsigned)v[TIMING_vmem_bytes]);
	bool texels = !sends && e->event != EVENT_bvh && (e->space == SPACE_image || e->properties >> PROPERTY_typed & 1);

	if (e->event == EVENT_bvh)
		cycles = ceil_div(lanes, (unsigned)v[TIMING_bvh_rays]);
	else if (texels)
		cycles = ceil_div(lanes, (unsigned)v[TIMING_vmem_texels]);
	if (!texels && e->event != EVENT_bvh) {
		op->moves = cycles;
		op->served = addresses;
	}
	op->busy = (uint32_t)(cycles > addresses ? cycles : addresses);
	op->latency = (uint32_t)v[sends && !(e->memory & 1u << MEMORY_return) ? TIMING_vmem_store_latency : TIMING_vmem_latency];
	if (op->busy > base)
		op->latency = (uint32_t)(op->latency + op->busy - base); /* timing.tbl has latencies for 8 bytes per lane */
	if (texels)
		op->flags |= SIM_OP_TEXELS;
}

/* Returns how many cycles an access whose addresses are not known occupies the LDS banks: those of neighbouring lanes are lds.stride apart. */
static unsigned
lds_banks(const struct compile *c, unsigned lanes, unsigned dwords, bool store)
{
	unsigned stride = (unsigned)c->m->value[TIMING_lds_stride];

	stride = stride ? stride : dwords * 4;
	struct access_part v[ACCESS_LANES];
	for (unsigned lane = 0; lane < lanes; lane++)
		v[lane] = (struct access_part){(uint64_t)lane * stride, (uint8_t)lane, (uint8_t)(stride < 4 ? stride : dwords * 4)};
	struct access_memory memory;
	sim_machine_memory(c->m, &memory);
	return access_banks(&memory, &(struct access_made){v, lanes, true, store, false}).cycles;
}

static void
put_lds(struct compile *c, struct sim_op *op, const struct insn_effects *e, unsigned dwords)
{
	static const enum timing latency[] = {TIMING_lds_latency1, TIMING_lds_latency2, TIMING_lds_latency3, TIMING_lds_latency4};
	static const enum timing loads[] = {TIMING_lds_load1, TIMING_lds_load2, TIMING_lds_load4, TIMING_lds_load4};
	static const enum timing stores[] = {TIMING_lds_store1, TIMING_lds_store2, TIMING_lds_store3, TIMING_lds_store4};
	const int32_t *v = c->m->value;
	unsigned n = dwords > 4 ? 3 : dwords - 1, passes = c->m->isa->wave32 || v[TIMING_period] > 1 ? 1 : 2;
	bool sends = op->flags & SIM_OP_STORES;

	if (e->issue == ISSUE_ldsdir) {
		op->busy = 1;
		op->latency = (uint32_t)v[TIMING_ldsdir_latency];
		return;
	}
	unsigned moves = (unsigned)v[sends ? stores[n] : loads[n]] * passes;
	op->moves = moves;
	op->served = (uint32_t)lds_banks(c, c->m->isa->wave32 ? 32 : 64, dwords > 4 ? 4 : dwords, sends);
	op->busy = (uint32_t)(op->served > moves ? op->served : moves);
	op->latency = (uint32_t)(v[latency[n]] + (sends ? v[TIMING_lds_store_latency] : 0) + op->busy - (int)moves);
}

/* Returns the number of the line or page with the given key. A new key gets the number *n, which is incremented. */
static uint32_t
known_number(struct compile *c, uint64_t key, uint32_t *n)
{
	struct str bytes = {(const char *)&key, sizeof key};
	bool isnew;
	uint32_t *number = map_put(&c->known, bytes, &isnew);

	if (isnew) {
		map_move_last(&c->known, arena_str(&c->arena, bytes).p);
		*number = (*n)++;
	}
	return *number;
}

static uint64_t
mix(uint64_t hash, uint64_t value)
{
	hash = (hash ^ value) * UINT64_C(0x9e3779b97f4a7c15);
	return hash ^ hash >> 29;
}

static void
put_load(struct compile *c, struct sim_op *op, const struct insn *insn, const struct insn_operand *o, unsigned n)
{
	bool scalar = op->kind == SIM_SMEM;
	uint64_t page = 1, line = scalar ? 2 : 3;
	int64_t offset = insn_offset(c->m->isa, insn), size = c->m->value[TIMING_memory_line];

	for (unsigned i = 0; i < n; i++)
		if (o[i].access & ACCESS_address)
			for (unsigned k = 0; k < o[i].count; k++) {
				unsigned unit = insn_unit(o[i].file, o[i].first + k);

				page = mix(page, unit);
				line = mix(mix(line, unit), c->writes[unit]);
			}
	op->flags |= SIM_OP_LOAD;
	op->page = known_number(c, page, &c->p->npages);
	op->data = known_number(c, mix(line, (uint64_t)(offset / size - (offset % size < 0))),
		scalar ? &c->p->nscalar_lines : &c->p->nlines);
}

static void
count_writes(struct compile *c, const struct insn_operand *o, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		if (o[i].access & ACCESS_write)
			for (unsigned k = 0; k < o[i].count; k++)
				c->writes[insn_unit(o[i].file, o[i].first + k)]++;
}

static void
put_memory(struct compile *c, struct sim_op *op, const struct insn *insn, const struct insn_effects *e,
	const struct insn_operand *o, unsigned n)
{
	const int32_t *v = c->m->value;
	unsigned dwords = moved_dwords(e, o, n);

	for (unsigned i = 0; i < n; i++)
		if (o[i].access & ACCESS_data)
			op->flags |= SIM_OP_STORES;
	op->flags |= SIM_OP_ACCESS;
	op->conflict = (uint8_t)(op->flags & SIM_OP_STORES ? 1 + dwords : 1);
	if (e->memory & 1u << MEMORY_load && e->space != SPACE_scratch && (op->kind == SIM_SMEM || op->kind == SIM_VMEM))
		put_load(c, op, insn, o, n);
	unsigned exported;
	switch (op->kind) {
	case SIM_SMEM:
		op->busy = (uint32_t)ceil_div(dwords, (unsigned)v[TIMING_smem_dwords]);
		op->latency = (uint32_t)(v[TIMING_smem_latency] + op->busy - 1);
		break;
	case SIM_VMEM:
		put_vmem(c, op, e, dwords);
		break;
	case SIM_LDS:
		put_lds(c, op, e, dwords);
		break;
	case SIM_EXPORT:
		if (e->issue == ISSUE_gds) {
			op->busy = 1;
			op->latency = (uint32_t)v[TIMING_gds_latency];
			break;
		}
		exported = 0;
		for (unsigned i = 0; i < n; i++)
			exported += o[i].access & ACCESS_data ? o[i].count : 0;
		exported /= field_get(insn, FIELD_COMPR) ? 2 : 1; /* with COMPR, a register contains two 16-bit values */
		op->busy = op->latency = (uint32_t)(v[TIMING_export_cycles] * (int64_t)sim_machine_units(c->m) *
			(exported > 2 ? 2 : 1) / (c->m->isa->wave32 ? 2 : 1));
		op->issue = (uint32_t)(op->issue * (exported > 2 ? 2 : 1));
		break;
	default:
		op->busy = 1;
		op->latency = (uint32_t)v[TIMING_message_latency];
	}
}

static void
put_events(struct compile *c, struct sim_op *op, const struct insn_effects *e)
{
	const struct insn_count *counts;
	unsigned n = e->event == EVENT_none ? 0 : insn_counts(c->m->isa, e->event, false, true, &counts);

	for (unsigned i = 0; i < n; i++) {
		op->events[i].counter = counts[i].counter;
		op->events[i].order = counts[i].order;
		op->events[i].times = counts[i].times;
		op->nmemory += !counts[i].expert;
	}
	op->nevents = (uint8_t)n;
}

static void
put_alu(struct compile *c, struct sim_op *op, const struct insn_effects *e, const struct insn_operand *o, unsigned n)
{
	op->latency = (uint32_t)sim_machine_latency(c->m, e);
	op->busy = op->issue;
	if (op->unit == SIM_UNIT_trans)
		op->flags |= e->issue == ISSUE_valu_trans_scalar ? SIM_OP_TRANS | SIM_OP_SCALAR : SIM_OP_TRANS;
	if (op->unit == SIM_UNIT_matrix) {
		op->flags |= SIM_OP_MATRIX | (e->issue == ISSUE_matrix_valu ? SIM_OP_WHOLE : 0);
		if (e->passes)
			op->busy = (uint32_t)(e->passes * (unsigned)c->m->value[TIMING_matrix_pass]);
	}
	if (op->kind == SIM_VALU && op->unit == SIM_UNIT_valu)
		op->conflict = (uint8_t)bank_conflicts(o, n, c->m->value);
}

static void
put_control(struct sim_op *op, const struct insn_effects *e)
{
	switch (e->flow) {
	case CONTROL_end:
	case CONTROL_abort:
	case CONTROL_trap_return:
		op->kind = SIM_END;
		op->port = SIM_PORT_NONE;
		break;
	case CONTROL_call:
	case CONTROL_call_indirect:
		op->flags |= SIM_OP_CALL | SIM_OP_FAR;
		break;
	case CONTROL_jump_indirect:
		op->flags |= SIM_OP_FAR;
		break;
	case CONTROL_trap:
	case CONTROL_next:
		return;
	default:
		break;
	}
	if (op->kind != SIM_END)
		op->kind = SIM_BRANCH;
}

/* Returns whether an instruction executes in mode 2 of HW_REG_WAVE_SCHED_MODE only. */
static bool
is_expert(const struct compile *c, uint32_t function, uint64_t at)
{
	const struct graph *g = graph_whole(&c->flow->functions[function]);
	const uint8_t *modes = sched_modes(c->sched, function);
	const struct graph_insn *i = modes ? graph_insn_at(g, at) : NULL;

	return i && modes[i - g->insns] == SCHED_EXPERT;
}

static void
put_op(struct compile *c, uint32_t function, uint32_t number)
{
	const struct graph_insn *i = &c->g->insns[number];
	struct sim_op *op = APPEND(c->p->ops, c->p->nops, c->p->ops_cap);
	struct insn insn;

	graph_decode(c->flow->code, i, &insn);
	const struct insn_effects *e = insn_effects(c->m->isa, &insn);
	struct insn_operand o[INSN_OPERANDS];
	unsigned n = insn_operands(c->m->isa, &insn, i->gpr_idx, o);
	*op = (struct sim_op){.function = function, .insn = number, .at = i->at,
		.line = (i->at + i->size - 1) / (unsigned)c->m->value[TIMING_fetch_line],
		.target = GRAPH_NONE, .choice = GRAPH_NONE, .wait = GRAPH_NONE,
		.size = i->size, .first = SIM_NOT_MEASURED, .kind = kinds[e->issue].kind, .port = kinds[e->issue].port, .unit = kinds[e->issue].unit,
		.issue = sim_machine_issue(c->m, e)};
	if (e->properties >> PROPERTY_silent & 1)
		op->flags |= SIM_OP_SILENT;
	if (c->sched && is_expert(c, function, i->at))
		op->flags |= SIM_OP_EXPERT;
	put_control(op, e);
	put_uses(c, op, o, n);
	if (op->kind == SIM_VALU || op->kind == SIM_SALU)
		put_alu(c, op, e, o, n);
	else if (op->kind < SIM_BRANCH)
		put_memory(c, op, &insn, e, o, n);
	else if (op->kind == SIM_INTERNAL || op->kind == SIM_WAIT)
		put_internal(c, op, &insn, e);
	else if (op->kind == SIM_BARRIER)
		op->wait = e->operation;
	count_writes(c, o, n);
	if (i->flags & HAS_WAIT && e->operation != OPERATION_wait_alu)
		put_waits(c, op, &insn);
	put_events(c, op, e);
}

static uint32_t
op_of_function(struct compile *c, uint32_t function)
{
	if (c->first[function] == GRAPH_NONE) {
		c->first[function] = 0; /* queued; put_function() sets the final index */
		*APPEND(c->queue, c->nqueue, c->queue_cap) = function;
	}
	return function;
}

static void
put_function(struct compile *c, uint32_t function)
{
	const struct graph *g = c->g = c->flow->functions[function].graph;

	c->first[function] = (uint32_t)c->p->nops;
	for (uint32_t i = 0; i < g->ninsns; i++)
		put_op(c, function, i);
	if (g->ninsns)
		c->p->ops[c->p->nops - 1].flags |= SIM_OP_LAST;
}

/* Returns the first op of a queued function, or GRAPH_NONE if no instruction could be decoded at its start. */
static uint32_t
begin_of(struct compile *c, uint32_t function)
{
	bool any = c->first[function] != GRAPH_NONE && c->flow->functions[function].graph->ninsns;

	c->p->unknown |= !any;
	return any ? c->first[function] : GRAPH_NONE;
}

/* Links the end of a block to the block's successors, after all functions have been translated. link_function() links the targets
 * of calls. */
static void
link_block(struct compile *c, uint32_t function, const struct graph *g, const struct graph_block *b)
{
	uint32_t base = c->first[function], last = b->first + b->count - 1;
	struct sim_op *op = &c->p->ops[base + last];

	for (uint32_t k = 0; b->count && k < b->nedges; k++) {
		const struct graph_edge *e = &g->edges[b->edge + k];

		if (e->reason == EDGE_RETURNS)
			op->flags |= SIM_OP_RETURN;
		else if (e->to != GRAPH_NONE && (e->reason == EDGE_TAKEN || e->reason == EDGE_JUMPS || e->reason == EDGE_FORKS))
			op->target = base + g->blocks[e->to].first;
		else if (e->reason == EDGE_LEAVES && e->at != GRAPH_NONE) {
			uint32_t other = graph_function_at(c->flow, e->at);

			op->target = other != GRAPH_NONE ? begin_of(c, other) : GRAPH_NONE;
		}
	}
	if (op->kind == SIM_BRANCH && sim_path_branch(c->p->path, function, last))
		op->choice = (uint32_t)(sim_path_branch(c->p->path, function, last) - c->p->path->branches);
	if (op->choice != GRAPH_NONE && c->p->path->branches[op->choice].why < SIM_BY_USER)
		switch (sim_path_tests_request(c->flow->code, g, (uint32_t)(b - g->blocks))) {
		case CONDITION_scc0: op->flags |= SIM_OP_REFUSED; /* fall through */
		case CONDITION_scc1: op->flags |= SIM_OP_REQUEST;
		}
}

static void
find_called(struct compile *c, uint32_t function)
{
	const struct graph *g = c->flow->functions[function].graph;

	for (uint32_t i = 0; i < g->ncalls; i++)
		if (g->calls[i].to != GRAPH_NONE)
			op_of_function(c, g->calls[i].to);
	for (uint32_t i = 0; i < g->nedges; i++)
		if (graph_edge_function(c->flow, &g->edges[i]) != GRAPH_NONE)
			op_of_function(c, graph_edge_function(c->flow, &g->edges[i]));
}

static void
link_function(struct compile *c, uint32_t function)
{
	const struct graph *g = c->flow->functions[function].graph;

	for (uint32_t i = 0; i < g->nblocks; i++)
		if (g->blocks[i].count)
			link_block(c, function, g, &g->blocks[i]);
	for (uint32_t i = 0; i < g->ncalls; i++) {
		struct sim_op *op = &c->p->ops[c->first[function] + g->calls[i].insn];

		if (i && g->calls[i - 1].insn == g->calls[i].insn)
			c->p->unknown = true; /* there are several callees; only the first one is simulated */
		else if (g->calls[i].to != GRAPH_NONE)
			op->target = begin_of(c, g->calls[i].to);
		else
			c->p->unknown = true;
	}
	c->p->unknown |= g->has_unknown;
}

/* Removes reads of registers that no op writes, because such a read never waits. */
static void
drop_constants(struct sim_program *p)
{
	bool *written = array_make(p->nunits, sizeof *written);

	for (size_t i = 0; i < p->nops; i++)
		for (unsigned k = 0; k < p->ops[i].nwrites; k++)
			written[p->regs[p->ops[i].reg + p->ops[i].nreads + k]] = true;
	for (size_t i = 0; i < p->nops; i++) {
		struct sim_op *op = &p->ops[i];
		uint16_t *reg = &p->regs[op->reg];
		unsigned n = 0;

		for (unsigned k = 0; k < op->nreads; k++)
			if (written[reg[k]])
				reg[n++] = reg[k];
		if (op->kind == SIM_BRANCH || n == op->nreads)
			continue; /* a branch waits if nreads is not 0, regardless of the registers */
		memmove(reg + n, reg + op->nreads, op->nwrites * sizeof *reg);
		op->nreads = (uint16_t)n;
	}
	alloc_free(written);
}

/* Returns the instruction at which waves start. A kernel may begin with code that only loads its arguments; if hardware preloads the
 * arguments, waves start after this code. */
static uint32_t
first_insn(const struct graph_function *f)
{
	uint32_t second = f->start.second ? graph_block_at(f->graph, f->at + f->start.second) : GRAPH_NONE;

	return f->graph->blocks[second != GRAPH_NONE ? second : graph_first_block(f)].first;
}

void
sim_program_open(struct sim_program *p, const struct sim_machine *m, const struct flow *flow, uint32_t function,
	const struct sim_path *path)
{
	struct compile c = {.p = p, .m = m, .flow = flow, .first = array_make(flow->nfunctions, sizeof(uint32_t))};

	memset(p, 0, sizeof *p);
	p->flow = flow;
	p->path = path;
	for (unsigned i = 0; i < COUNTER_COUNT; i++)
		p->capacity[i] = (uint8_t)insn_counter_most(m->isa, i);
	for (unsigned i = 0; i < COUNTER_COUNT; i++)
		p->end_waits[i] = insn_counter_expert(m->isa, i) ? INSN_ANY : 0;
	c.sched = sched_open(flow);
	memset(c.first, 0xff, flow->nfunctions * sizeof *c.first);
	op_of_function(&c, function);
	for (size_t i = 0; i < c.nqueue; i++) {
		put_function(&c, c.queue[i]);
		find_called(&c, c.queue[i]);
	}
	for (size_t i = 0; i < c.nqueue; i++)
		link_function(&c, c.queue[i]);
	p->start = p->nops ? c.first[function] + first_insn(&flow->functions[function]) : 0;
	drop_constants(p);
	p->scc = (uint16_t)(c.unit[insn_unit(FILE_scc, 0)] - 1u);
	sched_close(c.sched);
	alloc_free(c.first);
	alloc_free(c.queue);
	map_free(&c.known);
	arena_free(&c.arena);
}

void
sim_program_fetch(struct sim_program *p, const struct sim_machine *m, uint32_t number, unsigned bits, unsigned samples)
{
	struct sim_op *op = &p->ops[number];
	unsigned lanes = m->isa->wave32 ? 32 : 64, before = op->busy;
	unsigned wide = bits <= 32 ? 1 : (unsigned)m->value[bits <= 64 ? TIMING_vmem_wide_texels : TIMING_vmem_widest_texels];

	if (!(op->flags & SIM_OP_TEXELS))
		return;
	op->busy = (uint32_t)(ceil_div(lanes, (unsigned)m->value[TIMING_vmem_texels]) * wide * (samples ? samples : 1));
	op->latency = (uint32_t)(op->latency + op->busy - before);
}

void
sim_program_access(struct sim_program *p, uint32_t number, double times, unsigned first)
{
	struct sim_op *op = &p->ops[number];
	unsigned before = op->busy;

	if (op->moves && op->served && times > 0) {
		op->served = (uint32_t)(op->served * times + 0.5);
		op->served += !op->served;
		op->busy = op->served > op->moves ? op->served : op->moves;
		op->latency = op->latency + op->busy - before;
	}
	if (op->flags & SIM_OP_LOAD)
		op->first = (uint8_t)first;
}

void
sim_program_close(struct sim_program *p)
{
	alloc_free(p->ops);
	alloc_free(p->regs);
	alloc_free(p->waits);
	alloc_free(p->alu_waits);
}
