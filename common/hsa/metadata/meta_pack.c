/* Converts metadata to and from MessagePack, with msgpack-c. msgpack-c allocates the size given in a header before it checks that
 * size, and does not report the position of an error. Therefore, this file checks all sizes before it calls msgpack-c. */
#include "common/hsa/metadata/meta.h"

#include <msgpack.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/die.h"
#include "common/base/memory/guard.h"
#include "common/hsa/metadata/meta_scalar.h"

/* maximum nesting depth; msgpack-c's limit is higher */
enum { DEPTH = 30 };

static int
write_buf(void *user, const char *bytes, size_t n)
{
	buf_put(user, bytes, n);
	return 0;
}

/* Compares two nodes in LLVM's order: by type, with integers first, then by value. */
static int
compare(const struct meta *a, const struct meta *b)
{
	static const uint8_t rank[] = {[META_INT] = 0, [META_UINT] = 1, [META_NIL] = 2, [META_BOOL] = 3,
		[META_FLOAT] = 4, [META_STR] = 5, [META_ARRAY] = 6, [META_MAP] = 7};

	if (a->kind != b->kind)
		return rank[a->kind] < rank[b->kind] ? -1 : 1;
	switch (a->kind) {
	case META_INT:
		return (a->num > b->num) - (a->num < b->num);
	case META_UINT:
		return (a->unum > b->unum) - (a->unum < b->unum);
	case META_BOOL:
		return a->truth - b->truth;
	case META_FLOAT:
		return (a->real > b->real) - (a->real < b->real);
	case META_STR:
		return meta_compare_text(a->text, b->text);
	default:
		return 0;
	}
}

static int
compare_keys(const void *a, const void *b)
{
	return compare(*(const struct meta *const *)a, *(const struct meta *const *)b);
}

static size_t
count(const struct meta *list)
{
	size_t n = 0;

	for (; list; list = list->next)
		n++;
	return n;
}

/* Returns whether the keys of a map are already sorted, as in the output of compilers. */
static bool
is_sorted(const struct meta *m)
{
	for (const struct meta *k = m->first; k->next; k = k->next)
		if (compare(k, k->next) > 0)
			return false;
	return true;
}

static void
sort_map(struct meta *m)
{
	size_t n = count(m->first), i = 0;
	struct meta **keys = alloc_array(n, sizeof *keys), **tail = &m->first;

	for (struct meta *k = m->first; k; k = k->next)
		keys[i++] = k;
	qsort(keys, n, sizeof *keys, compare_keys);
	for (i = 0; i < n; i++) {
		*tail = keys[i];
		tail = &keys[i]->next;
	}
	*tail = NULL;
	alloc_free(keys);
}

void
meta_sort(struct meta *root)
{
	if (root->kind < META_ARRAY || !root->first)
		return;
	if (root->kind == META_MAP && !is_sorted(root))
		sort_map(root);
	for (struct meta *e = root->first; e; e = e->next) {
		struct meta *value = root->kind == META_MAP ? e->value : e;

		if (value->kind >= META_ARRAY)
			meta_sort(value);
	}
}

static void
pack(msgpack_packer *p, const struct meta *m)
{
	switch (m->kind) {
	case META_NIL:
		msgpack_pack_nil(p);
		break;
	case META_BOOL:
		m->truth ? msgpack_pack_true(p) : msgpack_pack_false(p);
		break;
	case META_INT:
		msgpack_pack_int64(p, m->num);
		break;
	case META_UINT:
		msgpack_pack_uint64(p, m->unum);
		break;
	case META_FLOAT:
		msgpack_pack_double(p, m->real);
		break;
	case META_STR:
		msgpack_pack_str_with_body(p, m->text.n ? m->text.p : "", m->text.n);
		break;
	case META_ARRAY:
		msgpack_pack_array(p, count(m->first));
		for (const struct meta *e = m->first; e; e = e->next)
			pack(p, e);
		break;
	case META_MAP:
		msgpack_pack_map(p, count(m->first));
		for (const struct meta *k = m->first; k; k = k->next) {
			pack(p, k);
			pack(p, k->value);
		}
		break;
	}
}

void
meta_pack(struct meta *root, struct buf *out)
{
	meta_sort(root);
	msgpack_packer p;
	msgpack_packer_init(&p, out, write_buf);
	pack(&p, root);
}

/* Sizes given in the header of an object: payload in bytes, and number of nested objects. */
struct claim {
	uint64_t size, items;
};

struct claims {
	const uint8_t *bytes;
	size_t n, at;
	const char *why;
};

static bool
refuse(struct claims *c, size_t at, const char *why)
{
	c->at = at;
	c->why = why;
	return false;
}

