#include "assembler/check/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assembler/parse/reader.h"
#include "assembler/scan/source.h"
#include "assembler/value/by_section.h"
#include "common/analysis/check/checks.h"
#include "common/analysis/function/flow.h"
#include "common/analysis/function/object_input.h"
#include "common/analysis/live/live.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

static const struct {
	const char *name;
	unsigned check; /* number of the check, CHECK_… */
} warnings[WARN_COUNT] = {
#define WARN(name, check) {#name, check},
#include "assembler/warn.def"
#undef WARN
};

unsigned
check_bit(struct str name)
{
	for (unsigned i = 0; i < WARN_COUNT; i++)
		if (str_eqz(name, warnings[i].name))
			return 1u << i;
	return 0;
}

/* Returns the warning bit of a check, or 0 if the check has no warning. */
static unsigned
bit_of(unsigned check)
{
	for (unsigned i = 0; i < WARN_COUNT; i++)
		if (warnings[i].check == check)
			return 1u << i;
	return 0;
}

unsigned
check_rule(struct str name, const char **rule)
{
	unsigned check;
	const struct finding_kind *kind = checks_rule(name, &check);

	*rule = kind ? kind->name : NULL;
	return kind ? bit_of(check) : 0;
}

/* Returns whether a directive names this rule or the check to which the rule belongs. The directive names the checks in
 * `warn`, as bits 1 << WARN_…, and the rules in `rules`. */
static bool
is_switched(const char *rule, unsigned warn, const char *const *rules, size_t nrules)
{
	for (size_t i = 0; i < nrules; i++)
		if (!strcmp(rule, rules[i]))
			return true;
	const char *name;
	return warn & check_rule(str_from(rule), &name);
}

void
check_switch(struct checks *all, bool off, unsigned warn, const char *const *rules, size_t nrules)
{
	struct check_off before = all->noffs ? all->offs[all->noffs - 1] : (struct check_off){0};
	struct check_off now = {off ? before.warn | warn : before.warn & ~warn, all->noff_rules, 0};

	if (!all->noffs)
		*APPEND(all->offs, all->noffs, all->capoffs) = before;
	for (size_t i = before.first; i < before.first + before.count; i++)
		if (!is_switched(all->off_rules[i], warn, rules, nrules)) {
			const char *rule = all->off_rules[i];

			*APPEND(all->off_rules, all->noff_rules, all->capoff_rules) = rule;
		}
	for (size_t i = 0; off && i < nrules; i++)
		*APPEND(all->off_rules, all->noff_rules, all->capoff_rules) = rules[i];
	now.count = all->noff_rules - now.first;
	*APPEND(all->offs, all->noffs, all->capoffs) = now;
}

/* Returns the entry of `offs` with this index, or an empty entry for index 0. */
static struct check_off
off_at(const struct checks *all, uint32_t number)
{
	return number ? all->offs[number] : (struct check_off){0};
}

/* Returns whether findings of a rule are switched off for an instruction. number is the index of the instruction's struct
 * check_off; bit is the bit of the warning that reports the rule's findings. */
static bool
is_off(const struct checks *all, uint32_t number, unsigned bit, const char *rule)
{
	struct check_off off = off_at(all, number);

	for (size_t i = 0; i < off.count; i++)
		if (!strcmp(all->off_rules[off.first + i], rule))
			return true;
	return off.warn & bit;
}

bool
check_is_off(const struct checks *all, uint32_t off, const char *rule)
{
	const char *name;

	return is_off(all, off, check_rule(str_from(rule), &name), rule);
}

void
check_note(struct checks *all, struct loc loc)
{
	uint32_t off = all->noffs ? (uint32_t)all->noffs - 1 : 0;

	*APPEND(all->v, all->n, all->cap) = (struct check_place){position_here(&all->in->values),
		input_file_loc(&all->in->source, loc), off};
}

void
check_note_scratch(struct checks *all, struct check_scratch s)
{
	s.first = all->n;
	s.loc = input_file_loc(&all->in->source, s.loc);
	*APPEND(all->scratch, all->nscratch, all->capscratch) = s;
}

