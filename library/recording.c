#include "library/recording.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/option/opt.h"

enum { COLUMN_SE, COLUMN_WAVE, COLUMN_CYCLE, COLUMN_PC, COLUMN_TEXT, COLUMNS, MOST_MISTAKES = 20, LONG_STALL = 300 };

/* Maximum time in cycles. Times are added, and multiplied by byte counts; the limit prevents overflow of 64 bits. */
#define MOST_CYCLE (UINT64_C(1) << 52)

static const struct {
	const char *name;
	uint64_t most;           /* largest number allowed in the column */
	bool is_signed;          /* whether numbers may be negative, such as offsets of code before the kernel */
	bool is_optional;
} columns[COLUMNS] = {
	[COLUMN_SE] = {"se", UINT32_MAX, .is_optional = true},
	[COLUMN_WAVE] = {"wave", UINT32_MAX},
	[COLUMN_CYCLE] = {"cycle", MOST_CYCLE},
	[COLUMN_PC] = {"pc", INT64_MAX, .is_signed = true},
	[COLUMN_TEXT] = {"text", .is_optional = true},
};

struct record {
	uint64_t cycle;
	uint32_t se, wave, op, line;
};

struct trace_reader {
	const char *name;
	const struct sim_program *p;
	uint32_t function;
	struct diag *diag;
	unsigned line, mistakes;
	int column[COLUMNS];     /* index of each column in a row; -1: missing */
	bool has_columns;
	struct record *records;
	size_t nrecords, cap;
};

__attribute__((format(printf, 2, 3))) static void
mistake(struct trace_reader *r, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	char text[300];
	vsnprintf(text, sizeof text, fmt, ap);
	va_end(ap);
	if (++r->mistakes <= MOST_MISTAKES)
		diag_error(r->diag, (struct loc){0}, "%s:%u: %s", r->name, r->line, text);
}

/* Returns the first cell of *rest, and sets *rest to the cells after it. rest->p is NULL after the last cell. */
static struct str
next_cell(struct str *rest)
{
	const char *tab = memchr(rest->p, '\t', rest->n);
	struct str cell = {rest->p, tab ? (size_t)(tab - rest->p) : rest->n};

	*rest = tab ? (struct str){tab + 1, rest->n - cell.n - 1} : (struct str){NULL, 0};
	return cell;
}

/* Splits a row into the cells of the known columns. In the cell of a missing column, p is NULL. */
static void
split(const struct trace_reader *r, struct str line, struct str cells[COLUMNS])
{
	memset(cells, 0, COLUMNS * sizeof cells[0]);
	for (int i = 0; line.p; i++) {
		struct str cell = next_cell(&line);

		for (int c = 0; c < COLUMNS; c++)
			if (r->column[c] == i)
				cells[c] = cell;
	}
}

static void
read_header(struct trace_reader *r, struct str line)
{
	for (int c = 0; c < COLUMNS; c++) {
		struct str rest = line;

		r->column[c] = -1;
		for (int i = 0; rest.p; i++)
			if (str_eqz(next_cell(&rest), columns[c].name))
				r->column[c] = i;
		if (r->column[c] < 0 && !columns[c].is_optional)
			mistake(r, "no column \"%s\"", columns[c].name);
	}
	r->has_columns = !r->mistakes;
}

static bool
parse_cell(struct str s, int column, uint64_t *out)
{
	bool negative = columns[column].is_signed && s.n && *s.p == '-';

	s.p += negative;
	s.n -= negative;
	char text[32];
	if (s.n >= sizeof text || memchr(s.p, 0, s.n))
		return false;
	memcpy(text, s.p, s.n);
	text[s.n] = 0;
	if (!opt_number(text, out) || *out > columns[column].most)
		return false;
	*out = negative ? -*out : *out;
	return true;
}

