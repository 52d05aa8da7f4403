/* Reads and writes kernel descriptors, as described by kd.tbl. Both directions share build(), which checks a complete set of
 * directive values and encodes it. kd_each accepts only descriptors that build() reproduces. */
#include "common/hsa/descriptor/kd.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "common/base/memory/le.h"

/* Special values of kd_field.initial, the column "initial" of kd.tbl. All other values are the default itself, and are not
 * negative. */
enum {
	KD_REQUIRED = -1,
	KD_FROM_XNACK = -2,      /* 1 if xnack is on or any, otherwise 0 */
	KD_FROM_WAVE32 = -3,
	KD_FROM_WGP = -4,        /* 0 if cumode is enabled, otherwise 1 */
	KD_FROM_TGSPLIT = -5,
	KD_FROM_USER_SGPRS = -6, /* sum of the enabled user SGPRs */
};

enum kd_how {
	KD_PLAIN,
	KD_RESERVE, /* reserves registers, which increases the value of the field of next_free_sgpr */
	KD_XNACK,   /* reserves registers, like KD_RESERVE, and must match the target's xnack setting */
	KD_VGPRS,   /* the field contains the number of granules minus 1 */
	KD_SGPRS,   /* the field contains the number of granules minus 1; the granules include reserved SGPRs */
	KD_ACCUM,   /* the field contains a quarter of the value, minus 1 */
	KD_USER,    /* the value must be at least the sum of the enabled user SGPRs */
	KD_UNUSED,  /* ignored by hardware; printed only if it is not 0, as in code from old compilers */
	KD_RARE,    /* contains the value; printed only if it is not 0 */
};

/* Units in which the fields of next_free_sgpr and accum_offset count registers. */
enum { SGPR_UNIT = 8, ACCUM_UNIT = 4 };

struct kd_field {
	const char *name, *directive;
	uint8_t off, bit, width;
	uint64_t processors;         /* CLASS_… of isa_gen.h */
	const char *processor_names;
	int32_t initial;
	uint8_t sgprs;
	enum kd_how how;
	uint32_t max;
};

