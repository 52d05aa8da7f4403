/* Handles messages in order: answers requests, and changes the state according to notifications. Publishes diagnostics
 * when no message is pending. */
#include "lsp/server.h"

#include <stdio.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "lsp/answer/answer.h"
#include "lsp/protocol/uri.h"

/* ---- output */

static void
send(struct server *s, json_t *message)
{
	json_put(message, "jsonrpc", json_string("2.0"));
	char *text = json_dumps(message, JSON_COMPACT);
	json_decref(message);
	if (text && !transport_write(str_from(text)))
		s->failed = true;
	free(text);
}

/* Sends a notification; params is owned by the callee. */
static void
send_notification(struct server *s, const char *method, json_t *params)
{
	send(s, json_pack("{s:s, s:o}", "method", method, "params", params));
}

static void
send_error(struct server *s, const json_t *id, int code, const char *why)
{
	json_t *copy = id ? json_deep_copy(id) : json_null();

	send(s, json_pack("{s:o, s:{s:i, s:o}}", "id", copy, "error", "code", code, "message", json_text(str_from(why))));
}

/* ---- settings */

static void
add_options(struct buf *out, const json_t *value)
{
	if (json_is_string(value))
		buf_printf(out, "%s ", json_string_value(value));
	json_t *one;
	size_t i;
	json_array_foreach(value, i, one)
		if (json_is_string(one))
			buf_printf(out, "%s ", json_string_value(one));
}

/* Reads the settings of the client: {"flags": …, "hints": {…}, "lens": …}, which may be in a member "gcnutils". */
static void
apply_settings(struct server *s, const json_t *settings)
{
	const json_t *own = json_member(settings, "gcnutils");

	own = own ? own : settings;
	if (json_member(own, "flags")) {
		s->documents.settings.client.n = 0;
		add_options(&s->documents.settings.client, json_member(own, "flags"));
	}
	s->wanted.waits = json_member_true(own, "hints.waits", s->wanted.waits);
	s->wanted.live = json_member_true(own, "hints.live", s->wanted.live);
	s->wanted.cycles = json_member_true(own, "hints.cycles", s->wanted.cycles);
	s->wanted.lens = json_member_true(own, "lens", s->wanted.lens);
	documents_refresh(&s->documents);
}

/* ---- initialization */

static bool
contains(const json_t *array, const char *word)
{
	size_t i;
	json_t *one;

	json_array_foreach(array, i, one)
		if (json_is_string(one) && !strcmp(json_string_value(one), word))
			return true;
	return false;
}

static void
read_client(struct server *s, const json_t *params)
{
	const json_t *can = json_member(params, "capabilities");
	struct client *c = &s->client;

	c->encoding = contains(json_member(can, "general.positionEncodings"), "utf-8") ? TEXT_UTF8 : TEXT_UTF16;
	c->markdown = contains(json_member(can, "textDocument.hover.contentFormat"), "markdown");
	c->nested_symbols = json_member_true(can, "textDocument.documentSymbol.hierarchicalDocumentSymbolSupport", false);
	c->lens_refresh = json_member_true(can, "workspace.codeLens.refreshSupport", false);
	c->hint_refresh = json_member_true(can, "workspace.inlayHint.refreshSupport", false);
	c->token_refresh = json_member_true(can, "workspace.semanticTokens.refreshSupport", false);
}

/* Calls change() for the path of each folder of the workspace in an array. */
static void
change_roots(struct server *s, const json_t *folders, void (*change)(struct document_settings *s, const char *path))
{
	size_t i;
	json_t *one;

	json_array_foreach(folders, i, one) {
		char *path = uri_path(json_member_text(one, "uri"));

		if (path[0] == '/')
			change(&s->documents.settings, path);
		alloc_free(path);
	}
}

static void
read_roots(struct server *s, const json_t *params)
{
	struct str uri = json_member_text(params, "rootUri");
	char *path = uri_path(uri.n ? uri : json_member_text(params, "rootPath"));

	change_roots(s, json_member(params, "workspaceFolders"), settings_add_root);
	if (!s->documents.settings.nroots && path[0] == '/')
		settings_add_root(&s->documents.settings, path);
	alloc_free(path);
}

static json_t *
capabilities(const struct server *s)
{
	json_t *out = json_pack("{s:s, s:{s:b, s:i, s:{s:b}}, s:{s:{s:b, s:b}}}",
		"positionEncoding", s->client.encoding == TEXT_UTF8 ? "utf-8" : "utf-16",
		"textDocumentSync", "openClose", 1, "change", 2, "save", "includeText", 0,
		"workspace", "workspaceFolders", "supported", 1, "changeNotifications", 1);

	for (size_t i = 0; i < answer_nmethods; i++) {
		const struct method *m = &answer_methods[i];

		if (m->capability && !json_object_get(out, m->capability))
			json_put(out, m->capability, json_loads(m->value, JSON_DECODE_ANY, NULL));
	}
	return out;
}