/* Returns the op at an offset from the start of the simulated function, or GRAPH_NONE. */
static uint32_t
op_at(const struct trace_reader *r, uint64_t pc)
{
	uint64_t at = r->p->flow->functions[r->function].at + pc;

	for (size_t low = 0, high = r->p->nops; low < high;) { /* the ops of a function are consecutive, and the simulated function's
	                                                        * ops are the first */
		size_t mid = low + (high - low) / 2;
		const struct sim_op *op = &r->p->ops[mid];

		if (op->function == r->function && op->at == at)
			return (uint32_t)mid;
		if (op->function == r->function && op->at < at)
			low = mid + 1;
		else
			high = mid;
	}
	for (size_t i = 0; i < r->p->nops; i++)
		if (r->p->ops[i].at == at)
			return (uint32_t)i;
	return GRAPH_NONE;
}

/* Returns whether the recorded text matches the op's instruction. Compares mnemonics only. */
static bool
is_same(const struct trace_reader *r, uint32_t op, struct str recorded)
{
	const struct sim_op *o = &r->p->ops[op];
	struct insn insn;
	size_t name = 0;

	graph_decode(r->p->flow->code, &r->p->flow->functions[o->function].graph->insns[o->insn], &insn);
	char text[INSN_TEXT];
	size_t n = insn_print(r->p->flow->code->isa, &insn, text);
	while (name < n && text[name] != ' ')
		name++;
	return recorded.n >= name && memcmp(recorded.p, text, name) == 0 && (recorded.n == name || recorded.p[name] == ' ');
}

static void
read_line(struct trace_reader *r, struct str line)
{
	struct str cells[COLUMNS];
	uint64_t value[COLUMNS] = {0};

	split(r, line, cells);
	for (int c = 0; c < COLUMN_TEXT; c++)
		if (r->column[c] >= 0 && (!cells[c].p || !parse_cell(cells[c], c, &value[c]))) {
			mistake(r, "a number up to %" PRIu64 " is expected as %s", columns[c].most, columns[c].name);
			return;
		}
	uint32_t op = op_at(r, value[COLUMN_PC]);
	if (op == GRAPH_NONE) {
		mistake(r, "no instruction at %" PRId64, (int64_t)value[COLUMN_PC]);
		return;
	}
	if (cells[COLUMN_TEXT].p && !is_same(r, op, cells[COLUMN_TEXT])) {
		mistake(r, "another instruction is at %" PRId64, (int64_t)value[COLUMN_PC]);
		return;
	}
	*APPEND(r->records, r->nrecords, r->cap) = (struct record){.cycle = value[COLUMN_CYCLE], .se = (uint32_t)value[COLUMN_SE],
		.wave = (uint32_t)value[COLUMN_WAVE], .op = op, .line = r->line};
}

static void
read_lines(struct trace_reader *r, struct str rest)
{
	while (rest.n) {
		const char *end = memchr(rest.p, '\n', rest.n);
		size_t n = end ? (size_t)(end - rest.p) : rest.n;
		struct str line = {rest.p, n && rest.p[n - 1] == '\r' ? n - 1 : n};

		rest = (struct str){rest.p + n + (end != NULL), rest.n - n - (end != NULL)};
		if (!r->line++)
			read_header(r, line);
		else if (line.n && r->has_columns)
			read_line(r, line);
	}
	if (!r->nrecords && !r->mistakes++)
		diag_error(r->diag, (struct loc){0}, "%s: the recording is empty", r->name);
	if (r->mistakes > MOST_MISTAKES)
		diag_error(r->diag, (struct loc){0}, "%s: %u more errors", r->name, r->mistakes - MOST_MISTAKES);
}

static void
put_step(struct sim_script_wave *w, uint32_t op, uint32_t wait)
{
	*APPEND(w->steps, w->nsteps, w->steps_cap) = (struct sim_step){op, wait};
}

/* Adds the ops between two recorded instructions of a wave, if the code falls through from the op `from` to the op `to`. */
static void
put_between(const struct sim_program *p, struct sim_script *script, struct sim_script_wave *w, uint32_t from, uint32_t to)
{
	if (to <= from || to - from > 64 || p->ops[from].function != p->ops[to].function || p->ops[from].target == to)
		return;
	for (uint32_t i = from + 1; i < to; i++) {
		bool silent = p->ops[i].kind == SIM_DELAY || p->ops[i].flags & SIM_OP_SILENT;

		put_step(w, silent ? i : GRAPH_NONE, 0);
		script->guesses |= !silent;
	}
}

