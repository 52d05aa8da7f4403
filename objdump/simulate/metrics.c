#include "objdump/simulate/metrics.h"

#include <stdio.h>
#include <stdlib.h>

#include "common/base/memory/array.h"

/* Lists the executed functions: the simulated function first, the others in code order. */
static void
find_functions(struct metrics *f)
{
	const struct flow *flow = f->sim->section->flow;
	uint32_t self = (uint32_t)(f->sim->function - flow->functions);
	uint32_t n = 0;

	for (uint32_t i = 0; i < flow->nfunctions; i++)
		f->first[i] = FLOW_NONE;
	f->first[self] = 0;
	for (size_t i = 0; i < f->sim->program.nops; i++)
		f->first[f->sim->program.ops[i].function] = 0;
	f->functions[f->nfunctions++] = self;
	for (uint32_t i = 0; i < flow->nfunctions; i++)
		if (i != self && f->first[i] != FLOW_NONE)
			f->functions[f->nfunctions++] = i;
	for (size_t i = 0; i < f->nfunctions; i++) {
		f->first[f->functions[i]] = n;
		n += flow->functions[f->functions[i]].graph->ninsns;
	}
	f->ops = array_make(n, sizeof *f->ops);
	for (uint32_t i = 0; i < n; i++)
		f->ops[i] = FLOW_NONE;
}

void
metrics_open(struct metrics *f, const struct simulation *sim)
{
	size_t n = sim->section->flow->nfunctions;

	*f = (struct metrics){.sim = sim, .functions = array_make(n, sizeof *f->functions), .first = array_make(n, sizeof *f->first)};
	find_functions(f);
	for (size_t i = 0; i < sim->program.nops; i++)
		f->ops[f->first[sim->program.ops[i].function] + sim->program.ops[i].insn] = (uint32_t)i;
}

void
metrics_close(struct metrics *f)
{
	free(f->functions);
	free(f->first);
	free(f->ops);
}

struct metrics_line
metrics_line(const struct metrics *f, uint32_t function, uint32_t insn)
{
	const struct sim_result *r = &f->sim->result;
	uint32_t op = f->ops[f->first[function] + insn];
	struct metrics_line line = {0};
	uint64_t stall = 0, most = 0, all = 0;

	if (op == FLOW_NONE || !r->counts)
		return line;
	line.op = &f->sim->program.ops[op];
	line.count = &r->counts[op];
	for (unsigned i = 0; i < SIM_REASON_COUNT; i++) {
		uint64_t lost = metrics_is_stall(i) ? line.count->lost[i] : 0;

		all += line.count->lost[i];
		stall += lost;
		if (lost > most) {
			most = lost;
			line.reason = i;
		}
	}
	line.cycles = metrics_ratio((double)line.count->cycles, (double)line.count->hits);
	line.stall = metrics_ratio((double)stall, (double)line.count->hits);
	line.share = metrics_ratio((double)all, (double)r->occupied);
	line.stall_rate = metrics_ratio((double)line.count->lost[SIM_counter], (double)r->occupied);
	return line;
}

uint64_t
metrics_entered(const struct metrics *f, uint32_t function, uint32_t block)
{
	const struct flow_block *b = &f->sim->section->flow->functions[function].graph->blocks[block];
	struct metrics_line line;

	if (!b->count)
		return 0;
	line = metrics_line(f, function, b->first);
	return line.count ? line.count->hits : 0;
}

const struct sim_loop *
metrics_loop(const struct simulation *sim, uint32_t function, uint32_t block)
{
	const struct flow_graph *g = sim->section->flow->functions[function].graph;

	for (size_t i = 0; i < sim->path.nloops; i++)
		if (sim->path.loops[i].function == function && g->loops[sim->path.loops[i].loop].header == block)
			return &sim->path.loops[i];
	return NULL;
}

double
metrics_busy(const struct sim_result *r, unsigned unit)
{
	return metrics_ratio((double)r->busy[unit], (double)r->cycles * r->pieces[unit]);
}

double
metrics_throughput(const struct simulation *sim)
{
	return metrics_ratio(1000 * (double)sim->result.waves, (double)sim->result.cycles);
}

bool
metrics_too_few(const struct simulation *sim, unsigned needed)
{
	return needed > (sim->resources->placed ? sim->resources->occupancy.most : sim->launch.resident);
}

const char *
metrics_unit_name(const struct simulation *sim)
{
	return sim->machine.paired ? "work-group processor" : "compute unit";
}

const char *
metrics_mode(const struct simulation *sim)
{
	if (sim->resources->kernel || !occupancy_has_pairs(sim->machine.isa))
		return "";
	return sim->machine.paired ? " in WGP mode, the default" : " in CU mode, by -mattr";
}

double
metrics_items(const struct simulation *sim)
{
	double lanes = sim->machine.isa->wave32 ? 32 : 64;

	return metrics_throughput(sim) / 1000 * lanes * sim_machine_units(&sim->machine) * sim->machine.value[TIMING_clock];
}

const char *
metrics_item_name(const struct simulation *sim)
{
	static const char *const names[] = {[SIM_COMPUTE] = "work items", [SIM_VERTEX] = "vertices", [SIM_PIXEL] = "pixels"};

	return names[sim->launch.stage];
}

/* Lists the numbers of loops or branches by the source of their counts, those set by the user first. */
static size_t
put_whys(const uint64_t counts[SIM_BY_USER + 1], char *buf, size_t room)
{
	size_t n = 0;

	*buf = 0;
	for (unsigned why = SIM_BY_USER + 1; why-- > 0;)
		if (counts[why] && n < room)
			n += (size_t)snprintf(buf + n, room - n, "%s%llu %s", n ? ", " : "", (unsigned long long)counts[why], sim_why_name(why));
	return n;
}

size_t
metrics_loops(const struct simulation *sim, char *buf, size_t room)
{
	uint64_t counts[SIM_BY_USER + 1] = {0};

	for (size_t i = 0; i < sim->path.nloops; i++)
		counts[sim->path.loops[i].why]++;
	return put_whys(counts, buf, room);
}

size_t
metrics_branches(const struct simulation *sim, char *buf, size_t room)
{
	uint64_t counts[SIM_BY_USER + 1] = {0};

	for (size_t i = 0; i < sim->path.nbranches; i++)
		counts[sim->path.branches[i].why]++;
	return put_whys(counts, buf, room);
}

struct str
metrics_branch(const struct sim_branch *b, char buf[64])
{
	static const struct str words[] = {[SIM_NOT_TAKEN] = {"not taken", 9}, [SIM_TAKEN] = {"taken", 5}};

	if (b->how == SIM_PATTERN)
		return b->pattern;
	if (b->how != SIM_COUNTED)
		return words[b->how];
	return (struct str){buf, (size_t)snprintf(buf, 64, "%s every %llu%s time", b->leaves_taken ? "taken" : "not taken",
		(unsigned long long)b->count, b->count % 100 / 10 == 1 ? "th" : b->count % 10 == 1 ? "st" : b->count % 10 == 2 ? "nd" :
		b->count % 10 == 3 ? "rd" : "th")};
}
