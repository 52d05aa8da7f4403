#include "common/debug/image.h"

#include <stdarg.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/elf/compress.h"
#include "common/elf/elfout.h"
#include "common/elf/reloc.h"

static const char *const names[DEBUG_PARTS] = {".debug_line", ".debug_line_str", ".debug_str", ".debug_info", ".debug_abbrev"};

void
debug_warning(const struct debug_host *host, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	char *text = alloc_vprintf(format, ap);
	va_end(ap);
	host->warn(host->user, text);
	alloc_free(text);
}

void
debug_image_open(struct debug_image *image, const struct debug_host *host)
{
	*image = (struct debug_image){.host = host, .left = elf_packed_limit(host->elf->nbytes)};
}

static bool
is_old(const char *name)
{
	return strncmp(name, ".zdebug_", 8) == 0;
}

/* Returns the first section with the name of a part, .debug_… or .zdebug_…, or NULL. Members of section groups describe other
 * units. */
static const struct elfin_section *
find_section(const struct elfin *e, enum debug_part part)
{
	for (size_t i = 1; i < e->nsections; i++) {
		const struct elfin_section *s = &e->sections[i];

		if (s->data && !(s->hdr.sh_flags & SHF_GROUP) &&
				(strcmp(s->name, names[part]) == 0 || (is_old(s->name) && strcmp(s->name + 2, names[part] + 1) == 0)))
			return s;
	}
	return NULL;
}

/* Returns the relocations of a section, and opens their symbol table, or returns an empty table. As in links, a section has at most
 * one relocation section. */
static struct elfin_reltab
find_relocations(const struct elfin *e, size_t number, struct elfin_symtab *symbols)
{
	struct elfin_reltab relocations = {0};

	for (size_t i = 1; i < e->nsections; i++) {
		const struct elfin_section *s = &e->sections[i];

		if ((s->hdr.sh_type != SHT_RELA && s->hdr.sh_type != SHT_REL) || s->hdr.sh_info != number)
			continue;
		if (!s->hdr.sh_link || s->hdr.sh_link >= e->nsections || !elfin_symtab(e, &e->sections[s->hdr.sh_link], symbols) ||
				!elfin_reltab(e, s, &relocations))
			return (struct elfin_reltab){0};
		break;
	}
	return relocations;
}

/* Applies a relocation to the n bytes of a section, if its field is within them. */
static void
apply(const struct elfin *e, struct elfin_rela r, struct elfin_symbol y, uint8_t *bytes, size_t n)
{
	const struct reloc_kind *kind = reloc_find(r.type);

	if (!kind || kind->formula != RELOC_S_A || r.offset > n || n - r.offset < kind->bytes)
		return;
	/* A field of 8 bytes is an address or, in 64-bit DWARF, an offset into a debug section, which has no SHF_ALLOC. */
	uint64_t base = kind->bytes == 8 && !y.reserved && e->sections[y.section].hdr.sh_flags & SHF_ALLOC
		? (uint64_t)y.section << DEBUG_SECTION_SHIFT : 0;
	if (r.implicit)
		r.addend = reloc_implicit(kind, bytes + r.offset);
	reloc_write(kind, bytes + r.offset, base + y.value + (uint64_t)r.addend);
}

/* Returns a copy of the section's bytes that the caller may modify. Returns NULL after a warning. Sets *n to its size. */
static uint8_t *
copy_bytes(struct debug_image *image, const struct elfin_section *s, size_t *n)
{
	bool old = is_old(s->name);

	*n = s->hdr.sh_size;
	if (!old && !(s->hdr.sh_flags & SHF_COMPRESSED))
		return memcpy(alloc_bytes(*n), s->data, *n);
	struct elf_packed packed;
	const char *why = elf_packed_read(&packed, old, s->data, *n, &image->left);
	uint8_t *bytes = why ? NULL : alloc_bytes(packed.size);
	if (!why)
		why = elf_unpack(&packed, bytes);
	if (why) {
		alloc_free(bytes);
		debug_warning(image->host, "section %zu (%s): cannot decompress: %s", elfin_number(image->host->elf, s), s->name, why);
		return NULL;
	}
	*n = packed.size;
	return bytes;
}

static void
read_part(struct debug_image *image, struct debug_bytes *part, const struct elfin_section *s)
{
	const struct elfin *e = image->host->elf;
	struct elfin_symtab symbols = {0};
	struct elfin_reltab relocations = {0};

	part->p = s->data;
	part->n = s->hdr.sh_size;
	if (e->hdr.e_type == ET_REL)
		relocations = find_relocations(e, elfin_number(e, s), &symbols);
	if (!relocations.n && !(s->hdr.sh_flags & SHF_COMPRESSED) && !is_old(s->name))
		return;
	part->p = part->owned = copy_bytes(image, s, &part->n);
	for (size_t i = 0; part->owned && i < relocations.n; i++) {
		struct elfin_rela r = elfin_rela(&relocations, i);

		if (r.symbol < symbols.n)
			apply(e, r, elfin_symbol(&symbols, r.symbol), part->owned, part->n);
	}
}

const struct debug_bytes *
debug_image_part(struct debug_image *image, enum debug_part part)
{
	struct debug_bytes *b = &image->parts[part];

	if (b->opened)
		return b;
	b->opened = true;
	const struct elfin_section *s = find_section(image->host->elf, part);
	if (s)
		read_part(image, b, s);
	if (!b->p)
		b->n = 0;
	const uint8_t *nul = b->n ? memrchr(b->p, 0, b->n) : NULL;
	b->strings = nul ? (size_t)(nul - b->p) + 1 : 0;
	return b;
}

const char *
debug_image_string(struct debug_image *image, enum debug_part part, uint64_t offset)
{
	const struct debug_bytes *b = debug_image_part(image, part);

	return offset < b->strings ? (const char *)b->p + offset : NULL;
}

bool
debug_image_elf(struct debug_image *image, struct buf *elf)
{
	struct elfout_section sections[DEBUG_STR + 1];
	struct elfout out = {.diag = image->host->elf->diag, .type = ET_DYN, .sections = sections, .no_symtab = true};

	for (enum debug_part i = 0; i <= DEBUG_STR; i++) {
		const struct debug_bytes *b = debug_image_part(image, i);

		if (b->n)
			sections[out.nsections++] = (struct elfout_section){
				.name = str_from(names[i]), .type = SHT_PROGBITS, .data = b->p, .size = b->n};
	}
	return elfout_make(&out, image->host->elf->name, elf);
}

void
debug_image_close(struct debug_image *image)
{
	for (size_t i = 0; i < DEBUG_PARTS; i++)
		alloc_free(image->parts[i].owned);
}
