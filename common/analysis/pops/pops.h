/* Generates the instructions that enter and leave ordered sections of pixel shaders, by processor (pops.def). Based on Mesa's
 * article "Primitive Ordered Pixel Shading". pops_check.h finds ordered sections in code. */
#ifndef POPS_POPS_H
#define POPS_POPS_H

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"
#include "common/isa/effects.h"

/* Implementations of ordered sections, as bits of the masks in pops.def. A processor has at most one implementation. */
enum {
	POPS_BY_MODE = 1,
	POPS_BY_PACKER = 2,
	POPS_BY_EVENT = 4,
	POPS_BY_READY = 8,
	POPS_BY_ANY_EVENT = POPS_BY_EVENT | POPS_BY_READY,
};

/* Returns the processor's implementation, or 0. */
unsigned
pops_of(const struct isa *isa);

/* Sequences of instructions that pops_text() can append. */
enum pops_sequence {
	POPS_ENTER,  /* waits until the overlapped waves have left their sections */
	POPS_LAYERS, /* begins a loop over groups of lanes that do not overlap one another */
	POPS_NEXT,   /* ends the loop of POPS_LAYERS */
	POPS_LEAVE,  /* waits for memory accesses, then lets later waves enter */
	POPS_END,    /* waits for memory accesses, lets later waves enter, and ends the wave */
};

bool
pops_has(const struct isa *isa, enum pops_sequence sequence);

enum { POPS_SCRATCH = 3, POPS_MASKS = 2 };

/* Assembly text of a sequence's registers. */
struct pops_registers {
	struct str argument;              /* register that hardware initializes: COLLISION_WAVEID for ENTER, INTRAWAVE_COLLISION for
	                                   * LAYERS; from GFX11 on, for LEAVE: the export instruction without "done" */
	struct str scratch[POPS_SCRATCH]; /* scratch registers: ENTER uses three, LAYERS and NEXT use two */
	struct str mask[POPS_MASKS];      /* lane masks of LAYERS and NEXT */
	unsigned counters;                /* bit mask of 1 << COUNTER_… of the counters that NEXT and LEAVE wait for */
};

/* Returns the number of scratch registers of a sequence. pops_masks() returns the number of its lane masks. */
unsigned
pops_scratch(enum pops_sequence sequence);

unsigned
pops_masks(enum pops_sequence sequence);

/* Appends the sequence as lines of assembly. number makes its labels unique: each ENTER has a number of its own, and a LAYERS and
 * its NEXT have the same number. */
void
pops_text(const struct isa *isa, enum pops_sequence sequence, const struct pops_registers *r, unsigned number, struct buf *out);

/* Returns the counters that the name vm, vs or lgkm stands for, as a bit mask of 1 << COUNTER_…. Returns 0 for other names. */
unsigned
pops_counters(const struct isa *isa, struct str word);

/* Returns whether an instruction that writes a hardware register selects the packer and changes nothing else. */
bool
pops_sets_packer(const struct isa *isa, const struct insn *insn);

/* Returns whether an instruction writes the hardware register that selects the packer; sets *first and *bits to the bits
 * written. */
bool
pops_packer_bits(const struct isa *isa, const struct insn *insn, uint8_t *first, uint8_t *bits);

/* Returns whether an instruction of OPERATION_event with this simm16 waits until the section can be entered. */
bool
pops_awaits(const struct isa *isa, uint32_t events_of);

#endif
