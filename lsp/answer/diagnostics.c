/* Diagnostics: the messages of the assembler, and the findings of checks that no error of the source can cause. */
#include <stdio.h>

#include "common/base/memory/alloc.h"
#include "lsp/answer/answer.h"

enum { SEVERITY_ERROR = 1, SEVERITY_WARNING, SEVERITY_INFORMATION, SEVERITY_HINT };

/* Maximum number of diagnostics of a document. Clients show a few hundred at most. */
enum { DIAGNOSTICS_MAX = 1000 };

static void
add_related(const struct answer *a, json_t *related, struct amdgcn_location at, const char *text)
{
	json_t *location = answer_location(a, at);

	if (location)
		json_add(related, json_pack("{s:o, s:o}", "location", location, "message", json_text(str_from(text))));
}

/* Returns the range of a message: the word at its location, or one character. */
static json_t *
range_of(const struct answer *a, struct amdgcn_location at)
{
	const struct tokens *t = document_tokens(a->doc);
	size_t offset = answer_offset(a, at), token = tokens_at(t, offset), line = at.line ? at.line - 1 : 0;
	size_t start = line < a->doc->text.nlines ? a->doc->text.starts[line] : offset;

	if (token < t->n && t->v[token].at == offset)
		return answer_token_range(a, &t->v[token]);
	return offset < start + text_line(&a->doc->text, line).n || offset == start ? answer_range(a, offset, offset + 1) :
		answer_range(a, offset - 1, offset);
}

/* Returns the location of the .include that reads a file, or an empty location. */
static struct amdgcn_location
included_at(const struct answer *a, const char *file)
{
	const struct tokens *t = document_tokens(a->doc);
	struct str path = str_from(file);

	for (size_t line = 0; line < t->nlines; line++) {
		const struct statement *s = &t->lines[line];

		if (s->head + 1 >= s->end || !str_eqz(token_text(&a->doc->text, &t->v[s->head]), ".include"))
			continue;
		struct str name = token_text(&a->doc->text, &t->v[s->head + 1]);
		if (name.n > 2 && path.n >= name.n - 2 && !memcmp(path.p + path.n - (name.n - 2), name.p + 1, name.n - 2))
			return (struct amdgcn_location){a->doc->path, (unsigned)line + 1, 1};
	}
	return (struct amdgcn_location){0};
}

static json_t *
diagnostic(json_t *range, int severity, const char *code, json_t *text)
{
	json_t *out = json_pack("{s:o, s:i, s:s, s:o}", "range", range, "severity", severity, "source", "gcnutils", "message", text);

	if (code)
		json_put(out, "code", json_string(code));
	return out;
}

/* Adds one fix for a message and its notes. The fix replaces misspelled names or values in a descriptor. m: the message; end: the
 * message after its last note; line: the line of the message. */
static void
add_fixes(const struct answer *a, json_t *out, const struct amdgcn_source_message *m, const struct amdgcn_source_message *end,
	unsigned line)
{
	json_t *edits = json_array();
	struct buf title = {0};
	size_t here;

	for (; m < end; m++) {
		size_t from = answer_offset(a, m->fix_at);

		if (!m->fix || !model_is_here(a->doc->model, m->fix_at, &here))
			continue;
		buf_printf(&title, title.n ? " and %s" : "Replace with %s", m->fix);
		if (m->fix_at.line != line)
			buf_printf(&title, " in line %u", m->fix_at.line);
		json_add(edits, answer_edit(a, from, from + m->fix_length, str_from(m->fix)));
	}
	if (title.n)
		json_put(out, "data", json_pack("{s:o, s:O}", "title", json_text((struct str){(char *)title.p, title.n}), "edits", edits));
	json_decref(edits);
	buf_free(&title);
}

