/* Handles the code objects that compilers embed in host objects (--offloading), in ELF and COFF files. Bundles of
 * clang-offload-bundler are in .hip_fatbin (possibly compressed), or have a section for each entry. Binaries of
 * clang-offload-packager, with images, are in .llvm.offloading. GCC embeds plain code objects in the data of a host program. */
#include <string.h>

#include "common/base/memory/le.h"
#include "common/base/message/diag.h"
#include "common/elf/amdgpu.h"
#include "common/hsa/object.h"
#include "objdump/file/coff.h"
#include "objdump/file/offload.h"
#include "objdump/file/unpack.h"

static const char bundle_magic[] = "__CLANG_OFFLOAD_BUNDLE__";

/* Length of the magic string in bytes, without the NUL. */
enum { BUNDLE_MAGIC = sizeof bundle_magic - 1 };

/* Minimum alignment of plain code objects in other files. Compilers align large C arrays to at least 16 bytes. */
enum { PLAIN_ALIGN = 8 };

/* Alignment of the packager's binaries. */
enum { PACKAGE_ALIGN = 8 };

static bool
is_bundle(const uint8_t *p, size_t n)
{
	return n >= BUNDLE_MAGIC && memcmp(p, bundle_magic, BUNDLE_MAGIC) == 0;
}

/* Handles the entries of a bundle. The bundle's header contains the number of entries and, for each entry, its offset, its size,
 * the length of its name, and its name. Sets *end to the end of the bundle. Returns NULL or an error message. */
static const char *
bundle(struct offload_search *s, const uint8_t *p, size_t n, size_t *end)
{
	static const char cut[] = "it is truncated";
	uint64_t at = BUNDLE_MAGIC + 8;

	*end = BUNDLE_MAGIC;
	if (n < at)
		return cut;
	for (uint64_t entries = le_get(p + BUNDLE_MAGIC, 8); entries; entries--) {
		if (n - at < 24)
			return cut;
		uint64_t offset = le_get(p + at, 8);
		uint64_t size = le_get(p + at + 8, 8);
		uint64_t length = le_get(p + at + 16, 8);
		at += 24;
		if (length > n - at || offset > n || size > n - offset)
			return cut;
		if (!offload_use(s, 24 + length + size))
			return NULL;
		offload_entry(s, s->nbundles, (struct str){(const char *)p + at, length}, p + offset, size);
		at += length;
		if (*end < at)
			*end = at;
		if (*end < offset + size)
			*end = offset + size;
	}
	return NULL;
}

static const char *
compressed(struct offload_search *s, const uint8_t *p, size_t n, size_t *end)
{
	struct buf unpacked = {0};
	const char *why = unpack(p, n, &unpacked, end);
	struct reuse outer = s->limit;

	s->limit = reuse_start(unpacked.n, REUSE_CONTENTS);

	if (!why)
		budget_unpack(s->v->out->budget, *end, unpacked.n);
	size_t whole;
	if (!why)
		why = is_bundle(unpacked.p, unpacked.n) ? bundle(s, unpacked.p, unpacked.n, &whole)
							: "the decompressed data is not a bundle";
	buf_free(&unpacked);
	s->limit = outer;
	return why;
}

static void
search(struct offload_search *s, const uint8_t *p, size_t n)
{
	s->limit = reuse_start(n, REUSE_CONTENTS);
	size_t size;
	for (size_t at = 0; at < n && s->limit.left; at += size) {
		const uint8_t *here = p + at;
		const char *why = NULL;

		const char *what = "bundle";

		size = 1;
		if (is_bundle(here, n - at)) {
			why = bundle(s, here, n - at, &size);
			s->nbundles++;
		} else if (unpack_is(here, n - at)) {
			why = compressed(s, here, n - at, &size);
			s->nbundles++;
		} else if (at % PACKAGE_ALIGN == 0 && package_is(here, n - at)) {
			why = package_show(s, here, n - at, at, &size);
			what = "binary";
		}
		if (why)
			view_error(s->v, "malformed offloading %s at %#zx: %s", what, at, why);
	}
}

/* Returns whether a table of `count` headers at `offset` lies within n bytes, and its headers have the expected size. */
static bool
has_table(size_t n, uint64_t offset, uint64_t count, uint64_t size, size_t expected)
{
	return !count || (size == expected && offset <= n && count <= (n - offset) / expected);
}

/* Returns the size of the code object at the start of n bytes: the end of the last part that its headers describe. Returns 0 if
 * there is no code object. */
static size_t
plain_size(struct offload_search *s, const uint8_t *p, size_t n)
{
	enum { ENTRY = sizeof(Elf64_Shdr) };
	uint64_t end = sizeof(Elf64_Ehdr);

	if (n < end || !elfin_is_elf(p, n) || p[EI_CLASS] != ELFCLASS64 || p[EI_DATA] != ELFDATA2LSB ||
		LE_MEMBER(p, Elf64_Ehdr, e_machine) != EM_AMDGPU || LE_MEMBER(p, Elf64_Ehdr, e_ehsize) != end ||
		LE_MEMBER(p, Elf64_Ehdr, e_version) != EV_CURRENT)
		return 0;
	uint64_t table = LE_MEMBER(p, Elf64_Ehdr, e_shoff);
	uint64_t count = LE_MEMBER(p, Elf64_Ehdr, e_shnum);
	if (!count || !has_table(n, table, count, LE_MEMBER(p, Elf64_Ehdr, e_shentsize), ENTRY) ||
		!has_table(n, LE_MEMBER(p, Elf64_Ehdr, e_phoff), LE_MEMBER(p, Elf64_Ehdr, e_phnum),
			LE_MEMBER(p, Elf64_Ehdr, e_phentsize), sizeof(Elf64_Phdr)) ||
		!offload_use(s, count * ENTRY))
		return 0;
	if (end < table + count * ENTRY)
		end = table + count * ENTRY;
	for (uint64_t i = 1; i < count; i++) {
		const uint8_t *h = p + table + i * ENTRY;
		uint64_t offset = LE_MEMBER(h, Elf64_Shdr, sh_offset), size = LE_MEMBER(h, Elf64_Shdr, sh_size);

		if (LE_MEMBER(h, Elf64_Shdr, sh_type) == SHT_NOBITS)
			continue;
		if (offset > n || size > n - offset)
			return 0;
		if (end < offset + size)
			end = offset + size;
	}
	return end;
}

