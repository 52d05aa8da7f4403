/* Prints metadata as YAML, in the layout of llvm::yaml::Output. */
#include "common/hsa/metadata/meta.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/text/ascii.h"
#include "common/base/text/real.h"
#include "common/base/text/utf8.h"
#include "common/hsa/metadata/meta_scalar.h"

enum { KEY_WIDTH = 16 };

enum quotes { QUOTES_NONE, QUOTES_SINGLE, QUOTES_DOUBLE };

static size_t
digits(struct str s, size_t at, const char *set)
{
	while (at < s.n && strchr(set, s.p[at]) && s.p[at])
		at++;
	return at;
}

/* Returns whether YAML would read a string as a number. Numbers are [-+]?(.d+|d+(.d*)?)([eE][-+]?d+)?, where d is a digit,
 * octal and hexadecimal numbers such as 0o17 and 0x1f, .inf and .nan. */
static bool
looks_numeric(struct str s)
{
	static const char *const nan[] = {".nan", ".NaN", ".NAN", NULL};
	static const char *const inf[] = {".inf", ".Inf", ".INF", NULL};
	static const char dec[] = "0123456789";
	size_t at = 0;

	if (meta_is_word(s, nan))
		return true;
	if (s.n && (s.p[0] == '-' || s.p[0] == '+'))
		s.p++, s.n--;
	else if (str_starts(s, "0o"))
		return s.n > 2 && digits(s, 2, "01234567") == s.n;
	else if (str_starts(s, "0x"))
		return s.n > 2 && digits(s, 2, "0123456789abcdefABCDEF") == s.n;
	if (meta_is_word(s, inf))
		return true;
	size_t start = digits(s, 0, dec);
	at = start;
	if (at < s.n && s.p[at] == '.')
		at = digits(s, at + 1, dec);
	if (!start && at < 2)
		return false;
	if (at < s.n && (s.p[at] == 'e' || s.p[at] == 'E')) {
		at++;
		if (at < s.n && (s.p[at] == '-' || s.p[at] == '+'))
			at++;
		if (at == s.n)
			return false;
		at = digits(s, at, dec);
	}
	return at == s.n;
}

static enum quotes
quotes_for(struct str s, bool value)
{
	static const char *const words[] = {"null", "Null", "NULL", "~", "true", "True", "TRUE", "false", "False",
		"FALSE", NULL};
	enum quotes q = QUOTES_NONE;

	if (!s.n || ascii_is_space(s.p[0]) || ascii_is_space(s.p[s.n - 1]) ||
			(value && (meta_is_word(s, words) || looks_numeric(s))) ||
			(s.p[0] && strchr("-?:\\,[]{}#&*!|>'\"%@`", s.p[0])))
		q = QUOTES_SINGLE;
	for (size_t i = 0; i < s.n; i++) {
		unsigned char c = (unsigned char)s.p[i];

		if (ascii_is_alphanumeric(s.p[i]) || (c && c < 0x80 && strchr("_-^., \t", c)))
			continue;
		if (c < 0x20 || c >= 0x7f)
			return QUOTES_DOUBLE;
		q = QUOTES_SINGLE;
	}
	return q;
}

/* Decodes the first character into *c. Returns its length in bytes, or 0 if it is not valid UTF-8. */
static size_t
decode_utf8(struct str s, uint32_t *c)
{
	const unsigned char *p = (const unsigned char *)s.p;
	size_t n = *p < 0x80 ? 1 : utf8_sequence(p, s.n);

	*c = n <= 1 ? *p : *p & (0xffu >> (n + 1));
	for (size_t i = 1; i < n; i++)
		*c = *c << 6 | (p[i] & 0x3f);
	return n;
}

/* Returns whether a character must be escaped: control characters, those that change the direction or the appearance of other text,
 * those for private use, and noncharacters. YAML does not accept some of them, and LLVM escapes all. */
static bool
is_hidden(uint32_t c)
{
	static const struct {
		uint32_t first, last;
	} ranges[] = {{0, 0x1f}, {0x7f, 0x9f}, {0x200b, 0x200f}, {0x202a, 0x202e}, {0x2060, 0x206f}, {0xe000, 0xf8ff}, {0xfeff, 0xfeff},
		{0xfff0, 0xfffb}, {0xe0000, 0xe00ff}, {0xe01f0, 0x10ffff}};

	for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
		if (c >= ranges[i].first && c <= ranges[i].last)
			return true;
	return (c & 0xfffe) == 0xfffe;
}

