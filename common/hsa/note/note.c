/* Reads ELF notes, as described by note.def. The reader of a note type stores the text or the metadata of a descriptor and returns
 * NULL. If the descriptor is invalid, the reader returns the reason, and the bytes are printed instead, as by llvm-readelf. */
#include "common/hsa/note/note.h"

#include <inttypes.h>
#include <string.h>

#include "common/base/memory/arena.h"
#include "common/base/memory/le.h"
#include "common/base/text/visible.h"
#include "common/elf/amdgpu.h"
#include "common/elf/elfin.h"
#include "common/hsa/metadata/meta.h"

enum { NOWHERE = -1 };

struct note_reading {
	struct note *to;
	struct arena *arena;
	struct buf *lint;
	const char *section; /* prefix of each line of lint output */
};

typedef const char *note_reader(const struct elfin_note *n, struct note_reading *r);

static note_reader read_abi, read_build_id, read_gold, read_version, read_hsail, read_isa, read_text, read_pairs,
	read_metadata, read_yaml;

static const struct {
	const char *owner;
	uint32_t type;
	const char *name, *description, *heading;
	note_reader *read;
} kinds[] = {
#define NOTE(owner, type, description, heading, read) {owner, type, #type, description, heading, read},
#include "common/hsa/note/note.def"
#undef NOTE
};

enum { OWNER_WIDTH = 22 };

enum { NKINDS = sizeof kinds / sizeof kinds[0] };

static const char wrong_size[] = "the descriptor has the wrong size";

static struct str
text_of(const uint8_t *p, size_t n)
{
	const uint8_t *end = n ? memchr(p, 0, n) : NULL;

	return (struct str){(const char *)p, end ? (size_t)(end - p) : n};
}

static const char *
read_abi(const struct elfin_note *n, struct note_reading *r)
{
	static const char *const systems[] = {"Linux", "Hurd", "Solaris", "FreeBSD", "NetBSD", "Syllable", "NaCl"};

	if (n->size < 16)
		return wrong_size;
	uint32_t os = le_get32(n->desc);
	buf_printf(&r->to->text, "OS: %s, ABI: %u.%u.%u", os < sizeof systems / sizeof systems[0] ? systems[os] : "Unknown",
		le_get32(n->desc + 4), le_get32(n->desc + 8), le_get32(n->desc + 12));
	return NULL;
}

static const char *
read_build_id(const struct elfin_note *n, struct note_reading *r)
{
	buf_printf(&r->to->text, "Build ID: ");
	for (size_t i = 0; i < n->size; i++)
		buf_printf(&r->to->text, "%02x", n->desc[i]);
	return NULL;
}

static const char *
read_gold(const struct elfin_note *n, struct note_reading *r)
{
	buf_printf(&r->to->text, "Version: %.*s", STR_ARG(text_of(n->desc, n->size)));
	return NULL;
}

static const char *
read_version(const struct elfin_note *n, struct note_reading *r)
{
	if (n->size != 8)
		return wrong_size;
	buf_printf(&r->to->text, "[Major: %u, Minor: %u]", le_get32(n->desc), le_get32(n->desc + 4));
	return NULL;
}

static const char *
read_hsail(const struct elfin_note *n, struct note_reading *r)
{
	if (n->size != 12)
		return wrong_size;
	buf_printf(&r->to->text, "[HSAIL Major: %u, HSAIL Minor: %u, Profile: %u, Machine Model: %u, Default Float Round: %u]",
		le_get32(n->desc), le_get32(n->desc + 4), n->desc[8], n->desc[9], n->desc[10]);
	return NULL;
}

static const char *
read_isa(const struct elfin_note *n, struct note_reading *r)
{
	if (n->size < 16)
		return wrong_size;
	size_t vendor = le_get16(n->desc);
	size_t arch = le_get16(n->desc + 2);
	if (vendor + arch > n->size - 16)
		return "a name is longer than the descriptor";
	buf_printf(&r->to->text, "[Vendor: %.*s, Architecture: %.*s, Major: %u, Minor: %u, Stepping: %u]",
		STR_ARG(text_of(n->desc + 16, vendor)), STR_ARG(text_of(n->desc + 16 + vendor, arch)),
		le_get32(n->desc + 4), le_get32(n->desc + 8), le_get32(n->desc + 12));
	return NULL;
}

static const char *
read_text(const struct elfin_note *n, struct note_reading *r)
{
	struct str s = text_of(n->desc, n->size);

	/* The YAML of V2 ends with a newline. */
	if (s.n && s.p[s.n - 1] == '\n')
		s.n--;
	buf_put(&r->to->text, s.p, s.n);
	return NULL;
}

static const char *
read_pairs(const struct elfin_note *n, struct note_reading *r)
{
	if (n->size % 8)
		return wrong_size;
	for (size_t i = 0; i < n->size; i += 8)
		buf_printf(&r->to->text, "[%u: %u]", le_get32(n->desc + i), le_get32(n->desc + i + 4));
	return NULL;
}

static const char *
read_metadata(const struct elfin_note *n, struct note_reading *r)
{
	const char *why = NULL;
	struct meta *root = meta_unpack(r->arena, n->desc, n->size, &r->to->at, &why);

	if (!root)
		return why;
	if (!meta_is_utf8(root))
		buf_printf(r->lint, "%sa string is not valid UTF-8; \\uFFFD stands for each of its other bytes\n", r->section);
	r->to->invalid = meta_lint(root, r->section, r->lint);
	meta_sort(root);
	r->to->metadata = root;
	return NULL;
}

