#include "run/options.h"

#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/base/text/real.h"

enum { OPTION_HELP, OPTION_VERSION, OPTION_GRID, OPTION_GROUP, OPTION_CLUSTER, OPTION_TOLERANCE, OPTION_COUNTS, OPTION_TRACE, OPTION_SARIF };

#define FLAG(field) OPT_SETS(OPT_BOOL, struct run_options, field, true)
#define NUMBER(field) OPT_SETS(OPT_NUMBER, struct run_options, field, 0)
#define TEXT(field) OPT_SETS(OPT_TEXT, struct run_options, field, 0)
#define NONEMPTY OPT_NONEMPTY
#define TEXTS(field) OPT_SETS(OPT_TEXTS, struct run_options, field, 0)

static const struct opt table[] = {
	{"grid", OPT_VALUE, OPT_CALLS(OPTION_GRID), "SIZES", "the number of work items in x, y and z, such as 1024 or 64x64; default: one work-group", NULL},
	{"group", OPT_VALUE, OPT_CALLS(OPTION_GROUP), "SIZES", "the size of a work-group; default: what the kernel requires, else one wave", NULL},
	{"cluster", OPT_VALUE, OPT_CALLS(OPTION_CLUSTER), "SIZES", "the size of a cluster in work-groups, gfx1250; default: no clusters", NULL},
	{"arg", OPT_VALUE, TEXTS(args), "[NAME=]VALUE",
		"an argument: NUMBER, TYPE:NUMBER, a buffer TYPE[N], also with :zero, :fill:X, :iota, :random:SEED:LEAST:MOST or :@FILE, or @FILE",
		NONEMPTY},
	{"out", OPT_VALUE, TEXTS(outs), "NAME=FILE", "write a buffer to FILE after the run", NONEMPTY},
	{"expect", OPT_VALUE, TEXTS(expects), "NAME=VALUE", "compare a buffer with VALUE after the run", NONEMPTY},
	{"print", OPT_VALUE, TEXTS(prints), "NAME[:COUNT]", "print the first elements of a buffer after the run; default: 16", NONEMPTY},
	{"ulp", OPT_VALUE, NUMBER(ulp), "N", "with --expect: accept floats that differ by N units in the last place", NULL},
	{"tolerance", OPT_VALUE, OPT_CALLS(OPTION_TOLERANCE), "X", "with --expect: accept floats that differ by X times the expected ones", NULL},
	{"dynamic-lds", OPT_VALUE, NUMBER(lds), "BYTES", "LDS besides that of the kernel descriptor", NULL},
	{"schedules", OPT_VALUE, NUMBER(schedules), "N",
		"run N times with other orders of work-groups and waves, and compare what the kernel writes", NULL},
	{"schedule", OPT_VALUE, NUMBER(schedule), "N", "run with this order, from 0 for --schedules", NULL},
	{"limit", OPT_VALUE, NUMBER(limit), "N", "the most instructions that a wave executes; default: 100 million", NULL},
	{"vgpr-block", OPT_VALUE, NUMBER(vgpr_block), "N", "in dynamic VGPR mode: the VGPRs in a block, 16 or 32; default: 16", "16 32"},
	{"vgpr-pool", OPT_VALUE, NUMBER(vgpr_pool), "N",
		"in dynamic VGPR mode: the VGPRs that all waves share, besides a block for each; default: enough for all", NULL},
	{"vgpr-refusals", OPT_VALUE, NUMBER(vgpr_refusals), "N", "in dynamic VGPR mode: let each request for more VGPRs fail N times before it succeeds", NULL},
	{"seed", OPT_VALUE, NUMBER(seed), "N", "what registers and memory without a value contain depends on it", NULL},
	{"no-check", OPT_FLAG, FLAG(unchecked), NULL, "check only the bounds of memory; faster", NULL},
	{"counts", OPT_OPTIONAL, OPT_CALLS(OPTION_COUNTS), "instructions",
		"show how many instructions were executed; with =instructions, how often each one", "instructions"},
	{"trace", OPT_OPTIONAL, OPT_CALLS(OPTION_TRACE), "SELECTION",
		"show instructions as they are executed, with registers; such as k.s:12..20,group=0,wave=1,lane=3,limit=100", NULL},
	{"trace-json", OPT_VALUE, TEXT(trace_json), "FILE", "write the trace as JSON lines", NONEMPTY},
	{"break", OPT_VALUE, TEXTS(breaks), "LOCATION",
		"end the run before an instruction, and show the registers of the wave; such as k+0x24 or k.s:12,count=2,group=0,wave=1", NONEMPTY},
	{"coverage", OPT_VALUE, TEXT(coverage), "FILE", "write which source lines were executed, for lcov and genhtml", NONEMPTY},
	{"simulate", OPT_FLAG, FLAG(simulate), NULL, "simulate the kernel along the path of the run, and show where time is spent", NULL},
	{"simulate-config", OPT_VALUE, TEXT(simulate_config), "FILE", "write what the run has measured, for amdgcn-objdump --simulate-config", NONEMPTY},
	{"sarif", OPT_OPTIONAL, OPT_CALLS(OPTION_SARIF), "FILE",
		"write the findings as SARIF 2.1.0 to FILE, too; without FILE, print nothing else", NONEMPTY},
	{"json", OPT_FLAG, FLAG(json), NULL, "print the result as JSON", NULL},
	{"report", OPT_VALUE, FLAG(report), "FORM",
		"print one JSON document: errors, findings of checks and of the run, results, resources, cycles; FORM: json", "json"},
	{"baseline", OPT_VALUE, TEXT(baseline), "FILE", "with --report: compare the kernel with that of FILE, another version", NONEMPTY},
	{"mcpu", OPT_VALUE, TEXT(processor), "NAME", "the processor, for a source that does not name it", NONEMPTY},
	{"mattr", OPT_VALUE, TEXT(features), "LIST", "processor features, such as +wavefrontsize64", NONEMPTY},
	{"help", OPT_FLAG, OPT_CALLS(OPTION_HELP), NULL, "show this help", NULL},
	{"version", OPT_FLAG, OPT_CALLS(OPTION_VERSION), NULL, "show the version", NULL},
	{"v", OPT_FLAG, OPT_CALLS(OPTION_VERSION), NULL, NULL, NULL},
	{NULL, OPT_FLAG, OPT_IGNORES, NULL, NULL, NULL},
};