static void
print_escaped(struct str s, struct buf *out)
{
	static const struct {
		uint32_t c;
		const char *text;
	} names[] = {{'\\', "\\\\"}, {'"', "\\\""}, {0, "\\0"}, {7, "\\a"}, {8, "\\b"}, {9, "\\t"}, {10, "\\n"},
		{11, "\\v"}, {12, "\\f"}, {13, "\\r"}, {27, "\\e"}, {0x85, "\\N"}, {0xa0, "\\_"},
		{0x2028, "\\L"}, {0x2029, "\\P"}};

	for (size_t at = 0, n; at < s.n; at += n) {
		uint32_t c = 0;
		size_t i = 0;

		n = decode_utf8((struct str){s.p + at, s.n - at}, &c);
		while (n && i < sizeof names / sizeof names[0] && names[i].c != c)
			i++;
		if (!n)
			buf_printf(out, "\\u%04X", 0xfffdu), n = 1;
		else if (i < sizeof names / sizeof names[0])
			buf_printf(out, "%s", names[i].text);
		else if (is_hidden(c))
			buf_printf(out, c > 0xffff ? "\\U%08X" : c > 0xff ? "\\u%04X" : "\\x%02X", c);
		else
			buf_put(out, s.p + at, n);
	}
}

bool
meta_is_utf8(const struct meta *root)
{
	uint32_t c;

	for (size_t at = 0, n; root->kind == META_STR && at < root->text.n; at += n)
		if (!(n = decode_utf8((struct str){root->text.p + at, root->text.n - at}, &c)))
			return false;
	for (const struct meta *e = root->kind >= META_ARRAY ? root->first : NULL; e; e = e->next)
		if (!meta_is_utf8(e) || (root->kind == META_MAP && !meta_is_utf8(e->value)))
			return false;
	return true;
}

static void
print_str(struct str s, bool value, struct buf *out)
{
	enum quotes q = quotes_for(s, value);

	if (q != QUOTES_NONE)
		buf_printf(out, q == QUOTES_SINGLE ? "'" : "\"");
	if (q == QUOTES_DOUBLE)
		print_escaped(s, out);
	else
		for (size_t i = 0; i < s.n; i++) {
			if (q == QUOTES_SINGLE && s.p[i] == '\'')
				buf_printf(out, "'");
			buf_put(out, s.p + i, 1);
		}
	if (q != QUOTES_NONE)
		buf_printf(out, q == QUOTES_SINGLE ? "'" : "\"");
}

static void
print_scalar(const struct meta *m, bool value, struct buf *out)
{
	struct meta as = {0};

	switch (m->kind) {
	case META_NIL:
		buf_printf(out, "!nil ''");
		break;
	case META_BOOL:
		buf_printf(out, m->truth ? "true" : "false");
		break;
	case META_INT:
		buf_printf(out, "%" PRId64, m->num);
		break;
	case META_UINT:
		buf_printf(out, "%" PRIu64, m->unum);
		break;
	case META_FLOAT:
		buf_printf(out, "%s", real_shortest(m->real, 'e', 6).z);
		break;
	default:
		meta_resolve(&as, m->text, true);
		if (!m->untagged && (as.kind != META_STR || !m->text.n))
			buf_printf(out, "!str ");
		print_str(m->text, value, out);
	}
}

void
meta_print_scalar(const struct meta *m, struct buf *out)
{
	print_scalar(m, false, out);
}

static void
print_spaces(unsigned n, struct buf *out)
{
	buf_fill(out, ' ', n);
}

/* Prints a node. The first line continues the current line of the output; all other lines are indented. */
static void
print_node(const struct meta *m, unsigned indent, struct buf *out);

static void
print_flow(const struct meta *m, struct buf *out)
{
	for (const struct meta *e = m->first; e; e = e->next) {
		buf_printf(out, e == m->first ? "[ " : ", ");
		print_scalar(e, true, out);
	}
	buf_printf(out, " ]");
}

static bool
is_block(const struct meta *m)
{
	return m->kind >= META_ARRAY && m->first && !m->flow;
}

static void
print_entry(const struct meta *key, unsigned indent, struct buf *out)
{
	size_t start = out->n;

	print_scalar(key, false, out);
	size_t width = out->n - start;
	buf_printf(out, ":");
	if (is_block(key->value)) {
		buf_printf(out, "\n");
		print_spaces(indent + 2, out);
		print_node(key->value, indent + 2, out);
		return;
	}
	print_spaces(width < KEY_WIDTH ? KEY_WIDTH - (unsigned)width : 1, out);
	print_node(key->value, indent, out);
}

static void
print_node(const struct meta *m, unsigned indent, struct buf *out)
{
	if (!is_block(m)) {
		if (m->flow && m->first)
			print_flow(m, out);
		else if (m->kind == META_ARRAY)
			buf_printf(out, "[]");
		else if (m->kind == META_MAP)
			buf_printf(out, "{}");
		else
			print_scalar(m, true, out);
		buf_printf(out, "\n");
		return;
	}
	for (const struct meta *e = m->first; e; e = e->next) {
		if (e != m->first)
			print_spaces(indent, out);
		if (m->kind == META_MAP) {
			print_entry(e, indent, out);
		} else {
			buf_printf(out, "- ");
			print_node(e, indent + 2, out);
		}
	}
}

void
meta_print(const struct meta *root, struct buf *out)
{
	buf_printf(out, "---\n");
	print_node(root, 0, out);
	buf_printf(out, "...\n");
}
