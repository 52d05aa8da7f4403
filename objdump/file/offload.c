/* Handles the code objects that compilers embed in host objects (--offloading). Bundles of clang-offload-bundler are in .hip_fatbin (possibly compressed), or have a section for each entry. Binaries of
 * clang-offload-packager, with images, are in .llvm.offloading. GCC embeds plain code objects in the data of a host program. If a view is requested, each code object is shown. Otherwise the code objects
 * are listed or, with --extract, written to files, as llvm-objdump 21 does by default. */
#include <errno.h>
#include <string.h>

#include "common/base/memory/le.h"
#include "common/base/message/diag.h"
#include "common/elf/amdgpu.h"
#include "common/hsa/object.h"
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

static bool
contains(struct str text, const char *word)
{
	return memmem(text.p, text.n, word, strlen(word)) != NULL;
}

bool
offload_wanted(struct view *v, struct str a, struct str b)
{
	struct options *o = v->options;

	if (o->arch_name && !contains(a, o->arch_name) && !contains(b, o->arch_name))
		return false;
	o->arch_seen = true;
	return true;
}

static void
list_entry(struct view *v, const char *name, size_t n, bool extracted)
{
	struct json *j = v->json;

	if (j) {
		json_object(j, JSON_INLINE);
		title_json_file(v);
		json_key_z(j, "code_object", name);
		json_key_uint(j, "size", n);
		json_key_bool(j, "extracted", extracted);
		json_end(j);
		return;
	}
	out_text(v->out, extracted ? "Extracting offload bundle: " : "offload bundle: ");
	out_text(v->out, name);
	if (extracted)
		out_z(v->out, "\n");
	else
		out_printf(v->out, " (%zu bytes)\n", n);
}

static void
write_file(struct view *v, const char *name, const uint8_t *bytes, size_t n)
{
	struct buf file = {.p = (uint8_t *)(uintptr_t)bytes, .n = n};
	const char *why = buf_write_file(&file, name, 0644, &v->options->files);

	if (why) {
		view_error(v, "%s: %s", name, why);
		return;
	}
	list_entry(v, name, n, true);
}

/* Returns the name FILE.NUMBER.ID. If code objects before this one have the name, because IDs or archive members are equal, appends
 * "-2" and so on, so that no file is written twice. */
static const char *
new_name(struct view *v, unsigned number, struct str id)
{
	struct arena *arena = &v->options->arena;
	char *name = arena_printf(arena, "%s.%u.%.*s", v->file, number, STR_ARG(id)), *again = name;
	bool isnew;
	uint32_t times;

	/* the name of an archive member must not create a directory */
	for (char *p = name + v->archive_n; v->archive_n && *p; p++)
		if (*p == '/')
			*p = '_';
	times = ++*map_put(&v->options->code_objects, str_from(name), &isnew);
	while (!isnew) {
		again = arena_printf(arena, "%s-%u", name, times);
		++*map_put(&v->options->code_objects, str_from(again), &isnew);
		if (!isnew)
			times = ++*map_get(&v->options->code_objects, str_from(name));
	}
	return again;
}

void
offload_extract(struct view *v, unsigned number, struct str id, const uint8_t *bytes, size_t n)
{
	write_file(v, new_name(v, number, id), bytes, n);
}

bool
offload_is_target(struct str id)
{
	for (size_t i = 0; i < id.n; i++)
		if (id.p[i] <= ' ' || id.p[i] > '~' || id.p[i] == '/')
			return false;
	return true;
}

/* Shows, lists or extracts the code object of an entry. */
static void
entry(struct offload_search *s, unsigned number, struct str id, const uint8_t *bytes, size_t n)
{
	struct view *v = s->v;
	const char *name;

	if (!offload_is_target(id)) {
		view_error(v, "an entry of bundle %u has a name that is not a target's", number);
		return;
	}
	if (!offload_wanted(v, id, STR("")))
		return;
	name = new_name(v, number, id);
	if (v->options->extract)
		write_file(v, name, bytes, n);
	else if (!options_any_view(v->options))
		list_entry(v, name, n, false);
	else if (elfin_is_elf(bytes, n))
		view_within(v, name, bytes, n, s->show);
	else if (n)
		view_warning(v, "%s is not an ELF file", name);
}

