#include "common/base/text/sarif.h"

#include <string.h>

#include "common/base/text/json_put.h"

static void
put_message(struct buf *b, const char *key, const char *text)
{
	json_put_open(b, key, '{');
	json_put_z(b, "text", text);
	json_put_close(b, '}');
}

/* Appends a path as a URI (RFC 3986). */
static void
put_artifact(struct buf *b, const char *key, struct str path)
{
	struct buf uri = {0};

	if (path.n && *path.p == '/')
		buf_printf(&uri, "file://");
	for (size_t i = 0; i < path.n; i++) {
		unsigned char c = (unsigned char)path.p[i];

		if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || (c && strchr("-._~/()", c)))
			buf_put(&uri, &c, 1);
		else
			buf_printf(&uri, "%%%02X", c);
	}
	buf_put(&uri, "", 1);
	json_put_open(b, key, '{');
	json_put_z(b, "uri", (const char *)uri.p);
	json_put_close(b, '}');
	buf_free(&uri);
}

static void
put_address(struct buf *b, const char *key, const struct sarif_place *p)
{
	json_put_open(b, key, '{');
	json_put_uint(b, "absoluteAddress", p->address);
	json_put_uint(b, "offsetFromParent", p->offset);
	json_put_close(b, '}');
}

static void
put_region(struct buf *b, const struct sarif_place *p)
{
	json_put_open(b, "region", '{');
	json_put_uint(b, "startLine", p->line);
	if (p->column)
		json_put_uint(b, "startColumn", p->column);
	json_put_close(b, '}');
}

/* text: a message about the location; NULL: the instruction. */
static void
put_location(struct buf *b, const char *key, const struct sarif_place *p, const char *text)
{
	json_put_open(b, key, '{');
	json_put_open(b, "physicalLocation", '{');
	put_artifact(b, "artifactLocation", p->line ? p->source : p->object);
	if (p->line)
		put_region(b, p);
	else if (!p->whole)
		put_address(b, "address", p);
	json_put_close(b, '}');
	if (p->name) {
		json_put_open(b, "logicalLocations", '[');
		json_put_open(b, NULL, '{');
		json_put_z(b, "name", p->name);
		json_put_z(b, "kind", "function");
		json_put_close(b, '}');
		json_put_close(b, ']');
	}
	text = text ? text : p->insn;
	if (text)
		put_message(b, "message", text);
	if (p->line) /* an address is a location in the object, not in the source */
		put_address(b, "properties", p);
	json_put_close(b, '}');
}

static void
put_flow(struct buf *b, const struct sarif_result *r)
{
	json_put_open(b, "codeFlows", '[');
	json_put_open(b, NULL, '{');
	json_put_open(b, "threadFlows", '[');
	json_put_open(b, NULL, '{');
	json_put_open(b, "locations", '[');
	for (size_t i = 0; i < r->nsteps; i++) {
		json_put_open(b, NULL, '{');
		put_location(b, "location", &r->steps[i], NULL);
		json_put_close(b, '}');
	}
	json_put_close(b, ']');
	json_put_close(b, '}');
	json_put_close(b, ']');
	json_put_close(b, '}');
	json_put_close(b, ']');
}

void
sarif_put_result(struct buf *b, const struct sarif_result *r)
{
	json_put_open(b, NULL, '{');
	json_put_z(b, "ruleId", r->rule);
	json_put_z(b, "level", r->level);
	if (r->times > 1)
		json_put_uint(b, "occurrenceCount", r->times);
	put_message(b, "message", r->text);
	json_put_open(b, "locations", '[');
	put_location(b, NULL, &r->at, NULL);
	json_put_close(b, ']');
	if (r->other) {
		json_put_open(b, "relatedLocations", '[');
		put_location(b, NULL, r->other, r->other_text);
		json_put_close(b, ']');
	}
	if (r->at.line)
		put_artifact(b, "analysisTarget", r->at.object);
	if (r->nsteps)
		put_flow(b, r);
	if (r->key) {
		json_put_open(b, "partialFingerprints", '{');
		json_put_z(b, "gcnutils/v1", r->key);
		json_put_close(b, '}');
	}
	json_put_close(b, '}');
}

void
sarif_put_notification(struct buf *b, const char *text, const struct sarif_place *at)
{
	json_put_open(b, NULL, '{');
	json_put_z(b, "level", "warning");
	put_message(b, "message", text);
	json_put_open(b, "locations", '[');
	put_location(b, NULL, at, NULL);
	json_put_close(b, ']');
	json_put_close(b, '}');
}

void
sarif_put_rule(struct buf *b, const char *id, const char *text, const char *page, const char *help, const char *certainty)
{
	struct buf uri = {0};

	buf_printf(&uri, "man:%s", page);
	buf_put(&uri, "", 1);
	json_put_open(b, NULL, '{');
	json_put_z(b, "id", id);
	put_message(b, "shortDescription", text);
	put_message(b, "help", help);
	json_put_z(b, "helpUri", (const char *)uri.p);
	if (certainty) {
		json_put_open(b, "properties", '{');
		json_put_z(b, "certainty", certainty);
		json_put_close(b, '}');
	}
	json_put_close(b, '}');
	buf_free(&uri);
}
