/* libamdgcn: an assembler and a disassembler of AMD GPU code, GFX6 to GFX12, in the syntax of LLVM, and what its
 * instructions do. From memory to memory: nothing is printed, and nothing ends the process, not even where memory runs out.
 * Functions may be called from several threads at once, as long as no two use the same amdgcn_object. Explained in
 * libamdgcn(3). */
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

/* Frees what a function here has made for the caller. */
AMDGCN_API void
amdgcn_free(void *p);

/* ---- messages */

/* What a message is about. */
enum amdgcn_status {
	AMDGCN_INPUT,     /* what the caller gave: a source, an object, a setting */
	AMDGCN_MEMORY,    /* memory ran out; the same call may succeed later */
	AMDGCN_TOO_LARGE, /* a source, or its names, of more than 4 GB */
};

struct amdgcn_message {
	const char *severity; /* "error", "warning" or "note"; a note is about the message before it */
	const char *text;     /* what is wrong, without location and severity */
	const char *file;     /* the file of the location; NULL if there is none */
	unsigned line, column; /* the location, from 1; the column in bytes */
	const char *source;   /* the line at fault; it is not NUL-terminated */
	size_t source_length; /* its length in bytes */
	enum amdgcn_status status; /* what the message is about */
};

/* Takes a message, which lasts until it returns. It must return: no longjmp(), no exception. */
typedef void amdgcn_report(void *user, const struct amdgcn_message *message);

/* ---- assembling */

struct amdgcn_settings {
	size_t size;                /* sizeof(struct amdgcn_settings), as the caller knows it */
	const char *processor;      /* "gfx90a" or "gfx90a:xnack-"; NULL: the source's .amdgcn_target names it */
	const char *features;       /* "+wavefrontsize64,-cumode"; NULL: the processor's defaults */
	const char *system;         /* a triple, "amdgcn-amd-amdpal"; NULL: amdhsa */
	unsigned code_object_version; /* 2 to 6; 0: 5, the newest that LLVM 19 makes by itself */
	const char *name;           /* the name of the source in messages; NULL: "<memory>" */
	const char *const *include; /* the folders in which files of .include and .incbin are looked up */
	size_t ninclude;            /* the number of these folders */
	int fill_metadata;          /* not 0: add to metadata what the descriptors say, as --fill-metadata */
	int warn_kernel;            /* not 0: warn where code, descriptors and metadata disagree, as -Wkernel */
};

/* Assembles n bytes of source to a relocatable object, which the caller frees. Messages go to report, which may be NULL.
 * Returns how many errors there were: if there was any, *object is NULL. */
AMDGCN_API unsigned
amdgcn_assemble(const struct amdgcn_settings *settings, const char *source, size_t n, amdgcn_report *report, void *user,
	void **object, size_t *size);

/* ---- instructions */

/* A processor with its settings. */
struct amdgcn_processor;

/* Names and features as in struct amdgcn_settings. Returns NULL, and why in a buffer of nwhy bytes, if there is none;
 * else the caller frees it with amdgcn_free. */
AMDGCN_API struct amdgcn_processor *
amdgcn_processor(const char *name, const char *features, char *why, size_t nwhy);

struct amdgcn_instruction {
	uint64_t opaque[5];
};

enum { AMDGCN_TEXT = 512, AMDGCN_OPERANDS = 48 };

/* Decodes what is at bytes, at most n. Returns the instruction's size in bytes, 0 if they are not one. */
AMDGCN_API unsigned
amdgcn_decode(const struct amdgcn_processor *p, const void *bytes, size_t n, struct amdgcn_instruction *out);

/* Its text, which assembles to the same bytes, into text, NUL-terminated. Returns the length. */
AMDGCN_API size_t
amdgcn_text(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, char text[AMDGCN_TEXT]);

/* "v_add_f32", whatever its encoding. */
AMDGCN_API const char *
amdgcn_mnemonic(const struct amdgcn_instruction *insn);

/* Whether it is a direct branch or call; where it goes if it is at address. */
AMDGCN_API int
amdgcn_branch_target(const struct amdgcn_instruction *insn, uint64_t address, uint64_t *target);

