/* Files within files: the members of archives, of archives within them, and the files that thin
 * archives name. */
#include <ar.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "common/base/diag.h"
#include "objdump/views.h"

static const char thin_magic[] = "!<thin>\n";

static bool
is_thin(const uint8_t *bytes, size_t n)
{
	return n >= SARMAG && memcmp(bytes, thin_magic, SARMAG) == 0;
}

bool
members_is_archive(const uint8_t *bytes, size_t n)
{
	return is_thin(bytes, n) || (n >= SARMAG && memcmp(bytes, ARMAG, SARMAG) == 0);
}

/* What else stands in archives, as their index, is passed over. */
static bool
is_shown(const struct view *v, const void *bytes, size_t n)
{
	return elfin_is_elf(bytes, n) || members_is_archive(bytes, n) ||
	       (v->options->offloading && offload_is(bytes, n));
}

static void
show_member(struct view *v, const Elf_Arhdr *hdr, const void *bytes, size_t n, file_show *show)
{
	struct view outer = *v;
	const char *name = arena_printf(&v->options->arena, "%s(%s)", v->file, hdr->ar_name);

	if (!v->archive_n)
		v->archive_n = strlen(v->file);
	v->member = hdr;
	view_within(v, name, bytes, n, show);
	*v = outer;
}

/* A decimal or octal number of an archive's header, padded with blanks. */
static long
number(const char *field, size_t n, int base)
{
	char text[20] = "";

	memcpy(text, field, n);
	return strtol(text, NULL, base);
}

/* The name of a member of a thin archive: "name/", or "/N" for a line of the table of names. */
static const char *
thin_name(struct view *v, const struct ar_hdr *h, struct str table)
{
	struct str name = {h->ar_name, sizeof h->ar_name};
	const char *end;

	if (name.p[0] == '/') {
		long at = number(name.p + 1, name.n - 1, 10);

		if (at < 0 || (size_t)at >= table.n)
			return NULL;
		name = (struct str){table.p + at, table.n - (size_t)at};
		end = memchr(name.p, '\n', name.n);
		end = end && end > name.p && end[-1] == '/' ? end - 1 : NULL;
	} else {
		end = memchr(name.p, '/', name.n);
	}
	return end ? arena_strz(&v->options->arena, (struct str){name.p, (size_t)(end - name.p)}) : NULL;
}

/* A member of a thin archive is a file; its name counts from the archive's folder. */
static void
show_file(struct view *v, const struct ar_hdr *h, const char *name, file_show *show)
{
	const char *slash = strrchr(v->file, '/');
	int folder = slash && *name != '/' ? (int)(slash + 1 - v->file) : 0;
	const char *path = arena_printf(&v->options->arena, "%.*s%s", folder, v->file, name);
	Elf_Arhdr hdr = {.ar_name = (char *)(uintptr_t)name,
		.ar_date = number(h->ar_date, sizeof h->ar_date, 10),
		.ar_uid = (uid_t)number(h->ar_uid, sizeof h->ar_uid, 10),
		.ar_gid = (gid_t)number(h->ar_gid, sizeof h->ar_gid, 10),
		.ar_mode = (mode_t)number(h->ar_mode, sizeof h->ar_mode, 8),
		.ar_size = number(h->ar_size, sizeof h->ar_size, 10)};
	struct buf file = {0};

	if (!buf_read_file(&file, path))
		view_error(v, "%s: %s", path, strerror(errno));
	else if (is_shown(v, file.p, file.n))
		show_member(v, &hdr, file.p, file.n, show);
	buf_free(&file);
}

/* libelf does not read thin archives: headers without their members but for the index and the table
 * of names. */
static void
show_thin(struct view *v, const uint8_t *bytes, size_t n, file_show *show)
{
	struct str table = STR("");
	const char *last = "";
	size_t at = SARMAG;

	if (v->depth) {
		view_error(v, "a thin archive within an archive is not supported");
		return;
	}
	while (n - at >= sizeof(struct ar_hdr)) {
		const struct ar_hdr *h = (const struct ar_hdr *)(bytes + at);
		size_t size = (size_t)number(h->ar_size, sizeof h->ar_size, 10);
		bool names = memcmp(h->ar_name, "// ", 3) == 0;
		const char *name;

		at += sizeof *h;
		if (memcmp(h->ar_fmag, ARFMAG, sizeof h->ar_fmag) != 0)
			break;
		if (names || memcmp(h->ar_name, "/ ", 2) == 0 || memcmp(h->ar_name, "/SYM64/ ", 8) == 0) {
			if (size > n - at)
				break;
			if (names)
				table = (struct str){(const char *)bytes + at, size};
			at += size + (size % 2 && size < n - at);
		} else {
			if (!(name = thin_name(v, h, table)))
				break;
			/* GNU ar names the archive for each of its members: "/N:PLACE". */
			if (strcmp(name, last) != 0 || !memchr(h->ar_name, ':', sizeof h->ar_name))
				show_file(v, h, name, show);
			last = name;
		}
		if (at == n)
			return;
	}
	if (n > SARMAG)
		view_error(v, "malformed archive: no member's header at %#zx", at);
}

void
members_show(struct view *v, const uint8_t *bytes, size_t n, file_show *show)
{
	Elf_Cmd cmd = ELF_C_READ_MMAP;
	Elf *file, *member;

	if (is_thin(bytes, n)) {
		show_thin(v, bytes, n, show);
		return;
	}
	if (n == SARMAG)
		return; /* an empty one */
	elf_version(EV_CURRENT);
	file = elf_memory((char *)(uintptr_t)bytes, n);
	while (file && (member = elf_begin(-1, cmd, file)) != NULL) {
		const Elf_Arhdr *hdr = elf_getarhdr(member);
		size_t size;
		const char *raw = elf_rawfile(member, &size);

		if (hdr && raw && is_shown(v, raw, size))
			show_member(v, hdr, raw, size, show);
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
