/* Writes a section as an element of the JSON array "disassembly". Each instruction, run of zeros or row of data is an element of
 * "instructions", an object on its own line. insn_json.c writes most of its keys. Each byte belongs to exactly one element. */
#include "objdump/code/insn_json.h"
#include "objdump/code/lines.h"
#include "objdump/code/liveness.h"
#include "objdump/code/source.h"
#include "objdump/dump/relocs.h"

enum { DATA_ROW = 8 };

static void
begin(struct disasm *d, const struct code *c)
{
	json_object(d->json, JSON_LINES);
	json_key(d->json, "section");
	json_str(d->json, c->name);
	json_key_uint(d->json, "address", c->shown_at);
	json_key_uint(d->json, "size", c->size);
	json_key(d->json, "instructions");
	json_array(d->json, JSON_LINES);
}

static void
end(struct disasm *d, const struct code *c)
{
	(void)c;
	json_end(d->json);
	json_end(d->json);
}

/* Adds a label to the element of the label's address. Begins this element if the label is the first at the address. Ignores labels
 * below --start-address. */
static void
label(struct disasm *d, const struct code *c, const struct label *l, bool first)
{
	(void)c;
	if (l->address < d->options->start)
		return;
	if (first) {
		json_object(d->json, JSON_INLINE);
		json_key(d->json, "labels");
		json_array(d->json, JSON_INLINE);
	}
	json_str(d->json, label_shown(l));
	d->labelled = true;
}

static void
begin_element(struct disasm *d, const struct code *c, uint64_t at)
{
	if (d->labelled)
		json_end(d->json);
	else
		json_object(d->json, JSON_INLINE);
	d->labelled = false;
	json_key_uint(d->json, "address", code_shown(c, at));
}

static void
put_bytes(struct json *j, const uint8_t *bytes, size_t n)
{
	json_key(j, "bytes");
	json_hex(j, bytes, n);
}

static void
put_other(struct disasm *d, const struct code_step *s)
{
	char flaw[INSN_TEXT + 64];
	size_t n = lines_flaw(d, flaw, s);

	json_key(d->json, "text");
	char text[LINES_DIRECTIVE];
	json_str(d->json, (struct str){text, (size_t)(lines_directive(text, s->bytes, (unsigned)s->size) - text)});
	if (!n)
		return;
	for (const char *const *key = json_spellings(JSON_near_miss); *key; key++) {
		json_key(d->json, *key);
		json_str(d->json, (struct str){flaw, n});
	}
}

static void
put_relocs(struct disasm *d, const struct code *c, const struct code_step *s)
{
	struct json *j = d->json;

	if (s->relocs == s->relocs_end)
		return;
	json_key(j, "relocations");
	json_array(j, JSON_INLINE);
	for (const struct code_reloc *r = s->relocs; r < s->relocs_end; r++) {
		json_object(j, JSON_INLINE);
		json_key_uint(j, "address", code_shown(c, r->address));
		relocs_json_value(j, r->type, r->symbol, r->addend);
		json_end(j);
	}
	json_end(j);
}

static void
put_source(struct disasm *d, const struct code *c, uint64_t at)
{
	struct str file;
	unsigned line;

	if (!d->source || !source_at(d, c, at, &file, &line))
		return;
	json_key(d->json, "source");
	json_object(d->json, JSON_INLINE);
	json_key(d->json, "file");
	json_str(d->json, file);
	json_key_uint(d->json, "line", line);
	json_end(d->json);
}

static void
absent(struct disasm *d, const struct code *c, uint64_t at, uint64_t end)
{
	begin_element(d, c, at);
	json_key_uint(d->json, "zeros", end - at);
	json_end(d->json);
}

static void
put_step(struct disasm *d, const struct code *c, const struct code_step *s)
{
	if (s->kind == CODE_ZEROS) {
		absent(d, c, s->at, s->at + s->size);
		return;
	}
	begin_element(d, c, s->at);
	put_bytes(d->json, s->bytes, s->size);
	if (s->kind == CODE_INSN)
		insn_json(d, c, &s->insn, s->at);
	else
		put_other(d, s);
	put_relocs(d, c, s);
	put_source(d, c, s->at);
	if (d->liveness)
		liveness_json(d->liveness, d, s->at - c->address);
	json_end(d->json);
}

static void
data(struct disasm *d, const struct code *c, uint64_t at, uint64_t end)
{
	for (uint64_t n; at < end; at += n) {
		n = end - at < DATA_ROW ? end - at : DATA_ROW;
		begin_element(d, c, at);
		put_bytes(d->json, code_bytes(c, at), n);
		json_end(d->json);
	}
}

/* Writes an element with the name and bytes of a descriptor. The decoded fields are in "descriptors". */
static void
descriptor(struct disasm *d, const struct code *c, const struct label *l, size_t n)
{
	begin_element(d, c, l->address);
	json_key(d->json, "descriptor");
	json_str(d->json, label_shown(l));
	put_bytes(d->json, code_bytes(c, l->address), n);
	json_end(d->json);
}

const struct code_form json_form = {begin, label, put_step, NULL, data, absent, descriptor, end};