/* The metadata of V2 is YAML text, which is printed unchanged. */
static const char *
read_yaml(const struct elfin_note *n, struct note_reading *r)
{
	struct buf why = {0};
	struct meta *root = meta_parse_note(r->arena, text_of(n->desc, n->size), &why);

	if (root)
		r->to->invalid = meta_lint(root, r->section, r->lint);
	else
		buf_printf(r->lint, "%s%.*s\n", r->section, (int)why.n, (const char *)why.p);
	buf_free(&why);
	r->to->metadata = root;
	return read_text(n, r);
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

bool
note_read(const char *section, const struct elfin_note *raw, struct arena *arena, struct note *out, struct buf *lint)
{
	struct note_reading r = {.to = out, .arena = arena, .lint = lint};
	int kind = find_kind(raw);

	*out = (struct note){0};
	if (kind == NOWHERE)
		return false;
	out->type = kinds[kind].name;
	out->description = kinds[kind].description;
	out->heading = kinds[kind].heading;
	if (!kinds[kind].read)
		return false;
	r.section = arena_printf(arena, "%s: %s: ", section, out->type);
	out->why = kinds[kind].read(raw, &r);
	return !out->why;
}

void
note_free(struct note *note)
{
	buf_free(&note->text);
}

static void
print_content(const struct note *note, struct buf *out)
{
	if (*note->heading)
		buf_printf(out, "    %s:\n    ", note->heading);
	buf_printf(out, "    ");
	/* the metadata of V2 consists of several lines */
	visible_put_lines(out, (struct str){(const char *)note->text.p, note->text.n});
	if (note->metadata && !note->text.n) {
		if (note->invalid && !meta_get(note->metadata, "amdpal.version"))
			buf_printf(out, "Invalid AMDGPU Metadata\n");
		meta_print(note->metadata, out);
	}
	buf_printf(out, "\n");
}

/* Prints a note. offset is the offset of its descriptor in the section, in bytes. Returns false if the note is corrupt. */
static bool
print_one(const char *section, const struct elfin_note *n, size_t offset, struct buf *out, struct buf *why,
	struct buf *lint)
{
	struct arena arena = {0};
	struct note note;
	bool whole = note_read(section, n, &arena, &note, lint), fine = !note.why;

	size_t begin = out->n;
	buf_printf(out, "  ");
	visible_put(out, n->owner);
	if (out->n - begin < OWNER_WIDTH)
		buf_fill(out, ' ', OWNER_WIDTH - (out->n - begin));
	buf_printf(out, " 0x%08" PRIx32 "\t", n->size);
	if (!note.type)
		buf_printf(out, "Unknown note type: (0x%08" PRIx32 ")\n", n->type);
	else
		buf_printf(out, "%s (%s)\n", note.type, note.description);
	if (whole) {
		print_content(&note, out);
	} else {
		print_bytes(n, out);
	}
	if (note.why)
		buf_printf(why, "%s: %s at offset 0x%zx: %s\n", section, note.type, offset + note.at, note.why);
	note_free(&note);
	arena_free(&arena);
	return fine;
}

bool
note_print(const char *section, const uint8_t *bytes, size_t n, size_t align, struct buf *out,
	struct buf *why, struct buf *lint)
{
	size_t at = 0;
	bool ok = true;

	buf_printf(out, "Displaying notes found in: ");
	visible_put(out, str_from(section));
	buf_printf(out, "\n  %-20s %s\t%s\n", "Owner", "Data size ", "Description");
	int got;
	struct elfin_note note;
	while ((got = elfin_note(bytes, n, align, &at, &note)) > 0)
		ok &= print_one(section, &note, (size_t)(note.desc - bytes), out, why, lint);
	if (got < 0)
		buf_printf(why, "%s: offset 0x%zx: the note is truncated or malformed\n", section, at);
	return ok && !got;
}

/* Appends the target identifier in a note to text, and sets id->version, which determines the syntax of the identifier. */
static void
find_target(const struct elfin_note *raw, const struct note *note, struct object_id *id, struct buf *text)
{
	const struct meta *target = note->metadata && note->metadata->kind == META_MAP ? meta_get(note->metadata, "amdhsa.target") : NULL;
	bool amd = str_eqz(raw->owner, "AMD");

	id->version = amd ? OBJECT_VERSION_FIRST : OBJECT_VERSION_LAST;
	if (target && target->kind == META_STR)
		buf_put(text, target->text.p, target->text.n);
	else if (amd && raw->type == NT_AMD_HSA_ISA_NAME)
		buf_put(text, note->text.p, note->text.n);
	else if (amd && raw->type == NT_AMD_HSA_ISA_VERSION && raw->size >= 16)
		buf_printf(text, "amdgcn-amd-amdhsa--gfx%u%u%x", le_get32(raw->desc + 4), le_get32(raw->desc + 8),
			le_get32(raw->desc + 12));
}

static bool
identify(const char *section, const struct elfin_note *raw, struct object_id *id)
{
	struct buf text = {0}, lint = {0};
	struct arena arena = {0};
	struct note note;
	bool found = false;

	if (note_read(section, raw, &arena, &note, &lint))
		find_target(raw, &note, id, &text);
	char why[TARGET_WHY];
	if (text.n)
		found = !object_parse_target(id, (struct str){(const char *)text.p, text.n}, why);
	note_free(&note);
	buf_free(&text);
	buf_free(&lint);
	arena_free(&arena);
	return found;
}

bool
note_identify(const struct elfin *e, struct object_id *id)
{
	*id = (struct object_id){0};
	struct elfin_note raw;
	struct elfin_notes place;
	for (size_t i = 0; elfin_notes_next(e, &i, &place);)
		for (size_t at = 0; place.bytes && elfin_note(place.bytes, place.n, place.align, &at, &raw) > 0;)
			if (identify(place.name, &raw, id))
				return true;
	return false;
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
