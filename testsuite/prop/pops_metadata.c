/* Tests the register metadata for ordered pixel shaders, for every processor that supports them. Filling must not change or
 * contradict other registers, and must be idempotent. A filled field that is then removed must be reported; a field that already
 * has another value must be kept and reported. */
#include <stdarg.h>
#include <stdio.h>

#include "common/analysis/pops/pops.h"
#include "common/analysis/pops/pal_registers.h"
#include "common/base/memory/arena.h"
#include "common/hsa/metadata/meta.h"
#include "common/hsa/pal/pal.h"
#include "testsuite/prop/random.h"

enum { TRIES = 200, RATES = 5, MANY_RATE = 3 };

static unsigned failures;

__attribute__((format(printf, 2, 3))) static void
complain(const struct target *t, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	printf("%s: ", t->name);
	vprintf(fmt, ap);
	printf("\n");
	va_end(ap);
	failures++;
}

static void
print_report(void *user, const struct meta *key, unsigned reasons, const char *text)
{
	(void)key, (void)reasons;
	if (user)
		printf("%s: %s\n", ((const struct target *)user)->name, text);
}

static uint64_t *
find(const struct target *t, const struct meta *registers, const char *reg)
{
	uint64_t number;
	struct meta *key = pal_register(t, str_from(reg), &number) ? meta_pal_key(registers, number) : NULL;

	return key ? &key->value->unum : NULL;
}

enum { RSRC2, SC_CONTROL, DB_CONTROL, COL_FORMAT, DFSM, OVERRIDE2, NFILLED };

static const char *const filled[NFILLED] = {
	[RSRC2] = "SPI_SHADER_PGM_RSRC2_PS", [SC_CONTROL] = "PA_SC_SHADER_CONTROL", [DB_CONTROL] = "DB_SHADER_CONTROL",
	[COL_FORMAT] = "SPI_SHADER_COL_FORMAT", [DFSM] = "DB_DFSM_CONTROL", [OVERRIDE2] = "DB_RENDER_OVERRIDE2",
};

/* Returns whether the rules for ordered pixel shaders apply to a field. */
static bool
is_ruled(const char *name)
{
	static const char *const names[] = {"LOAD_COLLISION_WAVEID", "LOAD_INTRAWAVE_COLLISION",
		"PRIMITIVE_ORDERED_PIXEL_SHADER", "POPS_OVERLAP_NUM_SAMPLES", "OVERRIDE_INTRINSIC_RATE_ENABLE",
		"OVERRIDE_INTRINSIC_RATE", "COL0_EXPORT_FORMAT", "POPS_DRAIN_PS_ON_OVERLAP", "PARTIAL_SQUAD_LAUNCH_CONTROL", NULL};

	for (size_t i = 0; names[i]; i++)
		if (str_eqz(str_from(name), names[i]))
			return true;
	return false;
}

static uint32_t
ruled_bits(const struct target *t, const char *reg)
{
	const struct pal_field *f;
	uint32_t bits = 0;

	for (size_t i = 0; (f = pal_next_field(t, reg, &i));)
		if (is_ruled(f->name))
			bits |= pal_field_mask(f);
	return bits;
}

static bool
is_rate(const char *name)
{
	return str_eqz(str_from(name), "POPS_OVERLAP_NUM_SAMPLES") || str_eqz(str_from(name), "OVERRIDE_INTRINSIC_RATE");
}

/* Checks that removing a filled field is reported, for each filled field. */
static void
take_away(const struct target *t, const struct meta *registers, const uint32_t before[], unsigned reasons)
{
	for (int i = 0; i < NFILLED; i++) {
		uint64_t *value = find(t, registers, filled[i]);
		const struct pal_field *f;

		for (size_t k = 0; value && (f = pal_next_field(t, filled[i], &k));) {
			uint64_t was = *value;
			/* the field was set before, or another color has a format */
			bool other = before[i] & pal_field_mask(f) || (i == COL_FORMAT && was & ~(uint64_t)pal_field_mask(f));

			*value &= ~(uint64_t)pal_field_mask(f);
			if (was != *value && is_ruled(f->name) && !is_rate(f->name) && !other &&
					!pops_registers_check(t, registers, reasons, print_report, NULL))
				complain(t, "%s.%s is not missed", filled[i], f->name);
			*value = was;
		}
	}
}

static unsigned
random_reasons(const struct target *t, unsigned rate)
{
	struct isa isa = {.target = t};
	unsigned reasons = POPS_ORDERED | POPS_SAMPLED | POPS_NO_COLOR;

	if (pops_has(&isa, POPS_LAYERS) && below(2))
		reasons |= POPS_INTRAWAVE;
	if (rate >= MANY_RATE || below(2))
		reasons |= POPS_MANY_SAMPLES;
	return reasons;
}

static void
try_target(const struct target *t, struct arena *arena)
{
	struct meta registers = {.kind = META_MAP};
	unsigned rate = below(RATES), reasons = random_reasons(t, rate);
	uint32_t before[NFILLED] = {0}, after[NFILLED] = {0};
	uint64_t number;

	for (int i = 0; i < NFILLED; i++)
		if (below(2) && pal_register(t, str_from(filled[i]), &number))
			meta_pal_add(arena, &registers, number)->value->unum = before[i] = (uint32_t)next_random() & ~ruled_bits(t, filled[i]);
	if (below(2) && pal_register(t, STR("DB_DFSM_CONTROL"), &number) && !meta_pal_key(&registers, number)) {
		const struct pal_field *drain = pal_field(t, "DB_DFSM_CONTROL", "POPS_DRAIN_PS_ON_OVERLAP");

		meta_pal_add(arena, &registers, number)->value->unum = before[DFSM] = pal_field_mask(drain);
	}
	if (pops_registers_fill(t, arena, &registers, reasons, rate, print_report, (void *)t))
		complain(t, "a field that is 0 is not filled in");
	for (int i = 0; i < NFILLED; i++) {
		const uint64_t *value = find(t, &registers, filled[i]);

		after[i] = value ? (uint32_t)*value : 0;
		if ((before[i] ^ after[i]) & ~ruled_bits(t, filled[i]) || before[i] & ~after[i])
			complain(t, "%s was 0x%x and is 0x%x", filled[i], before[i], after[i]);
	}
	if (pops_registers_check(t, &registers, reasons, print_report, (void *)t))
		complain(t, "what is filled in contradicts something");
	pops_registers_fill(t, arena, &registers, reasons, rate, print_report, (void *)t);
	for (int i = 0; i < NFILLED; i++)
		if (find(t, &registers, filled[i]) && *find(t, &registers, filled[i]) != after[i])
			complain(t, "%s is not the same when it is filled again", filled[i]);
	take_away(t, &registers, before, reasons);
	*find(t, &registers, "SPI_SHADER_COL_FORMAT") ^= 2;
	if (pops_registers_fill(t, arena, &registers, reasons, rate, print_report, NULL) != 1 ||
			pal_field_get(pal_field(t, "SPI_SHADER_COL_FORMAT", "COL0_EXPORT_FORMAT"), *find(t, &registers,
			"SPI_SHADER_COL_FORMAT")) != 3)
		complain(t, "another color format is not reported, or changed");
}

int
main(void)
{
	struct arena arena = {0};

	for (size_t i = 0; i < isa_ntargets; i++) {
		struct isa isa;

		isa_init(&isa, &isa_targets[i]);
		for (unsigned n = 0; pops_registers_known(&isa_targets[i]) && n < TRIES; n++)
			try_target(&isa_targets[i], &arena);
	}
	arena_free(&arena);
	return failures != 0;
}