/* The source location of an instruction of the checked section. */
struct code_line {
	uint64_t at;   /* address of the instruction; must be the first member, for array_upto() */
	struct loc loc;
	uint32_t off;  /* index in checks.offs; 0: none */
};

static int
compare_lines(const void *va, const void *vb)
{
	const struct code_line *a = va, *b = vb;

	return a->at < b->at ? -1 : a->at > b->at;
}

/* Sets *lines to the source locations of a section's recorded instructions, sorted by address. Returns their number. The caller
 * frees *lines. */
static size_t
lines_of(const struct checks *all, struct section_items items, struct code_line **lines)
{
	*lines = array_make(items.n, sizeof **lines);
	for (size_t i = 0; i < items.n; i++) {
		const struct check_place *p = &all->v[items.v[i]];

		(*lines)[i] = (struct code_line){position_address(p->at), p->loc, p->off};
	}
	if (items.n)
		qsort(*lines, items.n, sizeof **lines, compare_lines);
	return items.n;
}

/* Returns the source location of the last instruction at or before an offset, or an empty location if there is none. */
static struct code_line
line_at(const struct code_line *lines, size_t n, uint64_t at)
{
	size_t i = array_upto(lines, n, sizeof *lines, at);

	return i ? lines[i - 1] : (struct code_line){0};
}

/* Prints a warning. kind is the number of its option, WARN_…. */
__attribute__((format(printf, 4, 5))) static void
warn(const struct checks *all, unsigned kind, struct loc loc, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	diag_vwarning(all->in->diag, loc, settings_severity(&all->in->opt, kind), fmt, ap);
	va_end(ap);
}

/* Adds notes for the branches on the path from the earlier to the later instruction of a finding. */
static void
report_path(const struct checks *all, const struct graph *g, const struct finding *f,
	const struct code_line *lines, size_t nlines)
{
	for (uint32_t i = 0; i < f->npath; i++) {
		const struct graph_edge *e = &g->edges[f->path[i]];
		const struct graph_insn *branch = graph_branch_of(g, e);

		if (branch)
			diag_note(all->in->diag, line_at(lines, nlines, branch->at).loc, "this branch is %staken",
				e->reason == EDGE_NOT_TAKEN ? "not " : "");
	}
}

static void
report_finding(const struct checks *all, const struct flow *flow, unsigned kind, const struct finding *f, const struct code_line *lines,
	size_t nlines)
{
	struct code_line line = line_at(lines, nlines, f->at);
	const char *certainty = finding_evidence(f->kind->certainty, f->doubtful);
	char text[256], count[48] = "";

	finding_text(f, text, sizeof text);
	if (f->times > 1)
		snprintf(count, sizeof count, " (%u times in this function)", (unsigned)f->times);
	if (finding_severity(f, all->extra) != FINDING_WARNING)
		diag_remark(all->in->diag, line.loc, "%s [%s, %s]%s", text, f->kind->name, certainty, count);
	else if (kind == WARN_pops && all->pops_errors)
		diag_error(all->in->diag, line.loc, "%s [%s, %s]", text, f->kind->name, certainty);
	else
		warn(all, kind, line.loc, "%s [%s, %s]", text, f->kind->name, certainty);
	if (f->depends && f->from != f->at)
		diag_note(all->in->diag, line_at(lines, nlines, f->from).loc, "it depends on this");
	report_path(all, graph_whole(&flow->functions[f->function]), f, lines, nlines);
}

/* Removes the findings that are not reported: those that a directive switches off, and notes that no option requests. */
static void
keep_reported(const struct checks *all, unsigned kind, struct findings *found, const struct code_line *lines, size_t nlines)
{
	size_t n = 0;

	for (size_t i = 0; i < found->n; i++) {
		const struct finding *f = &found->v[i];
		enum finding_severity severity = finding_severity(f, all->extra);
		bool noted = all->notes || (all->extra && finding_is_contradicted(f));

		if ((severity == FINDING_WARNING || (severity == FINDING_NOTE && noted)) &&
				!is_off(all, line_at(lines, nlines, f->at).off, 1u << kind, f->kind->name))
			found->v[n++] = *f;
	}
	found->n = n;
}

