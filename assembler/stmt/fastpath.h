/* The fast path's two halves: fastpath.c reads statements, fastpath_operand.c one operand of theirs. */
#ifndef ASSEMBLER_STMT_FASTPATH_H
#define ASSEMBLER_STMT_FASTPATH_H

#include "assembler/stmt/parse.h"
#include "assembler/text/chars.h"
#include "common/isa/target.h"

/* The parser, and where it is in the text. */
struct fastpath {
	struct parser *ps;
	const char *p;
	const struct isa *isa; /* whose registers are read as such at once; NULL: none are */
};

/* Goes on after blanks. */
static inline void
fastpath_blanks(struct fastpath *f)
{
	while (char_is(*f->p, CHAR_BLANK))
		f->p++;
}

static inline bool
fastpath_comment_at(const char *p)
{
	return *p == ';' || (p[0] == '/' && p[1] == '/');
}

/* Whether an operand can end here: at a comma, the end of the line, the beginning of another word. */
static inline bool
fastpath_ends(const char *p)
{
	return *p == ',' || *p == '\n' || char_is(*p, CHAR_FIRST | CHAR_DIGIT) || fastpath_comment_at(p) || *p == '"' ||
		(p[0] == ':' && p[1] == ':');
}

/* The end of the name at p, p if there is none. */
static inline const char *
fastpath_name_end(const char *p)
{
	const char *from = p;
	if (*p == '.')
		p++;
	if (!char_is(*p, CHAR_FIRST) && !(p > from && *p == '.'))
		return from;
	while (char_is(*p, CHAR_NAME))
		p++;
	return p;
}

/* The next operand and the blanks after it; NULL if it is not simple, or may be an error. */
struct node *
fastpath_operand(struct fastpath *f);

#endif
