/* Notes in llvm-readelf's layout (--notes); of the segments where there are no sections. */
#include "common/hsa/note.h"

#include "objdump/views.h"

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
	const struct elfin *e = v->elf;
	bool later = false;

	for (size_t i = 0; i < e->nsections; i++) {
		const struct elfin_section *s = &e->sections[i];

		if (s->hdr.sh_type == SHT_NOTE && s->data && view_section(v, str_from(s->name)))
			put_notes(v, &later, s->name, s->data, s->hdr.sh_size, s->hdr.sh_addralign);
	}
	for (size_t i = 0; i < e->nsegments && !e->nsections; i++) {
		const Elf64_Phdr *p = &e->segments[i];

		if (p->p_type == PT_NOTE && !elfin_segment(e, p))
			view_error(v, "the notes in segment %zu are not in the file", i);
		else if (p->p_type == PT_NOTE)
			put_notes(v, &later, "PT_NOTE", elfin_segment(e, p), p->p_filesz, p->p_align);
	}
}
