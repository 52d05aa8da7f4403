/* Maps locations in an expansion to locations in its body. No such map is stored: when a message needs a column, the two texts are
 * compared. */
#include "common/base/message/expansion.h"

#include <string.h>

static bool
in_word(char c)
{
	return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '$';
}

/* Returns the end of the parameter at i: \name, \(), \@, \+, or a name without a backslash. */
static size_t
parameter_end(struct str b, size_t i)
{
	i += b.p[i] == '\\';
	if (i < b.n && strchr("(@+", b.p[i]))
		return i + (b.p[i] == '(') + 1;
	while (i < b.n && in_word(b.p[i]))
		i++;
	return i;
}

/* Maps a column of an expanded line to the column of the body's line. Both lines are compared from the start. Where they differ,
 * the body contains a parameter and the expansion contains its argument. The argument ends where the text after the parameter
 * occurs in the expansion. */
static uint32_t
body_column(struct str b, struct str e, size_t at)
{
	size_t i = 0, j = 0;

	while (i < b.n && j < at) {
		if (b.p[i] == e.p[j] && b.p[i] != '\\') {
			i++;
			j++;
			continue;
		}
		size_t k = parameter_end(b, i), end = k;
		while (end < b.n && b.p[end] != '\\')
			end++;
		const char *found = k == b.n ? NULL : memmem(e.p + j, e.n - j, b.p + k, end - k);
		if (!found || found > e.p + at)
			break;
		i = k;
		j = (size_t)(found - e.p);
	}
	return (uint32_t)i;
}

struct diag_place
expansion_place(const struct sources *all, struct loc at, struct str *line)
{
	for (;;) {
		struct text_source *s = sources_find(all, at);

		*line = (struct str){"", 0};
		if (!s)
			return (struct diag_place){0};
		uint32_t before;
		struct str text = source_text(s, at, &before);
		uint32_t index = source_row(s, at);
		if (!source_is_expansion(s)) {
			*line = (struct str){text.p, before};
			struct diag_place place = {s->name, s->line + index, before + 1, 0};
			marker_apply(&s->markers, index, &place.file, &place.line);
			return place;
		}
		uint32_t row, rows;
		*line = source_body_row(s, index, &row, &rows);
		line->n = body_column(*line, text, before);
		if (!s->body.at.pos)
			return (struct diag_place){s->body.file, s->body.line + row, (uint32_t)line->n + 1, 0};
		at.pos = s->body.at.pos + (uint32_t)(line->p + line->n - s->body.text.p);
	}
}

struct loc
expansion_origin(const struct sources *all, struct loc at)
{
	struct text_source *s = sources_find(all, at);

	if (!s || !source_is_expansion(s))
		return (struct loc){0};
	for (; s && source_is_expansion(s); s = sources_find(all, at)) {
		uint32_t row, rows;
		struct str line = source_body_row(s, source_row(s, at), &row, &rows);

		if (!s->body.at.pos)
			return (struct loc){0};
		while (line.n && (*line.p == ' ' || *line.p == '\t')) {
			line.p++;
			line.n--;
		}
		at.pos = s->body.at.pos + (uint32_t)(line.p - s->body.text.p);
	}
	return at;
}
