/* Reads archives. libelf reads regular archives, but does not support thin archives, which are parsed here. */
#include "common/elf/archive.h"

#include <ar.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/guard.h"
#include "common/base/memory/str.h"
#include "common/elf/elfin.h"

static const char thin_magic[] = "!<thin>\n";

/* Maximum length of a member's name, which is the longest path. Each of many members could otherwise have one long name. */
enum { LONGEST_NAME = 4096 };

bool
archive_is_thin(const void *bytes, size_t n)
{
	return n >= SARMAG && memcmp(bytes, thin_magic, SARMAG) == 0;
}

bool
archive_is(const void *bytes, size_t n)
{
	return archive_is_thin(bytes, n) || (n >= SARMAG && memcmp(bytes, ARMAG, SARMAG) == 0);
}

/* Parses a decimal or octal number in a header field, which is padded with blanks. */
static long
header_number(const char *field, size_t n, int base)
{
	char text[20] = "";

	memcpy(text, field, n);
	return strtol(text, NULL, base);
}

void
archive_end(void *elf)
{
	elf_end(elf);
}

static const char *
long_name(struct arena *arena, size_t at)
{
	return arena_printf(arena, "the name of the member at %#zx is longer than %d bytes", at, LONGEST_NAME);
}

const char *
archive_member(struct arena *arena, Elf *opened, struct archive_member *m)
{
	const Elf_Arhdr *hdr = elf_getarhdr(opened);
	const char *bytes = elf_rawfile(opened, &m->n);
	unsigned long skip = 0;

	if (!hdr || !bytes || !hdr->ar_name)
		return elfin_why();
	/* In its copy of the header, libelf clamps the size to the bytes that exist. The original header precedes the bytes. */
	const struct ar_hdr *raw = (const struct ar_hdr *)(bytes - sizeof *raw);
	if (header_number(raw->ar_size, sizeof raw->ar_size, 10) > (long)m->n)
		return arena_printf(arena, "%s, of which %.*s bytes should be there, is truncated: it has %zu", hdr->ar_name,
			(int)strcspn(raw->ar_size, " `"), raw->ar_size, m->n);
	m->hdr = *hdr;
	/* In the BSD format, a name that does not fit into the header precedes the member's bytes. */
	if (strncmp(hdr->ar_rawname, "#1/", 3) == 0) {
		skip = strtoul(hdr->ar_rawname + 3, NULL, 10);
		if (skip > m->n)
			skip = m->n;
		m->hdr.ar_name = arena_strz(arena, (struct str){bytes, strnlen(bytes, skip)});
	} else {
		m->hdr.ar_name = arena_strz(arena, (struct str){hdr->ar_name, strnlen(hdr->ar_name, LONGEST_NAME + 1)});
	}
	if (strlen(m->hdr.ar_name) > LONGEST_NAME)
		return long_name(arena, (size_t)elf_getaroff(opened));
	m->bytes = (const uint8_t *)bytes + skip;
	m->n -= skip;
	m->elf = skip ? NULL : opened;
	m->path = NULL;
	m->place = (uint64_t)elf_getaroff(opened);
	return NULL;
}

/* Returns whether a member is an index: "/" is the symbol index, "//" is the table of long names, and BSD's symbol index is named
 * "__.SYMDEF". */
static bool
is_index(const char *name)
{
	return name[0] == '/' || strncmp(name, "__.SYMDEF", 9) == 0;
}

/* Returns the name of a thin archive's member, without its NUL, or an empty name if it is missing. The header contains either "name/", or "/N" for the
 * name at offset N of the name table. */
static struct str
thin_name(const struct ar_hdr *h, struct str table)
{
	struct str name = {h->ar_name, sizeof h->ar_name};
	const char *end;

	if (name.p[0] == '/') {
		long at = header_number(name.p + 1, name.n - 1, 10);

		if (at < 0 || (size_t)at >= table.n)
			return STR("");
		name = (struct str){table.p + at, table.n - (size_t)at};
		end = memmem(name.p, name.n, "/\n", 2);
	} else {
		end = memchr(name.p, '/', name.n);
	}
	return end ? (struct str){name.p, (size_t)(end - name.p)} : STR("");
}

