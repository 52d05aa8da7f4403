/* The input of the analyses: the bytes of a section, and what symbols, descriptors and relocations say about them. Locations are
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
	ENTRY_FUNCTION, /* a call target */
	ENTRY_LABEL,    /* a name without a type: begins a function only if it is not reached otherwise */
	ENTRY_LOCAL,    /* the same, but not visible to other objects: never begins a function */
};

/* The registers of a kernel when it starts. */
struct flow_start {
	bool known;          /* if false, any register may be set */
	uint16_t sgprs;      /* the first sgprs SGPRs are set */
	uint16_t ids_elsewhere; /* number of work-group IDs that are not in the following SGPRs, but in ttmp9 and ttmp7 */
	uint16_t vgprs;      /* v0 to v[vgprs] are set */
	int16_t kernarg;     /* first SGPR of the pair with the kernarg address; -1: none */
	int16_t kernarg_at;  /* first SGPR of the pair that would have it */
	int16_t perhaps;     /* an SGPR that may be unset: compilers read the scratch offset even without scratch memory; -1: none */
	uint32_t kernarg_size; /* in bytes */
	uint32_t second;     /* offset from the symbol at which hardware that preloads arguments starts the kernel; 0: same as the
	                      * symbol */
	uint32_t group;      /* maximum number of work items in a work-group; 0: unknown */
	uint32_t sizes[3];   /* required work-group size; 0: none */
	bool has_scratch;    /* there is private memory, of fixed size or a stack */
	bool has_flat_scratch; /* its inputs are present, or hardware initializes it */
};

/* What a symbol defines at an offset. */
struct flow_symbol {
	uint64_t at;         /* first, for array_upto() */
	uint64_t size;       /* 0: up to the next function */
	struct str name;
	enum flow_kind kind;
	bool shared;         /* visible to other objects */
	struct flow_start start; /* for a kernel */
};

/* A relocation of the code. */
struct flow_reloc {
	uint64_t at;         /* first, for array_upto() */
	uint32_t type;       /* R_AMDGPU_… of reloc.h */
	bool here;           /* the symbol is in this section, at to */
	uint64_t to;
	struct str symbol;
	int64_t addend;
};

/* An 8-byte word elsewhere in the object, such as in a linker's table, that will hold an address in the section. */
struct flow_pointer {
	uint64_t at;         /* first, for array_upto(); relative to this section's start */
	uint64_t to;
};

/* The number of registers of an image's address, where only the source says so. */
struct flow_address {
	uint64_t at;         /* first, for array_upto(); the instruction */
	uint8_t count;
};

struct flow_code {
	const struct isa *isa;
	const uint8_t *bytes;
	uint64_t size;       /* below 4 GiB; the rest is ignored */
	struct str name;     /* the section's name */
	bool shape_only;     /* regions of lanes and argument reads are not needed: they are omitted where control flow does not depend
	                      * on register values, which is three times as fast */
	bool safe;           /* for inserting waits: does not rely on what is known of addresses */
	bool tg_split;       /* the waves of a work-group run on several compute units: flat addresses never access LDS */
	bool in_parts;       /* control may fall through its end, into code loaded after it: shaders of amdpal and mesa3d */
	struct flow_symbol *symbols; /* sorted */
	struct flow_reloc *relocs;   /* sorted */
	struct flow_pointer *pointers; /* sorted */
	struct flow_address *addresses; /* sorted; some, all or none */
	size_t nsymbols, nrelocs, npointers, naddresses;
};

/* "kernel", "function", "code". */
const char *
flow_kind_name(enum flow_kind kind);

/* Decodes the instruction at an offset, even one without a text, because hardware ignores some of its bits, or because it uses
 * register halves, v0.h, while the text setting excludes them. Returns false if there is none. */
bool
flow_decode_at(const struct flow_code *code, uint64_t at, struct insn *out);

#endif
