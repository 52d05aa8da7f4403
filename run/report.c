#include "run/report.h"

#include <inttypes.h>
#include <stdio.h>

#include "common/base/text/json_string.h"
#include "common/base/text/visible.h"

enum { SCHEMA = 1 };          /* version of run.schema.json */

void
report_lines(FILE *f, struct str lines)
{
	struct buf b = {0};

	visible_put_lines(&b, lines);
	if (b.n)
		fwrite(b.p, 1, b.n, f);
	buf_free(&b);
}

void
report_where(struct buf *b, const struct amdgcn_run_finding *f)
{
	buf_printf(b, " (work-group %u", f->group[0]);
	if (f->group[1] || f->group[2])
		buf_printf(b, ",%u,%u", f->group[1], f->group[2]);
	buf_printf(b, ", wave %u", f->wave);
	if (f->lane >= 0)
		buf_printf(b, ", lane %d", f->lane);
	if (f->count > 1)
		buf_printf(b, "; %" PRIu64 " times", f->count);
	buf_printf(b, ")");
}

void
report_difference(struct buf *b, const struct expected *e)
{
	buf_printf(b, "%s[%zu] is %s, but %s is expected; %zu of %zu elements differ", e->name, e->first, e->got, e->wanted_z, e->wrong, e->elements);
}

/* Appends where an instruction is in an object. */
static void
put_offset(struct buf *b, const char *function, uint64_t offset, uint64_t address)
{
	if (function)
		buf_printf(b, "%s+0x%" PRIx64, function, offset);
	else
		buf_printf(b, "0x%" PRIx64, address);
}

/* Prints a message about an instruction of an object: with its line, if there are line tables, or with its offset. */
static void
print_message(const struct run_result *r, const char *severity, const char *text, const char *function, uint64_t offset, uint64_t address,
	const char *instruction)
{
	struct amdgcn_location at = kernel_file_find(r->in, address, function, offset);
	struct buf place = {0}, all = {0};

	put_offset(&place, function, offset, address);
	if (at.file && at.column)
		buf_printf(&all, "%s:%u:%u", at.file, at.line, at.column);
	else if (at.file)
		buf_printf(&all, "%s:%u", at.file, at.line);
	else
		buf_printf(&all, "%s: %.*s", r->o->path, (int)place.n, (const char *)place.p);
	buf_printf(&all, ": %s: %s\n", severity, text);
	if (instruction && at.file)
		buf_printf(&all, "\t%s // %.*s\n", instruction, (int)place.n, (const char *)place.p);
	else if (instruction)
		buf_printf(&all, "\t%s\n", instruction);
	report_lines(stderr, (struct str){(const char *)all.p, all.n});
	buf_free(&place);
	buf_free(&all);
}

/* Reports a finding in a source. Returns false if its line is unknown. */
static bool
report_line(const struct run_result *r, const struct amdgcn_run_finding *f, const char *text)
{
	struct diag *diag = r->o->diag;
	struct amdgcn_location at = kernel_file_find(r->in, f->address, f->function, f->offset);
	struct loc shown = kernel_file_loc(r->in, &at);

	if (!shown.pos)
		return false;
	diag_warning(diag, shown, "%s", text);
	at = kernel_file_find(r->in, f->other, f->other_function, f->other_offset);
	struct loc other = f->has_other ? kernel_file_loc(r->in, &at) : (struct loc){0};
	if (other.pos)
		diag_note(diag, other, "this is the other instruction");
	return true;
}

static void
report_finding(const struct run_result *r, const struct amdgcn_run_finding *f)
{
	struct buf text = {0};

	buf_printf(&text, "%s", f->text);
	report_where(&text, f);
	buf_printf(&text, " [%s]", f->name);
	buf_put(&text, "", 1);
	if (!report_line(r, f, (const char *)text.p)) {
		print_message(r, "warning", (const char *)text.p, f->function, f->offset, f->address, f->instruction);
		if (f->has_other)
			print_message(r, "note", "this is the other instruction", f->other_function, f->other_offset, f->other, NULL);
	}
	buf_free(&text);
}

