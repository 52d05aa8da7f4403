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
	struct object_id id;   /* target in the ELF header */
	const char *wrong;     /* error in the ELF header; NULL: none */
	const struct target_newer *newer; /* processor in the ELF header, if only its name is known; otherwise NULL */
	struct isa isa;        /* processor for which to decode; its target is NULL if the processor is unknown */
	char why[PROCESSOR_WHY]; /* reason why the processor is unknown, as a message */
};

/* Determines the processor from -mcpu and -mattr, or else from the file's header, or from its notes if the header's flags are 0. e
 * is NULL for raw code. */
void
processor_decide(struct processor *p, const struct options *o, const struct elfin *e);

#endif
