#include "run/observe.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/file/outfile.h"
#include "common/base/memory/alloc.h"
#include "common/base/text/json_string.h"
#include "run/location.h"
#include "run/registers.h"
#include "run/report.h"

enum { DEFAULT_LIMIT = 1000, SHOWN = 8, CHUNK = 1 << 16 };

/* The value of --trace or --break: what is watched. */
struct selection {
	const char *text;
	struct run_location at;
	unsigned group[3], wave;
	bool has_group, has_wave;
	int lane;                    /* AMDGCN_NONE: all */
	uint64_t limit, count;       /* of --trace: 0: no limit; of --break: the time at which it ends the run */
	uint64_t times;
};

struct observing {
	struct run_options *o;
	struct kernel_file *in;
	struct selection *trace;     /* NULL: none */
	struct selection *breaks;
	size_t nbreaks;
	struct amdgcn_run_watch watch;
	struct buf out;              /* JSON lines that are not written yet */
	struct outfile file;
	bool is_open;
	uint64_t at;                 /* size of the file */
	const char *why;             /* the file cannot be written; NULL: it can */
	struct buf stopped;
};

/* Reads a group such as "3" or "3.0.1". */
static bool
read_group(const char *text, unsigned group[3])
{
	for (unsigned k = 0; k < 3; k++) {
		char *end;
		unsigned long n = strtoul(text, &end, 10);

		if (*text < '0' || *text > '9' || n > UINT32_MAX)
			return false;
		group[k] = (unsigned)n;
		if (!*end)
			return true;
		if (*end != '.')
			return false;
		text = end + 1;
	}
	return false;
}

/* Reads one part of the value. Returns false if it is none. */
static bool
read_part(struct arena *arena, struct selection *s, const char *part, bool is_trace)
{
	const char *value = strchr(part, '=');
	size_t n = value ? (size_t)(value++ - part) : 0;

	if (!value)
		return s->at.kind == LOCATION_ANY && location_read(arena, part, &s->at);
	if (n == 5 && memcmp(part, "group", n) == 0) {
		s->has_group = true;
		return read_group(value, s->group);
	}
	uint64_t number;
	if (!opt_number(value, &number))
		return false;
	if (n == 4 && memcmp(part, "wave", n) == 0) {
		s->has_wave = true;
		s->wave = (unsigned)number;
		return number <= UINT32_MAX;
	}
	if (n == 4 && memcmp(part, "lane", n) == 0) {
		s->lane = (int)number;
		return number < 64;
	}
	if (is_trace && n == 5 && memcmp(part, "limit", n) == 0)
		s->limit = number;
	else if (!is_trace && n == 5 && memcmp(part, "count", n) == 0 && number)
		s->count = number;
	else
		return false;
	return true;
}

static bool
read_selection(struct run_options *o, struct selection *s, const char *text, bool is_trace)
{
	*s = (struct selection){.text = text, .lane = AMDGCN_NONE, .limit = DEFAULT_LIMIT, .count = 1};
	while (*text) {
		size_t n = strcspn(text, ",");
		const char *part = arena_strz(&o->arena, (struct str){text, n});

		if (!read_part(&o->arena, s, part, is_trace)) {
			diag_error(o->diag, (struct loc){0}, "%s: expected a location such as k, k+0x24, k.s:12, 12 or *0x1300, %sgroup=0.0.0, wave=0, "
				"lane=0 or %s, but got '%s'", is_trace ? "--trace" : "--break", is_trace ? "also with ..TO, " : "", is_trace ? "limit=0" : "count=1",
				part);
			return false;
		}
		text += n + (text[n] == ',');
	}
	if (is_trace || s->at.kind != LOCATION_ANY)
		return true;
	diag_error(o->diag, (struct loc){0}, "--break: expected a location such as k, k+0x24, k.s:12, 12 or *0x1300, but got '%s'", s->text);
	return false;
}

static bool
is_selected(const struct selection *s, const struct amdgcn_run_step *step)
{
	return (!s->has_group || memcmp(s->group, step->group, sizeof s->group) == 0) && (!s->has_wave || s->wave == step->wave);
}

