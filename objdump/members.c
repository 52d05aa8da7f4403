/* Files within files: the members of archives, and the code objects that compilers put into host objects:
 * bundles of clang-offload-bundler (in .hip_fatbin) and images of clang-offload-packager (in
 * .llvm.offloading). */
#include <ar.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "common/base/diag.h"
#include "objdump/views.h"

static const char bundle_magic[] = "__CLANG_OFFLOAD_BUNDLE__", compressed_magic[] = "CCOB",
	image_magic[] = "\x10\xff\x10\xad";

/* Their lengths, without the NUL. */
enum { BUNDLE_MAGIC = sizeof bundle_magic - 1, MAGIC = 4 };

bool
members_is_archive(const uint8_t *bytes, size_t n)
{
	return n >= SARMAG && (memcmp(bytes, ARMAG, SARMAG) == 0 || memcmp(bytes, "!<thin>\n", SARMAG) == 0);
}

/* A copy, since members stand at even addresses only. */
static void
show_copy(struct view *v, const char *name, const void *bytes, size_t n,
	void (*show)(struct view *v, const uint8_t *bytes, size_t n))
{
	uint8_t *copy = malloc(n);

	if (!copy)
		die("out of memory");
	memcpy(copy, bytes, n);
	v->file = name;
	show(v, copy, n);
	v->member = NULL;
	free(copy);
}

void
members_show(struct view *v, const uint8_t *bytes, size_t n,
	void (*show)(struct view *v, const uint8_t *bytes, size_t n))
{
	struct arena *arena = &v->options->arena;
	const char *archive = v->file;
	Elf_Cmd cmd = ELF_C_READ_MMAP;
	Elf *file, *member;

	if (n == SARMAG && memcmp(bytes, ARMAG, SARMAG) == 0)
		return; /* an empty one */
	if (memcmp(bytes, ARMAG, SARMAG) != 0) {
		view_error(v, "thin archives are not supported");
		return;
	}
	elf_version(EV_CURRENT);
	file = elf_memory((char *)(uintptr_t)bytes, n);
	while (file && (member = elf_begin(-1, cmd, file)) != NULL) {
		const Elf_Arhdr *hdr = elf_getarhdr(member);
		size_t size;
		const char *raw = elf_rawfile(member, &size);

		if (hdr && raw && elfin_is_elf(raw, size)) {
			v->member = hdr;
			show_copy(v, arena_printf(arena, "%s(%s)", archive, hdr->ar_name), raw, size, show);
			v->file = archive;
		}
		cmd = elf_next(member);
		elf_end(member);
		if (cmd == ELF_C_NULL) {
			elf_end(file);
			return;
		}
	}
	view_error(v, "malformed archive: %s", elf_errmsg(-1));
	elf_end(file);
}

void
members_header(struct view *v)
{
	const Elf_Arhdr *h = v->member;
	char date[64] = "";
	time_t at;

	if (!h)
		return;
	at = h->ar_date;
	for (unsigned i = 0; i < 9; i++)
		out_put(v->out, h->ar_mode & 1u << (8 - i) ? &"rwx"[i % 3] : "-", 1);
	if (localtime(&at))
		strftime(date, sizeof date, "%a %b %e %H:%M:%S %Y", localtime(&at));
	out_printf(v->out, " %d/%d %6lld %s %s\n", (int)h->ar_uid, (int)h->ar_gid, (long long)h->ar_size, date,
		h->ar_name);
}

/* What is known of a code object within another file. */
struct image {
	struct str kind, arch, triple, producer;
	const uint8_t *bytes;
	size_t n;
};

/* The images of a file, and what is to be done with each. */
struct search {
	struct view *v;
	const char *file;
	unsigned count;
	void (*show)(struct view *v, const uint8_t *bytes, size_t n);
};

static void
found(struct search *s, const struct image *i)
{
	struct view *v = s->v;
	struct out *out = v->out;

	out_printf(out, "\nOFFLOADING IMAGE [%u]:\n%-16s", s->count++, "kind");
	out_str(out, i->kind.n ? i->kind : STR("<none>"));
	out_printf(out, "\n%-16s", "arch");
	out_str(out, i->arch);
	out_printf(out, "\n%-16s", "triple");
	out_str(out, i->triple);
	out_printf(out, "\n%-16s", "producer");
	out_str(out, i->producer);
	out_z(out, "\n");
	if (!options_any_view(v->options) || !elfin_is_elf(i->bytes, i->n))
		return;
	show_copy(v, arena_printf(&v->options->arena, "%s(%.*s)", s->file, STR_ARG(i->arch)), i->bytes, i->n,
		s->show);
	v->file = s->file;
}

static uint64_t
get(const uint8_t *p, unsigned bytes)
{
	uint64_t n = 0;

	memcpy(&n, p, bytes);
	return n;
}

/* The parts of KIND-TRIPLE-ARCH, as in hipv4-amdgcn-amd-amdhsa--gfx900. */
static void
split_id(struct str id, struct image *i)
{
	size_t at = 0, dashes = 0;
	const char *producer = memchr(id.p, '-', id.n);

	i->producer = producer ? (struct str){id.p, (size_t)(producer - id.p)} : id;
	if (i->producer.n > 3 && memcmp(id.p, "hip", 3) == 0)
		i->producer.n = 3;
	id = producer ? (struct str){producer + 1, id.n - (size_t)(producer + 1 - id.p)} : STR("");
	/* A triple with its environment has four parts; what is behind it is the processor. */
	while (at < id.n && (id.p[at] != '-' || ++dashes < 4))
		at++;
	i->triple = (struct str){id.p, at};
	while (i->triple.n && i->triple.p[i->triple.n - 1] == '-')
		i->triple.n--;
	if (at < id.n)
		i->arch = (struct str){id.p + at + 1, id.n - at - 1};
}

