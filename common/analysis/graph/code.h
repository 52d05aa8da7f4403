/* Input of the analyses: the bytes of a section, and the symbols, descriptors and relocations that apply to the section. Locations
 * are offsets from the section's start. */
#ifndef GRAPH_CODE_H
#define GRAPH_CODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/str.h"
#include "common/isa/insn.h"

enum { GRAPH_NONE = UINT32_MAX };

enum graph_kind {
	ENTRY_KERNEL,   /* started by hardware; known from its descriptor or symbol type */
	ENTRY_FUNCTION, /* called by code */
	ENTRY_LABEL,    /* a global symbol without a type; begins a function only if no known path reaches it */
	ENTRY_LOCAL,    /* a local symbol without a type; never begins a function */
	ENTRY_DATA,     /* begins data, up to the symbol's size or to the next function; such data is code only where a known path reaches it */
};

/* Whether the waves of a kernel start in dynamic VGPR mode, with one block of VGPRs. */
enum graph_dynamic { DYNAMIC_UNSAID, DYNAMIC_OFF, DYNAMIC_ON };

/* The registers of a kernel when it starts. */
struct graph_start {
	bool known;          /* if false, any register may be set */
	uint16_t sgprs;      /* number of SGPRs that are set, beginning with s0 */
	uint16_t ids_elsewhere; /* number of work-group IDs that are passed in ttmp9 and ttmp7 instead of in SGPRs */
	uint16_t id_at;      /* with next_id: number of the SGPR */
	char next_id;        /* 'x', 'y' or 'z': the work-group ID that one more SGPR would hold; 0: none */
	uint16_t vgprs;      /* number of VGPRs that are set, beginning with v0 */
	uint8_t dynamic;     /* DYNAMIC_…, from the descriptor or amdpal's metadata */
	uint8_t blocks;      /* blocks of VGPRs that whoever jumps to the function has allocated, from LLVM's symbol _dvgpr$NAME; 0: unknown */
	int16_t kernarg;     /* first SGPR of the pair with the kernarg address; -1: none */
	int16_t kernarg_at;  /* first SGPR of the pair for the kernarg address, even if the descriptor does not request the address */
	int16_t perhaps;     /* SGPR that compilers may read although it may be unset: it holds the scratch offset only if there is
	                      * scratch memory; -1: none */
	uint8_t preload_at, preloaded; /* preload_at: first SGPR of preloaded arguments; preloaded: number of these SGPRs */
	uint16_t preload_from; /* offset of the preloaded arguments in the kernarg segment, in bytes */
	uint32_t kernarg_size; /* bytes of the kernarg segment, from the descriptor or, if that has 0, from the metadata;
	                      * GRAPH_NONE: unknown */
	uint32_t lds;        /* bytes of LDS that the descriptor declares; GRAPH_NONE: a dispatch may add to them, or
	                      * the linker */
	uint32_t second;     /* offset from the symbol at which hardware that preloads arguments starts the kernel; 0: at the symbol */
	uint32_t group;      /* maximum number of work items in a work-group; 0: unknown */
	uint32_t sizes[3];   /* required work-group size in x, y and z; 0: none */
	bool both_units;     /* WGP mode: the waves of a work-group can run on both compute units of a work-group processor */
	bool has_scratch;    /* the kernel has private memory of a fixed size or a stack */
	bool has_flat_scratch; /* flat_scratch is initialized by the hardware, or its initial value is passed in SGPRs */
};

struct graph_symbol {
	uint64_t at;         /* offset of the symbol; first member, for array_upto() */
	uint64_t size;       /* in bytes; 0: up to the next function */
	struct str name;
	enum graph_kind kind;
	bool shared;         /* visible to other objects */
	struct graph_start start;
};

struct graph_reloc {
	uint64_t at;         /* offset of the relocated bytes; first member, for array_upto() */
	uint32_t type;       /* R_AMDGPU_… */
	bool here;           /* the symbol is defined in this section, at offset `to` */
	uint64_t to;
	struct str symbol;
	int64_t addend;
};

/* An 8-byte word elsewhere in the object, such as a GOT entry, that holds an address in this section after relocation. */
struct graph_pointer {
	uint64_t at;         /* location of the word relative to this section's start; first member, for array_upto() */
	uint64_t to;
};

/* The number of registers of an image address, from the assembly source. The encoding does not always determine this number. */
struct graph_address {
	uint64_t at;         /* offset of the instruction; first member, for array_upto() */
	uint8_t count;
};

struct graph_code {
	const struct isa *isa;
	const uint8_t *bytes;
	uint64_t size;       /* in bytes, below 4 GiB; the rest of a larger section is ignored */
	struct str name;
	bool shape_only;     /* compute the sets of active lanes (struct graph_region) and the reads of the kernarg segment only for
	                      * functions whose control flow depends on register values; three times as fast */
	bool safe;           /* for inserting waits and s_nop: treat uncertain cases as missing waits; do not analyze addresses, and rely
	                      * neither on the size of work-groups nor on CU mode */
	uint8_t vgpr_block;  /* VGPRs in a block of dynamic VGPR mode, from amdpal's metadata; 0: unknown */
	bool tg_split;       /* waves of a work-group run on several compute units, so flat addresses never access LDS */
	bool in_parts;       /* control may fall through the section's end into code that is loaded after it, as in shaders of amdpal
	                      * and mesa3d */
	struct graph_symbol *symbols; /* sorted by offset */
	struct graph_reloc *relocs;   /* sorted by offset */
	struct graph_pointer *pointers; /* sorted by location */
	struct graph_address *addresses; /* sorted by offset; may be incomplete or empty */
	size_t nsymbols, nrelocs, npointers, naddresses;
};

/* Returns "kernel", "function" or "code". */
const char *
graph_kind_name(enum graph_kind kind);

/* Decodes the instruction at an offset, also one with a single flaw, such as a bit that no field uses. Returns false if there is no
 * instruction. */
bool
graph_decode_at(const struct graph_code *code, uint64_t at, struct insn *out);

#endif