static json_t *
initialize(struct server *s, const json_t *params)
{
	s->state = SERVER_RUNNING;
	s->wanted = (struct wanted){.waits = true, .cycles = true, .live = true, .lens = true};
	read_client(s, params);
	read_roots(s, params);
	apply_settings(s, json_member(params, "initializationOptions"));
	return json_pack("{s:o, s:{s:s, s:s}}", "capabilities", capabilities(s), "serverInfo", "name", "amdgcn-lsp", "version",
		GCNUTILS_VERSION);
}

/* ---- notifications */

static void
did_open(struct server *s, const json_t *params)
{
	struct str uri = json_member_text(params, "textDocument.uri");

	if (uri.n)
		documents_open(&s->documents, uri, json_member_text(params, "textDocument.text"),
			(int)json_member_size(params, "textDocument.version"));
}

static void
did_change(struct server *s, const json_t *params)
{
	struct document *d = documents_find(&s->documents, json_member_text(params, "textDocument.uri"));
	struct answer a = {.server = s, .doc = d};

	if (!d)
		return;
	json_t *change;
	size_t i, from, to;
	json_array_foreach(json_member(params, "contentChanges"), i, change) {
		struct str text = json_member_text(change, "text");

		if (answer_read_range(&a, json_member(change, "range"), &from, &to))
			text_replace(&d->text, from, to, text);
		else
			text_set(&d->text, text);
	}
	d->version = (int)json_member_size(params, "textDocument.version");
	document_changed(d);
}

static void
did_close(struct server *s, const json_t *params)
{
	struct document *d = documents_find(&s->documents, json_member_text(params, "textDocument.uri"));

	if (!d)
		return;
	send_notification(s, "textDocument/publishDiagnostics",
		json_pack("{s:o, s:[]}", "uri", json_text(str_from(d->uri)), "diagnostics"));
	documents_close(&s->documents, d);
}

static void
did_change_files(struct server *s, const json_t *params)
{
	(void)params;
	documents_refresh(&s->documents);
}

static void
did_configure(struct server *s, const json_t *params)
{
	apply_settings(s, json_member(params, "settings"));
}

static void
did_change_folders(struct server *s, const json_t *params)
{
	change_roots(s, json_member(params, "event.removed"), settings_remove_root);
	change_roots(s, json_member(params, "event.added"), settings_add_root);
	documents_refresh(&s->documents);
}

static const struct notification {
	const char *name;
	void (*handle)(struct server *s, const json_t *params);
} notifications[] = {
	{"textDocument/didOpen", did_open}, {"textDocument/didChange", did_change}, {"textDocument/didClose", did_close},
	{"textDocument/didSave", did_change_files}, {"workspace/didChangeWatchedFiles", did_change_files},
	{"workspace/didChangeConfiguration", did_configure}, {"workspace/didChangeWorkspaceFolders", did_change_folders},
};

static void
notify(struct server *s, struct str method, const json_t *params)
{
	for (size_t i = 0; i < sizeof notifications / sizeof *notifications; i++)
		if (str_eqz(method, notifications[i].name))
			notifications[i].handle(s, params);
}

/* ---- requests */

static json_t *
answer(struct answer *a, const struct method *m)
{
	a->doc = documents_find(&a->server->documents, json_member_text(a->params, "textDocument.uri"));
	if ((m->flags & ANSWER_DOCUMENT) && !a->doc)
		return answer_fail(a, ANSWER_INVALID_PARAMS, "the document is not open");
	if (m->flags & ANSWER_POSITION) {
		if (!json_is_object(json_member(a->params, "position")))
			return answer_fail(a, ANSWER_INVALID_PARAMS, "position: expected an object");
		a->offset = text_offset(&a->doc->text, (struct text_position){json_member_size(a->params, "position.line"),
			json_member_size(a->params, "position.character")}, a->server->client.encoding);
	}
	json_t *result = m->answer(a);
	return result || a->code ? result : json_null();
}

static json_t *
dispatch(struct answer *a, struct str method)
{
	struct server *s = a->server;

	if (s->state == SERVER_NEW) {
		if (str_eqz(method, "initialize"))
			return initialize(s, a->params);
		return answer_fail(a, ANSWER_NOT_INITIALIZED, "the server is not initialized");
	}
	if (s->state == SERVER_SHUT_DOWN || str_eqz(method, "initialize"))
		return answer_fail(a, ANSWER_INVALID_REQUEST, "initialize must be sent once, and no request may follow shutdown");
	if (str_eqz(method, "shutdown")) {
		s->state = SERVER_SHUT_DOWN;
		return json_null();
	}
	for (size_t i = 0; i < answer_nmethods; i++)
		if (str_eqz(method, answer_methods[i].name))
			return answer(a, &answer_methods[i]);
	return answer_fail(a, ANSWER_NO_METHOD, "unknown method");
}

