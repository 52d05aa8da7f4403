/* ELF notes by note.def. A printer appends the text of a descriptor to out and returns NULL, or
 * returns why it cannot: then the bytes are shown, as llvm-readelf does. */
#include "common/hsa/note.h"

#include <inttypes.h>
#include <string.h>

#include "common/base/arena.h"
#include "common/base/le.h"
#include "common/elf/amdgpu.h"
#include "common/elf/elfin.h"
#include "common/hsa/meta.h"

enum { NOWHERE = -1 };

struct reason {
	const char *text; /* NULL: none */
	size_t at;        /* in the descriptor */
};

/* Where a printer puts what it shows. */
struct shown {
	struct buf *text, *lint;
	const char *section; /* before each line of lint */
};

static struct reason
print_abi(const struct elfin_note *, struct shown *), print_build_id(const struct elfin_note *, struct shown *),
	print_gold(const struct elfin_note *, struct shown *), print_version(const struct elfin_note *, struct shown *),
	print_hsail(const struct elfin_note *, struct shown *), print_isa(const struct elfin_note *, struct shown *),
	print_text(const struct elfin_note *, struct shown *), print_pairs(const struct elfin_note *, struct shown *),
	print_metadata(const struct elfin_note *, struct shown *), print_yaml(const struct elfin_note *, struct shown *);

static const struct {
	const char *owner;
	uint32_t type;
	const char *name, *description, *heading;
	struct reason (*print)(const struct elfin_note *, struct shown *);
} kinds[] = {
#define NOTE(owner, type, description, heading, print) {owner, type, #type, description, heading, print},
#include "common/hsa/note.def"
#undef NOTE
};

enum { NKINDS = sizeof kinds / sizeof kinds[0] };

static const struct reason fine = {NULL, 0};
static const struct reason wrong_size = {"the descriptor has the wrong size", 0};

/* The bytes up to the first NUL. */
static struct str
text_of(const uint8_t *p, size_t n)
{
	const uint8_t *end = n ? memchr(p, 0, n) : NULL;

	return (struct str){(const char *)p, end ? (size_t)(end - p) : n};
}

static struct reason
print_abi(const struct elfin_note *n, struct shown *to)
{
	static const char *const systems[] = {"Linux", "Hurd", "Solaris", "FreeBSD", "NetBSD", "Syllable", "NaCl"};
	uint32_t os;

	if (n->size < 16)
		return wrong_size;
	os = le_get32(n->desc);
	buf_printf(to->text, "    OS: %s, ABI: %u.%u.%u", os < sizeof systems / sizeof systems[0] ? systems[os] : "Unknown",
		le_get32(n->desc + 4), le_get32(n->desc + 8), le_get32(n->desc + 12));
	return fine;
}

static struct reason
print_build_id(const struct elfin_note *n, struct shown *to)
{
	buf_printf(to->text, "    Build ID: ");
	for (size_t i = 0; i < n->size; i++)
		buf_printf(to->text, "%02x", n->desc[i]);
	return fine;
}

static struct reason
print_gold(const struct elfin_note *n, struct shown *to)
{
	buf_printf(to->text, "    Version: %.*s", STR_ARG(text_of(n->desc, n->size)));
	return fine;
}

static struct reason
print_version(const struct elfin_note *n, struct shown *to)
{
	if (n->size != 8)
		return wrong_size;
	buf_printf(to->text, "[Major: %u, Minor: %u]", le_get32(n->desc), le_get32(n->desc + 4));
	return fine;
}

static struct reason
print_hsail(const struct elfin_note *n, struct shown *to)
{
	if (n->size != 12)
		return wrong_size;
	buf_printf(to->text, "[HSAIL Major: %u, HSAIL Minor: %u, Profile: %u, Machine Model: %u, Default Float Round: %u]",
		le_get32(n->desc), le_get32(n->desc + 4), n->desc[8], n->desc[9], n->desc[10]);
	return fine;
}

static struct reason
print_isa(const struct elfin_note *n, struct shown *to)
{
	size_t vendor, arch;

	if (n->size < 16)
		return wrong_size;
	vendor = le_get16(n->desc);
	arch = le_get16(n->desc + 2);
	if (vendor + arch > n->size - 16)
		return (struct reason){"a name is longer than the descriptor", 0};
	buf_printf(to->text, "[Vendor: %.*s, Architecture: %.*s, Major: %u, Minor: %u, Stepping: %u]",
		STR_ARG(text_of(n->desc + 16, vendor)), STR_ARG(text_of(n->desc + 16 + vendor, arch)),
		le_get32(n->desc + 4), le_get32(n->desc + 8), le_get32(n->desc + 12));
	return fine;
}

static struct reason
print_text(const struct elfin_note *n, struct shown *to)
{
	struct str s = text_of(n->desc, n->size);

	/* The YAML of V2 has its newline. */
	if (s.n && s.p[s.n - 1] == '\n')
		s.n--;
	buf_put(to->text, s.p, s.n);
	return fine;
}

