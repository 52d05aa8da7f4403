/* Kernels, by the rules of the OS and the code object version: descriptors (.amdhsa_kernel), structures before the code
 * (.amd_kernel_code_t), metadata and notes, and the symbols that count registers. */
#ifndef ASSEMBLER_KERNEL_KERNEL_H
#define ASSEMBLER_KERNEL_KERNEL_H

#include "assembler/kernel/pops_metadata.h"
#include "assembler/match/operand/node.h"
#include "assembler/value/values.h"
#include "common/base/file/buf.h"
#include "common/hsa/descriptor/code_t.h"
#include "common/hsa/descriptor/kd.h"
#include "common/hsa/object.h"

struct as;
struct dir;
struct kernel_metadata;
struct kernel_used;
struct meta;
struct statement;

/* A descriptor: .amdhsa_kernel. Its values may depend on later symbols. */
struct kernel {
	struct kernel *next;
	struct kd *kd;                      /* NULL after the descriptor is finished, unless it is needed again */
	struct symbol *code;
	struct place at; /* location of the descriptor */
	bool described;                     /* the metadata has an entry for it; for -Wkernel */
	bool late;                          /* some value is unknown at the end of the descriptor */
	const struct expr **value;          /* unknown values, by row; NULL if there are none */
	uint8_t bytes[KD_SIZE];
};

/* A structure before the code: .amd_kernel_code_t. Its values may depend on later symbols. */
struct kernel_code {
	struct kernel_code *next;
	struct loc loc;
	struct place at;
	const struct expr *value[CODE_T_ROWS];
	uint8_t bytes[CODE_T_SIZE];
};

struct kernels {
	struct diag *diag;          /* borrowed … */
	struct arena *arena;        /* … for the whole run … */
	struct values *values;      /* … with the source … */
	const struct object_id *id; /* … and the target */
	struct kernel *first, **tail;
	struct map by_name;  /* indices into named, which has the first kernel of each name */
	struct kernel **named;
	size_t nnamed, capnamed;
	struct kd *spare;    /* memory of a finished descriptor, for reuse; or NULL */
	bool lost;           /* the open descriptor was rejected or interrupted by an instruction; its later errors are not reported */
	struct kernel *open; /* between .amdhsa_kernel and .end_amdhsa_kernel */
	struct kernel_code *codes, **codes_tail, *open_code;
	struct kernel_metadata *metadata, **metadata_tail;
	struct arena passing; /* for metadata that is written at once and not kept */
	struct kernel_used *used;
	size_t nused, capused;
	struct buf pal;      /* contents of the .amd_amdgpu_pal_metadata note */
	bool pal_pairs;      /* .amd_amdgpu_pal_metadata was read */
	struct loc pal_loc;  /* of the amdpal metadata */
	struct pops_metadata pops; /* .amdgcn_pops_metadata */
	uint16_t count[3];   /* SGPRs, VGPRs and AGPRs, for .kernel.…_count */
};

/* Suppresses errors that follow from an unknown directive in a descriptor. near: the directive that was probably meant, or NULL. */
void
kernel_misspelled(struct kernels *all, const struct dir *near);

/* The descriptor of the kernel of this name, or NULL. */
struct kernel *
kernel_find(struct kernels *all, struct str name);

/* Finishes a descriptor if all of its values are known. Returns whether it is finished. */
bool
kernel_try(struct diag *diag, struct kernel *k);

/* Sets a key inside .amd_kernel_code_t: "key = value", with value the only operand of st. */
void
kernel_code_key(struct as *as, struct statement *st);

/* Sets a key, which is a row of code_t.def. Reports an invalid value at loc. */
void
kernel_code_set(struct kernels *all, struct kernel_code *code, int row, int64_t value, struct loc loc);

/* Reports a missing end of a descriptor or of .amd_kernel_code_t, at loc or, if loc is empty, at its beginning. */
void
kernel_close(struct kernels *all, struct loc loc);

/* At the end of the source: reports an open descriptor or structure, and writes the notes that were collected. */
void
kernel_end(struct kernels *all);

/* Appends a note to the section .note. */
void
kernel_note(struct kernels *all, const char *owner, uint32_t type, const struct buf *desc, struct loc loc);

/* Appends metadata to the list. arg: the argument of its directive, an enum dir_for. */
struct kernel_metadata *
kernel_add_metadata(struct kernels *all, struct meta *root, int arg, struct loc loc);

/* Whether descriptors and metadata are needed again after they are written. */
bool
kernel_are_kept(const struct kernels *all);

/* Whether the note must wait for the end of the source, because other directives add to it. */
bool
kernel_metadata_is_late(const struct kernels *all, const struct kernel_metadata *m);

/* Reports invalid metadata, which is not written then. Returns whether it is valid. */
bool
kernel_check_metadata(struct kernels *all, struct kernel_metadata *m);

/* Writes the note of one directive's metadata if it is valid; reports an error otherwise. */
void
kernel_write_metadata(struct kernels *all, struct kernel_metadata *m);

/* Writes the contents of the descriptors. The layout must be complete. */
void
kernel_finish(struct kernels *all);

/* Writes the contents of the structures .amd_kernel_code_t. The layout must be complete. */
void
kernel_finish_codes(struct kernels *all);

/* id: the target. It and vals must outlive the run. */
void
kernel_start(struct kernels *all, struct values *vals, const struct object_id *id);

void
kernel_free(struct kernels *all);

#endif
