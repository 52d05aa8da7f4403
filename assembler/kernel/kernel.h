/* Kernels, by the rules of the OS and the code object version: descriptors (.amdhsa_kernel), the structure
 * before the code (.amd_kernel_code_t), metadata and notes, the symbols that count registers. */
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

/* One .amdhsa_kernel. The values may depend on symbols that come later. */
struct kernel {
	struct kernel *next;
	struct kd *kd;                      /* NULL once it is finished, unless it is looked at again */
	struct symbol *code;
	struct place at; /* of the descriptor */
	bool described;                     /* metadata name it; for checking */
	bool late;                          /* a value is not known at the end of the descriptor */
	const struct expr **value;          /* those, by row; NULL if there are none */
	uint8_t bytes[KD_SIZE];
};

/* One .amd_kernel_code_t, likewise. */
struct kernel_code {
	struct kernel_code *next;
	struct loc loc;
	struct place at;
	const struct expr *value[CODE_T_ROWS];
	uint8_t bytes[CODE_T_SIZE];
};

struct kernels {
	struct diag *diag;          /* borrowed, … */
	struct arena *arena;        /* … for the whole run, … */
	struct values *values;      /* … where the source is, too, … */
	const struct object_id *id; /* … what is assembled for */
	struct kernel *first, **tail;
	struct map by_name;  /* indices of named: the first of each name */
	struct kernel **named;
	size_t nnamed, capnamed;
	struct kd *spare;    /* of a finished one, for the next, or NULL */
	bool lost;           /* one was refused, or an instruction came before its end: its rest is not reported again */
	struct kernel *open; /* between .amdhsa_kernel and .end_amdhsa_kernel */
	struct kernel_code *codes, **codes_tail, *open_code;
	struct kernel_metadata *metadata, **metadata_tail;
	struct arena passing; /* of metadata that are written at once and then forgotten */
	struct kernel_used *used;
	size_t nused, capused;
	struct buf pal;      /* .amd_amdgpu_pal_metadata: the note's bytes */
	bool pal_pairs;      /* there was one */
	struct loc pal_loc;  /* of the metadata of amdpal */
	struct pops_metadata pops; /* .amdgcn_pops_metadata */
	uint16_t count[3];   /* of SGPRs, VGPRs, AGPRs for .kernel.…_count */
};

/* A directive is not known; near is the row that may have been meant, or NULL. What follows from that for a
 * descriptor is not reported. */
void
kernel_misspelled(struct kernels *all, const struct dir *near);

/* The descriptor of the kernel of this name, or NULL. */
struct kernel *
kernel_find(struct kernels *all, struct str name);

/* Finishes a descriptor if all its values are known by now. Returns whether it is finished. */
bool
kernel_try(struct diag *diag, struct kernel *k);

/* "key = value" inside .amd_kernel_code_t, with value the only operand of st. */
void
kernel_code_key(struct as *as, struct statement *st);

/* Gives a key, a row of code_t.def, its value; reports at loc one that it cannot have. */
void
kernel_code_set(struct kernels *all, struct kernel_code *code, int row, int64_t value, struct loc loc);

/* Reports at loc (no place: at its own) that the end of a descriptor or a list of keys is missing, if it is. */
void
kernel_close(struct kernels *all, struct loc loc);

/* The text has ended: what is open is reported, notes that were collected are written. */
void
kernel_end(struct kernels *all);

/* Appends a note to the section .note. */
void
kernel_note(struct kernels *all, const char *owner, uint32_t type, const struct buf *desc, struct loc loc);

/* Metadata of a directive of this enum dir_for, at the end of their list. */
struct kernel_metadata *
kernel_add_metadata(struct kernels *all, struct meta *root, int arg, struct loc loc);

/* Whether descriptors and metadata are looked at again after they are written. */
bool
kernel_are_kept(const struct kernels *all);

/* Whether the note is written at the end of the source, since other directives add to it. */
bool
kernel_metadata_is_late(const struct kernels *all, const struct kernel_metadata *m);

/* Reports metadata that are not as they must be, which are not written then. */
bool
kernel_check_metadata(struct kernels *all, struct kernel_metadata *m);

/* Writes the note of one directive's metadata, if it is as it must be; reports it if not. */
void
kernel_write_metadata(struct kernels *all, struct kernel_metadata *m);

/* Writes the descriptors into their places; the layout must be complete. */
void
kernel_finish(struct kernels *all);

/* The same for the structures before the code. */
void
kernel_finish_codes(struct kernels *all);

/* id: what is assembled for; it and the values last for the run. */
void
kernel_start(struct kernels *all, struct values *vals, const struct object_id *id);

void
kernel_free(struct kernels *all);

#endif