static struct reason
print_pairs(const struct elfin_note *n, struct shown *to)
{
	if (n->size % 8)
		return wrong_size;
	for (size_t i = 0; i < n->size; i += 8)
		buf_printf(to->text, "[%u: %u]", le_get32(n->desc + i), le_get32(n->desc + i + 4));
	return fine;
}

static struct reason
print_metadata(const struct elfin_note *n, struct shown *to)
{
	struct arena arena = {0};
	struct reason reason = {0};
	struct meta *root = meta_unpack(&arena, n->desc, n->size, &reason.at, &reason.text);

	if (root) {
		if (meta_lint(root, to->section, to->lint) && !meta_get(root, "amdpal.version"))
			buf_printf(to->text, "Invalid AMDGPU Metadata\n");
		meta_sort(root);
		meta_print(root, to->text);
	}
	arena_free(&arena);
	return reason;
}

/* Metadata of V2: text, shown as it is. */
static struct reason
print_yaml(const struct elfin_note *n, struct shown *to)
{
	struct arena arena = {0};
	struct buf why = {0};
	struct meta *root = meta_parse_note(&arena, text_of(n->desc, n->size), &why);

	if (root)
		meta_lint(root, to->section, to->lint);
	else
		buf_printf(to->lint, "%s%.*s\n", to->section, (int)why.n, (const char *)why.p);
	buf_free(&why);
	arena_free(&arena);
	return print_text(n, to);
}

static int
find_kind(const struct elfin_note *n)
{
	for (int i = 0; i < NKINDS; i++)
		if (n->type == kinds[i].type && (!kinds[i].owner ? n->owner.n > 0 && !str_eqz(n->owner, "AMD") &&
				!str_eqz(n->owner, "AMDGPU") : str_eqz(n->owner, kinds[i].owner)))
			return i;
	return NOWHERE;
}

static void
print_bytes(const struct elfin_note *n, struct buf *out)
{
	if (!n->size)
		return;
	buf_printf(out, "   description data:");
	for (size_t i = 0; i < n->size; i++)
		buf_printf(out, " %02x", n->desc[i]);
	buf_printf(out, "\n");
}

/* offset is the descriptor's in the section. */
static bool
print_one(const char *section, const struct elfin_note *n, size_t offset, struct buf *out, struct buf *why,
	struct buf *lint)
{
	int kind = find_kind(n);
	struct buf text = {0}, prefix = {0};
	struct shown to = {.text = &text, .lint = lint};
	struct reason reason;

	buf_printf(out, "  %.*s%*s 0x%08" PRIx32 "\t", STR_ARG(n->owner), n->owner.n < 20 ? 20 - (int)n->owner.n : 0, "",
		n->size);
	if (kind == NOWHERE)
		buf_printf(out, "Unknown note type: (0x%08" PRIx32 ")\n", n->type);
	else
		buf_printf(out, "%s (%s)\n", kinds[kind].name, kinds[kind].description);
	if (kind == NOWHERE || !kinds[kind].print) {
		print_bytes(n, out);
		return true;
	}
	buf_printf(&prefix, "%s: %s: ", section, kinds[kind].name);
	buf_put_le(&prefix, 0, 1);
	to.section = (const char *)prefix.p;
	reason = kinds[kind].print(n, &to);
	if (!reason.text) {
		if (*kinds[kind].heading)
			buf_printf(out, "    %s:\n        ", kinds[kind].heading);
		buf_put(out, text.p, text.n);
		buf_printf(out, "\n");
	} else {
		print_bytes(n, out);
		buf_printf(why, "%s: %s at offset 0x%zx: %s\n", section, kinds[kind].name,
			offset + reason.at, reason.text);
	}
	buf_free(&text);
	buf_free(&prefix);
	return !reason.text;
}

bool
note_print(const char *section, const uint8_t *bytes, size_t n, size_t align, struct buf *out,
	struct buf *why, struct buf *lint)
{
	struct elfin_note note;
	size_t at = 0;
	bool ok = true;
	int got;

	buf_printf(out, "Displaying notes found in: %s\n", section);
	buf_printf(out, "  %-20s %s\t%s\n", "Owner", "Data size ", "Description");
	while ((got = elfin_note(bytes, n, align, &at, &note)) > 0)
		ok &= print_one(section, &note, (size_t)(note.desc - bytes), out, why, lint);
	if (got < 0)
		buf_printf(why, "%s: offset 0x%zx: the note is cut off or malformed\n", section, at);
	return ok && !got;
}

static void
put_padded(struct buf *out, const void *bytes, size_t n)
{
	buf_put(out, bytes, n);
	buf_fill(out, 0, -n & 3);
}

void
note_write(struct buf *out, const char *owner, uint32_t type, const void *desc, size_t n)
{
	buf_put_le(out, strlen(owner) + 1, 4);
	buf_put_le(out, n, 4);
	buf_put_le(out, type, 4);
	put_padded(out, owner, strlen(owner) + 1);
	put_padded(out, desc, n);
}
