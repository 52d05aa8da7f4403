/* Helpers of the scanner and the parser: the tables of keywords and of script functions, the parsing of numbers, INCLUDE, and error
 * messages. */
#include "linker/script/read.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/base/memory/array.h"
#include "linker/script/parse.tab.h"
#include "linker/script/build.h"

enum { TOP = 1, SECTS = 2, IN_BODY = 4, ANYWHERE = TOP | SECTS | IN_BODY };

static const char ONE_SPACE[] = "code objects have one address space";

static const struct script_keyword keywords[] = {
	{"AFTER", T_AFTER, TOP, 0, NULL},
	{"ASSERT", T_ASSERT, ANYWHERE, 0, NULL},
	{"AS_NEEDED", T_AS_NEEDED, TOP, 0, NULL},
	{"BEFORE", T_BEFORE, TOP, 0, NULL},
	{"BYTE", T_DATA, IN_BODY, 1, NULL},
	{"CONSTRUCTORS", T_CONSTRUCTORS, IN_BODY, 0, NULL},
	{"ENTRY", T_ENTRY, TOP | SECTS, 0, NULL},
	{"EXCLUDE_FILE", T_EXCLUDE, IN_BODY, 0, NULL},
	{"EXTERN", T_EXTERN, TOP, 0, NULL},
	{"FILL", T_FILL, IN_BODY, 0, NULL},
	{"GROUP", T_INPUT, TOP, 0, NULL},
	{"HIDDEN", T_PROVIDE, ANYWHERE, 2, NULL},
	{"INCLUDE", T_INCLUDE, ANYWHERE, 0, NULL},
	{"INPUT", T_INPUT, TOP, 0, NULL},
	{"INSERT", T_INSERT, TOP, 0, NULL},
	{"KEEP", T_KEEP, IN_BODY, 0, NULL},
	{"LONG", T_DATA, IN_BODY, 4, NULL},
	{"OUTPUT", T_OUTPUT, TOP, 0, NULL},
	{"OUTPUT_ARCH", T_IGNORED, TOP, 0, NULL},
	{"OUTPUT_FORMAT", T_OUTPUT_FORMAT, TOP, 0, NULL},
	{"OVERWRITE_SECTIONS", T_OVERWRITE_SECTIONS, TOP, 0, NULL},
	{"PHDRS", T_PHDRS, TOP, 0, NULL},
	{"PROVIDE", T_PROVIDE, ANYWHERE, 1, NULL},
	{"PROVIDE_HIDDEN", T_PROVIDE, ANYWHERE, 3, NULL},
	{"QUAD", T_DATA, IN_BODY, 8, NULL},
	{"SEARCH_DIR", T_SEARCH_DIR, TOP, 0, NULL},
	{"SECTIONS", T_SECTIONS, TOP, 0, NULL},
	{"SHORT", T_DATA, IN_BODY, 2, NULL},
	{"SORT", T_SORT, IN_BODY, SORT_BY_NAME, NULL},
	{"SORT_BY_ALIGNMENT", T_SORT, IN_BODY, SORT_BY_ALIGNMENT, NULL},
	{"SORT_BY_INIT_PRIORITY", T_SORT, IN_BODY, SORT_BY_PRIORITY, NULL},
	{"SORT_BY_NAME", T_SORT, IN_BODY, SORT_BY_NAME, NULL},
	{"SORT_NONE", T_SORT, IN_BODY, SORT_NOTHING, NULL},
	{"TARGET", T_OUTPUT_FORMAT, TOP, 0, NULL},
	{"VERSION", T_VERSION, TOP, 0, NULL},

	{"ASCIZ", T_BAD, IN_BODY, 0, NULL},
	{"CREATE_OBJECT_SYMBOLS", T_BAD, IN_BODY, 0, NULL},
	{"INPUT_SECTION_FLAGS", T_BAD, IN_BODY, 0, "patterns of names say which sections are meant"},
	{"LD_FEATURE", T_BAD, TOP, 0, NULL},
	{"LINKER_VERSION", T_BAD, IN_BODY, 0, NULL},
	{"MEMORY", T_BAD, TOP, 0, ONE_SPACE},
	{"NOCROSSREFS", T_BAD, TOP, 0, NULL},
	{"NOCROSSREFS_TO", T_BAD, TOP, 0, NULL},
	{"OVERLAY", T_BAD, SECTS, 0, ONE_SPACE},
	{"REGION_ALIAS", T_BAD, TOP, 0, ONE_SPACE},
	{"REVERSE", T_BAD, IN_BODY, 0, NULL},
	{"SQUAD", T_BAD, IN_BODY, 0, "use QUAD"},
	{"STARTUP", T_BAD, TOP, 0, "use INPUT"},
};