/* Warns of code that could not be checked. `wanted` has the enabled checks, as bits 1 << WARN_…; code where .amdgcn_check
 * switches all of them off is omitted. */
static void
report_missed(const struct checks *all, unsigned wanted, struct incompletes *missed, const struct code_line *lines, size_t nlines)
{
	size_t n = 0;

	for (size_t i = 0; i < missed->n; i++)
		if (wanted & ~off_at(all, line_at(lines, nlines, missed->v[i].at).off).warn)
			missed->v[n++] = missed->v[i];
	missed->n = n;
	incompletes_fold(missed);
	for (size_t i = 0; i < missed->n; i++) {
		const struct incomplete *m = &missed->v[i];
		char text[INCOMPLETE_TEXT];

		incomplete_print(m, text);
		diag_warning(all->in->diag, line_at(lines, nlines, m->at).loc, "%s", text);
	}
}

/* ---- registers that directives reserve or overwrite */

/* Writes the name of the first register that is in both sets. Returns false if they have no common register. */
static bool
first_common(const struct set *a, const struct set *b, char name[INSN_REGISTERS_TEXT])
{
	for (unsigned unit = 0; unit < INSN_UNITS; unit++) {
		if (!set_has(a, unit) || !set_has(b, unit))
			continue;
		unsigned number;
		unsigned file = insn_unit_file(unit, &number);
		name[insn_print_registers(file, number, 1, name)] = 0;
		return true;
	}
	return false;
}

/* Returns the registers that are live before the instruction at an offset. */
static struct set
live_at(const struct flow *flow, const struct live *live, uint64_t at)
{
	struct set result = {{0}};

	for (size_t i = 0; i < flow->nfunctions; i++) {
		const struct graph *g = flow->functions[i].graph;
		const struct graph_insn *insn = graph_insn_at(g, at);
		uint32_t block = insn ? graph_block_of(g, (uint32_t)(insn - g->insns)) : GRAPH_NONE;

		if (block == GRAPH_NONE)
			continue;
		struct set *before = array_make(g->blocks[block].count, sizeof *before);
		live_in_block(&live[i], block, before, NULL);
		set_join(&result, &before[insn - g->insns - g->blocks[block].first]);
		alloc_free(before);
	}
	return result;
}

/* Checks that an instruction between two directives does not use registers that the first directive reserves. */
static void
check_kept(const struct checks *all, const struct graph_code *code, const struct check_place *p, const struct check_scratch *s)
{
	struct set used = {{0}};
	struct insn insn;

	if (!graph_decode_at(code, position_address(p->at), &insn))
		return;
	struct insn_operand op[INSN_OPERANDS];
	for (unsigned n = insn_operands(code->isa, &insn, 0, op); n-- > 0;)
		set_add(&used, insn_unit(op[n].file, op[n].first), op[n].count);
	char name[INSN_REGISTERS_TEXT];
	if (!first_common(&s->kept, &used, name))
		return;
	diag_error(all->in->diag, p->loc, "the loop over layers needs %s", name);
	diag_note(all->in->diag, s->loc, "it begins here");
}

static bool
ends_before(const void *element, const void *key)
{
	const struct check_scratch *s = element;

	return s->first + s->count < *(const size_t *)key;
}

/* Returns the index of the first directive whose instructions end at or after recorded instruction `number`. */
static size_t
scratch_from(const struct checks *all, size_t number)
{
	return array_before(all->scratch, all->nscratch, sizeof *all->scratch, &number, ends_before);
}

/* Checks a directive whose first recorded instruction in the section, at or after the directive's end, is items.v[i]. */
static void
check_directive(const struct checks *all, const struct flow *flow, struct live **live, struct section_items items, size_t i,
	const struct check_scratch *s)
{
	const struct check_scratch *next = s + 1 < all->scratch + all->nscratch ? s + 1 : NULL;
	const struct check_place *p = &all->v[items.v[i]];

	for (size_t k = i; next && k < items.n && items.v[k] < next->first; k++)
		check_kept(all, flow->code, &all->v[items.v[k]], s);
	if (items.v[i] != s->first + s->count)
		return;
	*live = *live ? *live : live_open(flow);
	struct set before = live_at(flow, *live, position_address(p->at));
	char name[INSN_REGISTERS_TEXT];
	if (first_common(&s->lost, &before, name))
		diag_error(all->in->diag, s->loc, "%s is overwritten here, but later code reads its previous value", name);
}

