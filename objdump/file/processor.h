/* The processor that the code of a file is for. It is decided once, where the file is opened, and passed down to the views in
 * struct view; whether it had to be known is their matter. */
#ifndef OBJDUMP_PROCESSOR_H
#define OBJDUMP_PROCESSOR_H

#include "common/elf/elfin.h"
#include "common/hsa/object.h"
#include "objdump/options.h"

enum { PROCESSOR_WHY = TARGET_WHY + 64 };

struct processor {
	bool ours;             /* the file is an object for AMDGPU; else id and wrong say nothing */
	struct object_id id;   /* as the file's header has it */
	const char *wrong;     /* what is wrong with the header, NULL for nothing */
	const struct target_newer *newer; /* the header's processor if the tables do not have it, else NULL */
	struct isa isa;        /* what the code is decoded for; target NULL: unknown */
	char why[PROCESSOR_WHY]; /* then: why, as text for the user */
};

/* As -mcpu and -mattr say, or else the file: its header, or its notes where the header is empty. e NULL: raw code. */
void
processor_decide(struct processor *p, const struct options *o, const struct elfin *e);

#endif