/* Reads sizes such as "64", "64x4" or "64x4x2". Sizes that are not given are 0. Returns false if the text is none. */
static bool
read_sizes(const char *text, uint32_t sizes[3])
{
	sizes[0] = sizes[1] = sizes[2] = 0;
	for (unsigned k = 0; k < 3; k++) {
		char *end;
		unsigned long n = strtoul(text, &end, 10);

		if (*text < '0' || *text > '9' || !n || n > UINT32_MAX)
			return false;
		sizes[k] = (uint32_t)n;
		if (!*end)
			return true;
		if (*end != 'x')
			return false;
		text = end + 1;
	}
	return false;
}

static void
take_sizes(struct run_options *o, const char *name, const char *value, uint32_t sizes[3])
{
	if (!read_sizes(value, sizes))
		diag_error(o->diag, (struct loc){0}, "--%s: expected sizes such as 64, 64x4 or 64x4x2, but got '%s'", name, value);
}

static void
take_tolerance(struct run_options *o, const char *value)
{
	char *end;

	o->tolerance = real_read(value, &end);
	if (end == value || *end || !(o->tolerance >= 0))
		diag_error(o->diag, (struct loc){0}, "--tolerance: expected a number such as 1e-3, but got '%s'", value);
}

static void
handle(void *user, const struct opt *row, const char *value)
{
	struct run_options *o = user;

	if (row) {
		switch (row->action.number) {
		case OPTION_HELP:
			opt_help("amdgcn-run [options] FILE [KERNEL]", table);
			o->help = true;
			break;
		case OPTION_VERSION:
			o->version = true;
			break;
		case OPTION_GRID:
			take_sizes(o, row->name, value, o->grid);
			break;
		case OPTION_GROUP:
			take_sizes(o, row->name, value, o->group);
			break;
		case OPTION_CLUSTER:
			take_sizes(o, row->name, value, o->cluster);
			break;
		case OPTION_TOLERANCE:
			take_tolerance(o, value);
			break;
		case OPTION_SARIF:
			o->sarif = value ? value : "";
			break;
		case OPTION_TRACE:
			o->trace = value ? value : "";
			break;
		case OPTION_COUNTS:
			o->counts = true;
			o->each |= value != NULL;
			break;
		}
	} else if (!o->path) {
		o->path = value;
	} else if (!o->kernel) {
		o->kernel = value;
	} else {
		diag_error(o->diag, (struct loc){0}, "expected one file and the name of one kernel, but got '%s', too", value);
	}
}

bool
options_parse(struct run_options *o, int argc, char **argv)
{
	struct opt_reader reader = {.diag = o->diag, .arena = &o->arena, .table = table, .fields = o, .handle = handle, .user = o};

	if (!opt_parse(&reader, argc, argv))
		return false;
	if (o->sarif && !*o->sarif && (o->json || o->report || o->simulate))
		diag_error(o->diag, (struct loc){0}, "--sarif needs a file, because %s prints to standard output, too",
			o->json ? "--json" : o->report ? "--report" : "--simulate");
	if (!o->path && !o->help && !o->version)
		diag_error(o->diag, (struct loc){0}, "no file is given");
	if (o->json && o->simulate)
		diag_error(o->diag, (struct loc){0}, "--simulate prints text; --report=json has what it finds");
	if (o->baseline && !o->report)
		diag_error(o->diag, (struct loc){0}, "--baseline needs --report");
	if (o->report && (o->json || o->counts || o->trace || o->trace_json || o->breaks.n || o->simulate))
		diag_error(o->diag, (struct loc){0}, "--report prints one document, without --json, --counts, --trace, --trace-json, --break and --simulate");
	return !diag_error_count(o->diag);
}

void
options_free(struct run_options *o)
{
	alloc_free(o->args.v);
	alloc_free(o->outs.v);
	alloc_free(o->expects.v);
	alloc_free(o->prints.v);
	alloc_free(o->breaks.v);
	arena_free(&o->arena);
}
