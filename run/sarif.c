#include "run/sarif.h"

#include <stdio.h>
#include <string.h>

#include "common/base/text/json_put.h"
#include "common/base/text/sarif.h"

static const char differs[] = "wrong-result"; /* the rule of results that differ */

/* Returns the location of an instruction. */
static struct sarif_place
place_of(const struct run_result *r, uint64_t address, const char *function, uint64_t offset, const char *instruction)
{
	struct amdgcn_location at = kernel_file_find(r->in, address, function, offset);

	return (struct sarif_place){.object = str_from(r->o->path), .source = at.file ? str_from(at.file) : (struct str){"", 0},
		.line = at.file ? at.line : 0, .column = at.file ? at.column : 0, .address = address, .offset = offset, .name = function,
		.insn = instruction};
}

static void
put_finding(struct buf *b, const struct run_result *r, const struct amdgcn_run_finding *f)
{
	struct sarif_place other = place_of(r, f->other, f->other_function, f->other_offset, NULL);
	struct buf text = {0};

	buf_printf(&text, "%s", f->text);
	report_where(&text, f);
	buf_put(&text, "", 1);
	sarif_put_result(b, &(struct sarif_result){.rule = f->name, .level = "warning", .text = (const char *)text.p, .times = f->count,
		.at = place_of(r, f->address, f->function, f->offset, f->instruction), .other = f->has_other ? &other : NULL,
		.other_text = "the other instruction"});
	buf_free(&text);
}

static void
put_expected(struct buf *b, const struct run_result *r, const struct expected *e)
{
	struct buf text = {0};

	report_difference(&text, e);
	buf_put(&text, "", 1);
	sarif_put_result(b, &(struct sarif_result){.rule = differs, .level = "error", .text = (const char *)text.p,
		.at = {.object = str_from(r->o->path), .name = r->run->kernel, .whole = true}});
	buf_free(&text);
}

static bool
is_found(const struct run_result *r, const char *name)
{
	for (size_t i = 0; i < r->run->nfindings; i++)
		if (strcmp(r->run->findings[i].name, name) == 0)
			return true;
	return false;
}

static bool
is_wrong(const struct run_result *r)
{
	for (size_t i = 0; i < r->arguments->nexpected; i++)
		if (r->arguments->expected[i].wrong)
			return true;
	return false;
}

/* Puts the rules that have results. */
static void
put_rules(struct buf *b, const struct run_result *r)
{
	static const char help[] = "amdgcn-run(1) has what is found, and how.";
	const char *name, *text;

	for (size_t i = 0; amdgcn_run_kind(i, &name, &text); i++)
		if (is_found(r, name)) {
			json_put_line(b, 6);
			sarif_put_rule(b, name, text, "amdgcn-run(1)", help, NULL);
		}
	if (is_wrong(r)) {
		json_put_line(b, 6);
		sarif_put_rule(b, differs, "the kernel has written something else than is expected", "amdgcn-run(1)", help, NULL);
	}
}

static void
put_document(struct buf *b, const struct run_result *r)
{
	json_put_open(b, NULL, '{');
	json_put_z(b, "$schema", "https://json.schemastore.org/sarif-2.1.0.json");
	json_put_z(b, "version", "2.1.0");
	json_put_open(b, "runs", '[');
	json_put_line(b, 1);
	json_put_open(b, NULL, '{');
	json_put_open(b, "results", '[');
	for (size_t i = 0; i < r->run->nfindings; i++) {
		json_put_line(b, 3);
		put_finding(b, r, &r->run->findings[i]);
	}
	for (size_t i = 0; i < r->arguments->nexpected; i++)
		if (r->arguments->expected[i].wrong) {
			json_put_line(b, 3);
			put_expected(b, r, &r->arguments->expected[i]);
		}
	json_put_close(b, ']');
	json_put_line(b, 2);
	json_put_open(b, "invocations", '[');
	json_put_open(b, NULL, '{');
	json_put_bool(b, "executionSuccessful", r->run->complete || r->stopped.n);
	json_put_close(b, '}');
	json_put_close(b, ']');
	json_put_line(b, 2);
	json_put_open(b, "tool", '{');
	json_put_open(b, "driver", '{');
	json_put_z(b, "name", "amdgcn-run");
	json_put_z(b, "version", GCNUTILS_VERSION);
	json_put_open(b, "rules", '[');
	put_rules(b, r);
	json_put_close(b, ']');
	json_put_close(b, '}');
	json_put_close(b, '}');
	json_put_close(b, '}');
	json_put_close(b, ']');
	json_put_close(b, '}');
	buf_printf(b, "\n");
}

void
sarif_write(const struct run_result *r)
{
	struct buf b = {0};

	put_document(&b, r);
	const char *why;
	if (!*r->o->sarif) {
		fwrite(b.p, 1, b.n, stdout);
	} else {
		why = buf_write_file(&b, r->o->sarif, 0666, NULL);
		if (why)
			diag_error(r->o->diag, (struct loc){0}, "%s: %s", r->o->sarif, why);
	}
	buf_free(&b);
}
