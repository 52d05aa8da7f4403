/* Fuzzes the readers of notes, metadata and kernel descriptors; the first byte selects the reader. Accepted input must print, and
 * the printed text must be accepted again. */
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/arena.h"
#include "common/base/message/diag.h"
#include "common/hsa/descriptor/kd.h"
#include "common/hsa/metadata/meta.h"
#include "common/hsa/note/note.h"
#include "common/hsa/object.h"

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

static void
drop(void *user, const struct diag_message *message)
{
	(void)user, (void)message;
}

static void
try_yaml(struct diag *diag, struct arena *arena, const uint8_t *data, size_t n)
{
	struct meta *root = meta_parse(diag, arena, (struct str){(const char *)data, n}, (struct loc){0}), *back;
	struct buf packed = {0}, again = {0};
	const char *why;
	size_t at;

	if (!root)
		return;
	meta_check(diag, NULL, root, OBJECT_VERSION_DEFAULT, (struct loc){0});
	meta_pack(root, &packed);
	back = meta_unpack(arena, packed.p, packed.n, &at, &why);
	if (!back)
		abort();
	meta_pack(back, &again);
	if (packed.n != again.n || memcmp(packed.p, again.p, packed.n))
		abort();
	buf_free(&packed);
	buf_free(&again);
}

static void
try_packed(struct diag *diag, struct arena *arena, const uint8_t *data, size_t n)
{
	struct buf text = {0};
	const char *why;
	size_t at;
	struct meta *root = meta_unpack(arena, data, n, &at, &why);

	if (root) {
		meta_lint(root, "", &text);
		text.n = 0;
		meta_print(root, &text);
		meta_parse(diag, arena, (struct str){(const char *)text.p, text.n}, (struct loc){0});
	}
	buf_free(&text);
}

static void
try_notes(const uint8_t *data, size_t n, size_t align)
{
	struct buf text = {0}, why = {0};

	note_print(".note", data, n, align, &text, &why, &why);
	buf_free(&text);
	buf_free(&why);
}

static void
try_descriptor(const uint8_t *data, size_t n)
{
	struct buf text = {0}, why = {0};
	struct isa isa;

	if (n > KD_SIZE) {
		isa_init(&isa, &isa_targets[data[KD_SIZE] % isa_ntargets]);
		kd_print(&isa, OBJECT_VERSION_DEFAULT, STR("k"), data, &text, &why);
	}
	buf_free(&text);
	buf_free(&why);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct diag *diag = diag_new("fuzz-meta", drop, NULL);
	struct arena arena = {0};
	unsigned kind = n ? data[0] % 5 : 0;

	data += n > 0;
	n -= n > 0;
	if (kind == 0)
		try_yaml(diag, &arena, data, n);
	else if (kind == 1)
		try_packed(diag, &arena, data, n);
	else if (kind < 4)
		try_notes(data, n, kind == 2 ? 4 : 8);
	else
		try_descriptor(data, n);
	arena_free(&arena);
	diag_free(diag);
	return 0;
}
