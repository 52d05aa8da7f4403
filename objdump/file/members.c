/* Shows files within files: members of archives, of nested archives, and the files that thin archives refer to. */
#include <stdint.h>
#include <string.h>
#include <time.h>

#include "common/base/message/diag.h"
#include "common/elf/archive.h"
#include "objdump/file/coff.h"
#include "objdump/view/views.h"

/* Returns whether a member is shown. Other members, such as the archive's index, are skipped. */
static bool
is_shown(const struct view *v, const void *bytes, size_t n)
{
	return elfin_is_elf(bytes, n) || archive_is(bytes, n) || (v->options->offloading && (offload_is(bytes, n) || coff_is(bytes, n)));
}

struct member_view {
	struct view *v;
	file_show *show;
};

static void
show_bytes(struct member_view *s, const Elf_Arhdr *hdr, const void *bytes, size_t n)
{
	struct view *v = s->v, outer = *v;
	const char *name = arena_printf(&v->options->arena, "%s(%s)", v->file, hdr->ar_name);

	if (!is_shown(v, bytes, n))
		return;
	if (!v->archive_n)
		v->archive_n = strlen(v->file);
	v->member = hdr;
	view_within(v, name, bytes, n, s->show);
	*v = outer;
}

static void
show_member(void *user, const struct archive_member *m)
{
	struct member_view *s = user;
	struct buf file = {0};
	const char *why = m->path ? buf_read_named(&file, m->path, SIZE_MAX, &s->v->options->files) : NULL;

	if (!m->path)
		show_bytes(s, &m->hdr, m->bytes, m->n);
	else if (why)
		view_error(s->v, "%s: %s", m->path, why);
	else {
		budget_add(s->v->out->budget, NULL, file.n);
		show_bytes(s, &m->hdr, file.p, file.n);
	}
	buf_free(&file);
}

void
members_show(struct view *v, const uint8_t *bytes, size_t n, file_show *show)
{
	struct member_view s = {v, show};

	if (v->depth && archive_is_thin(bytes, n)) {
		view_error(v, "a thin archive within an archive is not supported");
		return;
	}
	const char *why = archive_each(&v->options->arena, v->file, bytes, n, show_member, &s);
	if (why)
		view_error(v, "malformed archive: %s", why);
}

void
members_header_json(struct view *v)
{
	const Elf_Arhdr *h = v->member;
	struct json *j = v->json;

	if (!h)
		return;
	json_key(j, "member_header");
	json_object(j, JSON_INLINE);
	json_key_uint(j, "mode", h->ar_mode);
	json_key_uint(j, "uid", h->ar_uid);
	json_key_uint(j, "gid", h->ar_gid);
	json_key(j, "size");
	json_int(j, h->ar_size);
	json_key(j, "date");
	json_int(j, h->ar_date);
	json_end(j);
}

void
members_header(struct view *v)
{
	const Elf_Arhdr *h = v->member;
	char date[64] = "";

	if (!h)
		return;
	time_t at = h->ar_date;
	for (unsigned i = 0; i < 9; i++)
		out_raw(v->out, h->ar_mode & 1u << (8 - i) ? &"rwx"[i % 3] : "-", 1);
	if (localtime(&at))
		strftime(date, sizeof date, "%a %b %e %H:%M:%S %Y", localtime(&at));
	out_printf(v->out, " %d/%d %6lld %s %s\n", (int)h->ar_uid, (int)h->ar_gid, (long long)h->ar_size, date,
		h->ar_name);
}
