/* The processor of a file's code. It is determined once, when the file is opened, and passed to the views in struct view. Views
 * that need it report an error if it is unknown. */
#ifndef OBJDUMP_PROCESSOR_H
#define OBJDUMP_PROCESSOR_H

#include "common/elf/elfin.h"
#include "common/hsa/object.h"
#include "objdump/options.h"

enum { PROCESSOR_WHY = TARGET_WHY + 64 };

struct processor {
	bool ours;             /* the file is an AMDGPU object; otherwise id and wrong are unset */
	struct object_id id;   /* from the header */
	const char *wrong;     /* error in the header; NULL: none */
	const struct target_newer *newer; /* the header's processor if only its name is supported; NULL: no */
	struct isa isa;        /* the processor to decode for; target NULL: unknown */
	char why[PROCESSOR_WHY]; /* if unknown: the reason, for users */
};

/* Uses -mcpu and -mattr, or else the file's header, or its notes where the header's flags are empty. e NULL: raw code. */
void
processor_decide(struct processor *p, const struct options *o, const struct elfin *e);

#endif
