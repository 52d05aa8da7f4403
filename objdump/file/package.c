/* Reads the binaries of clang-offload-packager, which is llvm-offload-binary since LLVM 22. A binary contains images: code objects or
 * other files, each with a kind, a producer and strings. All numbers are little-endian, and offsets are counted from the start of the
 * binary. The binary begins with a header:
 *
 *	offset  size  version 1               version 2, of LLVM 23
 *	0       4     the magic number
 *	4       4     the version
 *	8       8     size of the binary
 *	16      8     offset of the entry     offset of the entries
 *	24      8     size of the entry       number of entries
 *
 * An entry describes an image:
 *
 *	0       2     kind of the image
 *	2       2     producer of the image
 *	4       4     flags: 1 if the image has strings, but no contents
 *	8       8     offset of the strings
 *	16      8     number of strings
 *	24      8     offset of the image
 *	32      8     size of the image
 *
 * A string is a pair of the offsets of its key and of its value. The key, and in version 1 the value, ends with a NUL. In version 2
 * the size of the value follows. The format is that of llvm/Object/OffloadBinary.h of the releases. */
#include "objdump/file/offload.h"

#include <string.h>

#include "common/base/memory/le.h"

static const char magic[] = "\x10\xff\x10\xad";

enum { MAGIC = sizeof magic - 1, HEADER = 32, ENTRY = 40, VERSIONS = 2, FLAG_NO_CONTENTS = 1 };

/* Sizes of the pair of a string in bytes, indexed by version. Version 0 does not exist. */
static const unsigned pair_sizes[VERSIONS + 1] = {0, 16, 24};

/* Names of the kinds of images, as llvm-objdump prints them. */
static const char *const kinds[] = {"<none>", "elf", "llvm ir", "cubin", "fatbinary", "ptx", "spir-v"};

/* Names of the producers. The numbers are bits; LLVM 19 counted, so its number for hip is 3. */
static const char *const producers[] = {[0] = "none", [1] = "openmp", [2] = "cuda", [3] = "hip", [4] = "hip", [8] = "sycl"};

/* A binary. */
struct package {
	const uint8_t *p;
	size_t n;
	unsigned version;
};

struct offload_image {
	const char *kind, *producer;
	struct str arch, triple;
	const uint8_t *bytes;
	size_t n;
	bool has_contents;
};

bool
package_is(const uint8_t *bytes, size_t n)
{
	return n >= MAGIC && memcmp(bytes, magic, MAGIC) == 0;
}

static bool
contains(const struct package *k, uint64_t offset, uint64_t size)
{
	return offset <= k->n && size <= k->n - offset;
}

/* Stores the value of the string whose pair is at an offset. Returns false if it is outside the binary. */
static bool
read_value(const struct package *k, uint64_t pair, struct str *value)
{
	uint64_t offset = le_get64(k->p + pair + 8);

	if (offset >= k->n)
		return false;
	const uint8_t *nul;
	uint64_t size;
	if (k->version == 1) {
		nul = memchr(k->p + offset, 0, k->n - offset);
		if (!nul)
			return false;
		size = (uint64_t)(nul - (k->p + offset));
	} else {
		size = le_get64(k->p + pair + 16);
	}
	*value = (struct str){(const char *)k->p + offset, size};
	return contains(k, offset, size);
}

/* Reads the strings that are printed. Of equal keys, the last one counts. Many pairs may refer to one long string, so only the
 * strings with these keys are read. Returns false if a string is outside the binary. */
static bool
read_strings(const struct package *k, uint64_t pairs, uint64_t count, struct offload_image *out)
{
	const struct {
		struct str key;
		struct str *value;
	} wanted[] = {{STR("arch"), &out->arch}, {STR("triple"), &out->triple}};

	for (uint64_t i = 0, pair = pairs; i < count; i++, pair += pair_sizes[k->version]) {
		uint64_t key = le_get64(k->p + pair);

		if (key >= k->n)
			return false;
		for (size_t w = 0; w < sizeof wanted / sizeof wanted[0]; w++)
			if (contains(k, key, wanted[w].key.n + 1) && memcmp(k->p + key, wanted[w].key.p, wanted[w].key.n + 1) == 0 &&
				!read_value(k, pair, wanted[w].value))
				return false;
	}
	return true;
}

