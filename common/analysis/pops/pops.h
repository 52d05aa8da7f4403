/* Ordered sections of pixel shaders, after Mesa's article "Primitive Ordered Pixel Shading": the instructions that enter and leave
 * them, by processor (pops.def). check.h finds them in code. */
#ifndef POPS_POPS_H
#define POPS_POPS_H

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"
#include "common/isa/effects.h"

/* Implementations of ordered sections, one per processor at most; the masks of pops.def. */
enum {
	POPS_BY_MODE = 1,   /* FEATURE_POPS_MODE */
	POPS_BY_PACKER = 2, /* FEATURE_POPS_PACKER */
	POPS_BY_EVENT = 4,  /* FEATURE_POPS_EVENT */
	POPS_BY_READY = 8,  /* FEATURE_POPS_READY */
	POPS_BY_ANY_EVENT = POPS_BY_EVENT | POPS_BY_READY,
};

/* Returns the processor's implementation; 0: none. */
unsigned
pops_of(const struct isa *isa);

/* Sequences of instructions that pops_text() can append. */
enum pops_sequence {
	POPS_ENTER,  /* waits until the overlapped waves have left their sections */
	POPS_LAYERS, /* begins a loop over groups of lanes that do not overlap each other … */
	POPS_NEXT,   /* … and ends it */
	POPS_LEAVE,  /* waits for memory, then lets later waves enter */
	POPS_END,    /* the same, and ends the wave */
};

/* Whether the processor has the sequence. */
bool
pops_has(const struct isa *isa, enum pops_sequence sequence);

enum { POPS_SCRATCH = 3, POPS_MASKS = 2 };

/* The registers of a sequence, as assembly text. */
struct pops_registers {
	struct str argument;              /* COLLISION_WAVEID, set by hardware; LAYERS: INTRAWAVE_COLLISION; LEAVE from GFX11 on: the
	                                   * export, without "done" */
	struct str scratch[POPS_SCRATCH]; /* ENTER uses three, LAYERS and NEXT two */
	struct str mask[POPS_MASKS];      /* lane masks of LAYERS and NEXT */
	unsigned counters;                /* bits 1 << COUNTER_…: NEXT and LEAVE wait for these */
};

/* Return the number of scratch registers and of lane masks that a sequence uses. */
unsigned
pops_scratch(enum pops_sequence sequence);

unsigned
pops_masks(enum pops_sequence sequence);

/* Appends the sequence as lines of assembly. number makes its labels unique: each ENTER has its own, LAYERS and its NEXT have the
 * same. */
void
pops_text(const struct isa *isa, enum pops_sequence sequence, const struct pops_registers *r, unsigned number, struct buf *out);

/* Returns the counters, as bits 1 << COUNTER_…, that a word stands for: vm, vs or lgkm; 0 if it is none of these. */
unsigned
pops_counters(const struct isa *isa, struct str word);

/* Whether an instruction that writes a hardware register selects the packer and changes nothing else. */
bool
pops_sets_packer(const struct isa *isa, const struct insn *insn);

/* Whether an instruction writes the hardware register that selects the packer; stores the range of bits that it writes. */
bool
pops_packer_bits(const struct isa *isa, const struct insn *insn, uint8_t *first, uint8_t *bits);

/* Whether an instruction of OPERATION_event with this simm16 waits until the section can be entered. */
bool
pops_awaits(const struct isa *isa, uint32_t events_of);

#endif
