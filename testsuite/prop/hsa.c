/* Checks that kernel descriptors, code structures and metadata survive round trips.
 *
 * Prints random valid descriptors for every processor, and checks that parsing the text, with the tables and in some cases with
 * the assembler, reproduces the bytes. Does the same for amd_kernel_code_t, with the tables only. Writes random metadata as YAML
 * and as MessagePack, and checks that reading reproduces the tree. Damaged MessagePack must be either rejected or printed.
 *
 * prop-hsa ASSEMBLER */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/file/buf.h"
#include "common/base/memory/arena.h"
#include "common/base/message/diag.h"
#include "common/elf/elfin.h"
#include "common/hsa/descriptor/code_t.h"
#include "common/hsa/descriptor/kd.h"
#include "common/hsa/metadata/meta.h"
#include "common/hsa/note/note.h"
#include "common/hsa/object.h"
#include "testsuite/prop/random.h"

enum { DESCRIPTORS = 10000, CODES = 300, ASSEMBLED = 100, TREES = 3000, DAMAGED = 20000, SHOWN = 10 };

static unsigned failures;
static struct diag *diag;

__attribute__((format(printf, 1, 2))) static bool
complain(const char *fmt, ...)
{
	va_list ap;

	if (failures++ < SHOWN) {
		va_start(ap, fmt);
		vprintf(fmt, ap);
		va_end(ap);
		printf("\n");
	}
	return false;
}

static void
random_isa(struct isa *isa, const struct target *t)
{
	isa_init(isa, t);
	if (t->has_xnack)
		isa->xnack = (enum target_setting[]){TARGET_ANY, TARGET_OFF, TARGET_ON}[below(3)];
	if (t->wave32)
		isa->wave32 = below(2) || target_has(t, FEATURE_WAVE32_ONLY);
	isa->cumode = below(2);
	isa->tgsplit = below(2);
}

/* Prints a descriptor to text. Returns false, with the reason in why, if the descriptor is invalid. */
static bool
print(const struct isa *isa, const uint8_t *bytes, struct buf *text, struct buf *why)
{
	text->n = why->n = 0;
	return kd_print(isa, OBJECT_VERSION_DEFAULT, STR("k"), bytes, text, why);
}

/* The directives and the widths of their values in bits. legalise() makes the values of different directives consistent. */
static const struct {
	const char *name;
	unsigned width;
} rows[] = {
#define KD(ident, off, bit, width, processors, names, initial, sgprs, how, max, meaning) {".amdhsa_" #ident, width},
#include "common/hsa/descriptor/kd.def"
#undef KD
};

static void
legalise(const struct target *t, int64_t *v)
{
	v[KD_reserve_vcc] = below(2);
	v[KD_reserve_flat_scratch] = below(2);
	v[KD_next_free_vgpr] = 4 + below(125 + 128 * !v[KD_shared_vgpr_count]);
	v[KD_next_free_sgpr] = t->sgpr_encode ? below(t->sgprs_total - 5u) : below(100);
	v[KD_accum_offset] = 4 * (1 + below((unsigned)v[KD_next_free_vgpr] / 4));
	v[KD_user_sgpr_kernarg_preload_length] %= 17;
	v[KD_kernarg_size] = below(2) ? 0 : 4 * (512 + 16) + below(10000);
	v[KD_user_sgpr_count] = 31;
	if (v[KD_shared_vgpr_count])
		v[KD_wavefront_size32] = 0;
	if (target_has(t, FEATURE_WAVE32_ONLY))
		v[KD_wavefront_size32] = 1;
}

/* Sets has[] to whether each row of kd.tbl applies to a processor: whether a printed descriptor contains its directive. */
static void
find_rows(const struct target *t, bool *has)
{
	struct isa isa;
	struct buf text = {0}, why = {0};
	uint8_t bytes[KD_SIZE] = {0};

	isa_init(&isa, t);
	/* An all-zero descriptor is valid, except where the number of SGPRs or the wave size is fixed. */
	if (t->sgpr_encode > 8)
		bytes[48] = (uint8_t)((t->sgpr_encode / 8 - 1) << 6), bytes[49] = (uint8_t)((t->sgpr_encode / 8 - 1) >> 2);
	if (target_has(t, FEATURE_WAVE32_ONLY))
		bytes[57] = 1 << 2;
	if (!print(&isa, bytes, &text, &why))
		complain("%s: zeros do not print: %.*s", t->name, (int)why.n, (const char *)why.p);
	buf_put_le(&text, 0, 1);
	for (int i = 0; i < KD_ROWS; i++) {
		char word[80];

		snprintf(word, sizeof word, "\t%s ", rows[i].name);
		has[i] = strstr((const char *)text.p, word);
	}
	buf_free(&text);
	buf_free(&why);
}

