/* libamdgcn: assembles and disassembles AMD GPU code, GFX6 to GFX12, in LLVM's syntax, and describes the effects of instructions.
 * It works in memory. It prints nothing and never ends the process, not even if memory is exhausted. Several threads may call
 * functions at the same time, unless they use the same amdgcn_object. libamdgcn(3) contains the details and an example. */
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

/* Returns the library's version, such as "0.2.0". The string is static. */
AMDGCN_API const char *
amdgcn_version(void);

/* Frees memory that a function of this library allocated for the caller. Accepts NULL. */
AMDGCN_API void
amdgcn_free(void *p);

/* ---- messages */

/* The cause of a message. */
enum amdgcn_status {
	AMDGCN_INPUT,     /* an error in the source, object or setting that the caller passed */
	AMDGCN_MEMORY,    /* memory was exhausted; the same call may succeed later */
	AMDGCN_TOO_LARGE, /* the source or its names exceed 4 GB */
};

/* An error, a warning or a note. */
struct amdgcn_message {
	const char *severity; /* "error", "warning" or "note"; a note refers to the message before it */
	const char *text;     /* the message, without location and severity */
	const char *file;     /* the name of the source file; NULL: no location */
	unsigned line, column; /* the location, counted from 1; the column is in bytes */
	const char *source;   /* the source line at fault; not NUL-terminated */
	size_t source_length; /* the length of source in bytes */
	enum amdgcn_status status; /* the cause of the message */
};

/* Receives one message. The message and its strings are valid during the call only. The function must return; it must not call
 * longjmp() or throw an exception. */
typedef void amdgcn_report(void *user, const struct amdgcn_message *message);

/* ---- assembling */

/* The settings of an assembly. Set size; any other member that is 0 or NULL has its default. The strings must stay valid during
 * the call only. */
struct amdgcn_settings {
	size_t size;                /* sizeof(struct amdgcn_settings) in the caller's version of this header */
	const char *processor;      /* the processor, such as "gfx90a" or "gfx90a:xnack-"; NULL: .amdgcn_target sets it */
	const char *features;       /* features, such as "+wavefrontsize64,-cumode"; NULL: the processor's defaults */
	const char *system;         /* the target triple, such as "amdgcn-amd-amdpal"; NULL: amdhsa */
	unsigned code_object_version; /* the code object version, 2 to 6; 0: 5, LLVM 19's default */
	const char *name;           /* the name of the source in messages; NULL: "<memory>" */
	const char *const *include; /* the folders that .include and .incbin search */
	size_t ninclude;            /* the number of folders in include */
	int fill_metadata;          /* not 0: complete the metadata from the kernel descriptors, like --fill-metadata */
	int warn_kernel;            /* not 0: warn if code, descriptors and metadata disagree, like -Wkernel */
};

/* Assembles n bytes of source. Without errors, stores a relocatable object of *size bytes in *object, which the caller frees with
 * amdgcn_free(). After errors, stores NULL in *object. Passes messages and user to report. settings and report may be NULL.
 * Returns the number of errors. */
AMDGCN_API unsigned
amdgcn_assemble(const struct amdgcn_settings *settings, const char *source, size_t n, amdgcn_report *report, void *user,
	void **object, size_t *size);

/* ---- instructions */

/* A processor and its features. */
struct amdgcn_processor;

/* Returns a processor, which the caller frees with amdgcn_free(). name and features are as in struct amdgcn_settings; name must
 * not be NULL. If the name or a feature is unknown, or memory is exhausted, returns NULL and stores the reason in why, a buffer of
 * nwhy bytes. */
AMDGCN_API struct amdgcn_processor *
amdgcn_processor(const char *name, const char *features, char *why, size_t nwhy);

/* A decoded instruction. It is a value that may be copied and need not be freed. */
struct amdgcn_instruction {
	uint64_t opaque[5];
};

/* The size of a buffer for the text of any instruction, in bytes, and of an array for the operands of any instruction. */
enum { AMDGCN_TEXT = 512, AMDGCN_OPERANDS = 48 };

/* Decodes one instruction from at most n bytes. Returns its size in bytes, or 0 if the bytes are not an instruction of the
 * processor. The functions below, up to amdgcn_effects(), accept instructions that were decoded for the same processor. They
 * cannot fail, and do not allocate memory. */
AMDGCN_API unsigned
amdgcn_decode(const struct amdgcn_processor *p, const void *bytes, size_t n, struct amdgcn_instruction *out);

/* Stores the instruction's assembly text in text, NUL-terminated. The text assembles to the same bytes, except for bits that
 * hardware ignores. Returns the length of the text. */
AMDGCN_API size_t
amdgcn_text(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, char text[AMDGCN_TEXT]);

/* Returns the instruction's name without its encoding suffix, such as "v_add_f32". The string is static. */
AMDGCN_API const char *
amdgcn_mnemonic(const struct amdgcn_instruction *insn);

/* If the instruction is a direct branch or call, stores its target in *target and returns 1; address is the address of the
 * instruction. Otherwise returns 0. */
AMDGCN_API int
amdgcn_branch_target(const struct amdgcn_instruction *insn, uint64_t address, uint64_t *target);

