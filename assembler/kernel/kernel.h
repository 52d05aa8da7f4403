/* Kernels, by the rules of the OS and the code object version: descriptors (.amdhsa_kernel), the structure
 * before the code (.amd_kernel_code_t), metadata and notes, the symbols that count registers. */
#ifndef ASSEMBLER_KERNEL_KERNEL_H
#define ASSEMBLER_KERNEL_KERNEL_H

#include "assembler/value/sect.h"
#include "assembler/value/sym.h"
#include "common/base/buf.h"
#include "common/hsa/code_t.h"
#include "common/hsa/kd.h"
#include "assembler/match/operand/node.h"

struct as;
struct dir;
struct kernel_metadata;
struct kernel_used;
struct object_id;
struct statement;

/* One .amdhsa_kernel. The values may depend on symbols that come later. */
struct kernel {
	struct kernel *next;
	struct kd kd;
	struct symbol *code;
	struct place at; /* of the descriptor */
	bool described;                     /* metadata name it; for checking */
	bool late;                          /* a value is not known at the end of the descriptor */
	const struct expr *value[KD_ROWS];  /* those */
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
	struct kernel *first, **tail;
	struct map by_name;  /* indices of named: the first of each name */
	struct kernel **named;
	size_t nnamed, capnamed;
	bool lost;           /* one was refused, or an instruction came before its end: its rest is not reported again */
	struct kernel *open; /* between .amdhsa_kernel and .end_amdhsa_kernel */
	struct kernel_code *codes, **codes_tail, *open_code;
	struct kernel_metadata *metadata, **metadata_tail;
	struct kernel_used *used;
	size_t nused, capused;
	struct buf pal;      /* .amd_amdgpu_pal_metadata: the note's bytes */
	bool pal_pairs;      /* there was one */
	struct loc pal_loc;  /* of the metadata of amdpal */
	uint16_t count[3];   /* of SGPRs, VGPRs, AGPRs for .kernel.…_count */
};

/* A directive is not known; near is the row that may have been meant, or NULL. What follows from that for a
 * descriptor is not reported. */
void
kernel_misspelled(struct as *as, const struct dir *near);

/* The descriptor of the kernel of this name, or NULL. */
struct kernel *
kernel_find(struct as *as, struct str name);

/* Finishes a descriptor if all its values are known by now. Returns whether it is finished. */
bool
kernel_try(struct diag *diag, struct kernel *k);

/* "key = value" inside .amd_kernel_code_t, with value the only operand of st. */
void
kernel_code_key(struct as *as, struct statement *st);

/* Reports at loc (no place: at its own) that the end of a descriptor or a list of keys is missing, if it is. */
void
kernel_close(struct as *as, struct loc loc);

/* The text has ended: what is open is reported, notes that were collected are written. */
void
kernel_end(struct as *as);

/* Appends a note to the section .note. */
void
kernel_note(struct as *as, const char *owner, uint32_t type, const struct buf *desc, struct loc loc);

/* Writes the descriptors into their places; the layout must be complete. */
void
kernel_finish(struct as *as);

/* The same for the structures before the code. */
void
kernel_finish_codes(struct as *as);

#endif
