/* Fills the registers for ordered pixel shaders (POPS) in amdpal's metadata, and finds registers that contradict the shader's
 * code. registers.def has one row per rule. */
#ifndef POPS_PAL_REGISTERS_H
#define POPS_PAL_REGISTERS_H

#include <stdint.h>

#include "common/analysis/finding/found.h"
#include "common/analysis/graph/functions.h"
#include "common/base/memory/arena.h"
#include "common/elf/elfin.h"
#include "common/hsa/metadata/meta.h"
#include "common/isa/target.h"

/* Conditions of a rule, as bits. */
enum pops_reason {
	/* Properties of the shader. */
	POPS_ORDERED = 1,       /* waits for overlapped waves: reads src_pops_exiting_wave_id, or waits for export_ready */
	POPS_INTRAWAVE = 2,     /* uses the mask of collisions within the wave */
	POPS_NO_COLOR = 4,
	/* Properties of draws. The metadata may add these. */
	POPS_ENABLED = 8,       /* draws are ordered; implied by POPS_ORDERED */
	POPS_MANY_SAMPLES = 16, /* color or depth has 8 samples or more */
	POPS_DRAINS = 32,       /* POPS_DRAIN_PS_ON_OVERLAP is set */
	/* Conditions that occur only in rules for the assembler directive that fills the registers. */
	POPS_SAMPLED = 64,      /* samples=n: pixels overlap only if they share one of n samples */
	POPS_NEVER = 128,
};

/* Reports a contradiction. key: the register in the metadata, or NULL if it is missing; reasons: conditions of the rule; text: the
 * message, a single line. */
typedef void pops_report(void *user, const struct meta *key, unsigned reasons, const char *text);

extern const struct finding_rules pops_registers_rules;

/* Returns whether there are rules for the processor. */
bool
pops_registers_known(const struct target *t);

/* Reports registers that contradict a shader for which the conditions `reasons` are true. registers is the map of a checked or
 * unpacked pipeline, from meta_pal_registers(). A missing register counts as 0, as in the driver. Returns the number of
 * contradictions. */
unsigned
pops_registers_check(const struct target *t, const struct meta *registers, unsigned reasons, pops_report *report,
	void *user);

/* Checks the registers in the notes of an object. If they contradict the code, adds a finding at each location where a function enters
 * an ordered section; if they say that the pixel shader is ordered, and it never waits, adds a finding, too. On entry, out contains the
 * findings of pops_check(), which identify these functions. */
void
pops_registers_find(const struct elfin *elf, const struct flow *flow, struct findings *out);

/* Sets the fields that ordered draws need; rate is the base-2 logarithm of the number of samples. If a field already has another
 * nonzero value, reports the field and does not change it. Returns the number of these fields. */
unsigned
pops_registers_fill(const struct target *t, struct arena *arena, struct meta *registers, unsigned reasons, unsigned rate,
	pops_report *report, void *user);

#endif
