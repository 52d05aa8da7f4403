/* The JSON document about a kernel. What it contains is computed first; then it is written under one guard, so that exhausted memory
 * leaves no results that refer to freed memory. */
#include "library/document.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/text/json_put.h"
#include "common/run/element.h"
#include "library/inside.h"

enum { SCHEMA = 1 };          /* version of document.schema.json */

/* The two versions of the kernel. */
struct describing {
	struct document document;
	struct document_version now, before;
};

int
amdgcn_compare(struct amdgcn_comparison *c)
{
	const struct element_type *t = element_find(c->type ? c->type : "u8", c->type ? strlen(c->type) : 2);

	if (!t)
		return 0;
	c->elements = c->nbytes / t->bytes;
	c->first = 0;
	c->different = element_compare(t, c->bytes, c->expected, c->elements, c->ulp, c->tolerance, &c->first);
	return 1;
}

static bool
find_location(const struct document *d, uint64_t address, const char *function, uint64_t offset, struct amdgcn_location *out)
{
	const struct amdgcn_source *source = d->settings.source;

	if (d->settings.locate)
		return d->settings.locate(d->settings.user, address, function, offset, out) && out->file;
	int i = source && function ? amdgcn_source_in_function(source, function, offset) : AMDGCN_NONE;
	if (i != AMDGCN_NONE)
		*out = source->instructions[i].at;
	return i != AMDGCN_NONE && out->file;
}

void
document_location(struct document *d, uint64_t address, const char *function, uint64_t offset)
{
	struct amdgcn_location at = {0};

	json_put_uint(&d->text, "address", address);
	json_put_z(&d->text, "function", function);
	if (function)
		json_put_uint(&d->text, "offset", offset);
	if (!find_location(d, address, function, offset, &at))
		return;
	json_put_z(&d->text, "file", at.file);
	json_put_uint(&d->text, "line", at.line);
	if (at.column)
		json_put_uint(&d->text, "column", at.column);
}

static void
put_message(struct document *d, const char *severity, const char *text, const struct amdgcn_location *at)
{
	struct buf *b = &d->text;

	d->right &= strcmp(severity, "error") != 0;
	json_put_line(b, 2);
	json_put_open(b, NULL, '{');
	json_put_z(b, "severity", severity);
	json_put_z(b, "text", text);
	json_put_z(b, "file", at->file);
	if (at->file) {
		json_put_uint(b, "line", at->line);
		json_put_uint(b, "column", at->column);
	}
}

static void
put_fix(struct document *d, const struct amdgcn_source_message *m)
{
	struct buf *b = &d->text;

	json_put_open(b, "fix", '{');
	json_put_z(b, "text", m->fix);
	json_put_uint(b, "line", m->fix_at.line);
	json_put_uint(b, "column", m->fix_at.column);
	json_put_uint(b, "length", m->fix_length);
	json_put_close(b, '}');
}

static void
put_messages(struct document *d)
{
	const struct amdgcn_source *source = d->settings.source;

	json_put_line(&d->text, 1);
	json_put_open(&d->text, "messages", '[');
	for (size_t i = 0; source && i < source->nmessages; i++) {
		put_message(d, source->messages[i].severity, source->messages[i].text, &source->messages[i].at);
		if (source->messages[i].fix)
			put_fix(d, &source->messages[i]);
		json_put_close(&d->text, '}');
	}
	for (size_t i = 0; i < d->settings.nmessages; i++) {
		const struct amdgcn_message *m = &d->settings.messages[i];

		put_message(d, m->severity, m->text, &(struct amdgcn_location){m->file, m->line, m->column});
		json_put_close(&d->text, '}');
	}
	json_put_close(&d->text, ']');
}

/* Puts the first members before the others, on which "right" depends. */
static void
put_right(struct document *d)
{
	struct buf rest = d->text;

	d->text = (struct buf){0};
	json_put_open(&d->text, NULL, '{');
	json_put_line(&d->text, 1);
	json_put_uint(&d->text, "schema", SCHEMA);
	json_put_z(&d->text, "file", d->settings.name);
	json_put_z(&d->text, "target", d->settings.object ? amdgcn_target(d->settings.object) : NULL);
	json_put_z(&d->text, "kernel", d->kernel ? d->kernel->name : NULL);
	json_put_bool(&d->text, "right", d->right);
	buf_put(&d->text, ",", 1);
	buf_put(&d->text, rest.p, rest.n);
	buf_put(&d->text, "\n}\n", 4); /* with NUL */
	buf_free(&rest);
}

static void
write_guarded(void *user)
{
	struct describing *w = user;
	struct document *d = &w->document;

	put_messages(d);
	if (d->settings.object) {
		document_checks(d);
		document_run(d);
		document_cost(d, &w->now);
	}
	if (d->settings.baseline_name)
		document_differences(d, &w->now, &w->before);
	put_right(d);
}

char *
amdgcn_document(const struct amdgcn_document_settings *settings, int *right)
{
	struct describing w = {.document.right = true};
	struct document *d = &w.document;

	memcpy(&d->settings, settings, settings->size < sizeof d->settings ? settings->size : sizeof d->settings);
	bool fine = document_measure(d, d->settings.object, d->settings.source, d->settings.run, &w.now) &&
		document_measure(d, d->settings.baseline, d->settings.baseline_source, d->settings.baseline_run, &w.before);
	d->kernel = w.now.kernel;
	d->right = d->settings.object && !w.now.wrong;
	fine = fine && report_run(d->settings.object ? &d->settings.object->report : &(struct host_report){0}, write_guarded, &w);
	document_version_free(&w.now);
	document_version_free(&w.before);
	*right = fine && d->right;
	return fine ? (char *)d->text.p : NULL;
}
