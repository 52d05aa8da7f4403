/* Checks that the bytes of an instruction do not depend on the lines before it, although the assembler caches results. Random
 * words are disassembled. Each text is assembled alone, then all of them in random orders. Every second text has no encoding
 * suffix, and many constants are small, so the assembler must choose among several forms. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "library/amdgcn.h"
#include "random.h"

enum { LINES = 8000, TRIES = 20 * LINES, ORDERS = 3, BYTES = 20, VARIANTS = 3 };

struct line {
	char text[AMDGCN_TEXT];
	uint8_t bytes[BYTES];
	size_t size;
};

/* Assembles a text for a processor, and stores the bytes of .text in a new array. Returns their number; 0 after an error. */
static size_t
assemble(const char *processor, const char *text, size_t length, uint8_t **bytes)
{
	struct amdgcn_settings settings = {.size = sizeof settings, .processor = processor};
	size_t n = 0;

	*bytes = NULL;
	size_t size;
	void *object;
	if (amdgcn_assemble(&settings, text, length, NULL, NULL, &object, &size))
		return 0;
	struct amdgcn_object *o = amdgcn_open(object, size, NULL, NULL);
	uint64_t address;
	const void *code = amdgcn_section(o, ".text", &n, &address);
	*bytes = malloc(n + 1);
	memcpy(*bytes, code, n);
	amdgcn_close(o);
	amdgcn_free(object);
	return n;
}

/* Removes the encoding suffix of a text, and replaces the first literal by a random number of at most 32 bits. */
static void
simplify(char *text)
{
	static const char *const suffixes[] = {"_e32 ", "_e64 "};
	char *suffix;

	for (size_t i = 0; i < 2; i++)
		if ((suffix = strstr(text, suffixes[i])))
			memmove(suffix, suffix + 4, strlen(suffix + 4) + 1);
	char *literal = strstr(text, ", 0x");
	char rest[AMDGCN_TEXT];
	if (literal && strlen(text) + 16 < AMDGCN_TEXT) {
		strcpy(rest, literal + 4 + strspn(literal + 4, "0123456789abcdef"));
		snprintf(literal, AMDGCN_TEXT - (size_t)(literal - text), ", %d%s", (int)next_random() >> below(32), rest);
	}
}

/* Replaces the number of each single register with one of a few, which are even and odd and in different banks, so that rules over
 * several operands decide between forms of otherwise equal lines. */
static void
redraw(char *text)
{
	char out[2 * AMDGCN_TEXT], *to = out;

	for (const char *p = text; *p;) {
		bool number = (*p == 'v' || *p == 's') && p[1] >= '0' && p[1] <= '9' && p > text && strchr(" -|,(", p[-1]);

		*to++ = *p++;
		if (!number)
			continue;
		to += sprintf(to, "%u", below(6));
		p += strspn(p, "0123456789");
	}
	*to = 0;
	if (to - out < AMDGCN_TEXT)
		strcpy(text, out);
}

/* Adds a text to lines, with its bytes, if it assembles when it is alone. Returns the number of lines. */
static size_t
add_line(const char *processor, struct line *lines, size_t n)
{
	struct line *line = &lines[n];
	uint8_t *bytes;

	line->size = assemble(processor, line->text, strlen(line->text), &bytes);
	if (line->size && line->size <= BYTES) {
		memcpy(line->bytes, bytes, line->size);
		n++;
	}
	free(bytes);
	return n;
}

/* Stores in lines the texts of random instructions that assemble when they are alone, and their bytes. Returns their number. Half of
 * them are variants of the line before, with other registers. */
static size_t
find_lines(const char *processor, struct line *lines)
{
	struct amdgcn_processor *p = amdgcn_processor(processor, NULL, NULL, 0);
	size_t n = 0;

	for (unsigned i = 0; i < TRIES && n < LINES; i++) {
		uint64_t words[3] = {next_random(), next_random(), next_random()};
		struct amdgcn_instruction insn;

		if (!amdgcn_decode(p, words, sizeof words, &insn))
			continue;
		amdgcn_text(p, &insn, lines[n].text);
		if (i % 2)
			simplify(lines[n].text);
		n = add_line(processor, lines, n);
		for (unsigned k = 0; k < VARIANTS && n && n < LINES; k++) {
			strcpy(lines[n].text, lines[n - 1].text);
			redraw(lines[n].text);
			n = add_line(processor, lines, n);
		}
	}
	amdgcn_free(p);
	return n;
}

static bool
check_order(const char *processor, struct line *lines, size_t n)
{
	char *text = calloc(n + 1, AMDGCN_TEXT + 1);
	size_t length = 0, at = 0;
	bool right = true;

	for (size_t i = n; i > 1; i--) {
		struct line *a = &lines[i - 1], *b = &lines[below(i)], t = *a;

		*a = *b;
		*b = t;
	}
	for (size_t i = 0; i < n; i++)
		length += (size_t)snprintf(text + length, AMDGCN_TEXT + 1, "%s\n", lines[i].text);
	uint8_t *bytes;
	size_t size = assemble(processor, text, length, &bytes);
	for (size_t i = 0; i < n && right; at += lines[i++].size)
		if (at + lines[i].size > size || memcmp(bytes + at, lines[i].bytes, lines[i].size)) {
			printf("%s: other bytes after other lines: %s\n", processor, lines[i].text);
			right = false;
		}
	free(bytes);
	free(text);
	return right;
}

int
main(void)
{
	static const char *const processors[] = {"gfx900", "gfx950", "gfx1030", "gfx1100", "gfx1200", "gfx1250"};
	static struct line lines[LINES];
	unsigned nwrong = 0;

	for (size_t i = 0; i < sizeof processors / sizeof *processors; i++) {
		size_t n = find_lines(processors[i], lines);

		if (n < LINES / 2)
			nwrong += printf("%s: %zu lines\n", processors[i], n) > 0;
		for (unsigned k = 0; k < ORDERS; k++)
			nwrong += !check_order(processors[i], lines, n);
	}
	return nwrong > 0;
}