static void
print_buffer(const struct printed *p)
{
	printf("%s:", p->name);
	char number[VALUE_TEXT];
	for (size_t i = 0; i < p->count; i++) {
		value_print(p->value, i, number);
		printf(" %s", number);
	}
	printf("\n");
}

/* Prints how often each instruction was executed, with how many lanes on average, and how often branches were taken. */
static void
print_counts(const struct run_result *r)
{
	struct buf b = {0};

	buf_printf(&b, "%12s %6s %12s\n", "executed", "lanes", "taken");
	struct amdgcn_run_count c;
	for (size_t i = 0; amdgcn_run_count(r->run, i, &c); i++) {
		struct amdgcn_location at = kernel_file_find(r->in, c.address, c.function, c.offset);
		uint64_t tenths = c.executed ? (10 * c.lanes + c.executed / 2) / c.executed : 0;

		buf_printf(&b, "%12" PRIu64 " ", c.executed);
		if (c.executed)
			buf_printf(&b, "%4" PRIu64 ".%" PRIu64, tenths / 10, tenths % 10);
		else
			buf_printf(&b, "%6s", "");
		if (c.conditional)
			buf_printf(&b, " %12" PRIu64, c.taken);
		else
			buf_printf(&b, " %12s", "");
		if (at.file)
			buf_printf(&b, "  %s:%u", at.file, at.line);
		if (c.function)
			buf_printf(&b, "  %s+0x%" PRIx64, c.function, c.offset);
		else
			buf_printf(&b, "  0x%" PRIx64, c.address);
		buf_printf(&b, "  %s\n", c.instruction ? c.instruction : "");
	}
	report_lines(stdout, (struct str){(const char *)b.p, b.n});
	buf_free(&b);
}

void
report_findings(const struct run_result *r)
{
	for (size_t i = 0; i < r->run->nfindings; i++)
		report_finding(r, &r->run->findings[i]);
}

void
report_text(const struct run_result *r)
{
	const struct amdgcn_run *run = r->run;

	report_lines(stdout, str_from(run->output));
	report_findings(r);
	if (*run->incomplete)
		diag_note(r->o->diag, (struct loc){0}, "not looked at, because of a limit: %s", run->incomplete);
	for (size_t i = 0; i < r->arguments->nexpected; i++) {
		const struct expected *e = &r->arguments->expected[i];

		if (e->wrong) {
			struct buf text = {0};

			report_difference(&text, e);
			diag_error(r->o->diag, (struct loc){0}, "%.*s", (int)text.n, (const char *)text.p);
			buf_free(&text);
		}
	}
	for (size_t i = 0; i < r->arguments->nprinted && run->complete; i++)
		print_buffer(&r->arguments->printed[i]);
	if (r->o->each)
		print_counts(r);
	if (r->o->counts)
		printf("%" PRIu64 " instructions, %" PRIu64 " results of lanes, %" PRIu64 " work-groups, %" PRIu64 " waves\n", run->instructions,
			run->lanes, run->groups, run->waves);
}

/* ---- JSON */

static void
put_text(const char *z)
{
	struct buf b = {0};

	json_string_put(&b, str_from(z));
	fwrite(b.p, 1, b.n, stdout);
	buf_free(&b);
}

/* Puts a member, unless it has no value. */
static void
put_string(const char *name, const char *z)
{
	if (!z)
		return;
	printf(", \"%s\": ", name);
	put_text(z);
}

static void
put_three(const char *name, const unsigned v[3])
{
	printf(", \"%s\": [%u, %u, %u]", name, v[0], v[1], v[2]);
}

/* Puts the location of an instruction in the object, and in the source if there is one. */
static void
put_location(const struct run_result *r, uint64_t address, const char *function, uint64_t offset)
{
	struct amdgcn_location at = kernel_file_find(r->in, address, function, offset);

	printf("\"address\": %" PRIu64, address);
	put_string("function", function);
	if (function)
		printf(", \"offset\": %" PRIu64, offset);
	if (!at.file)
		return;
	put_string("file", at.file);
	printf(", \"line\": %u", at.line);
	if (at.column)
		printf(", \"column\": %u", at.column);
}

