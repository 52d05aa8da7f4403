/* Notes in llvm-readelf's layout (--notes); of the segments where there are no sections. */
#include "common/hsa/note.h"

#include "objdump/view/views.h"

/* Each line of text as a message. */
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

/* A blank line parts one place from the next. */
static void
put_notes(struct view *v, bool *later, const char *name, const uint8_t *bytes, size_t n, uint64_t align)
{
	struct buf text = {0}, why = {0}, lint = {0};

	if (*later)
		out_z(v->out, "\n");
	*later = true;
	note_print(name, bytes, n, align, &text, &why, &lint);
	out_put(v->out, (const char *)text.p, text.n);
	put_lines(v, &why, view_error);
	put_lines(v, &lint, view_warning);
	buf_free(&text);
	buf_free(&why);
	buf_free(&lint);
}

void
notes_show(struct view *v)
{
	struct elfin_notes notes;
	bool later = false;

	for (size_t i = 0; elfin_notes_next(v->elf, &i, &notes);)
		if (!notes.bytes)
			view_error(v, "the notes in segment %zu are not in the file", i - 1);
		else if (!v->elf->nsections || view_section(v, str_from(notes.name)))
			put_notes(v, &later, notes.name, notes.bytes, notes.n, notes.align);
}
