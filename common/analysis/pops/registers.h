/* Ordered pixel shaders (POPS) and the registers of amdpal's metadata: filling them, and finding what in them contradicts
 * what a shader does. registers.def has one row per rule. */
#ifndef POPS_REGISTERS_H
#define POPS_REGISTERS_H

#include <stdint.h>

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"
#include "common/base/memory/arena.h"
#include "common/elf/elfin.h"
#include "common/hsa/metadata/meta.h"
#include "common/isa/target.h"

/* Reasons for a rule. */
enum pops_reason {
	/* What the shader does, as far as it is known. */
	POPS_ORDERED = 1,       /* waits for overlapped waves: reads src_pops_exiting_wave_id, or waits for export_ready */
	POPS_INTRAWAVE = 2,     /* uses the mask of collisions in its wave */
	POPS_NO_COLOR = 4,      /* exports no color */
	/* What the draws are that use it. The metadata may say these, too. */
	POPS_ENABLED = 8,       /* ordered; so they are if the shader is */
	POPS_MANY_SAMPLES = 16, /* with 8 samples or more of color or depth */
	POPS_DRAINS = 32,       /* with POPS_DRAIN_PS_ON_OVERLAP */
	/* The rows that only the directive knows. */
	POPS_SAMPLED = 64,      /* it says how many samples overlap separately */
	POPS_NEVER = 128,       /* no reason */
};

/* Called for each contradiction: the key of the register in the metadata, NULL if they do not have it; the reasons of
 * the row; a line of text. */
typedef void pops_report(void *user, const struct meta *key, unsigned reasons, const char *text);

extern const struct finding_rules pops_registers_rules;

/* Whether it is known what ordered draws need on the processor. */
bool
pops_registers_known(const struct target *t);

/* Reports what in the registers (the map of a checked or unpacked pipeline, meta_pal_registers) contradicts the shader,
 * which does what the reasons say. A register that is not there counts as 0, as for the driver. Returns the number of
 * contradictions. */
unsigned
pops_registers_check(const struct target *t, const struct meta *registers, unsigned reasons, pops_report *report,
	void *user);

/* The same for an object with notes: adds what contradicts the functions that pops_check() has found, in out, to enter an
 * ordered section, each at the place where it does. */
void
pops_registers_find(struct elfin *elf, const struct flow *flow, struct findings *out);

/* Sets the fields that ordered draws need; rate is the logarithm of the samples. A field that has another value than
 * it needs and than 0 is left and reported. Returns the number of those. */
unsigned
pops_registers_fill(const struct target *t, struct arena *arena, struct meta *registers, unsigned reasons, unsigned rate,
	pops_report *report, void *user);

#endif