/* Bits that describe an access. Address registers and store data count as read. */
enum amdgcn_access { AMDGCN_READ = 1, AMDGCN_WRITE = 2 };

/* Consecutive registers that an instruction accesses, as an operand in its text or implicitly. The string is static. */
struct amdgcn_operand {
	const char *file;      /* the register file: "sgpr", "vgpr", "exec" …; see REGISTER FILES */
	unsigned first, count; /* the first register within the file, and the number of 32-bit registers */
	unsigned access;       /* AMDGCN_READ, AMDGCN_WRITE or both */
	int place;             /* the index of the operand in the text, from 0; -1: implicit */
	int partial;           /* not 0: the access may be partial (some bytes or lanes, one indexed register) or conditional */
};

/* Fills operands, an array of AMDGCN_OPERANDS elements, with the registers that the instruction accesses, assuming that VGPR
 * indexing (s_set_gpr_idx_on) is off. Returns their number. */
AMDGCN_API unsigned
amdgcn_operands(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, struct amdgcn_operand *operands);

/* Bits that describe memory operations. AMDGCN_RETURN: an atomic returns the old value. AMDGCN_DMA: a transfer between memory and
 * LDS bypasses registers. AMDGCN_PREFETCH, _INVALIDATE and _WRITEBACK are cache operations. */
enum amdgcn_memory {
	AMDGCN_LOAD = 1, AMDGCN_STORE = 2, AMDGCN_ATOMIC = 4, AMDGCN_RETURN = 8, AMDGCN_DMA = 16,
	AMDGCN_PREFETCH = 32, AMDGCN_INVALIDATE = 64, AMDGCN_WRITEBACK = 128
};

/* The effects of an instruction. The strings are static. */
struct amdgcn_effects {
	const char *flow;  /* control flow after the instruction: "next", "branch" …; see CONTROL FLOW */
	const char *space; /* the memory that is accessed: "none", "lds", "global" …; see MEMORY */
	const char *event; /* the operation that remains outstanding: "none", "vmem_load" …; see OUTSTANDING OPERATIONS */
	const char *issue; /* the unit that executes the instruction: "salu", "valu" …; see UNITS */
	unsigned memory;   /* memory operations, as bits of enum amdgcn_memory; see MEMORY */
	unsigned bytes;    /* bytes moved per lane, or per wave by a scalar operation; 0: none, or not known from the instruction */
};

/* Stores the effects of the instruction in *effects. */
AMDGCN_API void
amdgcn_effects(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, struct amdgcn_effects *effects);

/* ---- code objects */

/* A relocatable object or code object in memory. Two threads must not use it at the same time. */
struct amdgcn_object;

/* Opens a relocatable object or a linked code object of n bytes in memory. The bytes must stay valid and unchanged until
 * amdgcn_close(), which the caller must call. Returns NULL after errors. This function and the functions below pass messages and
 * user to report, which may be NULL. */
AMDGCN_API struct amdgcn_object *
amdgcn_open(const void *bytes, size_t n, amdgcn_report *report, void *user);

/* Closes an object, and frees everything that is valid until then. Accepts NULL. */
AMDGCN_API void
amdgcn_close(struct amdgcn_object *object);

/* Returns the target ID, such as "amdgcn-amd-amdhsa--gfx90a:xnack+", or NULL if the processor is unknown. The string is valid
 * until amdgcn_close(). */
AMDGCN_API const char *
amdgcn_target(const struct amdgcn_object *object);

/* A symbol of an object. */
struct amdgcn_symbol {
	const char *name;     /* the name; valid until amdgcn_close() */
	uint64_t value, size; /* value and size, as in ELF */
	unsigned type, binding, section; /* STT_… type, STB_… binding, and section index or SHN_… constant, as in ELF */
};

/* Stores symbol i, counted from 0, in *out and returns 1. Returns 0 if there is no symbol i. Enumerates .symtab or, if the object
 * has no .symtab, .dynsym. */
AMDGCN_API int
amdgcn_symbol(const struct amdgcn_object *object, size_t i, struct amdgcn_symbol *out);

/* Returns the contents of the first SHT_PROGBITS section with this name, and stores its size in bytes and its address. The
 * contents are valid until amdgcn_close(). If the section does not exist, returns NULL and stores nothing. */
AMDGCN_API const void *
amdgcn_section(const struct amdgcn_object *object, const char *name, size_t *size, uint64_t *address);

/* Returns the kernel descriptor as text: the directives from .amdhsa_kernel to .end_amdhsa_kernel. kernel is the kernel's name,
 * without ".kd". The caller frees the text with amdgcn_free(). Returns NULL if the object has no such descriptor, if directives
 * cannot express it, or after an error. */
AMDGCN_API char *
amdgcn_descriptor(const struct amdgcn_object *object, const char *kernel);

/* Returns all notes as text in the format of llvm-readelf --notes, with metadata as YAML. The caller frees the text with
 * amdgcn_free(). Returns NULL after an error. */
AMDGCN_API char *
amdgcn_notes(const struct amdgcn_object *object);

#ifdef __cplusplus
}
#endif

#endif
