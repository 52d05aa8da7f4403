/* libamdgcn: an assembler and a disassembler of AMD GPU code, GFX6 to GFX12, in the syntax of LLVM, and the
 * effects of its instructions. Input and output are in memory: the library prints nothing and never ends the process, not even if
 * memory runs out. Several threads may call all functions at once, if no two use the same amdgcn_object. See libamdgcn(3). */
#ifndef AMDGCN_H
#define AMDGCN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined __GNUC__
#define AMDGCN_API __attribute__((visibility("default")))
#else
#define AMDGCN_API
#endif

/* "0.2.0" */
AMDGCN_API const char *
amdgcn_version(void);

/* Frees a result that another function allocated for the caller. */
AMDGCN_API void
amdgcn_free(void *p);

/* ---- messages */

/* The cause of a message. */
enum amdgcn_status {
	AMDGCN_INPUT,     /* the input: a source, an object, a setting */
	AMDGCN_MEMORY,    /* memory ran out; the same call may succeed later */
	AMDGCN_TOO_LARGE, /* a source, or its names, has more than 4 GB */
};

struct amdgcn_message {
	const char *severity; /* "error", "warning" or "note"; a note is about the message before it */
	const char *text;     /* the text, without location and severity */
	const char *file;     /* the file of the location; NULL if there is none */
	unsigned line, column; /* the location, from 1; the column in bytes */
	const char *source;   /* the source line of the location, not NUL-terminated */
	size_t source_length; /* the length of the source line in bytes */
	enum amdgcn_status status; /* the cause of the message */
};

/* Receives a message, which is valid until the function returns. It must return: no longjmp(), no exception. */
typedef void amdgcn_report(void *user, const struct amdgcn_message *message);

/* ---- assembling */

struct amdgcn_settings {
	size_t size;                /* sizeof(struct amdgcn_settings) of the caller */
	const char *processor;      /* "gfx90a" or "gfx90a:xnack-"; NULL: .amdgcn_target of the source selects it */
	const char *features;       /* "+wavefrontsize64,-cumode"; NULL: the processor's defaults */
	const char *system;         /* a triple, "amdgcn-amd-amdpal"; NULL: amdhsa */
	unsigned code_object_version; /* 2 to 6; 0: 5, the default of LLVM 19 */
	const char *name;           /* the name of the source in messages; NULL: "<memory>" */
	const char *const *include; /* directories that are searched for files of .include and .incbin */
	size_t ninclude;            /* the number of these directories */
	int fill_metadata;          /* not 0: complete the metadata from the descriptors, as --fill-metadata */
	int warn_kernel;            /* not 0: warn if code, descriptors and metadata disagree, as -Wkernel */
};

/* Assembles n bytes of source to a relocatable object, which the caller frees. Messages go to report, which may be NULL.
 * Returns the number of errors; after an error, *object is NULL. */
AMDGCN_API unsigned
amdgcn_assemble(const struct amdgcn_settings *settings, const char *source, size_t n, amdgcn_report *report, void *user,
	void **object, size_t *size);

/* ---- instructions */

/* A processor with its settings. */
struct amdgcn_processor;

/* Names and features as in struct amdgcn_settings. After an error, returns NULL, and the reason in a buffer of nwhy
 * bytes; otherwise the caller frees the processor with amdgcn_free. */
AMDGCN_API struct amdgcn_processor *
amdgcn_processor(const char *name, const char *features, char *why, size_t nwhy);

struct amdgcn_instruction {
	uint64_t opaque[5];
};

enum { AMDGCN_TEXT = 512, AMDGCN_OPERANDS = 48 };

/* Decodes the instruction at bytes, of which there are n. Returns its size in bytes, or 0 if there is no instruction. */
AMDGCN_API unsigned
amdgcn_decode(const struct amdgcn_processor *p, const void *bytes, size_t n, struct amdgcn_instruction *out);

/* Writes the text of an instruction, NUL-terminated, which assembles to the same bytes. Returns its length. */
AMDGCN_API size_t
amdgcn_text(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, char text[AMDGCN_TEXT]);

/* Returns the name without the suffix of the encoding, "v_add_f32". */
AMDGCN_API const char *
amdgcn_mnemonic(const struct amdgcn_instruction *insn);