/* Adds a message with the notes that follow it. Returns the index of the next message. */
static size_t
add_message(const struct answer *a, json_t *all, const struct amdgcn_source *source, size_t i)
{
	const struct amdgcn_source_message *m = &source->messages[i];
	int severity = !strcmp(m->severity, "error") ? SEVERITY_ERROR : !strcmp(m->severity, "warning") ? SEVERITY_WARNING :
		SEVERITY_INFORMATION;
	struct buf text = {0};
	json_t *related = json_array();
	struct amdgcn_location at = m->at;

	buf_printf(&text, "%s", m->text);
	size_t line;
	if (at.file && !model_is_here(a->doc->model, at, &line)) {
		add_related(a, related, at, "it is here");
		buf_printf(&text, " (%s:%u)", at.file, at.line);
		at = included_at(a, at.file);
	}
	for (i++; i < source->nmessages && !strcmp(source->messages[i].severity, "note"); i++)
		if (source->messages[i].at.file)
			add_related(a, related, source->messages[i].at, source->messages[i].text);
		else
			buf_printf(&text, "\n%s", source->messages[i].text);
	json_t *out = diagnostic(range_of(a, at), severity, NULL, json_text((struct str){(char *)text.p, text.n}));
	json_put(out, "relatedInformation", related);
	add_fixes(a, out, m, &source->messages[i], at.line);
	buf_free(&text);
	json_add(all, out);
	return i;
}

/* Returns whether instructions can be inserted before the statement of a line: the statement must generate exactly one
 * instruction. */
static bool
is_fixable(const struct answer *a, size_t line)
{
	const struct model_line *first;

	return model_at_line(a->doc->model, line, &first) == 1;
}

/* Returns an edit that inserts instructions before a statement, with the indentation of the statement. */
static json_t *
insertion(const struct answer *a, size_t line, const char *fix)
{
	const struct text *text = &a->doc->text;
	struct str here = text_line(text, line);
	size_t from, to, blank = 0;
	struct buf out = {0};

	answer_statement(a, line, &from, &to);
	while (blank < here.n && (here.p[blank] == ' ' || here.p[blank] == '\t'))
		blank++;
	for (const char *p = fix; *p;) {
		size_t n = strcspn(p, "\n");

		buf_put(&out, p, n);
		buf_put(&out, "\n", 1);
		/* a statement that follows a label is moved to a new line */
		if (from == text->starts[line] + blank)
			buf_put(&out, here.p, blank);
		else
			buf_put(&out, "\t", 1);
		p += n + (p[n] == '\n');
	}
	json_t *edit = answer_edit(a, from, from, (struct str){(char *)out.p, out.n});
	buf_free(&out);
	return edit;
}

/* Returns the line of the document at which a finding about the code at *at is reported. For code from another file,
 * returns the line of the .include, adds the location of the code to `related`, and sets *at to the .include. If no
 * .include is found, clears *at and returns 0. */
static size_t
line_of_code(const struct answer *a, json_t *related, struct amdgcn_location *at)
{
	size_t line;

	if (model_is_here(a->doc->model, *at, &line))
		return line;
	add_related(a, related, *at, "it is here");
	*at = at->file ? included_at(a, at->file) : *at;
	return at->line ? at->line - 1 : 0;
}

/* Adds a diagnostic for code that the checks could not examine. */
static void
add_missed(const struct answer *a, json_t *all, const struct model_missed *missed)
{
	struct amdgcn_location at = model_location(a->doc->model, missed->code->section, missed->incomplete->address);
	json_t *related = json_array();
	size_t line = line_of_code(a, related, &at), from, to;

	answer_statement(a, line, &from, &to);
	json_t *out = diagnostic(answer_range(a, from, to), SEVERITY_WARNING, "incomplete", json_text(str_from(missed->incomplete->text)));
	json_put(out, "relatedInformation", related);
	json_add(all, out);
}

