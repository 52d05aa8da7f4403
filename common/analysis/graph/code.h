/* What the analyses are given: the bytes of a section, and what symbols, descriptors and relocations say about them. Places are
 * offsets from the section's start. */
#ifndef GRAPH_CODE_H
#define GRAPH_CODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/str.h"
#include "common/isa/insn.h"

enum { FLOW_NONE = UINT32_MAX };

enum flow_kind {
	ENTRY_KERNEL,   /* the hardware starts it; a descriptor or the symbol's type says so */
	ENTRY_FUNCTION, /* it is called */
	ENTRY_LABEL,    /* a name without a type: begins a function only if it is not reached otherwise */
	ENTRY_LOCAL,    /* the same, not visible to other objects: begins none */
};

/* What a kernel's registers hold when it begins. */
struct flow_start {
	bool known;          /* if not, anything may be set */
	uint16_t sgprs;      /* s0 and the following, this many in all, are set */
	uint16_t ids_elsewhere; /* so many IDs of the work-group are not in the SGPRs after these, but in ttmp9 and ttmp7 */
	uint16_t vgprs;      /* v0 and this many of the following are set */
	int16_t kernarg;     /* the first of the pair that holds the address of the arguments, -1: none */
	int16_t kernarg_at;  /* the first of the pair that would hold it */
	int16_t perhaps;     /* one of these SGPRs that nothing may have set: compilers read the offset of scratch memory even where
	                      * there is none; -1: none */
	uint32_t kernarg_size; /* in bytes */
	uint32_t second;     /* where hardware that has loaded arguments into SGPRs starts it instead: so many bytes after its
	                      * symbol; 0: nowhere else */
	uint32_t group;      /* the most work items of a work-group; 0: unknown */
	uint32_t sizes[3];   /* of the work-group, if others are not allowed; 0: unknown */
	bool has_scratch;    /* there is private memory, of a fixed size or a stack that grows */
	bool has_flat_scratch; /* what its set-up needs is there, or hardware does it */
};

/* What a symbol says begins at a place. */
struct flow_symbol {
	uint64_t at;         /* first, for array_upto() */
	uint64_t size;       /* 0: up to the next that begins a function */
	struct str name;
	enum flow_kind kind;
	bool shared;         /* other objects may use it */
	struct flow_start start; /* of a kernel */
};

/* What a relocation puts into the code. */
struct flow_reloc {
	uint64_t at;         /* first, for array_upto() */
	uint32_t type;       /* R_AMDGPU_… of reloc.h */
	bool here;           /* the symbol is in this section, at to */
	uint64_t to;
	struct str symbol;
	int64_t addend;
};

/* An 8-byte word elsewhere in the object, such as in a table of the linker's, that will hold an address in the section. */
struct flow_pointer {
	uint64_t at;         /* first, for array_upto(); counted from this section's start */
	uint64_t to;
};

/* How many registers an image's address has, where only the source says so. */
struct flow_address {
	uint64_t at;         /* first, for array_upto(); the instruction */
	uint8_t count;
};

struct flow_code {
	const struct isa *isa;
	const uint8_t *bytes;
	uint64_t size;       /* below 4 GiB; the rest is ignored */
	struct str name;     /* the section's */
	bool shape_only;     /* regions of lanes and what is read of arguments are not asked for: where the code can be followed
	                      * without knowing what registers hold, they are left out, which is three times as fast */
	bool safe;           /* for waits: what code can know of its addresses is not relied upon */
	bool tg_split;       /* the waves of a work group are on several compute units: no flat address is of LDS */
	bool in_parts;       /* control may run off its end, into what is loaded after it: shaders of amdpal and mesa3d */
	struct flow_symbol *symbols; /* sorted */
	struct flow_reloc *relocs;   /* sorted */
	struct flow_pointer *pointers; /* sorted */
	struct flow_address *addresses; /* sorted; some, all or none */
	size_t nsymbols, nrelocs, npointers, naddresses;
};

/* "kernel", "function", "code". */
const char *
flow_kind_name(enum flow_kind kind);

/* Decodes the instruction at a place, even one without a text because bits are set that the hardware ignores, or because it has
 * halves of registers, v0.h, and the setting for the text is without them. Returns false if there is none. */
bool
flow_decode_at(const struct flow_code *code, uint64_t at, struct insn *out);

#endif
