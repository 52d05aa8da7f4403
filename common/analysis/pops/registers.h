/* Ordered pixel shaders (POPS) and the registers in amdpal's metadata: fills them, and finds contradictions to what a shader does.
 * registers.def has one row per rule. */
#ifndef POPS_REGISTERS_H
#define POPS_REGISTERS_H

#include <stdint.h>

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"
#include "common/base/memory/arena.h"
#include "common/elf/elfin.h"
#include "common/hsa/metadata/meta.h"
#include "common/isa/target.h"

/* Conditions of a rule. */
enum pops_reason {
	/* What the shader does, as far as it is known. */
	POPS_ORDERED = 1,       /* it waits for overlapped waves: reads src_pops_exiting_wave_id, or waits for export_ready */
	POPS_INTRAWAVE = 2,     /* it uses the mask of collisions within the wave */
	POPS_NO_COLOR = 4,      /* it exports no color */
	/* Properties of the draws that use the shader. The metadata may add these. */
	POPS_ENABLED = 8,       /* ordered; implied by POPS_ORDERED */
	POPS_MANY_SAMPLES = 16, /* 8 or more samples of color or depth */
	POPS_DRAINS = 32,       /* POPS_DRAIN_PS_ON_OVERLAP is set */
	/* For rows that only the directive uses. */
	POPS_SAMPLED = 64,      /* the directive gives the number of samples that overlap separately */
	POPS_NEVER = 128,       /* never holds */
};

/* Receives a contradiction: the register's key in the metadata (NULL: the metadata do not have it), the reasons of the row, and a
 * line of text. */
typedef void pops_report(void *user, const struct meta *key, unsigned reasons, const char *text);

extern const struct finding_rules pops_registers_rules;

/* Whether the rules of the processor are known. */
bool
pops_registers_known(const struct target *t);

/* Reports where registers contradict a shader that does what reasons say. registers is the map of a checked or unpacked pipeline
 * (meta_pal_registers). A missing register counts as 0, as for the driver. Returns the number of contradictions. */
unsigned
pops_registers_check(const struct target *t, const struct meta *registers, unsigned reasons, pops_report *report,
	void *user);

/* The same for the notes of an object. Adds findings for each function that enters an ordered section, at that location; out
 * contains the findings of pops_check(), which name the functions. */
void
pops_registers_find(struct elfin *elf, const struct flow *flow, struct findings *out);

/* Sets the fields that ordered draws need; rate is the logarithm of the number of samples. Does not change a field that has
 * another value than 0, but reports it. Returns the number of such fields. */
unsigned
pops_registers_fill(const struct target *t, struct arena *arena, struct meta *registers, unsigned reasons, unsigned rate,
	pops_report *report, void *user);

#endif