/* Returns whether the instruction is a direct branch or call; sets *target for an instruction at address. */
AMDGCN_API int
amdgcn_branch_target(const struct amdgcn_instruction *insn, uint64_t address, uint64_t *target);

/* Bits of an access; addresses and stored data are read. */
enum amdgcn_access { AMDGCN_READ = 1, AMDGCN_WRITE = 2 };

/* A range of registers that an instruction accesses, named in its text or not. */
struct amdgcn_operand {
	const char *file;      /* the register file, "sgpr", "vgpr", "exec" …; see REGISTER FILES */
	unsigned first, count; /* the first register of the range and the number of registers, of 32 bits each */
	unsigned access;       /* AMDGCN_READ, AMDGCN_WRITE or both */
	int place;             /* the position among the operands of the text, from 0; -1: not in the text */
	int partial;           /* not 0: the access may be to some bytes or lanes only, or depend on an index or a condition */
};

/* Writes the accesses of an instruction to an array of AMDGCN_OPERANDS elements; returns their number. */
AMDGCN_API unsigned
amdgcn_operands(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, struct amdgcn_operand *operands);

/* AMDGCN_RETURN: an atomic that returns the old value; AMDGCN_DMA: a transfer between memory and LDS; the last three are
 * operations on caches. */
enum amdgcn_memory {
	AMDGCN_LOAD = 1, AMDGCN_STORE = 2, AMDGCN_ATOMIC = 4, AMDGCN_RETURN = 8, AMDGCN_DMA = 16,
	AMDGCN_PREFETCH = 32, AMDGCN_INVALIDATE = 64, AMDGCN_WRITEBACK = 128
};

struct amdgcn_effects {
	const char *flow;  /* the control flow, "next", "branch" …; see CONTROL FLOW */
	const char *space; /* the accessed memory, "none", "lds", "global" …; see MEMORY */
	const char *event; /* the operation that is pending afterwards, "none", "vmem_load" …; see PENDING OPERATIONS */
	const char *issue; /* the unit that executes it, "salu", "valu" …; see UNITS */
	unsigned memory;   /* the accesses to memory: bits AMDGCN_LOAD …; see MEMORY */
	unsigned bytes;    /* bytes that each lane, or the wave in a scalar operation, moves; 0: none, or unknown */
};

AMDGCN_API void
amdgcn_effects(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, struct amdgcn_effects *effects);

/* ---- code objects */

struct amdgcn_object;

/* Opens an object or code object in memory, which must remain valid until amdgcn_close. Returns NULL after an error. Messages of
 * the functions below are passed to report as well. */
AMDGCN_API struct amdgcn_object *
amdgcn_open(const void *bytes, size_t n, amdgcn_report *report, void *user);

AMDGCN_API void
amdgcn_close(struct amdgcn_object *object);

/* Returns the target identifier, "amdgcn-amd-amdhsa--gfx90a:xnack+", valid as long as the object; NULL if unknown. */
AMDGCN_API const char *
amdgcn_target(const struct amdgcn_object *object);

struct amdgcn_symbol {
	const char *name;     /* the name, valid as long as the object */
	uint64_t value, size; /* as in ELF */
	unsigned type, binding, section; /* as in ELF: STT_…, STB_…, SHN_… or the number of a section */
};

/* Reads symbol i, from 0, of the symbol table, or of the dynamic symbols if there is none. Returns 0 after the last. */
AMDGCN_API int
amdgcn_symbol(const struct amdgcn_object *object, size_t i, struct amdgcn_symbol *out);

/* Returns the contents of the first section of this name, with size and address; NULL if there is none. */
AMDGCN_API const void *
amdgcn_section(const struct amdgcn_object *object, const char *name, size_t *size, uint64_t *address);

/* Returns the descriptor of a kernel, named without ".kd", as directives, .amdhsa_kernel to .end_amdhsa_kernel, which the caller
 * frees. Returns NULL if there is none, if no directives assemble to it, or after an error. */
AMDGCN_API char *
amdgcn_descriptor(const struct amdgcn_object *object, const char *kernel);

/* Returns all notes, with metadata as YAML, in the layout of llvm-readelf --notes, which the caller frees. Returns NULL after an
 * error. */
AMDGCN_API char *
amdgcn_notes(const struct amdgcn_object *object);

#ifdef __cplusplus
}
#endif

#endif
