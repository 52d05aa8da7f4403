/* Opens and reads a code object. */
#ifndef AMDGCN_OBJECT_H
#define AMDGCN_OBJECT_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* An open relocatable object or linked code object. Several threads may use it at the same time. */
struct amdgcn_object;

/* Opens an object of n bytes in memory. The bytes must stay valid and unchanged until amdgcn_close(), which the caller must call.
 * Returns NULL after errors. Passes messages and user to report, which may be NULL. Later calls for the object also pass messages
 * to report, one call at a time, so report must not call functions for this object. */
AMDGCN_API struct amdgcn_object *
amdgcn_open(const void *bytes, size_t n, amdgcn_report *report, void *user);

/* The object to open. Set size, and either path or bytes; any other member that is 0 or NULL has its default.
 * amdgcn_open_input() reads the strings only until it returns. */
struct amdgcn_input {
	size_t size;           /* sizeof(struct amdgcn_input) in the caller's version of this header */
	const char *path;      /* the file, which is read into memory; NULL: the object is in memory */
	const void *bytes;     /* the object in memory, as for amdgcn_open() */
	size_t nbytes;
	const char *name;      /* the name of the object in messages; NULL: the path, or "object" */
	const char *processor; /* the processor for which to read the code, such as "gfx90a"; NULL: the object's processor */
	const char *features;  /* changes to the processor's features, such as "+wavefrontsize64,-cumode"; NULL: none */
};

/* Opens an object from a file or from memory. Returns, reports and requires the same as amdgcn_open(). */
AMDGCN_API struct amdgcn_object *
amdgcn_open_input(const struct amdgcn_input *input, amdgcn_report *report, void *user);

/* Closes an object. Frees all results that are documented to be valid until this call. Accepts NULL. */
AMDGCN_API void
amdgcn_close(struct amdgcn_object *object);

/* Returns the target ID in the object's header, such as "amdgcn-amd-amdhsa--gfx90a:xnack+", or NULL if the processor in the header
 * is unknown. The string is valid until amdgcn_close(). */
AMDGCN_API const char *
amdgcn_target(const struct amdgcn_object *object);

struct amdgcn_symbol {
	const char *name;     /* valid until amdgcn_close() */
	uint64_t value, size; /* value: st_value of ELF; size: st_size of ELF */
	unsigned type, binding, section; /* type: STT_… of ELF; binding: STB_… of ELF; section: section index, or SHN_… of ELF */
};

/* Stores symbol i, counted from 0 after the null symbol, in *out and returns 1. Returns 0 if there is no symbol i. Enumerates
 * .symtab or, if the object has no .symtab, .dynsym. */
AMDGCN_API int
amdgcn_symbol(const struct amdgcn_object *object, size_t i, struct amdgcn_symbol *out);

/* Returns the contents of the first SHT_PROGBITS section with this name, and stores its size in bytes and its address. The
 * contents are valid until amdgcn_close(). If the section does not exist, returns NULL and stores nothing. */
AMDGCN_API const void *
amdgcn_section(const struct amdgcn_object *object, const char *name, size_t *size, uint64_t *address);

/* Returns the kernel descriptor as text: the directives from .amdhsa_kernel to .end_amdhsa_kernel. kernel is the kernel's name,
 * without ".kd". The caller frees the text with amdgcn_free(). Returns NULL if the object has no descriptor of the kernel, if
 * directives cannot express the descriptor, or after an error. */
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