static const struct kd_field rows[] = {
#define KD(ident, off, bit, width, processors, names, initial, sgprs, how, max, meaning) \
	[KD_##ident] = {#ident, ".amdhsa_" #ident, off, bit, width, processors, names, initial, sgprs, how, max},
#include "common/hsa/descriptor/kd.def"
#undef KD
};

static const struct {
	uint8_t row;
	uint64_t processors;
	uint8_t width, max;
} wider[] = {
#define KD_WIDER(ident, processors, names, w, max) {KD_##ident, processors, w, max},
#include "common/hsa/descriptor/kd.def"
};

static const struct {
	uint8_t row;
	uint64_t processors;
	uint8_t off, bit;
} moved[] = {
#define KD_MOVED(ident, processors, names, off, bit) {KD_##ident, processors, off, bit},
#include "common/hsa/descriptor/kd.def"
};

static const struct {
	uint8_t row;
	uint64_t processors;
	uint8_t bytes;
} units[] = {
#define KD_UNIT(ident, processors, names, bytes) {KD_##ident, processors, bytes},
#include "common/hsa/descriptor/kd.def"
};

static const char prefix[] = ".amdhsa_";

/* A complete set of directive values, and the first error in it. */
struct kd_values {
	const struct isa *isa;
	int64_t value[KD_ROWS];
	bool given[KD_ROWS];
	int at;
	char why[KD_WHY];
};

__attribute__((format(printf, 3, 4))) static bool
wrong(struct kd_values *s, int row, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(s->why, sizeof s->why, fmt, ap);
	va_end(ap);
	s->at = row;
	return false;
}

static bool
applies(const struct target *t, int row)
{
	return t->class_bit & rows[row].processors;
}

static void
report_absent(struct kd *kd, int row, struct loc loc)
{
	diag_error(kd->diag, loc, "%s%s is for %s; this is %s", prefix, rows[row].name, rows[row].processor_names, kd->isa.target->name);
}

/* Returns the width in bits of a row's field on a processor. Sets *max to the field's largest value, or to 0 if only the width
 * limits it. */
static unsigned
wider_of(const struct target *t, const struct kd_field *r, uint32_t *max)
{
	for (unsigned i = 0; i < sizeof wider / sizeof wider[0]; i++)
		if (r == &rows[wider[i].row] && t->class_bit & wider[i].processors) {
			*max = wider[i].max;
			return wider[i].width;
		}
	*max = r->max;
	return r->width;
}

static unsigned
width_of(const struct target *t, const struct kd_field *r)
{
	uint32_t max;

	return wider_of(t, r, &max);
}

/* Returns the lowest bit of a row's field on a processor, counted from the start of the descriptor. */
static unsigned
bit_of(const struct target *t, const struct kd_field *r)
{
	for (unsigned i = 0; i < sizeof moved / sizeof moved[0]; i++)
		if (r == &rows[moved[i].row] && t->class_bit & moved[i].processors)
			return 8u * moved[i].off + moved[i].bit;
	return 8u * r->off + r->bit;
}

/* Returns the largest value that a row accepts, regardless of the values of other rows. */
static int64_t
row_max(const struct target *t, const struct kd_field *r)
{
	uint32_t max;
	unsigned width = wider_of(t, r, &max);

	if (max)
		return max;
	if (r->how == KD_VGPRS || r->how == KD_SGPRS)
		return UINT32_MAX;
	return (int64_t)((UINT64_C(1) << width) - 1);
}

uint32_t
kd_addressable_lds(const struct isa *isa)
{
	bool both = applies(isa->target, KD_workgroup_processor_mode) && !isa->cumode;

	return isa->target->lds << both;
}

unsigned
kd_unit(const struct target *t, int row, int64_t *max)
{
	unsigned bytes = 1;

	for (unsigned i = 0; i < sizeof units / sizeof units[0]; i++)
		if (row == units[i].row && t->class_bit & units[i].processors)
			bytes = units[i].bytes;
	*max = row_max(t, &rows[row]);
	return bytes;
}

static bool
check_range(struct kd_values *s, int row, int64_t value)
{
	const struct kd_field *r = &rows[row];

	if (value >= 0 && value <= row_max(s->isa->target, r))
		return true;
	return wrong(s, row, "%s%s must be 0 to %" PRId64 ", not %" PRId64, prefix, r->name,
		row_max(s->isa->target, r), value);
}

static int64_t
round_up(int64_t n, unsigned unit)
{
	return (n + unit - 1) / unit * unit;
}

static int64_t
initial_value(const struct isa *isa, const int64_t *value, const struct kd_field *r)
{
	int64_t sum = 0;

	switch (r->initial) {
	case KD_REQUIRED:
		return 0;
	case KD_FROM_XNACK:
		return isa->xnack == TARGET_ON || isa->xnack == TARGET_ANY;
	case KD_FROM_WAVE32:
		return isa->wave32;
	case KD_FROM_WGP:
		return !isa->cumode;
	case KD_FROM_TGSPLIT:
		return isa->tgsplit;
	case KD_FROM_USER_SGPRS:
		for (int i = 0; i < KD_ROWS; i++)
			sum += rows[i].sgprs * value[i];
		return sum;
	default:
		return r->initial;
	}
}

/* Sets values without a directive to their defaults. Sums of user SGPRs are computed last. Rows that do not apply to the processor
 * are set to 0. The exception is reserve_flat_scratch, because processors with architected flat scratch always reserve the
 * registers. */
static void
fill(struct kd_values *s)
{
	for (int i = 0; i < KD_ROWS; i++)
		if (!s->given[i])
			s->value[i] = rows[i].initial == KD_FROM_USER_SGPRS || !applies(s->isa->target, i) ? 0 :
				initial_value(s->isa, s->value, &rows[i]);
	if (!s->given[KD_reserve_flat_scratch] && !applies(s->isa->target, KD_reserve_flat_scratch))
		s->value[KD_reserve_flat_scratch] = rows[KD_reserve_flat_scratch].initial;
	for (int i = 0; i < KD_ROWS; i++)
		if (!s->given[i] && rows[i].initial == KD_FROM_USER_SGPRS)
			s->value[i] = initial_value(s->isa, s->value, &rows[i]);
}

static unsigned
extra_sgprs(const struct kd_values *s)
{
	static const int by[3] = {KD_reserve_vcc, KD_reserve_flat_scratch, KD_reserve_xnack_mask};
	const uint8_t *extra = s->isa->target->extra_sgprs;
	unsigned n = 0;

	for (int i = 0; i < 3; i++)
		if (s->value[by[i]] && extra[i] > n)
			n = extra[i];
	return n;
}

static unsigned
vgpr_unit(const struct kd_values *s)
{
	return s->isa->target->vgpr_encode[s->value[KD_wavefront_size32] != 0];
}

static bool
encode_vgprs(struct kd_values *s, int row, uint64_t *field)
{
	int64_t n = s->value[row] ? s->value[row] : 1;
	int64_t max = (int64_t)vgpr_unit(s) << rows[row].width;

	if (n > max)
		return wrong(s, row, "%s%s must be 0 to %" PRId64 " on %s, not %" PRId64, prefix,
			rows[row].name, max, s->isa->target->name, n);
	*field = (uint64_t)round_up(n, vgpr_unit(s)) / vgpr_unit(s) - 1;
	return true;
}

static bool
encode_sgprs(struct kd_values *s, int row, uint64_t *field)
{
	const struct target *t = s->isa->target;
	int64_t n = s->value[row], extra = extra_sgprs(s);

	*field = 0;
	if (!t->sgpr_encode)
		return true;
	if (n > t->sgprs || n + extra > t->sgprs_total) {
		int64_t max = t->sgprs_total - extra < t->sgprs ? t->sgprs_total - extra : t->sgprs;
		return wrong(s, row, "%s%s must be 0 to %" PRId64 " on %s with the SGPRs that are reserved, "
			"not %" PRId64, prefix, rows[row].name, max, t->name, n);
	}
	n += extra;
	*field = (uint64_t)round_up(n ? n : 1, t->sgpr_encode) / SGPR_UNIT - 1;
	return true;
}

/* Sets the reservations and the SGPR count to the first combination that encodes to the field. */
static void
decode_sgprs(struct kd_values *s, int row, uint64_t field)
{
	const struct target *t = s->isa->target;
	bool flat_free = applies(t, KD_reserve_flat_scratch);
	int64_t total = (int64_t)(field + 1) * SGPR_UNIT;

	for (int tries = 0; tries < 4; tries++) {
		if (flat_free)
			s->value[KD_reserve_flat_scratch] = tries & 1;
		s->value[KD_reserve_vcc] = tries >> 1;
		s->value[row] = total - extra_sgprs(s);
		if (t->sgpr_encode && s->value[row] > t->sgprs)
			s->value[row] = t->sgprs;
		if (t->sgpr_encode && s->value[row] > t->sgprs_total - (int64_t)extra_sgprs(s))
			s->value[row] = t->sgprs_total - (int64_t)extra_sgprs(s);
		uint64_t back;
		if (s->value[row] >= 0 && encode_sgprs(s, row, &back) && (back == field || !t->sgpr_encode))
			return;
	}
}

static bool
encode_accum(struct kd_values *s, int row, uint64_t *field)
{
	int64_t n = s->value[row], vgprs = s->value[KD_next_free_vgpr];

	if (n < ACCUM_UNIT || n % ACCUM_UNIT)
		return wrong(s, row, "%s%s must be 4 to %u in steps of 4, not %" PRId64, prefix,
			rows[row].name, rows[row].max, n);
	if (n > round_up(vgprs ? vgprs : 1, ACCUM_UNIT))
		return wrong(s, row, "%s%s %" PRId64 " is beyond the %" PRId64 " registers of %s%s", prefix,
			rows[row].name, n, vgprs, prefix, rows[KD_next_free_vgpr].name);
	*field = (uint64_t)n / ACCUM_UNIT - 1;
	return true;
}

static bool
encode_user(struct kd_values *s, int row, uint64_t *field)
{
	int64_t sum = initial_value(s->isa, s->value, &rows[row]), n = s->value[row];

	if (n < sum)
		return wrong(s, row, "%s%s is %" PRId64 ", but the enabled user SGPRs are %" PRId64, prefix,
			rows[row].name, n, sum);
	if (n > row_max(s->isa->target, &rows[row]))
		return wrong(s, row, "%" PRId64 " user SGPRs are enabled, but at most %" PRId64
			" are possible", n, row_max(s->isa->target, &rows[row]));
	*field = (uint64_t)n;
	return true;
}

static bool
encode(struct kd_values *s, int row, uint64_t *field)
{
	*field = (uint64_t)s->value[row];
	switch (rows[row].how) {
	case KD_VGPRS:
		return encode_vgprs(s, row, field);
	case KD_SGPRS:
		return encode_sgprs(s, row, field);
	case KD_ACCUM:
		return encode_accum(s, row, field);
	case KD_USER:
		return encode_user(s, row, field);
	case KD_XNACK:
		if (s->value[row] != initial_value(s->isa, s->value, &rows[row]))
			return wrong(s, row, "%s%s must be %d: it does not match the target identifier's xnack",
				prefix, rows[row].name, !s->value[row]);
		break;
	default:
		break;
	}
	return true;
}

static bool
check_together(struct kd_values *s)
{
	const int64_t *v = s->value;
	int64_t preload = 4 * (v[KD_user_sgpr_kernarg_preload_length] +
		v[KD_user_sgpr_kernarg_preload_offset]);
	int64_t limit = (INT64_C(1) << rows[KD_next_free_vgpr].width) - 1;

	if (target_has(s->isa->target, FEATURE_WAVE32_ONLY) && !v[KD_wavefront_size32])
		return wrong(s, KD_wavefront_size32, "%s%s must be 1 on %s", prefix, rows[KD_wavefront_size32].name,
			s->isa->target->name);
	if (v[KD_user_sgpr_kernarg_preload_length] && v[KD_kernarg_size] && preload > v[KD_kernarg_size])
		return wrong(s, KD_user_sgpr_kernarg_preload_length, "kernarg preload ends at byte %" PRId64
			", beyond the %" PRId64 " bytes of %s%s", preload, v[KD_kernarg_size], prefix,
			rows[KD_kernarg_size].name);
	if (!v[KD_shared_vgpr_count])
		return true;
	if (v[KD_wavefront_size32])
		return wrong(s, KD_shared_vgpr_count, "%s%s is only for a wavefront size of 64", prefix,
			rows[KD_shared_vgpr_count].name);
	int64_t vgprs = round_up(v[KD_next_free_vgpr] ? v[KD_next_free_vgpr] : 1, vgpr_unit(s)) / vgpr_unit(s) - 1;
	if (2 * v[KD_shared_vgpr_count] + vgprs > limit)
		return wrong(s, KD_shared_vgpr_count, "the sum of twice %s%s and the number of VGPR granules exceeds %" PRId64,
			prefix, rows[KD_shared_vgpr_count].name, limit);
	return true;
}

static uint32_t
get_field(const struct target *t, const uint8_t *bytes, const struct kd_field *r)
{
	unsigned bit = bit_of(t, r);

	return (uint32_t)(le_get32(bytes + bit / 32 * 4) >> bit % 32 & ((UINT64_C(1) << width_of(t, r)) - 1));
}

static void
put_field(const struct target *t, uint8_t *bytes, const struct kd_field *r, uint64_t field)
{
	unsigned bit = bit_of(t, r);
	uint64_t mask = ((UINT64_C(1) << width_of(t, r)) - 1) << bit % 32;
	uint8_t *word = bytes + bit / 32 * 4;

	le_put32(word, (uint32_t)((le_get32(word) & ~mask) | field << bit % 32));
}

static bool
build(struct kd_values *s, uint8_t bytes[KD_SIZE])
{
	memset(bytes, 0, KD_SIZE);
	for (int i = 0; i < KD_ROWS; i++) {
		if (!applies(s->isa->target, i))
			continue;
		/* encode_user() reports a more helpful message if the sum of user SGPRs is out of range */
		if (rows[i].how != KD_USER && !check_range(s, i, s->value[i]))
			return false;
		uint64_t field;
		if (!encode(s, i, &field))
			return false;
		if (rows[i].width)
			put_field(s->isa->target, bytes, &rows[i], field);
	}
	return check_together(s);
}

void
kd_begin(struct kd *kd, struct diag *diag, const struct isa *isa, unsigned version, struct loc loc)
{
	memset(kd, 0, sizeof *kd);
	kd->diag = diag;
	kd->isa = *isa;
	kd->version = version;
	kd->loc = loc;
}

bool
kd_directive(struct kd *kd, int row, struct loc loc)
{
	kd->errors++;
	/* Mark a rejected directive as given, so that kd_end does not report it as missing. */
	if (kd->value[row].given) {
		diag_error(kd->diag, loc, "%s%s is repeated", prefix, rows[row].name);
		diag_note(kd->diag, kd->value[row].loc, "the first is here");
		return false;
	}
	kd->value[row].given = true;
	kd->value[row].loc = loc;
	if (!applies(kd->isa.target, row)) {
		report_absent(kd, row, loc);
		return false;
	}
	kd->errors--;
	return true;
}

/* Returns the value of .amdhsa_accum_offset for a kernel with this number of VGPRs, or 0 if the number is not known. */
static int64_t
likely_offset(const struct kd *kd, int64_t vgprs)
{
	const struct kd_value *total = &kd->value[KD_next_free_vgpr];
	int64_t most = rows[KD_accum_offset].max;

	if (total->known && (!vgprs || vgprs > total->value))
		vgprs = total->value;
	vgprs = (vgprs + 3) / 4 * 4;
	return vgprs < most ? vgprs : most;
}

void
kd_end(struct kd *kd, int64_t vgprs)
{
	char value[60] = "";
	int64_t offset = likely_offset(kd, vgprs);

	if (offset > 0)
		snprintf(value, sizeof value, ": %s%s %" PRId64, prefix, rows[KD_accum_offset].name, offset);
	for (int i = 0; i < KD_ROWS; i++)
		if (rows[i].initial == KD_REQUIRED && !kd->value[i].given && applies(kd->isa.target, i)) {
			diag_error(kd->diag, kd->loc, "%s%s is missing; it is required on %s%s", prefix, rows[i].name, kd->isa.target->name,
				i == KD_accum_offset ? value : "");
			kd->errors++;
		}
}

void
kd_set(struct kd *kd, int row, int64_t value, struct loc loc)
{
	struct kd_value *v = &kd->value[row];
	struct kd_values s; /* check_range() reads only s.isa */

	s.isa = &kd->isa;
	v->loc = loc;
	v->known = true;
	v->value = value;
	if (!check_range(&s, row, value)) {
		diag_error(kd->diag, loc, "%s", s.why);
		kd->errors++;
	}
}

bool
kd_finish(struct kd *kd, uint8_t bytes[KD_SIZE])
{
	struct kd_values s = {.isa = &kd->isa};

	for (int i = 0; i < KD_ROWS; i++) {
		if (kd->value[i].given && !kd->value[i].known)
			kd->errors++;
		s.given[i] = kd->value[i].given;
		s.value[i] = kd->value[i].value;
	}
	if (kd->errors)
		return false;
	fill(&s);
	for (int i = 0; i < KD_ROWS; i++)
		kd->value[i].value = s.value[i];
	if (build(&s, bytes))
		return true;
	diag_error(kd->diag, s.given[s.at] ? kd->value[s.at].loc : kd->loc, "%s", s.why);
	kd->errors++;
	return false;
}

unsigned
kd_reserved_sgprs(const struct kd *kd)
{
	struct kd_values s = {.isa = &kd->isa};

	/* gfx6 has no flat_scratch, although the row's default counts it. Processors with architected flat scratch reserve it. */
	for (int i = 0; i < KD_ROWS; i++)
		s.value[i] = applies(kd->isa.target, i) || target_has(kd->isa.target, FEATURE_ARCH_SCRATCH) ? kd->value[i].value : 0;
	return extra_sgprs(&s);
}

bool
kd_has(const struct kd *kd, int row)
{
	return applies(kd->isa.target, row);
}

bool
kd_applies(const struct target *t, int row)
{
	return applies(t, row);
}

int64_t
kd_allocated_vgprs(const struct kd *kd, int64_t count)
{
	return round_up(count ? count : 1, kd->isa.target->vgpr_encode[kd->value[KD_wavefront_size32].value != 0]);
}

int64_t
kd_allocated_sgprs(const struct kd *kd, int64_t count)
{
	unsigned unit = kd->isa.target->sgpr_encode;

	return unit ? round_up(count ? count : 1, unit) : 0;
}

static void
decode(struct kd_values *s, const uint8_t *bytes)
{
	const struct target *t = s->isa->target;

	fill(s);
	for (int i = 0; i < KD_ROWS; i++)
		if (rows[i].width && applies(t, i))
			s->value[i] = get_field(t, bytes, &rows[i]);
	for (int i = 0; i < KD_ROWS; i++) {
		if (!applies(t, i))
			continue;
		if (rows[i].how == KD_VGPRS)
			s->value[i] = (s->value[i] + 1) * vgpr_unit(s);
		else if (rows[i].how == KD_ACCUM)
			s->value[i] = (s->value[i] + 1) * ACCUM_UNIT;
		else if (rows[i].how == KD_SGPRS)
			decode_sgprs(s, i, (uint64_t)s->value[i]);
	}
}

void
kd_read(const struct isa *isa, const uint8_t bytes[KD_SIZE], int64_t value[KD_ROWS])
{
	struct kd_values s = {.isa = isa};

	decode(&s, bytes);
	memcpy(value, s.value, sizeof s.value);
}

bool
kd_raise(const struct isa *isa, uint8_t bytes[KD_SIZE], int64_t least[KD_ROWS], char why[KD_WHY])
{
	const struct target *t = isa->target;
	struct kd_values s = {.isa = isa};

	if (applies(t, KD_wavefront_size32))
		least[KD_wavefront_size32] = get_field(t, bytes, &rows[KD_wavefront_size32]);
	least[KD_reserve_xnack_mask] = applies(t, KD_reserve_xnack_mask) && initial_value(isa, least, &rows[KD_reserve_xnack_mask]);
	/* Processors with architected flat scratch always reserve the registers. */
	if (target_has(t, FEATURE_ARCH_SCRATCH))
		least[KD_reserve_flat_scratch] = rows[KD_reserve_flat_scratch].initial;
	memcpy(s.value, least, sizeof s.value);
	for (int i = 0; i < KD_ROWS; i++) {
		if (!applies(t, i) || !rows[i].width || !least[i])
			continue;
		uint64_t field;
		if (!check_range(&s, i, least[i]) || !encode(&s, i, &field)) {
			memcpy(why, s.why, KD_WHY);
			return false;
		}
		if (field <= get_field(t, bytes, &rows[i]))
			continue;
		put_field(t, bytes, &rows[i], field);
	}
	return true;
}

unsigned
kd_all_sgprs(const struct isa *isa, const int64_t value[KD_ROWS])
{
	struct kd_values s = {.isa = isa};

	memcpy(s.value, value, sizeof s.value);
	return (unsigned)value[KD_next_free_sgpr] + extra_sgprs(&s);
}

static int
first_difference(const uint8_t *a, const uint8_t *b)
{
	for (int i = 0; i < 8 * KD_SIZE; i++)
		if ((i < 8 * KD_ENTRY || i >= 8 * (KD_ENTRY + 8)) && (a[i / 8] ^ b[i / 8]) >> i % 8 & 1)
			return i;
	return -1;
}

static int
claimant(const struct target *t, int bit)
{
	for (int i = 0; i < KD_ROWS; i++)
		if (applies(t, i) && bit >= (int)bit_of(t, &rows[i]) && bit < (int)(bit_of(t, &rows[i]) + width_of(t, &rows[i])))
			return i;
	return -1;
}

bool
kd_each(const struct isa *isa, const uint8_t bytes[KD_SIZE], kd_take *take, void *user, struct buf *why)
{
	struct kd_values s = {.isa = isa};

	decode(&s, bytes);
	uint8_t back[KD_SIZE];
	if (!build(&s, back)) {
		buf_printf(why, "%s", s.why);
		return false;
	}
	int bit = first_difference(bytes, back);
	int row;
	if (bit >= 0) {
		row = claimant(isa->target, bit);
		if (row < 0)
			buf_printf(why, "reserved bit %d of the word at offset %d is set", bit % 32,
				bit / 32 * 4);
		else
			buf_printf(why, "no value of %s%s gives its field %u on %s", prefix, rows[row].name,
				get_field(isa->target, bytes, &rows[row]), isa->target->name);
		return false;
	}
	for (int i = 0; i < KD_ROWS; i++)
		if (applies(isa->target, i) && ((rows[i].how != KD_UNUSED && rows[i].how != KD_RARE) || s.value[i]))
			take(user, rows[i].directive, s.value[i]);
	return true;
}

static void
print_directive(void *user, const char *directive, int64_t value)
{
	buf_printf(user, "\t%s %" PRId64 "\n", directive, value);
}

bool
kd_print(const struct isa *isa, unsigned version, struct str name, const uint8_t bytes[KD_SIZE],
	struct buf *out, struct buf *why)
{
	size_t start = out->n;

	(void)version;
	buf_printf(out, ".amdhsa_kernel %.*s\n", STR_ARG(name));
	if (!kd_each(isa, bytes, print_directive, out, why)) {
		out->n = start;
		return false;
	}
	buf_printf(out, ".end_amdhsa_kernel\n");
	return true;
}