static void
request(struct server *s, struct str method, const json_t *id, const json_t *params)
{
	struct answer a = {.server = s, .params = params};
	json_t *result = dispatch(&a, method);

	if (a.code)
		send_error(s, id, a.code, a.why);
	else
		send(s, json_pack("{s:O, s:o}", "id", (json_t *)(uintptr_t)id, "result", result));
}

/* Returns whether a value can be the id of a request. */
static bool
is_id(const json_t *id)
{
	return json_is_string(id) || json_is_number(id);
}

/* Handles a message. Returns false if the client ends the server. */
static bool
handle(struct server *s, const json_t *message)
{
	const json_t *id = json_member(message, "id"), *params = json_member(message, "params");
	struct str method = json_member_text(message, "method");

	if (!json_is_object(message) || (!method.n && !json_member(message, "result") && !json_member(message, "error")))
		send_error(s, is_id(id) ? id : NULL, ANSWER_INVALID_REQUEST, "expected a request or a notification");
	else if (method.n && id && !is_id(id))
		send_error(s, NULL, ANSWER_INVALID_REQUEST, "id: expected a number or a string");
	else if (method.n && id)
		request(s, method, id, params);
	else if (str_eqz(method, "exit"))
		return false;
	else if (s->state == SERVER_RUNNING)
		notify(s, method, params);
	return true;
}

/* ---- the loop */

static void
cancel(struct server *s, const json_t *id)
{
	for (size_t i = 0; id && i < json_array_size(s->queue); i++) {
		const json_t *m = json_array_get(s->queue, i);

		if (json_is_string(json_member(m, "method")) && json_equal(json_member(m, "id"), id)) {
			send_error(s, id, ANSWER_CANCELLED, "canceled");
			json_array_remove(s->queue, i);
			return;
		}
	}
}

static void
queue(struct server *s, struct str text)
{
	json_error_t error;
	json_t *message = json_loadb(text.p, text.n, JSON_DECODE_ANY | JSON_ALLOW_NUL, &error);

	if (!message)
		send_error(s, NULL, ANSWER_PARSE_ERROR, error.text);
	else if (str_eqz(json_member_text(message, "method"), "$/cancelRequest"))
		cancel(s, json_member(message, "params.id"));
	else
		json_array_append(s->queue, message);
	json_decref(message);
}

/* Reads pending messages; waits for one if `wait` is set. Returns false at the end of the input. */
static bool
read_messages(struct server *s, bool wait)
{
	enum { QUEUE_MAX = 1000 };

	while (json_array_size(s->queue) < QUEUE_MAX) {
		struct str message;

		switch (transport_read(&s->transport, wait, &message)) {
		case TRANSPORT_MESSAGE: queue(s, message); break;
		case TRANSPORT_WRONG: send_error(s, NULL, ANSWER_INVALID_REQUEST, s->transport.why); break;
		case TRANSPORT_NONE: return true;
		case TRANSPORT_END: return false;
		}
		wait = false;
	}
	return true;
}

/* Shows the user the errors in .gcnutils.yaml and compile_commands.json, the files with options for documents. */
static void
show_errors(struct server *s)
{
	enum { TYPE_WARNING = 2 };
	char *why = project_errors(&s->documents.settings.project);

	if (why)
		send_notification(s, "window/showMessage", json_pack("{s:i, s:o}", "type", TYPE_WARNING, "message", json_text(str_from(why))));
	alloc_free(why);
}

/* Publishes the diagnostics of one document. Returns false if no document has changed. */
static bool
publish(struct server *s)
{
	for (size_t i = 0; i < s->documents.n; i++)
		if (s->documents.v[i]->dirty) {
			s->documents.v[i]->dirty = false;
			send_notification(s, "textDocument/publishDiagnostics", answer_diagnostics(s, s->documents.v[i]));
			show_errors(s);
			return true;
		}
	return false;
}

static void
loop(struct server *s)
{
	bool more = true;

	while (!s->failed) {
		bool busy = json_array_size(s->queue) > 0;

		if (more)
			more = read_messages(s, !busy && !publish(s));
		if (json_array_size(s->queue)) {
			json_t *message = json_incref(json_array_get(s->queue, 0));

			json_array_remove(s->queue, 0);
			bool on = handle(s, message);
			json_decref(message);
			if (!on)
				return;
		} else if (!more) {
			return;
		}
	}
}

int
server_run(void)
{
	struct server s = {.queue = json_array()};

	loop(&s);
	json_decref(s.queue);
	documents_free(&s.documents);
	transport_free(&s.transport);
	return s.state == SERVER_SHUT_DOWN ? 0 : 1;
}