static bool
read_claim(struct claims *c, struct claim *out)
{
	/* Objects whose first byte is 0xc0 to 0xdf. length: size of the length field, in bytes; fixed: bytes of payload that the length
	 * does not count; items: nested objects per unit of length; sized: whether the length is a number of payload bytes. */
	static const struct {
		uint8_t length, fixed, items;
		bool sized;
	} wide[32] = {
		[0x04] = {1, 0, 0, true}, [0x05] = {2, 0, 0, true}, [0x06] = {4, 0, 0, true},
		[0x07] = {1, 1, 0, true}, [0x08] = {2, 1, 0, true}, [0x09] = {4, 1, 0, true},
		[0x0a] = {0, 4, 0, false}, [0x0b] = {0, 8, 0, false}, [0x0c] = {0, 1, 0, false},
		[0x0d] = {0, 2, 0, false}, [0x0e] = {0, 4, 0, false}, [0x0f] = {0, 8, 0, false},
		[0x10] = {0, 1, 0, false}, [0x11] = {0, 2, 0, false}, [0x12] = {0, 4, 0, false},
		[0x13] = {0, 8, 0, false}, [0x14] = {0, 2, 0, false}, [0x15] = {0, 3, 0, false},
		[0x16] = {0, 5, 0, false}, [0x17] = {0, 9, 0, false}, [0x18] = {0, 17, 0, false},
		[0x19] = {1, 0, 0, true}, [0x1a] = {2, 0, 0, true}, [0x1b] = {4, 0, 0, true},
		[0x1c] = {2, 0, 1, false}, [0x1d] = {4, 0, 1, false},
		[0x1e] = {2, 0, 2, false}, [0x1f] = {4, 0, 2, false},
	};
	size_t start = c->at;
	uint8_t b = c->bytes[c->at++];
	uint64_t length = 0;

	*out = (struct claim){0};
	if (b < 0x80 || b >= 0xe0)
		return true;
	if (b < 0xc0) {
		out->items = b < 0x90 ? 2 * (b & 15) : b < 0xa0 ? b & 15 : 0;
		out->size = b < 0xa0 ? 0 : b & 31;
		return true;
	}
	if (b == 0xc1)
		return refuse(c, start, "no object begins with the byte 0xc1");
	if (c->n - c->at < wide[b - 0xc0].length)
		return refuse(c, start, "a length is truncated");
	for (int i = 0; i < wide[b - 0xc0].length; i++)
		length = length << 8 | c->bytes[c->at++];
	out->items = length * wide[b - 0xc0].items;
	out->size = wide[b - 0xc0].fixed + (wide[b - 0xc0].sized ? length : 0);
	return true;
}

static bool
check_claims(struct claims *c)
{
	uint64_t open[DEPTH + 1] = {1};
	int depth = 0;

	while (depth >= 0) {
		size_t start = c->at;

		if (!open[depth]) {
			depth--;
			continue;
		}
		open[depth]--;
		if (c->at == c->n)
			return refuse(c, start, "an object is missing at the end");
		struct claim claim;
		if (!read_claim(c, &claim))
			return false;
		if (claim.size > c->n - c->at)
			return refuse(c, start, "an object is longer than the remaining bytes");
		if (claim.items > c->n - c->at)
			return refuse(c, start, "a length exceeds the number of the remaining bytes");
		c->at += claim.size;
		if (!claim.items)
			continue;
		if (depth == DEPTH)
			return refuse(c, start, "nested too deeply");
		open[++depth] = claim.items;
	}
	return c->at == c->n || refuse(c, c->at, "there are trailing bytes after the metadata");
}

static struct meta *
convert(struct arena *arena, const msgpack_object *o, const char **why)
{
	struct meta *m = arena_alloc(arena, sizeof *m), **tail = &m->first;

	switch (o->type) {
	case MSGPACK_OBJECT_NIL:
		m->kind = META_NIL;
		break;
	case MSGPACK_OBJECT_BOOLEAN:
		m->kind = META_BOOL;
		m->truth = o->via.boolean;
		break;
	case MSGPACK_OBJECT_POSITIVE_INTEGER:
		m->kind = META_UINT;
		m->unum = o->via.u64;
		break;
	case MSGPACK_OBJECT_NEGATIVE_INTEGER:
		m->kind = META_INT;
		m->num = o->via.i64;
		break;
	case MSGPACK_OBJECT_FLOAT32:
	case MSGPACK_OBJECT_FLOAT64:
		m->kind = META_FLOAT;
		m->real = o->via.f64;
		break;
	case MSGPACK_OBJECT_STR:
		m->kind = META_STR;
		m->text = arena_str(arena, (struct str){o->via.str.ptr, o->via.str.size});
		break;
	case MSGPACK_OBJECT_ARRAY:
		m->kind = META_ARRAY;
		for (uint32_t i = 0; i < o->via.array.size; i++, tail = &(*tail)->next)
			*tail = convert(arena, &o->via.array.ptr[i], why);
		break;
	case MSGPACK_OBJECT_MAP:
		m->kind = META_MAP;
		for (uint32_t i = 0; i < o->via.map.size; i++, tail = &(*tail)->next) {
			*tail = convert(arena, &o->via.map.ptr[i].key, why);
			(*tail)->value = convert(arena, &o->via.map.ptr[i].val, why);
			if ((*tail)->kind >= META_ARRAY)
				*why = "a key is not a scalar";
		}
		break;
	default:
		*why = "binary data and extensions are not allowed in metadata";
	}
	return m;
}

static void
destroy(void *unpacked)
{
	msgpack_unpacked_destroy(unpacked);
}

struct meta *
meta_unpack(struct arena *arena, const uint8_t *bytes, size_t n, size_t *at, const char **why)
{
	struct claims c = {.bytes = bytes, .n = n};
	struct meta *root = NULL;
	size_t off = 0;

	*why = NULL;
	if (!check_claims(&c)) {
		*at = c.at;
		*why = c.why;
		return NULL;
	}
	*at = 0;
	msgpack_unpacked result;
	msgpack_unpacked_init(&result);
	struct guard_cleanup cleanup;
	guard_push(&cleanup, destroy, &result);
	msgpack_unpack_return ended = msgpack_unpack_next(&result, (const char *)bytes, n, &off);
	if (ended == MSGPACK_UNPACK_NOMEM_ERROR)
		die_of_memory();
	if (ended == MSGPACK_UNPACK_SUCCESS)
		root = convert(arena, &result.data, why);
	else
		*why = "not MessagePack";
	guard_pop(&cleanup);
	msgpack_unpacked_destroy(&result);
	return *why ? NULL : root;
}
