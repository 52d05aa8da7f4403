/* Creates bundles. The format is described in Clang's documentation, "Clang Offload Bundler", section Bundled Binary
 * File Layout. A bundle begins with a magic string and the number of entries. A table follows with the offset and size
 * of each entry's bytes, the length of its ID, and the ID. The bytes of the entries are last, each aligned. Unless
 * --offload-host=none is given, the first entry is for the host, and has no bytes. */
#include "linker/bundle/bundle.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/map.h"
#include "common/base/text/ascii.h"
#include "common/elf/amdgpu.h"
#include "common/elf/elfin.h"
#include "common/hsa/object.h"
#include "linker/bundle/compress.h"

static const char bundle_magic[] = "__CLANG_OFFLOAD_BUNDLE__";

/* Number of parts of a triple: architecture, vendor, system and environment. As in clang-offload-bundler, an omitted
 * part is written as an empty one. */
enum { TRIPLE_PARTS = 4 };

/* Maximum alignment of entries in bytes. It limits the zeros between them. */
enum { ENTRY_ALIGN_MAX = 1 << 26 };

struct bundle_entry {
	struct bundle_input input;
	struct object_id id;
	struct buf name;
};

struct bundle_maker {
	const struct bundle_settings *settings;
	struct diag *diag;
	struct bundle_entry *entries;
	size_t n;
	/* Map IDs and names of processors to the index in entries of the first entry with this ID or processor. */
	struct map ids, processors;
};

__attribute__((format(printf, 3, 4))) static void
reject(struct bundle_maker *m, const struct bundle_entry *e, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	char *why = alloc_vprintf(fmt, ap);
	va_end(ap);
	diag_error(m->diag, (struct loc){0}, "%s: %s", e->input.name, why);
	alloc_free(why);
}

/* Sets the ID of an entry to the kind of offloading and the target, such as hipv4-amdgcn-amd-amdhsa--gfx90a:xnack+. */
static void
name_entry(const struct bundle_settings *settings, struct bundle_entry *e)
{
	static const char *const kinds[] = {[BUNDLE_HIPV4] = "hipv4", [BUNDLE_HIP] = "hip", [BUNDLE_OPENMP] = "openmp"};
	/* clang calls the kind "hip" up to code object V3. */
	enum bundle_kind kind = settings->kind != BUNDLE_BY_VERSION ? settings->kind : e->id.version >= 4 ? BUNDLE_HIPV4 : BUNDLE_HIP;

	buf_printf(&e->name, "%s-", kinds[kind]);
	object_print_target(&e->id, &e->name);
}

static bool
identify(struct bundle_maker *m, struct bundle_entry *e)
{
	if (!elfin_is_elf(e->input.bytes, e->input.n)) {
		reject(m, e, "expected a code object, but it is not an ELF file");
		return false;
	}
	struct elfin elf;
	if (!elfin_memory(&elf, m->diag, e->input.name, e->input.bytes, e->input.n))
		return false;
	Elf64_Ehdr header = elf.hdr;
	elfin_close(&elf);
	if (header.e_machine != EM_AMDGPU) {
		reject(m, e, "expected a code object, but its machine is not AMDGPU");
		return false;
	}
	if (header.e_type != ET_DYN && header.e_type != ET_EXEC) {
		reject(m, e, "expected a code object, but it is not linked; link it with -shared first");
		return false;
	}
	const char *why = object_identify(&e->id, header.e_ident, header.e_flags);
	if (!why && (e->id.os != OBJECT_OS_AMDHSA || e->id.version < 3))
		why = "bundles contain code objects for amdhsa, V3 or later";
	if (why)
		reject(m, e, "%s", why);
	return !why;
}

/* Returns the earlier entry with the same key, or, if there is none, adds the key for e and returns NULL. */
static const struct bundle_entry *
add_key(struct bundle_maker *m, struct map *map, struct str key, const struct bundle_entry *e)
{
	bool isnew;
	uint32_t *index = map_put(map, key, &isnew);

	if (isnew)
		*index = (uint32_t)(e - m->entries);
	return isnew ? NULL : &m->entries[*index];
}

/* Reports an entry that is ambiguous for a loader: an earlier entry has the same ID, or only one of two entries for the same
 * processor specifies xnack or sramecc. */