/* Bits: an address and stored data are read. */
enum amdgcn_access { AMDGCN_READ = 1, AMDGCN_WRITE = 2 };

/* A run of registers that an instruction uses in one way, named in its text or not. */
struct amdgcn_operand {
	const char *file;      /* the register file, "sgpr", "vgpr", "exec" …; see REGISTER FILES */
	unsigned first, count; /* the first register of the file and their number, of 32 bits each */
	unsigned access;       /* AMDGCN_READ, AMDGCN_WRITE or both */
	int place;             /* its number among the operands of the text, from 0; -1: it is not named there */
	int partial;           /* not 0: not all of it is certainly used or changed, but bytes, some lanes, by an index or a condition */
};

/* Fills operands, which has room for AMDGCN_OPERANDS; returns how many there are. */
AMDGCN_API unsigned
amdgcn_operands(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, struct amdgcn_operand *operands);

/* AMDGCN_RETURN: an atomic that returns what was there before; AMDGCN_DMA: between memory and LDS, past registers; the
 * last three are of caches. */
enum amdgcn_memory {
	AMDGCN_LOAD = 1, AMDGCN_STORE = 2, AMDGCN_ATOMIC = 4, AMDGCN_RETURN = 8, AMDGCN_DMA = 16,
	AMDGCN_PREFETCH = 32, AMDGCN_INVALIDATE = 64, AMDGCN_WRITEBACK = 128
};

struct amdgcn_effects {
	const char *flow;  /* where control goes, "next", "branch" …; see CONTROL FLOW */
	const char *space; /* which memory is accessed, "none", "lds", "global" …; see MEMORY */
	const char *event; /* what is outstanding after it, "none", "vmem_load" …; see OUTSTANDING OPERATIONS */
	const char *issue; /* the unit that executes it, "salu", "valu" …; see UNITS */
	unsigned memory;   /* what is done to memory: bits AMDGCN_LOAD …; see MEMORY */
	unsigned bytes;    /* the bytes that each lane (of a scalar operation the wave) moves; 0: none, or it depends on more */
};

AMDGCN_API void
amdgcn_effects(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, struct amdgcn_effects *effects);

/* ---- code objects */

struct amdgcn_object;

/* Opens an object or code object in memory, which must stay there. Returns NULL after errors; else the caller closes it.
 * report gets the messages of the functions below, too. */
AMDGCN_API struct amdgcn_object *
amdgcn_open(const void *bytes, size_t n, amdgcn_report *report, void *user);

AMDGCN_API void
amdgcn_close(struct amdgcn_object *object);

/* Its target: "amdgcn-amd-amdhsa--gfx90a:xnack+". Lasts as long as the object; NULL: unknown. */
AMDGCN_API const char *
amdgcn_target(const struct amdgcn_object *object);

struct amdgcn_symbol {
	const char *name;     /* its name, which lasts as long as the object */
	uint64_t value, size; /* as in ELF */
	unsigned type, binding, section; /* as in ELF: STT_…, STB_…, SHN_… or the number of a section */
};

/* Symbol i of the symbol table, or, without one, of the dynamic symbols, from 0. Returns 0 after the last. */
AMDGCN_API int
amdgcn_symbol(const struct amdgcn_object *object, size_t i, struct amdgcn_symbol *out);

/* The bytes of the first section of this name, their number and its address; NULL if it has none. */
AMDGCN_API const void *
amdgcn_section(const struct amdgcn_object *object, const char *name, size_t *size, uint64_t *address);

/* The descriptor of a kernel, named without ".kd", as the directives .amdhsa_kernel to .end_amdhsa_kernel. Returns NULL
 * if there is none that directives can make, or after an error; the caller frees it. */
AMDGCN_API char *
amdgcn_descriptor(const struct amdgcn_object *object, const char *kernel);

/* All notes, metadata among them as YAML, in the layout of llvm-readelf --notes. Returns NULL after an error; the caller frees
 * it. */
AMDGCN_API char *
amdgcn_notes(const struct amdgcn_object *object);

#ifdef __cplusplus
}
#endif

#endif