bool
offload_use(struct offload_search *s, uint64_t n)
{
	if (!s->limit.left)
		return false;
	if (reuse_take(&s->limit, n))
		return true;
	s->limit.left = 0;
	view_error(s->v, "the embedded code objects overlap: they are larger than %d times the bytes that contain them", REUSE_CONTENTS);
	return false;
}

/* Handles the entries of a bundle. The bundle's header contains the number of entries and, for each entry, its offset, its size,
 * the length of its name, and its name. Sets *end to the end of the bundle. Returns NULL or an error message. */
static const char *
bundle(struct offload_search *s, const uint8_t *p, size_t n, size_t *end)
{
	static const char cut[] = "it is truncated";
	uint64_t entries, at = BUNDLE_MAGIC + 8;

	*end = BUNDLE_MAGIC;
	if (n < at)
		return cut;
	for (entries = le_get(p + BUNDLE_MAGIC, 8); entries; entries--) {
		uint64_t offset, size, length;

		if (n - at < 24)
			return cut;
		offset = le_get(p + at, 8);
		size = le_get(p + at + 8, 8);
		length = le_get(p + at + 16, 8);
		at += 24;
		if (length > n - at || offset > n || size > n - offset)
			return cut;
		if (!offload_use(s, 24 + length + size))
			return NULL;
		entry(s, s->nbundles, (struct str){(const char *)p + at, length}, p + offset, size);
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
	size_t whole;

	s->limit = reuse_start(unpacked.n, REUSE_CONTENTS);

	if (!why)
		budget_unpack(s->v->out->budget, *end, unpacked.n);
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
	size_t size;

	s->limit = reuse_start(n, REUSE_CONTENTS);
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
	uint64_t end = sizeof(Elf64_Ehdr), table, count;

	if (n < end || !elfin_is_elf(p, n) || p[EI_CLASS] != ELFCLASS64 || p[EI_DATA] != ELFDATA2LSB ||
		LE_MEMBER(p, Elf64_Ehdr, e_machine) != EM_AMDGPU || LE_MEMBER(p, Elf64_Ehdr, e_ehsize) != end ||
		LE_MEMBER(p, Elf64_Ehdr, e_version) != EV_CURRENT)
		return 0;
	table = LE_MEMBER(p, Elf64_Ehdr, e_shoff);
	count = LE_MEMBER(p, Elf64_Ehdr, e_shnum);
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
	size_t size;

	s->limit = reuse_start(n, REUSE_CONTENTS);
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
		entry(s, s->nplain++, (struct str){(const char *)target.p, target.n}, p + at, size);
		buf_free(&target);
	}
}

bool
offload_is(const uint8_t *bytes, size_t n)
{
	return is_bundle(bytes, n) || unpack_is(bytes, n) || package_is(bytes, n);
}

/* Returns whether a section contains bundles or images, or is the entry of a bundle. Sets *id to the ID of the entry, or to "" if
 * the section is not an entry. */
static bool
is_fat(const struct elfin_section *section, struct str *id)
{
	*id = STR("");
	if (strncmp(section->name, bundle_magic, BUNDLE_MAGIC) == 0)
		*id = str_from(section->name + BUNDLE_MAGIC);
	return section->data && (id->n || strcmp(section->name, ".llvm.offloading") == 0 ||
					strncmp(section->name, ".hip_fatbin", 11) == 0);
}

bool
offload_any(const struct elfin *e)
{
	struct str id;

	for (size_t i = 0; i < e->nsections; i++)
		if (is_fat(&e->sections[i], &id))
			return true;
	return false;
}

void
offload_elf(struct view *v, const struct elfin *e, file_show *show)
{
	struct offload_search s = {.v = v, .show = show};
	struct str id;

	for (size_t i = 0; i < e->nsections; i++) {
		const struct elfin_section *section = &e->sections[i];

		if (!is_fat(section, &id)) {
			if (section->data && e->hdr.e_machine != EM_AMDGPU && section->hdr.sh_type == SHT_PROGBITS)
				search_plain(&s, section->data, section->hdr.sh_size);
			continue;
		}
		if (!id.n)
			search(&s, section->data, section->hdr.sh_size);
		/* the code of the host entry is the file itself */
		else if (!str_starts(id, "host-"))
			entry(&s, s.nbundles, id, section->data, section->hdr.sh_size);
	}
}

void
offload_bytes(struct view *v, const uint8_t *bytes, size_t n, file_show *show)
{
	struct offload_search s = {.v = v, .show = show};

	search(&s, bytes, n);
}
