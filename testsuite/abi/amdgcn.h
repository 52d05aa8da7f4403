/* The declarations of libamdgcn's headers, recorded by testsuite/structure/abi.py. */
#ifndef AMDGCN_BASE_H
#define AMDGCN_BASE_H
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
#define AMDGCN_VERSION_MAJOR 0
#define AMDGCN_VERSION_MINOR 2
#define AMDGCN_VERSION_PATCH 0
#define AMDGCN_ABI 0
AMDGCN_API const char *
amdgcn_version(void);
AMDGCN_API void
amdgcn_free(void *p);
enum amdgcn_status {
	AMDGCN_INPUT,
	AMDGCN_MEMORY,
	AMDGCN_TOO_LARGE,
};
struct amdgcn_message {
	const char *severity;
	const char *text;
	const char *file;
	unsigned line, column;
	const char *source;
	size_t source_length;
	enum amdgcn_status status;
};
typedef void amdgcn_report(void *user, const struct amdgcn_message *message);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_ASSEMBLE_H
#define AMDGCN_ASSEMBLE_H
#ifdef __cplusplus
extern "C" {
#endif
struct amdgcn_settings {
	size_t size;
	const char *processor;
	const char *features;
	const char *system;
	unsigned code_object_version;
	const char *name;
	const char *const *include;
	size_t ninclude;
	int fill_metadata;
	int warn_kernel;
};
AMDGCN_API unsigned
amdgcn_assemble(const struct amdgcn_settings *settings, const char *source, size_t n, amdgcn_report *report, void *user,
	void **object, size_t *size);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_INSTRUCTION_H
#define AMDGCN_INSTRUCTION_H
#ifdef __cplusplus
extern "C" {
#endif
struct amdgcn_processor;
AMDGCN_API struct amdgcn_processor *
amdgcn_processor(const char *name, const char *features, char *why, size_t nwhy);
struct amdgcn_instruction {
	uint64_t opaque[5];
};
enum { AMDGCN_TEXT = 512, AMDGCN_OPERANDS = 48 };
AMDGCN_API unsigned
amdgcn_decode(const struct amdgcn_processor *p, const void *bytes, size_t n, struct amdgcn_instruction *out);
AMDGCN_API size_t
amdgcn_text(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, char text[AMDGCN_TEXT]);
AMDGCN_API const char *
amdgcn_mnemonic(const struct amdgcn_instruction *insn);
AMDGCN_API int
amdgcn_branch_target(const struct amdgcn_instruction *insn, uint64_t address, uint64_t *target);
enum amdgcn_access { AMDGCN_READ = 1, AMDGCN_WRITE = 2 };
struct amdgcn_operand {
	const char *file;
	unsigned first, count;
	unsigned access;
	int place;
	int partial;
};
AMDGCN_API unsigned
amdgcn_operands(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, struct amdgcn_operand *operands);
enum amdgcn_memory {
	AMDGCN_LOAD = 1, AMDGCN_STORE = 2, AMDGCN_ATOMIC = 4, AMDGCN_RETURN = 8, AMDGCN_DMA = 16,
	AMDGCN_PREFETCH = 32, AMDGCN_INVALIDATE = 64, AMDGCN_WRITEBACK = 128
};
struct amdgcn_effects {
	const char *flow;
	const char *space;
	const char *event;
	const char *issue;
	unsigned memory;
	unsigned bytes;
};
AMDGCN_API void
amdgcn_effects(const struct amdgcn_processor *p, const struct amdgcn_instruction *insn, struct amdgcn_effects *effects);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_LINK_H
#define AMDGCN_LINK_H
#ifdef __cplusplus
extern "C" {
#endif
struct amdgcn_file {
	const char *name;
	const void *bytes;
	size_t size;
};
struct amdgcn_link {
	size_t size;
	const char *const *arguments;
	size_t narguments;
	const struct amdgcn_file *files;
	size_t nfiles;
};
AMDGCN_API unsigned
amdgcn_link(const struct amdgcn_link *link, amdgcn_report *report, void *user, void **object, size_t *size, char **text);
#ifdef __cplusplus
}
#endif
#endif
#ifndef AMDGCN_OBJECT_H
#define AMDGCN_OBJECT_H
#ifdef __cplusplus
extern "C" {
#endif
struct amdgcn_object;
AMDGCN_API struct amdgcn_object *
amdgcn_open(const void *bytes, size_t n, amdgcn_report *report, void *user);
AMDGCN_API void
amdgcn_close(struct amdgcn_object *object);
AMDGCN_API const char *
amdgcn_target(const struct amdgcn_object *object);
struct amdgcn_symbol {
	const char *name;
	uint64_t value, size;
	unsigned type, binding, section;
};
AMDGCN_API int
amdgcn_symbol(const struct amdgcn_object *object, size_t i, struct amdgcn_symbol *out);
AMDGCN_API const void *
amdgcn_section(const struct amdgcn_object *object, const char *name, size_t *size, uint64_t *address);
AMDGCN_API char *
amdgcn_descriptor(const struct amdgcn_object *object, const char *kernel);
AMDGCN_API char *
amdgcn_notes(const struct amdgcn_object *object);
#ifdef __cplusplus
}
#endif
#endif
