#include "objdump/file/coff.h"

#include <string.h>

#include "common/base/memory/le.h"

/* Sizes of headers and of symbols in bytes, and the offsets of their fields. */
enum {
	/* IMAGE_FILE_HEADER */
	FILE_MACHINE = 0, FILE_NSECTIONS = 2, FILE_SYMBOLS = 8, FILE_NSYMBOLS = 12, FILE_OPTIONAL = 16, FILE_SIZE = 20, SYMBOL = 18,
	/* ANON_OBJECT_HEADER_BIGOBJ, which begins with 0 and 0xffff: objects with more than 65,279 sections */
	BIG_VERSION = 4, BIG_MACHINE = 6, BIG_CLASS = 12, BIG_NSECTIONS = 44, BIG_SYMBOLS = 48, BIG_NSYMBOLS = 52, BIG_SIZE = 56, BIG_SYMBOL = 20,
	/* IMAGE_SECTION_HEADER */
	SECTION_NAME = 8 /* its size; it is the first field */, SECTION_VIRTUAL = 8, SECTION_RAW = 16, SECTION_POINTER = 20,
	/* a program: the offset of its signature, "PE" and two NULs, which the IMAGE_FILE_HEADER follows */
	DOS_PE = 60, DOS_SIZE = 64, PE_SIZE = 4,
};

/* ClassID of ANON_OBJECT_HEADER_BIGOBJ: {D1BAA1C7-BAEE-4BA9-AF20-FAF66AA4DCB8}. */
static const uint8_t big_class[] = {0xc7, 0xa1, 0xba, 0xd1, 0xee, 0xba, 0xa9, 0x4b, 0xaf, 0x20, 0xfa, 0xf6, 0x6a, 0xa4, 0xdc, 0xb8};

/* The machines of hosts with AMD GPUs. */
static const struct coff_machine {
	uint16_t number;
	const char *format;
} machines[] = {{0x8664, "coff-x86-64"}, {0xaa64, "coff-arm64"}};

static const char cut[] = "it is truncated";

static const char *
format_of(uint64_t machine)
{
	for (size_t i = 0; i < sizeof machines / sizeof machines[0]; i++)
		if (machines[i].number == machine)
			return machines[i].format;
	return NULL;
}

static bool
is_image(const uint8_t *p, size_t n)
{
	return n >= DOS_SIZE && p[0] == 'M' && p[1] == 'Z';
}

static bool
is_big(const uint8_t *p, size_t n)
{
	return n >= BIG_SIZE && !le_get16(p) && le_get16(p + 2) == 0xffff && le_get16(p + BIG_VERSION) >= 2 &&
		format_of(le_get16(p + BIG_MACHINE)) && memcmp(p + BIG_CLASS, big_class, sizeof big_class) == 0;
}

bool
coff_is(const uint8_t *p, size_t n)
{
	return is_image(p, n) || is_big(p, n) ||
		(n >= FILE_SIZE && format_of(le_get16(p + FILE_MACHINE)) && !le_get16(p + FILE_OPTIONAL));
}

/* Sets the string table, which follows the symbols. A file without symbols has none. */
static void
set_strings(struct coff *c, uint64_t symbols, uint64_t count, unsigned size)
{
	uint64_t at = symbols + count * size;

	c->strings = symbols && at + 4 <= c->n ? at : 0;
}

const char *
coff_open(struct coff *c, const uint8_t *p, size_t n)
{
	uint64_t at = 0;

	*c = (struct coff){.bytes = p, .n = n, .image = is_image(p, n), .names = reuse_start(n, REUSE_NAMES),
		.contents = reuse_start(n, REUSE_CONTENTS)};
	if (is_big(p, n)) {
		c->format = format_of(le_get16(p + BIG_MACHINE));
		c->nsections = le_get32(p + BIG_NSECTIONS);
		c->headers = BIG_SIZE;
		set_strings(c, le_get32(p + BIG_SYMBOLS), le_get32(p + BIG_NSYMBOLS), BIG_SYMBOL);
	} else {
		if (c->image) {
			at = le_get32(p + DOS_PE);
			if (n < PE_SIZE + FILE_SIZE || at > n - PE_SIZE - FILE_SIZE || memcmp(p + at, "PE\0", PE_SIZE) != 0)
				return "it is not a program of Windows (PE)";
			at += PE_SIZE;
		}
		p += at;
		c->format = format_of(le_get16(p + FILE_MACHINE));
		if (!c->format)
			return "it is for an unknown machine";
		c->nsections = le_get16(p + FILE_NSECTIONS);
		c->headers = at + FILE_SIZE + le_get16(p + FILE_OPTIONAL);
		set_strings(c, le_get32(p + FILE_SYMBOLS), le_get32(p + FILE_NSYMBOLS), SYMBOL);
	}
	return c->headers > n || c->nsections > (n - c->headers) / COFF_SECTION ? cut : NULL;
}

/* Returns the value of a digit of base64, or -1. */
static int
digit64(char c)
{
	static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	const char *at = c ? strchr(digits, c) : NULL;

	return at ? (int)(at - digits) : -1;
}

/* Reads the offset of a long name: "/" and a decimal number, or "//" and a number in base64. Returns false if it is none. */
static bool
read_offset(struct str name, uint64_t *offset)
{
	bool wide = name.n > 1 && name.p[1] == '/';
	size_t i = wide ? 2 : 1;

	*offset = 0;
	if (i >= name.n || name.p[0] != '/')
		return false;
	for (; i < name.n; i++) {
		int digit = wide ? digit64(name.p[i]) : name.p[i] >= '0' && name.p[i] <= '9' ? name.p[i] - '0' : -1;

		if (digit < 0)
			return false;
		*offset = *offset * (wide ? 64 : 10) + (unsigned)digit;
	}
	return true;
}

/* Reads the name of a section. A name of more than 8 characters is in the string table. Programs often have no string table, so
 * their names are cut off. */
static const char *
read_name(struct coff *c, const uint8_t *header, struct str *name)
{
	const uint8_t *nul = memchr(header, 0, SECTION_NAME);

	*name = (struct str){(const char *)header, nul ? (size_t)(nul - header) : SECTION_NAME};
	uint64_t offset;
	if (!c->strings || !read_offset(*name, &offset))
		return NULL;
	uint64_t left = c->n - c->strings;
	if (offset >= left)
		return "its name is outside the string table";
	left -= offset;
	left = left < c->names.left ? left : c->names.left;
	name->p = (const char *)c->bytes + c->strings + offset;
	nul = memchr(name->p, 0, left);
	if (!nul)
		return "its name has no end";
	name->n = (size_t)(nul - (const uint8_t *)name->p);
	reuse_take(&c->names, name->n + 1);
	return NULL;
}

const char *
coff_section(struct coff *c, uint32_t i, struct coff_section *out)
{
	const uint8_t *header = c->bytes + c->headers + (uint64_t)i * COFF_SECTION;
	uint32_t size = le_get32(header + SECTION_RAW), at = le_get32(header + SECTION_POINTER), used = le_get32(header + SECTION_VIRTUAL);
	const char *why = read_name(c, header, &out->name);

	out->data = NULL;
	out->n = 0;
	if (why || !at)
		return why;
	/* the contents of a program's section are padded */
	if (c->image && used < size)
		size = used;
	if (at > c->n || size > c->n - at)
		return "its contents are outside the file";
	if (!reuse_take(&c->contents, size))
		return "the sections overlap";
	out->data = c->bytes + at;
	out->n = size;
	return NULL;
}