static const struct script_function functions[] = {
	{"ABSOLUTE", FUNCTION_ABSOLUTE, T_CALL1},
	{"ADDR", FUNCTION_ADDR, T_CALL_NAME},
	{"ALIGN", FUNCTION_ALIGN, T_CALL12},
	{"ALIGNOF", FUNCTION_ALIGNOF, T_CALL_NAME},
	{"ASSERT", FUNCTION_ASSERT, T_CALL_ASSERT},
	{"BLOCK", FUNCTION_ALIGN, T_CALL12},
	{"CONSTANT", FUNCTION_CONSTANT, T_CALL_NAME},
	{"DATA_SEGMENT_ALIGN", FUNCTION_DATA_SEGMENT_ALIGN, T_CALL2},
	{"DATA_SEGMENT_END", FUNCTION_DATA_SEGMENT_END, T_CALL_DOT},
	{"DATA_SEGMENT_RELRO_END", FUNCTION_DATA_SEGMENT_RELRO_END, T_CALL2},
	{"DEFINED", FUNCTION_DEFINED, T_CALL_NAME},
	{"LOADADDR", FUNCTION_LOADADDR, T_CALL_NAME},
	{"LOG2CEIL", FUNCTION_LOG2CEIL, T_CALL1},
	{"MAX", FUNCTION_MAX, T_CALL2},
	{"MIN", FUNCTION_MIN, T_CALL2},
	{"SEGMENT_START", FUNCTION_SEGMENT_START, T_CALL_NAMED},
	{"SIZEOF", FUNCTION_SIZEOF, T_CALL_NAME},
	{"SIZEOF_HEADERS", FUNCTION_SIZEOF_HEADERS, T_CALL_NONE},
	{"sizeof_headers", FUNCTION_SIZEOF_HEADERS, T_CALL_NONE},
};

const struct script_keyword *
script_keyword(const struct script_reader *r, struct str word, bool in_segments)
{
	unsigned level = r->in_body ? IN_BODY : r->in_sections ? SECTS : TOP;

	for (size_t i = 0; i < sizeof keywords / sizeof keywords[0] && !in_segments && !r->provide; i++) {
		if (keywords[i].levels & level && str_eqz(word, keywords[i].name))
			return &keywords[i];
	}
	return NULL;
}

const struct script_function *
script_function(struct str word)
{
	for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) {
		if (str_eqz(word, functions[i].name))
			return &functions[i];
	}
	return NULL;
}

struct str
script_text(struct script_reader *r, struct str s)
{
	/* the copy ends at an embedded NUL */
	return str_from(arena_strz(r->script->arena, s));
}

bool
script_number(struct script_reader *r, struct loc at, struct str text, uint64_t *n)
{
	const char *p = arena_strz(r->script->arena, text);
	bool hex = text.n > 1 && p[0] == '0' && (p[1] == 'x' || p[1] == 'X');
	char last = p[text.n - 1];
	unsigned scale = last == 'K' || last == 'k' ? 10 : last == 'M' || last == 'm' ? 20 : 0;
	bool suffix = !hex && (last == 'H' || last == 'h');

	errno = 0;
	char *end;
	*n = strtoull(p, &end, hex || suffix ? 16 : 10);
	if (end == p || *end != (scale || suffix ? last : 0) || (*end && end[1]))
		script_fail(r, at, "malformed number: %s", p);
	else if (errno || (scale && *n >> (64 - scale)))
		script_fail(r, at, "the number is too large: %s", p);
	*n <<= scale;
	return !r->failed;
}

void
script_fail(struct script_reader *r, struct loc at, const char *fmt, ...)
{
	if (r->failed)
		return;
	va_list ap;
	va_start(ap, fmt);
	diag_verror(r->script->diag, at, fmt, ap);
	va_end(ap);
	r->failed = true;
}

void
script_unexpected(struct script_reader *r, struct loc at, const char *found, const char *const *names, int n)
{
	struct buf list = {0};

	for (int i = 0; i < n; i++)
		buf_printf(&list, "%s%s", i == 0 ? "" : i + 1 == n ? " or " : ", ", names[i]);
	if (n)
		script_fail(r, at, "expected %.*s, but got %s", (int)list.n, (const char *)list.p, found);
	else
		script_fail(r, at, "unexpected %s", found);
	buf_free(&list);
}

bool
script_add_text(struct script_reader *r, const char *name, const struct buf *text, struct loc from)
{
	struct script *script = r->script;

	if (text->n > INT32_MAX / 2) {
		diag_error(script->diag, from, "%s is too large for a script", name);
		r->failed = true;
		return false;
	}
	if (++script->ntexts > SCRIPT_TEXTS) {
		diag_error(script->diag, from, "%s is one script too many: a link can read %d, with the files of INCLUDE", name, SCRIPT_TEXTS);
		r->failed = true;
		return false;
	}
	r->base = diag_add_source(script->diag, from.pos ? SOURCE_INCLUDE : SOURCE_FILE, name, (const char *)text->p, text->n, 1, from);
	r->buffers[r->nbuffers].base = r->base;
	return true;
}

const struct buf *
script_open_include(struct script_reader *r, struct loc at, struct str name)
{
	const char *path = file_search(r->script->inputs, name.p);
	const struct buf *text = NULL;

	if (r->nbuffers == SCRIPT_INCLUDES)
		script_fail(r, at, "INCLUDE is nested too deeply");
	else
		text = file_read(r->script->inputs, path, at);
	if (!text || !script_add_text(r, path, text, at)) {
		r->failed = true;
		return NULL;
	}
	return text;
}
