/* Converts the YAML dialect that LLVM accepts to valid YAML. Hand-written kernels of code object V2 have metadata like
 *
 *	{ Version: [ 1, 0 ],
 *	  Kernels:
 *	  - { Name: k,
 *	      Attrs: { ReqdWorkGroupSize: [ 64, 1, 1 ] }
 *	      Args:
 *	      - { Name: a, Size: 8 }
 *	      - { Name: b, Size: 8 }
 *	    }
 *	}
 *
 * Within braces, YAML requires brackets around sequences and commas at the ends of lines; this dialect omits both. The missing
 * punctuation overwrites dashes and blanks, so that all other characters keep their positions. Valid text is not changed. */
#include "common/hsa/metadata/meta_flow.h"

#include <stdbool.h>
#include <string.h>

enum { MAX_DEPTH = 64 };

/* The state of the repair. `open` is the stack of open collections: '{', '[', or '-' for a sequence without brackets. */
struct yaml_flow {
	char *p, *end;
	char open[MAX_DEPTH];
	unsigned depth;
	char last;    /* last character, except blanks and comments; 0 at the start */
	char *after; /* position after the last character or comment */
	bool comment;
};

static bool
is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static char
top(const struct yaml_flow *f)
{
	return f->depth ? f->open[f->depth - 1] : 0;
}

/* Writes c over a blank between the last character and the current position. Overwrites the end of a line only if there is no
 * other blank, and never overwrites the end of a comment. */
static void
insert(struct yaml_flow *f, char c)
{
	char *p = f->p;

	while (p > f->after && p[-1] != ' ' && p[-1] != '\t')
		p--;
	if (p == f->after)
		p = f->p - f->after > f->comment ? f->p : NULL;
	if (p)
		p[-1] = c;
	f->last = c;
}

/* Returns whether the current position is at a key: a plain word followed by a colon. */
static bool
at_key(const struct yaml_flow *f)
{
	const char *p = f->p;

	while (p < f->end && !is_blank(*p) && !strchr(",:{}[]'\"#", *p))
		p++;
	if (p == f->p)
		return false;
	while (p < f->end && (*p == ' ' || *p == '\t'))
		p++;
	return p + 1 < f->end && *p == ':' && is_blank(p[1]);
}

static void
begin_line(struct yaml_flow *f)
{
	bool item = *f->p == '-' && f->p + 1 < f->end && is_blank(f->p[1]);
	bool ends_value = f->last && !strchr(",:{[", f->last);

	if (item && top(f) == '-') {
		*f->p = f->last == ',' ? ' ' : ',';
		return;
	}
	if (item && top(f) == '{' && f->last == ':' && f->depth < MAX_DEPTH) {
		*f->p = '[';
		f->open[f->depth++] = '-';
		return;
	}
	if (top(f) == '-' && *f->p != ',' && (ends_value || f->last == ',') && (at_key(f) || strchr("}]", *f->p))) {
		insert(f, ']');
		f->depth--;
		ends_value = true;
	}
	if (top(f) == '{' && ends_value && at_key(f))
		insert(f, ',');
}

static void
pass_string(struct yaml_flow *f)
{
	char quote = *f->p++;

	while (f->p < f->end && *f->p != quote)
		f->p += *f->p == '\\' && quote == '"' && f->p + 1 < f->end ? 2 : 1;
	if (f->p < f->end)
		f->p++;
	f->last = quote;
	f->after = f->p;
	f->comment = false;
}

static void
pass_bracket(struct yaml_flow *f)
{
	char c = *f->p;

	if ((c == '}' || c == ']') && top(f) == '-') {
		insert(f, ']');
		f->depth--;
	}
	if ((c == '{' || c == '[') && f->depth < MAX_DEPTH)
		f->open[f->depth++] = c;
	else if ((c == '}' || c == ']') && f->depth)
		f->depth--;
}

void
meta_flow_repair(char *text, size_t n)
{
	struct yaml_flow f = {.p = text, .end = text + n, .after = text};
	bool new_line = true;

	while (f.p < f.end) {
		char c = *f.p;

		if (is_blank(c)) {
			new_line |= c == '\n';
			f.p++;
			continue;
		}
		if (c == '#' && (f.p == text || is_blank(f.p[-1]))) {
			while (f.p < f.end && *f.p != '\n')
				f.p++;
			f.after = f.p;
			f.comment = true;
			continue;
		}
		if (new_line && f.depth)
			begin_line(&f);
		new_line = false;
		/* a quote within a plain word does not begin a string */
		if ((*f.p == '\'' || *f.p == '"') && (f.p == text || strchr(" \t\n,:{[", f.p[-1]))) {
			pass_string(&f);
			continue;
		}
		if (*f.p == c)
			pass_bracket(&f);
		if (*f.p != ' ') /* begin_line() may have replaced a dash with a blank */
			f.last = *f.p;
		f.after = ++f.p;
		f.comment = false;
	}
}