static void
put_finding(const struct run_result *r, const struct amdgcn_run_finding *f)
{
	printf("{\"name\": \"%s\"", f->name);
	put_string("text", f->text);
	printf(", ");
	put_location(r, f->address, f->function, f->offset);
	put_string("instruction", f->instruction);
	put_three("workgroup", f->group);
	printf(", \"wave\": %u", f->wave);
	if (f->lane >= 0)
		printf(", \"lane\": %d", f->lane);
	printf(", \"count\": %" PRIu64, f->count);
	if (f->has_other) {
		printf(", \"other\": {");
		put_location(r, f->other, f->other_function, f->other_offset);
		printf("}");
	}
	printf("}");
}

static void
put_expected(const struct expected *e)
{
	printf("{\"elements\": %zu, \"different\": %zu", e->elements, e->wrong);
	put_string("buffer", e->name);
	if (e->wrong) {
		printf(", \"first\": %zu", e->first);
		put_string("value", e->got);
		put_string("expected", e->wanted_z);
	}
	printf("}");
}

static void
put_printed(const struct printed *p)
{
	printf("{\"elements\": %zu", p->elements);
	put_string("buffer", p->name);
	printf(", \"values\": [");
	char number[VALUE_TEXT];
	for (size_t i = 0; i < p->count; i++) {
		value_print(p->value, i, number);
		printf("%s\"%s\"", i ? ", " : "", number);
	}
	printf("]}");
}

static void
put_counts(const struct run_result *r)
{
	printf("],\n \"counts\": [");
	struct amdgcn_run_count c;
	for (size_t i = 0; amdgcn_run_count(r->run, i, &c); i++) {
		printf("%s\n  {", i ? "," : "");
		put_location(r, c.address, c.function, c.offset);
		put_string("instruction", c.instruction);
		printf(", \"executed\": %" PRIu64 ", \"lanes\": %" PRIu64, c.executed, c.lanes);
		if (c.conditional)
			printf(", \"taken\": %" PRIu64, c.taken);
		printf("}");
	}
}

void
report_json(const struct run_result *r)
{
	const struct amdgcn_run *run = r->run;
	const struct kernel_arguments *a = r->arguments;

	printf("{\n \"schema\": %d", SCHEMA);
	put_string("file", r->o->path);
	put_string("kernel", run->kernel);
	put_three("grid", run->grid);
	put_three("group", run->group);
	printf(",\n \"right\": %s, \"complete\": %s", r->right ? "true" : "false", run->complete ? "true" : "false");
	printf(",\n \"instructions\": %" PRIu64 ", \"lanes\": %" PRIu64 ", \"workgroups\": %" PRIu64 ", \"waves\": %" PRIu64, run->instructions,
		run->lanes, run->groups, run->waves);
	printf(",\n \"output\": ");
	put_text(run->output);
	put_string("incomplete", run->incomplete);
	if (r->stopped.n)
		printf(",\n \"stopped\": %.*s", STR_ARG(r->stopped));
	printf(",\n \"findings\": [");
	for (size_t i = 0; i < run->nfindings; i++) {
		printf("%s\n  ", i ? "," : "");
		put_finding(r, &run->findings[i]);
	}
	printf("],\n \"expected\": [");
	for (size_t i = 0; i < a->nexpected && run->complete; i++) {
		printf("%s\n  ", i ? "," : "");
		put_expected(&a->expected[i]);
	}
	printf("],\n \"printed\": [");
	for (size_t i = 0; i < a->nprinted && run->complete; i++) {
		printf("%s\n  ", i ? "," : "");
		put_printed(&a->printed[i]);
	}
	if (r->o->each)
		put_counts(r);
	printf("]\n}\n");
}