/* Converts the header of a thin archive's member. name is the member's path, relative to the archive's directory or absolute. */
static struct archive_member
thin_member(struct arena *arena, const char *archive, const struct ar_hdr *h, char *name)
{
	const char *slash = strrchr(archive, '/');
	int folder = slash && *name != '/' ? (int)(slash + 1 - archive) : 0;

	return (struct archive_member){
		.hdr = {.ar_name = name,
			.ar_date = header_number(h->ar_date, sizeof h->ar_date, 10),
			.ar_uid = (uid_t)header_number(h->ar_uid, sizeof h->ar_uid, 10),
			.ar_gid = (gid_t)header_number(h->ar_gid, sizeof h->ar_gid, 10),
			.ar_mode = (mode_t)header_number(h->ar_mode, sizeof h->ar_mode, 8),
			.ar_size = header_number(h->ar_size, sizeof h->ar_size, 10)},
		.path = arena_printf(arena, "%.*s%s", folder, archive, name),
	};
}

/* Calls use() for each member of a thin archive. The bytes of members are in other files; only the index and the name table have
 * bytes after their headers. */
static const char *
each_thin(struct arena *arena, const char *archive, const uint8_t *bytes, size_t n,
	void (*use)(void *user, const struct archive_member *m), void *user)
{
	struct str table = STR("");
	const char *last = "";

	for (size_t at = SARMAG; at < n;) {
		const struct ar_hdr *h = (const struct ar_hdr *)(bytes + at);

		if (n - at < sizeof *h || memcmp(h->ar_fmag, ARFMAG, sizeof h->ar_fmag) != 0)
			return arena_printf(arena, "no member header at %#zx", at);
		at += sizeof *h;
		size_t size = (size_t)header_number(h->ar_size, sizeof h->ar_size, 10);
		if (h->ar_name[0] == '/' && !(h->ar_name[1] >= '0' && h->ar_name[1] <= '9')) {
			if (size > n - at)
				return arena_printf(arena, "the member at %#zx is truncated", at - sizeof *h);
			if (h->ar_name[1] == '/')
				table = (struct str){(const char *)bytes + at, size};
			at += size + (size % 2 && size < n - at);
			continue;
		}
		struct str found = thin_name(h, table);
		if (!found.n)
			return arena_printf(arena, "no name for the member at %#zx", at - sizeof *h);
		if (found.n > LONGEST_NAME)
			return long_name(arena, at - sizeof *h);
		char *name = arena_strz(arena, found);
		struct archive_member m = thin_member(arena, archive, h, name);
		/* GNU ar lists each member of a nested archive as "/N:OFFSET". Report the nested archive only once. */
		if (strcmp(name, last) != 0 || !memchr(h->ar_name, ':', sizeof h->ar_name))
			use(user, &m);
		last = name;
	}
	return NULL;
}

const char *
archive_each(struct arena *arena, const char *name, const uint8_t *bytes, size_t n,
	void (*use)(void *user, const struct archive_member *m), void *user)
{
	Elf_Cmd cmd = ELF_C_READ_MMAP;
	const char *why = NULL;

	if (archive_is_thin(bytes, n))
		return each_thin(arena, name, bytes, n, use, user);
	if (n == SARMAG)
		return NULL; /* the archive has no members */
	elf_version(EV_CURRENT);
	errno = 0;
	Elf *file = elf_memory((char *)(uintptr_t)bytes, n);
	struct guard_cleanup whole;
	guard_push(&whole, archive_end, file);
	if (n - SARMAG < sizeof(struct ar_hdr))
		why = "it ends within the header of its first member";
	else if (!file || elf_kind(file) != ELF_K_AR)
		why = elfin_why();
	Elf *opened;
	struct guard_cleanup member;
	while (!why && cmd != ELF_C_NULL) {
		opened = elf_begin(-1, cmd, file);
		guard_push(&member, archive_end, opened);
		struct archive_member m;
		why = opened ? archive_member(arena, opened, &m) : elfin_why();
		if (!why && !is_index(m.hdr.ar_name))
			use(user, &m);
		cmd = elf_next(opened);
		guard_pop(&member);
		elf_end(opened);
	}
	guard_pop(&whole);
	elf_end(file);
	return why;
}