static int
wants(void *user, uint64_t address, const char *function, uint64_t offset)
{
	struct observing *w = user;
	int wanted = w->trace && location_has(&w->trace->at, w->in, address, function, offset) ? AMDGCN_RUN_AFTER : 0;

	for (size_t i = 0; i < w->nbreaks; i++)
		wanted |= location_begins(&w->breaks[i].at, w->in, address, function, offset) ? AMDGCN_RUN_BEFORE : 0;
	return wanted;
}

/* Appends where a wave is, such as "work-group 0, wave 1, k.s:12: k+0x24". */
static void
put_place(struct observing *w, struct buf *b, const struct amdgcn_run_step *step)
{
	struct amdgcn_location at = kernel_file_find(w->in, step->address, step->function, step->offset);

	buf_printf(b, "work-group %u", step->group[0]);
	if (step->group[1] || step->group[2])
		buf_printf(b, ",%u,%u", step->group[1], step->group[2]);
	buf_printf(b, ", wave %u, ", step->wave);
	if (at.file)
		buf_printf(b, "%s:%u: ", at.file, at.line);
	if (step->function)
		buf_printf(b, "%s+0x%" PRIx64, step->function, step->offset);
	else
		buf_printf(b, "0x%" PRIx64, step->address);
}

/* Appends which lanes are active, unless all are. */
static void
put_active(struct buf *b, const struct amdgcn_run_step *step)
{
	if (step->active == UINT64_MAX >> (64 - step->lanes))
		return;
	buf_printf(b, step->active ? ", lanes " : ", no lanes");
	registers_put_lanes(b, step->active);
}

static void
put_string(struct buf *b, const char *name, const char *z)
{
	buf_printf(b, ", \"%s\": ", name);
	json_string_put(b, str_from(z));
}

static void
put_json(struct observing *w, struct buf *b, const struct amdgcn_run_step *step)
{
	struct amdgcn_location at = kernel_file_find(w->in, step->address, step->function, step->offset);

	buf_printf(b, "{\"workgroup\": [%u, %u, %u], \"wave\": %u, \"number\": %" PRIu64 ", \"address\": %" PRIu64, step->group[0], step->group[1],
		step->group[2], step->wave, step->number, step->address);
	if (step->function) {
		put_string(b, "function", step->function);
		buf_printf(b, ", \"offset\": %" PRIu64, step->offset);
	}
	if (at.file) {
		put_string(b, "file", at.file);
		buf_printf(b, ", \"line\": %u", at.line);
	}
	if (at.file && at.column)
		buf_printf(b, ", \"column\": %u", at.column);
	put_string(b, "instruction", step->instruction);
	buf_printf(b, ", \"wave_size\": %u, \"active\": %" PRIu64 ", ", step->lanes, step->active);
	registers_put_json(b, step);
	buf_printf(b, "}");
}

static bool
has_document(const struct run_options *o)
{
	return o->json || o->report || (o->sarif && !*o->sarif);
}

/* Prints a text: to standard error if standard output has a document. */
static void
print(const struct observing *w, const struct buf *b)
{
	report_lines(has_document(w->o) ? stderr : stdout, (struct str){(const char *)b->p, b->n});
}

/* Writes the JSON lines that have been appended. */
static void
write_lines(struct observing *w)
{
	if (!w->why && w->out.n && !outfile_write(&w->file, w->out.p, w->out.n, w->at))
		w->why = strerror(errno);
	w->at += w->out.n;
	w->out.n = 0;
}

static int
trace(void *user, const struct amdgcn_run_step *step)
{
	struct observing *w = user;
	struct selection *s = w->trace;
	struct buf b = {0};

	if (!is_selected(s, step) || s->times++ >= s->limit - !s->limit)
		return 0;
	if (w->o->trace_json) {
		put_json(w, &w->out, step);
		buf_printf(&w->out, "\n");
		if (w->out.n >= CHUNK)
			write_lines(w);
		return 0;
	}
	put_place(w, &b, step);
	buf_printf(&b, ", instruction %" PRIu64 ": %s", step->number, step->instruction);
	put_active(&b, step);
	buf_printf(&b, "\n");
	registers_put_text(&b, step, s->lane, SHOWN);
	print(w, &b);
	buf_free(&b);
	return 0;
}