/* Returns the number of cycles between two records, if something that the simulation does not model determines it: a wait, or a
 * miss of the instruction cache, which only a long distance shows; else 0. */
static uint32_t
recorded_wait(const struct sim_program *p, const struct record *before, const struct record *r)
{
	unsigned kind = p->ops[r->op].kind;
	bool counts = kind == SIM_WAIT || kind == SIM_END || p->ops[before->op].kind == SIM_BARRIER || r->cycle - before->cycle > LONG_STALL;

	return !counts ? 0 : r->cycle - before->cycle < UINT32_MAX ? (uint32_t)(r->cycle - before->cycle) : UINT32_MAX;
}

static int
by_wave(const void *a, const void *b)
{
	const struct record *x = a, *y = b;

	return x->se != y->se ? x->se < y->se ? -1 : 1 : x->wave != y->wave ? x->wave < y->wave ? -1 : 1 :
		x->cycle != y->cycle ? x->cycle < y->cycle ? -1 : 1 : x->line < y->line ? -1 : 1;
}

static int
by_begin(const void *a, const void *b)
{
	const struct sim_script_wave *x = a, *y = b;

	return x->begin < y->begin ? -1 : x->begin > y->begin;
}

/* Adds a wave with its n records. Omits trailing s_delay_alu and s_wait_alu instructions, because they delay nothing
 * and the last step must be an issue. */
static void
put_wave(struct recording *f, const struct sim_program *p, const struct record *r, size_t n)
{
	struct recorded_engine *e = f->nengines ? &f->engines[f->nengines - 1] : NULL;

	while (n && (p->ops[r[n - 1].op].kind == SIM_DELAY || p->ops[r[n - 1].op].kind == SIM_WAIT_ALU))
		n--;
	if (!n)
		return;
	if (!e || e->number != r->se) {
		e = APPEND(f->engines, f->nengines, f->engines_cap);
		*e = (struct recorded_engine){.number = r->se};
	}
	struct sim_script_wave *w = APPEND(e->script.waves, e->script.nwaves, e->waves_cap);
	*w = (struct sim_script_wave){.begin = r->cycle, .number = r->wave};
	for (size_t i = 0; i < n; i++) {
		if (i)
			put_between(p, &e->script, w, r[i - 1].op, r[i].op);
		put_step(w, r[i].op, i ? recorded_wait(p, &r[i - 1], &r[i]) : 0);
	}
}

bool
recording_read(struct recording *f, const char *name, struct str text, const struct sim_program *p, uint32_t function,
	struct diag *diag)
{
	struct trace_reader r = {.name = name, .p = p, .function = function, .diag = diag};

	read_lines(&r, text);
	if (r.nrecords)
		qsort(r.records, r.nrecords, sizeof *r.records, by_wave);
	for (size_t i = 0, k; i < r.nrecords && !r.mistakes; i = k) {
		for (k = i + 1; k < r.nrecords && r.records[k].se == r.records[i].se && r.records[k].wave == r.records[i].wave &&
				p->ops[r.records[k - 1].op].kind != SIM_END;)
			k++;
		put_wave(f, p, &r.records[i], k - i);
	}
	if (!f->nengines && !r.mistakes++)
		diag_error(diag, (struct loc){0}, "%s: the recording contains only s_delay_alu instructions", name);
	for (size_t i = 0; i < f->nengines; i++)
		qsort(f->engines[i].script.waves, f->engines[i].script.nwaves, sizeof *f->engines[i].script.waves, by_begin);
	alloc_free(r.records);
	return !r.mistakes;
}

void
recording_free(struct recording *f)
{
	for (size_t i = 0; i < f->nengines; i++) {
		for (size_t k = 0; k < f->engines[i].script.nwaves; k++)
			alloc_free(f->engines[i].script.waves[k].steps);
		alloc_free(f->engines[i].script.waves);
	}
	alloc_free(f->engines);
}