static void
random_descriptor(const struct isa *isa, const bool *has, uint8_t *bytes)
{
	int64_t v[KD_ROWS];

	for (int i = 0; i < KD_ROWS; i++)
		v[i] = below(2) ? (int64_t)(next_random() & ((UINT64_C(1) << rows[i].width) - 1)) : below(2) & rows[i].width;
	if (!has[KD_shared_vgpr_count])
		v[KD_shared_vgpr_count] = 0;
	legalise(isa->target, v);
	struct kd kd;
	kd_begin(&kd, diag, isa, OBJECT_VERSION_DEFAULT, (struct loc){0});
	for (int i = 0; i < KD_ROWS; i++) {
		bool needed = i == KD_next_free_vgpr || i == KD_next_free_sgpr || i == KD_accum_offset ||
			i == KD_kernarg_size || i == KD_wavefront_size32;

		if (has[i] && i != KD_reserve_xnack_mask && (needed || below(4)))
			if (kd_directive(&kd, i, kd.loc))
				kd_set(&kd, i, v[i], kd.loc);
	}
	kd_end(&kd, 0);
	if (!kd_finish(&kd, bytes))
		complain("%s: a legal descriptor is refused", isa->target->name);
}

/* Converts printed text back to bytes, with the functions that the assembler calls. */
static bool
parse(const struct isa *isa, const struct buf *text, uint8_t *bytes)
{
	struct kd kd;
	char *line = (char *)text->p;

	kd_begin(&kd, diag, isa, OBJECT_VERSION_DEFAULT, (struct loc){0});
	for (; *line; line = strchr(line, '\n') + 1) {
		size_t n = strcspn(line + 1, " \n");
		int row = 0;

		if (*line != '\t')
			continue;
		while (row < KD_ROWS && !str_eqz((struct str){line + 1, n}, rows[row].name))
			row++;
		if (row == KD_ROWS || !kd_directive(&kd, row, kd.loc))
			return false;
		kd_set(&kd, row, strtoll(line + 1 + n, NULL, 10), kd.loc);
	}
	kd_end(&kd, 0);
	return kd_finish(&kd, bytes);
}

static void
check_descriptors(const struct target *t, unsigned count)
{
	struct buf text = {0}, why = {0};
	bool has[KD_ROWS];

	find_rows(t, has);
	struct isa isa;
	uint8_t bytes[KD_SIZE], back[KD_SIZE];
	for (unsigned i = 0; i < count; i++) {
		random_isa(&isa, t);
		random_descriptor(&isa, has, bytes);
		if (!print(&isa, bytes, &text, &why)) {
			complain("%s: a legal descriptor does not print: %.*s", t->name, (int)why.n,
				(const char *)why.p);
			continue;
		}
		buf_put_le(&text, 0, 1);
		if (!parse(&isa, &text, back))
			complain("%s: refused:\n%s", t->name, (const char *)text.p);
		else if (memcmp(bytes, back, KD_SIZE))
			complain("%s: other bytes from:\n%s", t->name, (const char *)text.p);
	}
	buf_free(&text);
	buf_free(&why);
}

/* Converts lines "\tkey = value" to the bytes of an amd_kernel_code_t. Returns false for an unknown key or a value that
 * code_t_set() rejects. */
static bool
parse_code(const struct isa *isa, const struct buf *text, uint8_t *bytes)
{
	code_t_begin(isa, bytes);
	char why[160];
	for (char *line = (char *)text->p; *line; line = strchr(line, '\n') + 1) {
		size_t n = strcspn(line + 1, " \n");

		if (*line != '\t')
			continue;
		int row = code_t_find((struct str){line + 1, n});
		if (row < 0 || !code_t_set(isa, row, strtoll(line + 1 + n + 3, NULL, 10), bytes, why, sizeof why))
			return false;
	}
	return true;
}

static void
check_codes(const struct target *t)
{
	uint8_t bytes[CODE_T_SIZE], back[CODE_T_SIZE];
	struct buf text = {0}, why = {0};
	char reason[160];
	struct isa isa;

	for (unsigned i = 0; i < CODES; i++) {
		random_isa(&isa, t);
		code_t_begin(&isa, bytes);
		/* If a value does not fit, a smaller value is tried. */
		for (int row = 0; row < CODE_T_ROWS; row++)
			for (unsigned shift = below(60); below(8) && !code_t_set(&isa, row,
					(int64_t)(next_random() >> shift), bytes, reason, sizeof reason);)
				shift = shift < 63 ? shift + 1 : 63;
		text.n = why.n = 0;
		if (!code_t_print(&isa, bytes, &text, &why)) {
			complain("%s: a code structure does not print: %.*s", t->name, (int)why.n, (char *)why.p);
			continue;
		}
		buf_put_le(&text, 0, 1);
		if (!parse_code(&isa, &text, back) || memcmp(bytes, back, CODE_T_SIZE))
			complain("%s: other bytes from:\n%s", t->name, (const char *)text.p);
	}
	buf_free(&text);
	buf_free(&why);
}

