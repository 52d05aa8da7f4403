/* Checks the tables of PAL registers and their fields, for every processor. Names and numbers must map to each other; the fields
 * of a register must be within it, in bit order and without overlap; every field must belong to a register; and each part of
 * COMPUTE_PGM_RSRC1 and 2 in kernel descriptors must be within one field. */
#include <stdio.h>
#include <string.h>

#include "common/hsa/pal/pal.h"

enum { NUMBERS = 0x10000, OLDEST = 9, NEWEST = 11, RSRC1 = 48, RSRC2 = 52 };

static const char *const named[][2] = {
#define PAL_FIELD(reg, field, bit, width, processors, names) {reg, field},
#include "common/hsa/pal/pal_field.def"
};

static const struct {
	const char *name;
	unsigned off, bit, width;
	uint64_t processors;
} described[] = {
#define KD(ident, off, bit, width, processors, names, initial, sgprs, how, max, meaning) {#ident, off, bit, width, processors},
#include "common/hsa/descriptor/kd.def"
#undef KD
};

static unsigned failures;

static void
complain(const struct target *t, const char *reg, const char *what, const char *why)
{
	failures++;
	printf("%s: %s.%s %s\n", t->name, reg, what, why);
}

static void
check_fields(const struct target *t, const char *reg)
{
	const struct pal_field *f;
	unsigned end = 0;

	for (size_t i = 0; (f = pal_next_field(t, reg, &i));) {
		if (f->bit < end)
			complain(t, reg, f->name, "begins before the field before it ends");
		end = f->bit + f->width;
		if (!f->width || end > 32)
			complain(t, reg, f->name, "is not within the register");
		if (pal_field(t, reg, f->name) != f)
			complain(t, reg, f->name, "is not the only field of its name");
		if (pal_field_get(f, pal_field_mask(f)) >> f->width || pal_field_get(f, ~pal_field_mask(f)))
			complain(t, reg, f->name, "is not read by its mask");
	}
	if (end && t->major < OLDEST)
		complain(t, reg, "", "has fields");
}

static void
check_numbers(const struct target *t)
{
	for (uint64_t number = 0; number < NUMBERS; number++) {
		char name[PAL_NAME];

		if (!pal_register_name(t, number, name))
			continue;
		uint64_t back;
		if (!pal_register(t, str_from(name), &back) || back != number)
			complain(t, name, "", "has another number");
		check_fields(t, name);
	}
}

static void
check_registers(const struct target *t)
{
	for (size_t i = 0; i < sizeof named / sizeof named[0]; i++) {
		uint64_t number;

		if (pal_field(t, named[i][0], named[i][1]) && !pal_register(t, str_from(named[i][0]), &number))
			complain(t, named[i][0], named[i][1], "is of a register that has no number");
	}
}

static void
check_descriptor(const struct target *t)
{
	for (size_t i = 0; i < sizeof described / sizeof described[0]; i++) {
		const char *reg = described[i].off == RSRC1 ? "COMPUTE_PGM_RSRC1" : "COMPUTE_PGM_RSRC2";
		bool within = false;

		if ((described[i].off != RSRC1 && described[i].off != RSRC2) ||
			!described[i].width || t->major < OLDEST || t->major > NEWEST || !(t->class_bit & described[i].processors))
			continue;
		const struct pal_field *f;
		for (size_t k = 0; (f = pal_next_field(t, reg, &k));)
			within |= f->bit <= described[i].bit && described[i].bit + described[i].width <= f->bit + (unsigned)f->width;
		if (!within)
			complain(t, reg, described[i].name, "of descriptors is in no field");
	}
}

int
main(void)
{
	for (size_t i = 0; i < isa_ntargets; i++) {
		check_numbers(&isa_targets[i]);
		check_registers(&isa_targets[i]);
		check_descriptor(&isa_targets[i]);
	}
	uint64_t number;
	if (pal_register(NULL, STR("DB_DFSM_CONTROL"), &number) || !pal_register(NULL, STR("PA_SC_AA_CONFIG"), &number))
		failures++, printf("without a processor only the registers are known whose number is the same on all\n");
	return failures != 0;
}
