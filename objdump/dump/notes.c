/* Shows notes in the format of llvm-readelf (--notes). If a file has no sections, the notes are read from segments. */
#include "common/hsa/note/note.h"

#include "objdump/dump/pal.h"
#include "objdump/view/views.h"

static void
put_lines(struct view *v, const struct buf *text, void (*put)(struct view *v, const char *fmt, ...))
{
	for (size_t at = 0; at < text->n;) {
		const char *line = (const char *)text->p + at;
		size_t length = 0;

		while (at + length < text->n && line[length] != '\n')
			length++;
		put(v, "%.*s", (int)length, line);
		at += length + 1;
	}
}

/* Prints the notes of a section or segment. If `*later` is set, a blank line separates them from previous notes. */
static void
put_notes(struct view *v, bool *later, const char *name, const uint8_t *bytes, size_t n, uint64_t align)
{
	struct buf text = {0}, why = {0}, lint = {0};

	if (*later)
		out_z(v->out, "\n");
	*later = true;
	note_print(name, bytes, n, align, &text, &why, &lint);
	out_raw(v->out, (const char *)text.p, text.n);
	put_lines(v, &why, view_error);
	put_lines(v, &lint, view_warning);
	buf_free(&text);
	buf_free(&why);
	buf_free(&lint);
}

/* Finds the next selected section or segment with notes, with index *i or higher, and advances *i. Returns false after
 * the last one. */
static bool
next_place(struct view *v, size_t *i, struct elfin_notes *notes)
{
	while (elfin_notes_next(v->elf, i, notes))
		if (!notes->bytes)
			view_error(v, "the notes in segment %zu are not in the file", *i - 1);
		else if (!v->elf->nsections || view_section(v, str_from(notes->name)))
			return true;
	return false;
}

static void
put_registers(struct view *v, const struct elfin_notes *place)
{
	struct elfin_note raw;

	for (size_t at = 0; elfin_note(place->bytes, place->n, place->align, &at, &raw) > 0;) {
		struct arena arena = {0};
		struct buf lint = {0};
		struct note note;

		note_read(place->name, &raw, &arena, &note, &lint);
		if (note.metadata)
			pal_show(v, note.metadata);
		note_free(&note);
		buf_free(&lint);
		arena_free(&arena);
	}
}

void
notes_show(struct view *v)
{
	struct elfin_notes notes;
	bool later = false;

	for (size_t i = 0; next_place(v, &i, &notes);) {
		put_notes(v, &later, notes.name, notes.bytes, notes.n, notes.align);
		if (v->options->note_fields)
			put_registers(v, &notes);
	}
}

static void
json_meta(struct json *j, const struct meta *m);

static bool
is_collection(const struct meta *m)
{
	return m->kind == META_ARRAY || m->kind == META_MAP;
}

/* Returns the layout of a map or list: one line if it contains only scalars. */
static enum json_layout
layout(const struct meta *m)
{
	for (const struct meta *e = m->first; e; e = e->next)
		if (is_collection(m->kind == META_MAP ? e->value : e))
			return JSON_LINES;
	return JSON_INLINE;
}

/* Writes a key. JSON keys are strings, so other keys are converted to strings. */
static void
json_meta_key(struct json *j, const struct meta *key)
{
	struct buf text = {0};

	if (key->kind == META_STR) {
		json_key_str(j, key->text);
		return;
	}
	meta_print_scalar(key, &text);
	json_key_str(j, (struct str){(const char *)text.p, text.n});
	buf_free(&text);
}

static void
json_collection(struct json *j, const struct meta *m)
{
	if (m->kind == META_MAP)
		json_object(j, layout(m));
	else
		json_array(j, layout(m));
	for (const struct meta *e = m->first; e; e = e->next) {
		if (m->kind == META_MAP)
			json_meta_key(j, e);
		json_meta(j, m->kind == META_MAP ? e->value : e);
	}
	json_end(j);
}

static void
json_meta(struct json *j, const struct meta *m)
{
	switch (m->kind) {
	case META_NIL:
		json_null(j);
		break;
	case META_BOOL:
		json_bool(j, m->truth);
		break;
	case META_INT:
		json_int(j, m->num);
		break;
	case META_UINT:
		json_uint(j, m->unum);
		break;
	case META_FLOAT:
		json_float(j, m->real);
		break;
	case META_STR:
		json_str(j, m->text);
		break;
	default:
		json_collection(j, m);
	}
}

/* Writes the content of a note. A note that cannot be decoded is written as bytes. */
static void
json_content(struct json *j, const struct elfin_note *raw, const struct note *note, bool whole)
{
	if (note->metadata) {
		json_key_bool(j, "valid", !note->invalid);
		json_key(j, "metadata");
		json_meta(j, note->metadata);
	} else if (whole) {
		json_key(j, "text");
		json_str(j, (struct str){(const char *)note->text.p, note->text.n});
	} else {
		json_key(j, "bytes");
		json_hex(j, raw->desc, raw->size);
	}
}

static void
json_note(struct view *v, const struct elfin_notes *place, const struct elfin_note *raw)
{
	struct json *j = v->json;
	struct arena arena = {0};
	struct buf lint = {0};
	struct note note;
	bool whole = note_read(place->name, raw, &arena, &note, &lint);

	json_object(j, note.metadata ? JSON_LINES : JSON_INLINE);
	json_key_z(j, "section", place->name);
	json_key(j, "name");
	json_str(j, raw->owner);
	json_key_uint(j, "type", raw->type);
	if (note.type) {
		json_key_z(j, "type_name", note.type);
		json_key_z(j, "description", note.description);
	}
	json_content(j, raw, &note, whole);
	if (note.metadata)
		pal_show_json(v, note.metadata);
	json_end(j);
	if (note.why)
		view_error(v, "%s: %s at offset 0x%zx: %s", place->name, note.type, (size_t)(raw->desc - place->bytes) + note.at,
			note.why);
	put_lines(v, &lint, view_warning);
	note_free(&note);
	buf_free(&lint);
	arena_free(&arena);
}

void
notes_show_json(struct view *v)
{
	json_key(v->json, "notes");
	json_array(v->json, JSON_LINES);
	struct elfin_note note;
	struct elfin_notes place;
	for (size_t i = 0; next_place(v, &i, &place);) {
		size_t at = 0;
		int got;

		while ((got = elfin_note(place.bytes, place.n, place.align, &at, &note)) > 0)
			json_note(v, &place, &note);
		if (got < 0)
			view_error(v, "%s: offset 0x%zx: the note is truncated or malformed", place.name, at);
	}
	json_end(v->json);
}