static const uint8_t *
rodata(const struct elfin *e, size_t size)
{
	for (size_t i = 0; i < e->nsections; i++)
		if (!strcmp(e->sections[i].name, ".rodata") && e->sections[i].hdr.sh_size == size)
			return e->sections[i].data;
	return NULL;
}

/* Checks the round trip through the assembler, with many descriptors in one file. */
static void
check_assembled(const char *as, const struct target *t)
{
	static uint8_t bytes[ASSEMBLED][KD_SIZE];
	struct buf source = {0}, text = {0}, why = {0};
	const char *attr[] = {"", "-xnack", "-xnack", "+xnack"};
	bool has[KD_ROWS];

	find_rows(t, has);
	struct isa isa;
	random_isa(&isa, t);
	isa.wave32 = t->wave32;
	isa.cumode = isa.tgsplit = false;
	buf_printf(&source, "k:\n\ts_endpgm\n\t.rodata\n");
	for (unsigned i = 0; i < ASSEMBLED; i++) {
		random_descriptor(&isa, has, bytes[i]);
		print(&isa, bytes[i], &text, &why);
		buf_printf(&source, "k%u = k\n.amdhsa_kernel k%u%.*s", i, i,
			(int)(text.n - strlen(".amdhsa_kernel k")), (char *)text.p + strlen(".amdhsa_kernel k"));
	}
	if (buf_write_file(&source, "kd.s", 0644, NULL))
		die("kd.s: cannot write");
	char command[600];
	snprintf(command, sizeof command, "'%s' -mcpu=%s -mattr=%s -o kd.o kd.s", as, t->name,
		isa.xnack == TARGET_ANY ? "" : attr[isa.xnack]);
	struct elfin e;
	const uint8_t *got;
	if (system(command) || !elfin_open(&e, diag, "kd.o")) {
		complain("%s: the assembler refuses the descriptors", t->name);
	} else {
		got = rodata(&e, sizeof bytes);
		for (unsigned i = 0; i < ASSEMBLED && got; i++)
			if (memcmp(got + i * KD_SIZE, bytes[i], KD_ENTRY) || memcmp(got + i * KD_SIZE + KD_ENTRY + 8,
					bytes[i] + KD_ENTRY + 8, KD_SIZE - KD_ENTRY - 8))
				complain("%s: the assembler makes another descriptor %u", t->name, i);
		if (!got)
			complain("%s: no descriptors in the object", t->name);
		elfin_close(&e);
	}
	buf_free(&source);
	buf_free(&text);
	buf_free(&why);
}

static struct str
random_text(struct arena *a)
{
	static const char *const pieces[] = {"a", ".name", "kernel", " ", "'", "\"", ":", "#", "\n", "\t", "-", "1",
		"0x1f", "true", "null", "~", "y", "\xc3\xa9", "\xe2\x80\xa8", "\x01", "{", "[", "%d", "\\", "1.5", "e5",
		"&", "*", "!", "|", ">", "@", "`", "?", ",", "_Z3fooPfS_", "\xf0\x9f\x98\x80", "\x7f", "+", "\xef\xbb\xbf", "\xef\xbf\xbe",
		"\xee\x80\x80", "\xf0\x9f\xbf\xbf", "\xf4\x8f\xbf\xbf", "\xe2\x80\xae", "\xed\x9f\xbf"};
	struct buf b = {0};

	for (unsigned n = below(4); n; n--) {
		const char *piece = pieces[below(sizeof pieces / sizeof pieces[0])];

		buf_put(&b, piece, strlen(piece));
	}
	struct str s = arena_str(a, (struct str){(char *)b.p, b.n});
	buf_free(&b);
	return s;
}

