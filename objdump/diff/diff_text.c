/* Shows a comparison as text, in the style of diff -u. */
#include "common/base/text/demangle.h"
#include "objdump/diff/diff.h"
#include "objdump/revision/show_alignment.h"

enum { CONTEXT = 3, NAME_WIDTH = 32 };

static void
put_value(struct out *out, const char *indent, const struct diff_value *v, bool demangled, struct arena *arena)
{
	struct str name = demangled ? str_from(demangle(arena, arena_strz(arena, v->name))) : v->name;

	out_printf(out, "%s", indent);
	out_left(out, name, NAME_WIDTH);
	out_z(out, " ");
	if (v->text[0].p)
		out_str(out, v->text[0]);
	else
		out_z(out, "(none)");
	out_z(out, " -> ");
	if (v->text[1].p)
		out_str(out, v->text[1]);
	else
		out_z(out, "(none)");
	out_z(out, "\n");
}

static void
put_values(struct diff_result *d, const char *indent, const char *title, const struct diff_values *values, bool symbols)
{
	struct out *out = d->v->out;

	if (!values->n)
		return;
	out_printf(out, "%s%s\n", indent, title);
	for (size_t i = 0; i < values->n; i++)
		put_value(out, *indent ? "    " : "  ", &values->v[i], symbols && d->v->options->demangle, &d->arena);
}

static void
put_line(struct out *out, const char *mark, const struct revision_line *line)
{
	out_printf(out, "  %s ", mark);
	out_text(out, line->text);
	out_z(out, "\n");
}

/* Returns whether a row is printed as a difference. A row in which only registers are renamed is not. */
static bool
differs(const void *user, const struct revision_row *r)
{
	(void)user;
	return revision_differs(r->kind);
}

/* Prints the header of a hunk: the offsets of its first instruction in both functions. */
static void
put_hunk(struct out *out, const struct revisions *code, size_t first, size_t end)
{
	out_z(out, "  @@");
	for (int side = 0; side < 2; side++) {
		int32_t at = -1;

		for (size_t i = first; i < end && at < 0; i++)
			at = side ? code->rows[i].b : code->rows[i].a;
		if (at >= 0)
			out_printf(out, " %c0x%llx", side ? '+' : '-',
				(unsigned long long)(code->side[side]->v[at].address - code->side[side]->start));
	}
	out_z(out, " @@\n");
}

/* Prints the rows from first up to end, exclusive. In a run of differences, the instructions of the first version precede the
 * instructions of the second version. */
static void
put_rows(struct out *out, const struct revisions *code, size_t first, size_t end)
{
	put_hunk(out, code, first, end);
	for (size_t i = first; i < end;) {
		size_t to = i;

		if (!revision_differs(code->rows[i].kind)) {
			put_line(out, " ", &code->side[0]->v[code->rows[i++].a]);
			continue;
		}
		while (to < end && revision_differs(code->rows[to].kind))
			to++;
		for (size_t k = i; k < to; k++)
			if (code->rows[k].a >= 0)
				put_line(out, "-", &code->side[0]->v[code->rows[k].a]);
		for (size_t k = i; k < to; k++)
			if (code->rows[k].b >= 0)
				put_line(out, "+", &code->side[1]->v[code->rows[k].b]);
		i = to;
	}
}

static void
put_code(struct diff_result *d, const struct revisions *code)
{
	struct out *out = d->v->out;
	size_t end = 0;
	bool any = false;

	if (code->counts[REVISION_SAME] == code->nrows)
		return;
	out_z(out, "  code:");
	for (int kind = 0; kind < REVISION_KINDS; kind++) {
		if (!code->counts[kind])
			continue;
		out_printf(out, "%s %zu %s", any ? "," : "", code->counts[kind], revision_kind_name(kind));
		any = true;
	}
	if (code->replaced)
		out_printf(out, "; %zu instructions differ too much to be aligned", code->replaced);
	out_z(out, "\n");
	show_alignment_text(code, out);
	size_t first;
	while (revisions_hunk(code, differs, NULL, CONTEXT, &first, &end))
		put_rows(out, code, first, end);
}

static void
put_name(struct diff_result *d, struct str name)
{
	out_str(d->v->out, d->v->options->demangle ? str_from(demangle(&d->arena, arena_strz(&d->arena, name))) : name);
}

static void
put_function(struct diff_result *d, const struct diff_function *f)
{
	struct out *out = d->v->out;
	enum revision_kind kind = f->change;

	if (kind == REVISION_SAME)
		return;
	out_printf(out, "\n%s ", amdgcn_kind_name(f->kind));
	put_name(d, f->name);
	if (f->other_name.n) {
		out_z(out, " -> ");
		put_name(d, f->other_name);
	}
	if (kind == REVISION_REMOVED || kind == REVISION_ADDED) {
		int side = kind == REVISION_ADDED;
		size_t n = f->revision[side].n;

		out_printf(out, ": %s, %zu instruction%s\n", revision_kind_name(kind), n, n == 1 ? "" : "s");
		return;
	}
	out_printf(out, ": %s\n", kind == REVISION_RENAMED ? "only registers are renamed" : "changed");
	put_values(d, "  ", "descriptor", &f->descriptor, false);
	put_values(d, "  ", "resources", &f->resources, false);
	put_values(d, "  ", "metadata", &f->metadata, false);
	put_code(d, &f->code);
}

void
diff_show_text(struct diff_result *d)
{
	struct out *out = d->v->out;

	if (d->same)
		return;
	for (int side = 0; side < 2; side++) {
		out_printf(out, "%s ", side ? "+++" : "---");
		out_text(out, d->side[side].v.file);
		out_z(out, "\n");
	}
	put_values(d, "", "file", &d->header, false);
	put_values(d, "", "metadata", &d->metadata, false);
	put_values(d, "", "symbols", &d->symbols, true);
	put_values(d, "", "data", &d->data, true);
	for (size_t i = 0; i < d->nfunctions; i++)
		put_function(d, &d->functions[i]);
}