static void
add_finding(const struct answer *a, json_t *all, const struct model_finding *found)
{
	const struct model *m = a->doc->model;
	const struct amdgcn_finding *f = found->finding;
	struct amdgcn_location at = model_location(m, found->code->section, f->address);
	json_t *related = json_array();
	size_t line = line_of_code(a, related, &at);
	char times[48] = "";

	if (f->has_earlier)
		add_related(a, related, model_location(m, found->code->section, f->earlier), "it depends on this");
	for (size_t i = 0; i < f->npath; i++)
		add_related(a, related, model_location(m, found->code->section, f->path[i].address),
			f->path[i].taken ? "this branch is taken" : "this branch is not taken");
	size_t from, to;
	answer_statement(a, line, &from, &to);
	if (f->times > 1)
		snprintf(times, sizeof times, " (%zu times in this function)", f->times);
	json_t *out = diagnostic(answer_range(a, from, to), f->severity == AMDGCN_WARNING ? SEVERITY_WARNING : SEVERITY_INFORMATION, f->rule,
		json_format("%s [%s]%s", f->text, amdgcn_evidence(f), times));
	json_put(out, "relatedInformation", related);
	if (f->fix && at.file && is_fixable(a, line))
		json_put(out, "data", json_pack("{s:o, s:o}", "title", json_format("Insert %s", f->fix), "edits",
			json_pack("[o]", insertion(a, line, f->fix))));
	json_add(all, out);
}

/* Returns whether the options request a finding. */
static bool
is_shown(const struct model *m, const struct amdgcn_finding *f)
{
	return f->severity == AMDGCN_WARNING || m->notes ||
		(m->compilers && f->certainty == AMDGCN_CONTRADICTED && f->proven);
}

/* Returns the diagnostics of a document. The member "data" of a diagnostic contains its fix, if there is one. */
static json_t *
diagnostics(const struct answer *a)
{
	struct model *m = document_model(&a->server->documents, a->doc);
	json_t *all = json_array();

	for (size_t i = 0; m->source && i < m->source->nmessages && json_array_size(all) <= DIAGNOSTICS_MAX;)
		i = add_message(a, all, m->source, i);
	if (m->source)
		model_check(m);
	for (size_t i = 0; i < m->nmissed && json_array_size(all) <= DIAGNOSTICS_MAX; i++)
		add_missed(a, all, &m->missed[i]);
	for (size_t i = 0; i < m->nfindings && json_array_size(all) <= DIAGNOSTICS_MAX; i++)
		if (is_shown(m, m->findings[i].finding))
			add_finding(a, all, &m->findings[i]);
	if (json_array_size(all) > DIAGNOSTICS_MAX)
		json_array_set_new(all, DIAGNOSTICS_MAX, diagnostic(answer_range(a, 0, 0), SEVERITY_WARNING, "incomplete",
			json_format("only the first %d diagnostics are shown", DIAGNOSTICS_MAX)));
	return all;
}

json_t *
answer_diagnostics(struct server *s, struct document *d)
{
	struct answer a = {.server = s, .doc = d};

	return json_pack("{s:o, s:i, s:o}", "uri", json_text(str_from(d->uri)), "version", d->version, "diagnostics", diagnostics(&a));
}

/* ---- code actions */

/* Returns whether a diagnostic is on one of the lines of a range. Columns are ignored, because the cursor may be before the
 * statement. */
static bool
is_on_lines(const struct answer *a, const json_t *one, size_t from, size_t to)
{
	const struct text *text = &a->doc->text;

	return json_member_size(one, "range.start.line") <= text_line_at(text, to) &&
		text_line_at(text, from) <= json_member_size(one, "range.end.line");
}

static json_t *
action(const struct answer *a, const char *kind, json_t *title, json_t *edits)
{
	json_t *changes = json_object();

	json_put(changes, a->doc->uri, edits);
	return json_pack("{s:o, s:s, s:{s:o}}", "title", title, "kind", kind, "edit", "changes", changes);
}

/* Returns whether the kind of an action is equal to base or a descendant of it. Kinds form a hierarchy: their names are joined with
 * dots, and all kinds are descendants of the empty kind. */
static bool
is_kind(const char *kind, const char *base)
{
	size_t length = strlen(base);

	return !length || (!strncmp(kind, base, length) && (!kind[length] || kind[length] == '.'));
}

