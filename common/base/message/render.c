#include "common/base/message/render.h"

#include <stdio.h>
#include <string.h>

#include "common/base/file/buf.h"
#include "common/base/message/color.h"
#include "common/base/text/visible.h"

enum { SHOWN_COLUMNS = 400 };

/* Escape sequences for the parts of a message; empty strings without colors. */
struct message_colors {
	const char *place, *severity, *caret, *end;
};

static struct message_colors
colors_for(bool colored, const char *severity)
{
	if (!colored)
		return (struct message_colors){"", "", "", ""};
	return (struct message_colors){COLOR_PLACE, *severity == 'e' ? COLOR_ERROR : *severity == 'w' ? COLOR_WARNING : COLOR_NOTE,
		COLOR_CARET, COLOR_END};
}

static void
print_head(const char *program, struct diag_place place, const char *severity, const struct message_colors *paint)
{
	fputs(paint->place, stderr);
	if (place.file) {
		visible_write(stderr, str_from(place.file));
		fprintf(stderr, ":%u:%u: ", place.line, place.column);
	} else if (program) {
		fprintf(stderr, "%s: ", program);
	}
	fprintf(stderr, "%s%s%s: %s", paint->end, paint->severity, severity, paint->end);
}

/* Prints the source line, and the caret under it. Of a very long line, prints only the part around the caret. */
static void
print_source(struct text_source *s, struct loc at, const struct message_colors *paint)
{
	struct buf line = {0}; /* the source line, then the blanks before the caret */
	uint32_t offset;
	struct str text = source_text(s, at, &offset);

	if (text.n && text.p[text.n - 1] == '\r')
		text.n--;
	/* Binary data is not printed, because a caret under it is useless. */
	if (memchr(text.p, 0, text.n))
		return;
	if (offset > SHOWN_COLUMNS / 2 && text.n > SHOWN_COLUMNS) {
		text.n -= offset - SHOWN_COLUMNS / 2;
		text.p += offset - SHOWN_COLUMNS / 2;
		offset = SHOWN_COLUMNS / 2;
	}
	if (text.n > SHOWN_COLUMNS)
		text.n = SHOWN_COLUMNS;
	uint32_t before = offset < text.n ? offset : (uint32_t)text.n;
	visible_put(&line, (struct str){text.p, before});
	size_t column = line.n;
	visible_put(&line, (struct str){text.p + before, text.n - before});
	buf_put(&line, "\n", 1);
	for (size_t j = 0; j < column; j++) {
		/* UTF-8 continuation bytes occupy no column. */
		if ((line.p[j] & 0xc0) != 0x80)
			buf_put(&line, line.p[j] == '\t' ? "\t" : " ", 1);
	}
	buf_fill(&line, ' ', offset - before);
	fwrite(line.p, 1, line.n, stderr);
	buf_free(&line);
	fprintf(stderr, "%s^%s\n", paint->caret, paint->end);
}

void
render_message(bool colored, const char *program, struct diag_place place, const char *severity, const char *text,
	struct text_source *s, struct loc at)
{
	struct message_colors paint = colors_for(colored, severity);

	print_head(program, place, severity, &paint);
	fputs(*severity == 'n' ? "" : paint.place, stderr);
	visible_write(stderr, str_from(text));
	fprintf(stderr, "%s\n", *severity == 'n' ? "" : paint.end);
	if (s)
		print_source(s, at, &paint);
}
