/* Kernels, by the rules of the OS and the code object version: descriptors (.amdhsa_kernel), structures that precede the code
 * (.amd_kernel_code_t), metadata and notes, and the symbols that count registers. */
#ifndef ASSEMBLER_KERNEL_KERNEL_H
#define ASSEMBLER_KERNEL_KERNEL_H

#include "assembler/kernel/function_info.h"
#include "assembler/kernel/pops_metadata.h"
#include "assembler/node/node.h"
#include "assembler/value/values.h"
#include "common/base/file/buf.h"
#include "common/hsa/descriptor/code_t.h"
#include "common/hsa/descriptor/kd.h"
#include "common/hsa/object.h"

struct dir;
struct kernel_metadata;
struct kernel_used;
struct meta;
struct reader;
struct statement;

/* A kernel descriptor: .amdhsa_kernel. Its values may depend on later symbols. */
struct kernel {
	struct kernel *next;
	struct kd *kd;                      /* parsed values; NULL once the descriptor is finished, unless kernel_are_kept() */
	struct symbol *code;
	struct position at;
	bool described;                     /* the metadata describes this kernel; for -Wkernel */
	bool late;                          /* some value is unknown at .end_amdhsa_kernel */
	const struct expr **value;          /* indexed by row: expressions of unknown values; value is NULL if all values are known */
	uint8_t bytes[KD_SIZE];
};

/* A structure that precedes the code of a kernel: .amd_kernel_code_t. Its values may depend on later symbols. */
struct kernel_code {
	struct kernel_code *next;
	struct loc loc;
	struct position at;
	const struct expr *value[CODE_T_ROWS];
	uint8_t bytes[CODE_T_SIZE];
};

struct kernels {
	struct reader *in; /* not owned */
	struct kernel *first, **tail;
	struct map by_name;  /* maps kernel names to indexes in `named`, which contains the first kernel of each name */
	struct kernel **named;
	size_t nnamed, capnamed;
	struct kd *spare;    /* memory of a finished descriptor, for reuse; NULL if there is none */
	bool lost;           /* the open descriptor was rejected or interrupted by an instruction; its later errors are not reported */
	struct kernel *open; /* open descriptor, between .amdhsa_kernel and .end_amdhsa_kernel; NULL outside */
	struct kernel_code *codes, **codes_tail, *open_code;
	struct kernel_metadata *metadata, **metadata_tail;
	struct arena passing; /* for metadata that is written at once and then freed */
	struct kernel_used *used;
	size_t nused, capused;
	bool unparsed;       /* some metadata is not valid YAML */
	struct buf pal;      /* contents of the .amd_amdgpu_pal_metadata note */
	bool pal_pairs;      /* an .amd_amdgpu_pal_metadata was read */
	struct loc pal_loc;  /* location of the amdpal metadata; empty if there is none */
	struct pops_metadata pops;
	struct function_infos infos;
};

/* Suppresses errors that follow from an unknown directive in a descriptor. near is the directive that was probably meant, or NULL. */
void
kernel_misspelled(struct kernels *all, const struct dir *near);

struct kernel *
kernel_find(struct kernels *all, struct str name);

/* Finishes a descriptor if all of its values are known. Returns whether it is finished. */
bool
kernel_try(struct diag *diag, struct kernel *k);

/* Sets a key inside .amd_kernel_code_t from "key = value"; value is the only operand of st. */
void
kernel_code_key(struct kernels *kernels, struct statement *st);

/* Sets a key, given by its row of code_t.tbl. Reports an invalid value at loc. */
void
kernel_code_set(struct kernels *all, struct kernel_code *code, int row, int64_t value, struct loc loc);

/* If a descriptor, .amd_kernel_code_t or .amdgpu_info is open, closes it and reports that its end is missing. The error is at loc or, if loc is
 * empty, at the beginning of the structure. */
void
kernel_close(struct kernels *all, struct loc loc);

/* At the end of the source: reports an open descriptor or structure, and writes the collected notes. */
void
kernel_end(struct kernels *all);

void
kernel_note(struct kernels *all, const char *owner, uint32_t type, const struct buf *desc, struct loc loc);

/* Appends metadata to the list and returns its element. arg is the argument of the directive, an enum dir_for. */
struct kernel_metadata *
kernel_add_metadata(struct kernels *all, struct meta *root, int arg, struct loc loc);

/* Returns whether parsed descriptors and metadata are needed after they are written. */
bool
kernel_are_kept(const struct kernels *all);

/* Returns whether the note of metadata must wait for the end of the source, because other directives may add to it. */
bool
kernel_metadata_is_late(const struct kernels *all, const struct kernel_metadata *m);

/* Checks metadata, and reports its errors once. Returns false if it is invalid. */
bool
kernel_check_metadata(struct kernels *all, struct kernel_metadata *m);

/* Writes the note of metadata. If the metadata is invalid, reports an error and writes nothing. */
void
kernel_write_metadata(struct kernels *all, struct kernel_metadata *m);

/* Encodes all descriptors and writes them into their sections. The layout must be complete. final: the layout will not change. */
void
kernel_finish(struct kernels *all, bool final);

void
kernel_finish_codes(struct kernels *all);

/* Reports a warning of -Wkernel. */
__attribute__((format(printf, 3, 4))) void
kernel_warn(const struct kernels *all, struct loc loc, const char *fmt, ...);

/* Returns the location of the directive that sets a row of a descriptor, or of the descriptor if no directive sets it. */
struct loc
kernel_row_loc(const struct kernel *k, int row);

/* Initializes `all`, which must be zero; `in` must outlive it. */
void
kernel_start(struct kernels *all, struct reader *in);

void
kernel_free(struct kernels *all);

#endif