static struct meta *
random_scalar(struct arena *a)
{
	struct meta *m = arena_alloc(a, sizeof *m);
	unsigned shift = below(64);

	m->kind = (enum meta_kind[]){META_STR, META_STR, META_UINT, META_INT, META_BOOL, META_NIL, META_FLOAT}[below(7)];
	if (m->kind == META_STR)
		m->text = random_text(a);
	else if (m->kind == META_UINT)
		m->unum = next_random() >> shift;
	else if (m->kind == META_INT)
		m->num = (int64_t)~(next_random() >> 1 >> (shift & 62));
	else if (m->kind == META_BOOL)
		m->truth = below(2);
	else if (m->kind == META_FLOAT)
		m->real = (double)(int64_t)next_random() / (double)(1 + below(1000));
	return m;
}

/* Generates a random tree. Keys are distinct strings. */
static struct meta *
random_tree(struct arena *a, unsigned depth)
{
	unsigned kind = below(depth ? 3 : 1);

	if (!kind)
		return random_scalar(a);
	struct meta *m = arena_alloc(a, sizeof *m);
	m->kind = kind == 1 ? META_ARRAY : META_MAP;
	struct meta **tail = &m->first;
	for (unsigned i = 0, n = below(5); i < n; i++) {
		struct str key = random_text(a);

		*tail = kind == 1 ? random_tree(a, depth - 1) : arena_alloc(a, sizeof **tail);
		if (kind == 2) {
			(*tail)->kind = META_STR;
			(*tail)->text = str_from(arena_printf(a, "%.*s%u", STR_ARG(key), i));
			(*tail)->value = random_tree(a, depth - 1);
		}
		tail = &(*tail)->next;
	}
	return m;
}

static bool
same_bytes(const struct buf *a, const struct buf *b)
{
	return a->n == b->n && !memcmp(a->p, b->p, a->n);
}

static void
check_tree(struct arena *a, struct buf *packed)
{
	struct meta *root = random_tree(a, 4);
	struct buf again = {0}, yaml = {0};

	packed->n = 0;
	meta_pack(root, packed);
	size_t at;
	const char *why;
	struct meta *back = meta_unpack(a, packed->p, packed->n, &at, &why);
	if (!back) {
		complain("our MessagePack is refused at offset %zu: %s", at, why);
	} else {
		meta_pack(back, &again);
		if (!same_bytes(packed, &again))
			complain("MessagePack does not come back");
		meta_print(back, &yaml);
	}
	again.n = 0;
	back = meta_parse(diag, a, (struct str){(char *)yaml.p, yaml.n}, (struct loc){0});
	if (back)
		meta_pack(back, &again);
	if (!back || !same_bytes(packed, &again))
		complain("YAML does not come back:\n%.*s", (int)yaml.n, (char *)yaml.p);
	buf_free(&again);
	buf_free(&yaml);
}

static void
check_damage(struct arena *a, struct buf *packed)
{
	struct buf text = {0}, why = {0}, note = {0};
	size_t at = 0;

	for (unsigned n = 1 + below(4); n && packed->n; n--)
		packed->p[below((unsigned)packed->n)] = (uint8_t)next_random();
	if (below(4) == 0 && packed->n)
		packed->n = below((unsigned)packed->n);
	const char *wrong;
	struct meta *root = meta_unpack(a, packed->p, packed->n, &at, &wrong);
	if (!root && (!wrong || at > packed->n))
		complain("refused without a place");
	if (root) {
		meta_print(root, &text);
		meta_lint(root, "", &why);
	}
	note_write(&note, "AMDGPU", NT_AMDGPU_METADATA, packed->p, packed->n);
	note.p[below((unsigned)note.n)] ^= (uint8_t)(1 << below(8));
	note_print(".note", note.p, note.n, 4, &text, &why, &why);
	buf_free(&text);
	buf_free(&why);
	buf_free(&note);
}

int
main(int argc, char **argv)
{
	struct arena arena = {0};
	struct buf packed = {0};

	diag = diag_new("prop-hsa", NULL, NULL);
	for (size_t i = 0; i < isa_ntargets; i++) {
		unsigned alike = 0;

		for (size_t k = 0; k < isa_ntargets; k++)
			alike += isa_targets[k].class_bit == isa_targets[i].class_bit;
		check_descriptors(&isa_targets[i], DESCRIPTORS / alike + 1);
		check_codes(&isa_targets[i]);
		if (argc > 1)
			check_assembled(argv[1], &isa_targets[i]);
	}
	for (unsigned i = 0; i < TREES; i++) {
		check_tree(&arena, &packed);
		for (unsigned k = 0; k < DAMAGED / TREES; k++)
			check_damage(&arena, &packed);
		arena_reset(&arena);
	}
	arena_free(&arena);
	buf_free(&packed);
	if (failures)
		printf("%u failures\n", failures);
	return diag_end(diag, failures || diag_error_count(diag) ? 1 : 0, 1);
}