/* Checks the directives that overwrite or keep registers against the recorded instructions of a section, `items`. */
static void
check_scratch(const struct checks *all, const struct flow *flow, struct section_items items)
{
	struct live *live = NULL;
	size_t done = 0; /* number of directives up to the last one that was checked */

	for (size_t i = 0; all->nscratch && i < items.n; i++) {
		size_t from = scratch_from(all, items.v[i]), upto = scratch_from(all, items.v[i] + (size_t)1);

		from = from ? from - 1 : 0; /* the instruction may follow this directive at a distance */
		for (size_t n = from > done ? from : done; n < upto; n++)
			check_directive(all, flow, &live, items, i, &all->scratch[n]);
		done = upto > done ? upto : done;
	}
	live_close(flow, live);
}

static void
check_section(const struct checks *all, struct elfin *elf, struct graph_code code, struct section_items items)
{
	unsigned wanted = all->warn | (all->pops_errors ? 1u << WARN_pops : 0);
	struct incompletes missed = {0};
	struct code_line *lines = NULL;
	size_t n = 0;

	if (!wanted && !all->nscratch)
		return;
	code.shape_only = !(wanted & (1 << WARN_pops | 1 << WARN_flow | 1 << WARN_kernel)) && !all->nscratch;
	struct flow *flow = flow_open(&code);
	check_scratch(all, flow, items);
	for (unsigned kind = 0; kind < WARN_COUNT; kind++) {
		struct findings found = {0};

		if (wanted & 1 << kind)
			checks_run(1u << warnings[kind].check, all->extra, all->notes, elf, flow, &found);
		for (size_t i = 0; i < found.missed.n; i++)
			incompletes_put(&missed, &found.missed.v[i]);
		findings_sort(&found);
		if (found.n && !lines)
			n = lines_of(all, items, &lines);
		keep_reported(all, kind, &found, lines, n);
		if (!all->notes)
			findings_join_contradicted(&found);
		for (size_t i = 0; i < found.n; i++)
			report_finding(all, flow, kind, &found.v[i], lines, n);
		findings_free(&found);
	}
	if (wanted & ~(1u << WARN_kernel)) /* for -Wkernel, code that is not checked is no mistake */
		flow_incomplete(flow, &missed);
	if (missed.n && !lines)
		n = lines_of(all, items, &lines);
	report_missed(all, wanted & ~(1u << WARN_kernel), &missed, lines, n);
	incompletes_free(&missed);
	alloc_free(lines);
	flow_close(flow);
}

static const struct section *
section_of(const void *all, size_t i)
{
	return position_section(((const struct checks *)all)->v[i].at);
}

void
check_run(struct checks *all, const struct buf *image)
{
	const struct sections *ss = &all->in->values.sects;

	if (!all->in->id.isa.target) /* then there are no instructions */
		return;
	struct elfin elf;
	if (!image->n || !elfin_memory(&elf, all->in->diag, "object", image->p, image->n))
		return;
	struct flow_object object;
	flow_object_open(&object, &elf, &all->in->id.isa);
	struct by_section recorded;
	by_section_make(&recorded, ss, all->n, section_of, all);
	for (size_t i = 0; i < ss->n; i++) {
		const struct graph_code *code = &object.codes[ss->p[i]->number];

		if (code->bytes && code->size)
			check_section(all, &elf, *code, by_section_get(&recorded, ss->p[i]));
	}
	by_section_free(&recorded);
	flow_object_close(&object);
	elfin_close(&elf);
}

void
check_free(struct checks *all)
{
	alloc_free(all->v);
	alloc_free(all->offs);
	alloc_free(all->off_rules);
	alloc_free(all->scratch);
}

void
check_start(struct checks *all, struct reader *in)
{
	all->in = in;
	all->warn = in->opt.warn;
	all->extra = in->opt.warn_extra;
	all->notes = in->opt.warn_notes;
	all->on = all->warn != 0 || in->opt.record;
}