static void
search_plain(struct offload_search *s, const uint8_t *p, size_t n)
{
	s->limit = reuse_start(n, REUSE_CONTENTS);
	size_t size;
	for (size_t at = 0; at + SELFMAG <= n && s->limit.left; at += (size + PLAIN_ALIGN - 1 + !size) & ~(size_t)(PLAIN_ALIGN - 1)) {
		struct object_id id = {0};
		struct buf target = {0};

		size = p[at] == ELFMAG0 ? plain_size(s, p + at, n - at) : 0;
		if (!size)
			continue;
		if (!object_identify(&id, p + at, (uint32_t)LE_MEMBER(p + at, Elf64_Ehdr, e_flags)) && id.os == OBJECT_OS_AMDHSA)
			object_print_target(&id, &target);
		else
			buf_printf(&target, "amdgcn");
		offload_entry(s, s->nplain++, (struct str){(const char *)target.p, target.n}, p + at, size);
		buf_free(&target);
	}
}

bool
offload_is(const uint8_t *bytes, size_t n)
{
	return is_bundle(bytes, n) || unpack_is(bytes, n) || package_is(bytes, n);
}

/* Returns whether a section contains bundles or images, or is the entry of a bundle. Sets *id to the ID of the entry, or to "" if
 * the section is not an entry. COFF programs have only the first 8 characters of a name; .hipFatB, which they have as well, refers to
 * the bundle. */
static bool
is_fat(struct str name, bool coff, struct str *id)
{
	*id = STR("");
	if (str_starts(name, bundle_magic)) {
		*id = (struct str){name.p + BUNDLE_MAGIC, name.n - BUNDLE_MAGIC};
		return true;
	}
	return str_starts(name, ".hip_fatbin") || str_starts(name, ".llvm.offloading") ||
		(coff && (str_eqz(name, ".hip_fat") || str_eqz(name, ".llvm.of")));
}

/* Handles a section of a host's file. plain: the section may contain plain code objects. */
static void
search_section(struct offload_search *s, struct str name, bool coff, bool plain, const uint8_t *bytes, size_t n)
{
	struct str id;

	if (!is_fat(name, coff, &id)) {
		if (plain)
			search_plain(s, bytes, n);
	} else if (!id.n) {
		search(s, bytes, n);
	} else if (!str_starts(id, "host-")) {
		/* the code of the host entry is the file itself */
		offload_entry(s, s->nbundles, id, bytes, n);
	}
}

bool
offload_any(const struct elfin *e)
{
	struct str id;

	for (size_t i = 0; i < e->nsections; i++)
		if (e->sections[i].data && is_fat(str_from(e->sections[i].name), false, &id))
			return true;
	return false;
}

void
offload_elf(struct view *v, const struct elfin *e, file_show *show)
{
	struct offload_search s = {.v = v, .show = show};

	for (size_t i = 0; i < e->nsections; i++) {
		const struct elfin_section *section = &e->sections[i];

		if (section->data)
			search_section(&s, str_from(section->name), false,
				e->hdr.e_machine != EM_AMDGPU && section->hdr.sh_type == SHT_PROGBITS, section->data, section->hdr.sh_size);
	}
}

bool
offload_any_coff(const uint8_t *bytes, size_t n)
{
	struct coff c;

	if (!coff_is(bytes, n) || coff_open(&c, bytes, n))
		return false;
	struct str id;
	struct coff_section section;
	for (uint32_t i = 0; i < c.nsections; i++)
		if (!coff_section(&c, i, &section) && section.data && is_fat(section.name, true, &id))
			return true;
	return false;
}

void
offload_coff(struct view *v, const uint8_t *bytes, size_t n, file_show *show)
{
	struct offload_search s = {.v = v, .show = show};
	struct coff c;
	const char *why = coff_open(&c, bytes, n);

	if (why) {
		view_error(v, "malformed COFF file: %s", why);
		return;
	}
	v->format = c.format;
	if (!v->json)
		title_show(v);
	v->format = NULL;
	for (uint32_t i = 0; i < c.nsections && !why; i++) {
		struct coff_section section;

		why = coff_section(&c, i, &section);
		if (why)
			view_error(v, "malformed section header %u at %#llx: %s", i + 1,
				(unsigned long long)(c.headers + (uint64_t)i * COFF_SECTION), why);
		else if (section.data)
			search_section(&s, section.name, true, true, section.data, section.n);
	}
}

void
offload_bytes(struct view *v, const uint8_t *bytes, size_t n, file_show *show)
{
	struct offload_search s = {.v = v, .show = show};

	search(&s, bytes, n);
}