static int
stop(void *user, const struct amdgcn_run_step *step)
{
	struct observing *w = user;
	struct selection *s = NULL;
	struct buf b = {0};

	for (size_t i = 0; i < w->nbreaks; i++) {
		struct selection *one = &w->breaks[i];

		if (is_selected(one, step) && location_begins(&one->at, w->in, step->address, step->function, step->offset) &&
				++one->times == one->count)
			s = one;
	}
	if (!s)
		return 0;
	put_json(w, &w->stopped, step);
	buf_printf(&b, "--break=%s: ", s->text);
	put_place(w, &b, step);
	buf_printf(&b, ", after %" PRIu64 " instructions", step->number);
	put_active(&b, step);
	buf_printf(&b, "\n%s\n", step->instruction);
	registers_put_text(&b, step, s->lane, 64);
	if (!has_document(w->o))
		print(w, &b);
	buf_free(&b);
	return 1;
}

/* Lets the library leave out other waves. */
static void
select_waves(struct observing *w)
{
	const struct selection *only = w->nbreaks + (w->trace != NULL) > 1 ? NULL : w->trace ? w->trace : w->breaks;

	if (only && only->has_group)
		w->watch.group = only->group;
	if (only && only->has_wave)
		w->watch.wave = &only->wave;
}

struct observing *
observing_open(struct run_options *o, struct kernel_file *in, const struct amdgcn_run_watch **watch)
{
	struct observing *w = arena_alloc(&o->arena, sizeof *w);
	const char *text = o->trace ? o->trace : o->trace_json ? "" : NULL;
	bool fine = true;

	w->o = o;
	w->in = in;
	w->breaks = arena_alloc(&o->arena, (o->breaks.n + 1) * sizeof w->breaks[0]);
	if (text) {
		w->trace = arena_alloc(&o->arena, sizeof *w->trace);
		fine = read_selection(o, w->trace, text, true);
	}
	for (; w->nbreaks < o->breaks.n && fine; w->nbreaks++)
		fine = read_selection(o, &w->breaks[w->nbreaks], o->breaks.v[w->nbreaks], false);
	if (!fine)
		return NULL;
	if (o->trace_json)
		w->why = outfile_open(&w->file, o->trace_json, 0666, NULL);
	if (w->why) {
		diag_error(o->diag, (struct loc){0}, "%s: %s", o->trace_json, w->why);
		return NULL;
	}
	w->is_open = o->trace_json != NULL;
	w->watch = (struct amdgcn_run_watch){.size = sizeof w->watch, .wants = wants, .before = w->nbreaks ? stop : NULL,
		.after = w->trace ? trace : NULL, .user = w};
	select_waves(w);
	*watch = w->trace || w->nbreaks ? &w->watch : NULL;
	return w;
}

struct str
observing_json(const struct observing *w)
{
	return (struct str){(const char *)w->stopped.p, w->stopped.n};
}

void
observing_end(struct observing *w)
{
	struct diag *diag = w->o->diag;

	if (w->is_open) {
		write_lines(w);
		if (w->why)
			outfile_discard(&w->file);
		else if (!outfile_commit(&w->file))
			w->why = strerror(errno);
		w->is_open = false;
		if (w->why)
			diag_error(diag, (struct loc){0}, "%s: %s", w->o->trace_json, w->why);
	}
	if (w->trace && w->trace->limit && w->trace->times > w->trace->limit)
		diag_remark(diag, (struct loc){0}, "--trace: %" PRIu64 " more instructions are not shown; with limit=0, all are",
			w->trace->times - w->trace->limit);
	for (size_t i = 0; i < w->nbreaks && !w->stopped.n; i++)
		diag_error(diag, (struct loc){0}, "--break: %s was reached %" PRIu64 " times", w->breaks[i].text, w->breaks[i].times);
}

void
observing_close(struct observing *w)
{
	if (w->is_open)
		outfile_discard(&w->file);
	buf_free(&w->out);
	buf_free(&w->stopped);
}