static bool
requests_kind(const struct answer *a, const char *kind)
{
	size_t i;
	json_t *one;

	json_array_foreach(json_member(a->params, "context.only"), i, one)
		if (json_is_string(one) && is_kind(kind, json_string_value(one)))
			return true;
	return false;
}

/* Returns whether an array contains a diagnostic with the same range and message. Other members are ignored, because clients may
 * omit members that they do not know. The search begins at *next and then sets *next after the match, because clients usually keep
 * the order. */
static bool
contains_diagnostic(const json_t *array, const json_t *diagnostic, size_t *next)
{
	size_t n = json_array_size(array);

	for (size_t i = 0; i < n; i++) {
		const json_t *one = json_array_get(array, (*next + i) % n);

		if (json_equal(json_object_get(one, "range"), json_object_get(diagnostic, "range")) &&
			json_equal(json_object_get(one, "message"), json_object_get(diagnostic, "message"))) {
			*next += i + 1;
			return true;
		}
	}
	return false;
}

/* Adds the fixes of the diagnostics on the lines of a range. If the request contains some of these diagnostics, omits the fixes of
 * all others. If it contains none of them, adds all fixes, because the client may have diagnostics of an older version. */
static void
add_quick_fixes(const struct answer *a, json_t *out, const json_t *all, size_t from, size_t to)
{
	const json_t *names = json_member(a->params, "context.diagnostics");
	bool named = false;
	size_t i, next = 0;
	json_t *one;

	json_array_foreach(all, i, one)
		named |= is_on_lines(a, one, from, to) && contains_diagnostic(names, one, &next);
	json_array_foreach(all, i, one) {
		json_t *fix = (json_t *)(uintptr_t)json_member(one, "data.edits");

		if (!fix || !is_on_lines(a, one, from, to) || (named && !contains_diagnostic(names, one, &next)))
			continue;
		json_t *quick = action(a, "quickfix", json_incref((json_t *)(uintptr_t)json_member(one, "data.title")),
			json_incref(fix));
		json_put(quick, "diagnostics", json_pack("[O]", one));
		json_add(out, quick);
	}
}

/* Adds edits. Omits a replacement if an edit in the array replaces the same range, because two findings can propose values for the
 * same field. Several insertions at the same position are kept. */
static void
add_edits(json_t *edits, json_t *more)
{
	size_t i, k;
	json_t *edit, *other;

	json_array_foreach(more, i, edit) {
		const json_t *range = json_object_get(edit, "range");
		bool taken = false;

		if (!json_equal(json_object_get(range, "start"), json_object_get(range, "end")))
			json_array_foreach(edits, k, other)
				taken |= json_equal(json_object_get(other, "range"), range);
		if (!taken)
			json_array_append(edits, edit);
	}
}

/* Returns the fixes. The action that applies all fixes is only returned if the client requests its kind, because clients show all
 * returned actions as fixes of a diagnostic. */
json_t *
answer_code_action(struct answer *a)
{
	json_t *out = json_array(), *edits = json_array();
	size_t from, to;

	if (!answer_read_range(a, json_member(a->params, "range"), &from, &to)) {
		json_decref(out);
		json_decref(edits);
		return answer_fail(a, ANSWER_INVALID_PARAMS, "range: expected an object");
	}
	json_t *all = diagnostics(a);
	if (!json_is_array(json_member(a->params, "context.only")) || requests_kind(a, "quickfix"))
		add_quick_fixes(a, out, all, from, to);
	size_t i;
	json_t *one;
	if (requests_kind(a, "source.fixAll")) {
		json_array_foreach(all, i, one)
			add_edits(edits, (json_t *)(uintptr_t)json_member(one, "data.edits"));
		if (json_array_size(edits))
			json_add(out, action(a, "source.fixAll", json_string("Apply all fixes"), json_incref(edits)));
	}
	json_decref(edits);
	json_decref(all);
	return out;
}