/* A bundle: the number of its parts, for each place, size and length of the name, and the name. Returns
 * whether it is whole; *end is behind it. */
static bool
bundle(struct search *s, const uint8_t *p, size_t n, size_t *end)
{
	uint64_t parts, at = BUNDLE_MAGIC + 8;

	if (n < at)
		return false;
	for (parts = get(p + BUNDLE_MAGIC, 8); parts; parts--) {
		struct image i = {.kind = STR("")};
		uint64_t offset, length;

		if (n - at < 24)
			return false;
		offset = get(p + at, 8);
		i.n = get(p + at + 8, 8);
		length = get(p + at + 16, 8);
		at += 24;
		if (length > n - at || offset > n || i.n > n - offset)
			return false;
		i.bytes = p + offset;
		split_id((struct str){(const char *)p + at, length}, &i);
		at += length;
		if (*end < at)
			*end = at;
		if (*end < offset + i.n)
			*end = offset + i.n;
		/* That of the host is empty. */
		if (i.n)
			found(s, &i);
	}
	return true;
}

static struct str
string_at(const uint8_t *p, size_t n, uint64_t offset)
{
	return offset < n && memchr(p + offset, 0, n - offset) ? str_from((const char *)p + offset) : STR("");
}

/* What clang-offload-packager writes: a header of 32 bytes with size and place of an entry of 40, which
 * has the kinds, the places of pairs of strings, and the image's place. */
static bool
image(struct search *s, const uint8_t *p, size_t n, size_t *size)
{
	static const char *const kinds[] = {"<none>", "o", "bc", "cubin", "fatbin", "s"};
	static const char *const producers[] = {"none", "openmp", "cuda", "hip"};
	struct image i = {.kind = STR("")};
	uint64_t entry, strings, count, offset;
	unsigned kind, producer;

	if (n < 32 || (*size = get(p + 8, 8)) > n || *size < 72)
		return false;
	n = *size;
	entry = get(p + 16, 8);
	if (entry > n - 40)
		return false;
	kind = (unsigned)get(p + entry, 2);
	producer = (unsigned)get(p + entry + 2, 2);
	strings = get(p + entry + 8, 8);
	count = get(p + entry + 16, 8);
	offset = get(p + entry + 24, 8);
	i.n = get(p + entry + 32, 8);
	if (strings > n || count > (n - strings) / 16 || offset > n || i.n > n - offset)
		return false;
	i.bytes = p + offset;
	if (kind < sizeof kinds / sizeof kinds[0])
		i.kind = str_from(kinds[kind]);
	if (producer < sizeof producers / sizeof producers[0])
		i.producer = str_from(producers[producer]);
	for (; count; count--, strings += 16) {
		struct str key = string_at(p, n, get(p + strings, 8));
		struct str value = string_at(p, n, get(p + strings + 8, 8));

		if (str_eqz(key, "arch"))
			i.arch = value;
		else if (str_eqz(key, "triple"))
			i.triple = value;
	}
	found(s, &i);
	return true;
}

/* All that stands in a section or a file of its own, with padding between. */
static void
search(struct search *s, const uint8_t *p, size_t n)
{
	size_t size;

	for (size_t at = 0; n - at >= MAGIC; at += size) {
		const uint8_t *here = p + at;
		size_t left = n - at;
		bool whole = true;

		size = 1;
		if (left >= BUNDLE_MAGIC && memcmp(here, bundle_magic, BUNDLE_MAGIC) == 0) {
			size = BUNDLE_MAGIC;
			whole = bundle(s, here, left, &size);
		} else if (at % 8 == 0 && memcmp(here, image_magic, MAGIC) == 0) {
			whole = image(s, here, left, &size);
		} else if (at % 8 == 0 && memcmp(here, compressed_magic, MAGIC) == 0) {
			view_error(s->v, "compressed bundles are not supported; clang-offload-bundler can unpack them");
			return;
		}
		if (!whole) {
			view_error(s->v, "malformed offloading image at %#zx", at);
			return;
		}
	}
}

bool
members_is_bundle(const uint8_t *bytes, size_t n)
{
	return (n >= BUNDLE_MAGIC && memcmp(bytes, bundle_magic, BUNDLE_MAGIC) == 0) ||
		(n >= MAGIC && (memcmp(bytes, image_magic, MAGIC) == 0 ||
			memcmp(bytes, compressed_magic, MAGIC) == 0));
}

void
members_offloading(struct view *v, const struct elfin *e, const uint8_t *bytes, size_t n,
	void (*show)(struct view *v, const uint8_t *bytes, size_t n))
{
	struct search s = {.v = v, .file = v->file, .show = show};

	if (!e) {
		search(&s, bytes, n);
		return;
	}
	for (size_t i = 0; i < e->nsections; i++) {
		const char *name = e->sections[i].name;

		if (e->sections[i].data && (strcmp(name, ".llvm.offloading") == 0 ||
				strncmp(name, ".hip_fatbin", 11) == 0 || strncmp(name, "__CLANG_OFFLOAD_BUNDLE__", 24) == 0))
			search(&s, e->sections[i].data, e->sections[i].hdr.sh_size);
	}
}