/* Reads the entry at an offset. Returns NULL, or the reason as a phrase if it is malformed. */
static const char *
read_image(struct offload_search *s, const struct package *k, uint64_t at, struct offload_image *out)
{
	const uint8_t *p = k->p + at;
	uint64_t kind = le_get(p, 2), producer = le_get(p + 2, 2), pairs = le_get64(p + 8), count = le_get64(p + 16);
	uint64_t offset = le_get64(p + 24), size = le_get64(p + 32);

	*out = (struct offload_image){.kind = kind < sizeof kinds / sizeof kinds[0] ? kinds[kind] : kinds[0],
		.producer = producer < sizeof producers / sizeof producers[0] && producers[producer] ? producers[producer] : producers[0],
		.arch = STR(""), .triple = STR(""), .has_contents = !(le_get32(p + 4) & FLAG_NO_CONTENTS)};
	if (!contains(k, offset, size))
		return "its contents are outside the binary";
	if (pairs > k->n || count > (k->n - pairs) / pair_sizes[k->version])
		return "its table of strings is outside the binary";
	if (!offload_use(s, ENTRY + count * pair_sizes[k->version] + size))
		return NULL;
	if (!read_strings(k, pairs, count, out))
		return "a string is outside the binary";
	if (!offload_use(s, out->arch.n + out->triple.n))
		return NULL;
	out->bytes = k->p + offset;
	out->n = size;
	return NULL;
}

static void
describe(const struct offload_search *s, const struct offload_image *m)
{
	const struct {
		const char *key;
		struct str value;
	} rows[] = {{"kind", str_from(m->kind)}, {"arch", m->arch}, {"triple", m->triple}, {"producer", str_from(m->producer)}};
	struct out *out = s->v->out;
	struct json *j = s->v->json;

	if (j) {
		json_object(j, JSON_INLINE);
		title_json_file(s->v);
		json_key_uint(j, "image", s->nimages);
	} else {
		out_printf(out, "\nOFFLOADING IMAGE [%u]:\n", s->nimages);
	}
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		if (j) {
			json_key(j, rows[i].key);
			json_str(j, rows[i].value);
		} else {
			out_printf(out, "%-16s", rows[i].key);
			out_str(out, rows[i].value);
			out_z(out, "\n");
		}
	}
	if (j) {
		json_key_uint(j, "size", m->n);
		json_end(j);
	} else {
		out_printf(out, "image size      %zu bytes\n", m->n);
	}
}

/* Describes an image, and shows or extracts its contents. */
static void
show_image(struct offload_search *s, const struct offload_image *m)
{
	struct view *v = s->v;
	const char *name = arena_printf(&v->options->arena, "%s(%.*s)", v->file, STR_ARG(m->arch));

	describe(s, m);
	if (!m->has_contents)
		return;
	if (v->options->extract) {
		const char *id = arena_printf(&v->options->arena, "%s-%.*s-%s%.*s", m->producer, STR_ARG(m->triple), m->arch.n ? "-" : "",
			STR_ARG(m->arch));

		if (offload_is_target(str_from(id)))
			offload_extract(v, s->nimages, str_from(id), m->bytes, m->n);
		else
			view_error(v, "image %u has a triple or arch that is not a target's", s->nimages);
	} else if (options_any_view(v->options) && elfin_is_elf(m->bytes, m->n)) {
		view_within(v, name, m->bytes, m->n, s->show);
	} else if (options_any_view(v->options)) {
		view_warning(v, "image %u is not an ELF file", s->nimages);
	}
}

const char *
package_show(struct offload_search *s, const uint8_t *bytes, size_t n, size_t at, size_t *end)
{
	static const char cut[] = "it is truncated";
	struct package k = {bytes, n, 0};

	*end = MAGIC;
	if (n < HEADER)
		return cut;
	k.version = le_get32(bytes + 4);
	if (!k.version || k.version > VERSIONS)
		return "its version is unknown";
	uint64_t size = le_get64(bytes + 8);
	if (size > n || size < HEADER)
		return cut;
	k.n = size;
	uint64_t entries = le_get64(bytes + 16);
	uint64_t count = k.version == 1 ? 1 : le_get64(bytes + 24);
	if (entries > size || count > (size - entries) / ENTRY)
		return "its entries are outside it";
	*end = size;
	for (uint64_t i = 0; i < count && s->limit.left; i++) {
		struct offload_image m;
		const char *why = read_image(s, &k, entries + i * ENTRY, &m);

		if (why)
			view_error(s->v, "malformed offloading image %u at %#llx: %s", s->nimages,
				(unsigned long long)(at + entries + i * ENTRY), why);
		else if (s->limit.left && offload_wanted(s->v, m.arch, m.triple))
			show_image(s, &m);
		s->nimages++;
	}
	return NULL;
}
