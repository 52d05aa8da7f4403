/* Ordered sections of pixel shaders (primitive ordered pixel shading), as Mesa's article of that name describes them: the
 * instructions that enter and leave them, per processor (pops.def). What finds them in code is check.h. */
#ifndef POPS_POPS_H
#define POPS_POPS_H

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"
#include "common/isa/effects.h"

/* How a processor has them, of which each has one at most: the masks of pops.def. */
enum {
	POPS_BY_MODE = 1,   /* FEATURE_POPS_MODE */
	POPS_BY_PACKER = 2, /* FEATURE_POPS_PACKER */
	POPS_BY_EVENT = 4,  /* FEATURE_POPS_EVENT */
	POPS_BY_READY = 8,  /* FEATURE_POPS_READY */
	POPS_BY_ANY_EVENT = POPS_BY_EVENT | POPS_BY_READY,
};

/* One of these, 0 if the processor has none. */
unsigned
pops_of(const struct isa *isa);

enum pops_sequence {
	POPS_ENTER,  /* waits until the overlapped waves have left theirs */
	POPS_LAYERS, /* begins a loop over the lanes of the wave that overlap each other … */
	POPS_NEXT,   /* … and ends it */
	POPS_LEAVE,  /* lets later waves go on; memory has been waited for */
	POPS_END,    /* the same with waiting for memory before and the wave's end after it */
};

/* Whether the processor has it. */
bool
pops_has(const struct isa *isa, enum pops_sequence sequence);

enum { POPS_SCRATCH = 3, POPS_MASKS = 2 };

/* The registers of a sequence, as text. */
struct pops_registers {
	struct str argument;              /* what hardware has set: COLLISION_WAVEID; of LAYERS INTRAWAVE_COLLISION; of LEAVE on
	                                   * GFX11 the export, without "done" */
	struct str scratch[POPS_SCRATCH]; /* ENTER uses three, LAYERS and NEXT two */
	struct str mask[POPS_MASKS];      /* lane masks of LAYERS and NEXT */
	unsigned counters;                /* that NEXT and LEAVE wait for, bits 1 << COUNTER_… */
};

/* How many of each kind it uses. */
unsigned
pops_scratch(enum pops_sequence sequence);

unsigned
pops_masks(enum pops_sequence sequence);

/* Appends the sequence as lines of assembly. number tells its labels from others': ENTER's own, that of a LAYERS for its
 * NEXT. */
void
pops_text(const struct isa *isa, enum pops_sequence sequence, const struct pops_registers *r, unsigned number, struct buf *out);

/* The counters, bits 1 << COUNTER_…, that a word stands for: vm, vs, lgkm; 0 if it is none. */
unsigned
pops_counters(const struct isa *isa, struct str word);

/* Whether an instruction that sets a hardware register chooses the packer, and sets nothing else. */
bool
pops_sets_packer(const struct isa *isa, const struct insn *insn);

/* Whether it sets bits of the register that the packer is in, and which. */
bool
pops_packer_bits(const struct isa *isa, const struct insn *insn, uint8_t *first, uint8_t *bits);

/* Whether OPERATION_event with this simm16 waits until the section can be entered. */
bool
pops_awaits(const struct isa *isa, uint32_t events_of);

#endif