static void
check_choice(struct bundle_maker *m, const struct bundle_entry *e)
{
	struct str name = {(const char *)e->name.p, e->name.n};
	const struct bundle_entry *same = add_key(m, &m->ids, name, e);

	if (same) {
		reject(m, e, "the bundle already has the entry %.*s, from %s", STR_ARG(name), same->input.name);
		return;
	}
	const struct bundle_entry *first = add_key(m, &m->processors, str_from(e->id.isa.target->name), e);
	if (first && ((first->id.isa.xnack == TARGET_ANY) != (e->id.isa.xnack == TARGET_ANY) ||
		(first->id.isa.sramecc == TARGET_ANY) != (e->id.isa.sramecc == TARGET_ANY)))
		reject(m, e, "%.*s conflicts with %.*s in %s: code for both settings and for one of them cannot be in one bundle",
			STR_ARG(name), (int)first->name.n, (const char *)first->name.p, first->input.name);
}

/* Appends the ID of the host's entry to name. Returns false if the triple is invalid. */
static bool
name_host(const char *triple, struct buf *name)
{
	unsigned parts = 1;

	buf_printf(name, "host-");
	for (const char *p = triple; *p; p++) {
		parts += *p == '-';
		if (!ascii_is_alphanumeric(*p) && !strchr("-_.+", *p))
			return false;
		buf_put(name, p, 1);
	}
	for (unsigned i = parts; i <= TRIPLE_PARTS; i++)
		buf_put(name, "-", 1);
	return *triple && *triple != '-' && parts <= TRIPLE_PARTS;
}

static uint64_t
align_offset(uint64_t at, uint64_t align)
{
	return (at + align - 1) / align * align;
}

static void
write_bundle(const struct bundle_maker *m, struct buf *out)
{
	uint64_t at = sizeof bundle_magic - 1 + 8, start = out->n;

	for (size_t i = 0; i < m->n; i++)
		at += 24 + m->entries[i].name.n;
	buf_put(out, bundle_magic, sizeof bundle_magic - 1);
	buf_put_le(out, m->n, 8);
	for (size_t i = 0; i < m->n; i++) {
		const struct bundle_entry *e = &m->entries[i];

		at = align_offset(at, m->settings->align);
		buf_put_le(out, at, 8);
		buf_put_le(out, e->input.n, 8);
		buf_put_le(out, e->name.n, 8);
		buf_put(out, e->name.p, e->name.n);
		at += e->input.n;
	}
	for (size_t i = 0; i < m->n; i++) {
		const struct bundle_entry *e = &m->entries[i];

		buf_fill(out, 0, align_offset(out->n - start, m->settings->align) - (out->n - start));
		buf_put(out, e->input.bytes, e->input.n);
	}
}

static void
write_entries(const struct bundle_maker *m, struct buf *out)
{
	const struct bundle_settings *settings = m->settings;
	struct buf whole = {0};

	if (settings->method == BUNDLE_PLAIN) {
		write_bundle(m, out);
		return;
	}
	write_bundle(m, &whole);
	const char *why = bundle_compress(&whole, settings->method, settings->level, out);
	if (why)
		diag_error(m->diag, (struct loc){0}, "--offload-compress: %s", why);
	buf_free(&whole);
}

static void
check_settings(struct bundle_maker *m)
{
	const struct bundle_settings *s = m->settings;
	unsigned most = s->method == BUNDLE_PLAIN ? 0 : bundle_compress_levels(s->method);

	if (s->align > ENTRY_ALIGN_MAX)
		diag_error(m->diag, (struct loc){0}, "--offload-align: expected at most %d, but got %llu", ENTRY_ALIGN_MAX,
			(unsigned long long)s->align);
	if (s->level > most && most)
		diag_error(m->diag, (struct loc){0}, "--offload-compression-level: expected at most %u, but got %u", most,
			s->level);
	else if (s->level > most)
		diag_error(m->diag, (struct loc){0}, "--offload-compression-level needs --offload-compress");
}

void
bundle_make(const struct bundle_settings *settings, struct diag *diag, const struct bundle_input *inputs, size_t n, struct buf *out)
{
	struct bundle_maker m = {.settings = settings, .diag = diag, .entries = alloc_zeroed(n + 1, sizeof *m.entries)};
	unsigned before = diag_error_count(diag);

	check_settings(&m);
	if (settings->host && !name_host(settings->host, &m.entries[m.n++].name))
		diag_error(diag, (struct loc){0}, "--offload-host: expected a triple such as x86_64-unknown-linux-gnu or none, but got '%s'",
			settings->host);
	for (size_t i = 0; i < n; i++) {
		struct bundle_entry *e = &m.entries[m.n];

		e->input = inputs[i];
		if (!identify(&m, e))
			continue;
		name_entry(settings, e);
		check_choice(&m, e);
		m.n++;
	}
	if (diag_error_count(diag) == before)
		write_entries(&m, out);
	for (size_t i = 0; i < m.n; i++)
		buf_free(&m.entries[i].name);
	map_free(&m.ids);
	map_free(&m.processors);
	alloc_free(m.entries);
}
