/* The 64-byte kernel descriptor of amdhsa code objects (V3 and later), and the .amdhsa_ directives that describe it. kd.def has
 * one row per field, for the assembler and for objdump. Follows "User Guide for AMDGPU Backend", sections Kernel Descriptor and
 * AMDHSA Kernel Assembler Directives.
 *
 *	kd_begin              .amdhsa_kernel NAME
 *	kd_directive          each nested directive; the assembler keeps its expression
 *	kd_end                .end_amdhsa_kernel
 *	kd_set                once per directive, when its expression has a value
 *	kd_finish             encodes the bytes */
#ifndef HSA_KD_H
#define HSA_KD_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"
#include "common/base/message/diag.h"
#include "common/isa/target.h"

enum {
	KD_SIZE = 64,
	KD_ALIGN = 64,
	KD_ENTRY = 16, /* offset of the 64-bit distance from the descriptor to the kernel's code */
	KD_PRELOADED = 256, /* hardware that preloads kernel arguments starts the kernel at this offset in its code, in bytes (see
	                     * "Preloaded Kernel Arguments") */
};

/* Rows of kd.def. */
enum kd_row {
#define KD(ident, ...) KD_##ident,
#include "common/hsa/descriptor/kd.def"
#undef KD
	KD_ROWS
};

struct kd_value {
	int64_t value;
	struct loc loc;
	bool given; /* a directive is present */
	bool known; /* kd_set has set value */
};

/* A descriptor under construction. */
struct kd {
	struct diag *diag; /* borrowed */
	struct isa isa;
	unsigned version; /* code object version, 3 to 6 */
	struct loc loc;   /* location of .amdhsa_kernel */
	unsigned errors;
	struct kd_value value[KD_ROWS];
};

void
kd_begin(struct kd *kd, struct diag *diag, const struct isa *isa, unsigned version, struct loc loc);

/* Records that a directive is given at loc. Returns false after an error: it is repeated, or the processor lacks the field. */
bool
kd_directive(struct kd *kd, int row, struct loc loc);

/* Reports required directives that are missing. */
void
kd_end(struct kd *kd);

/* Sets a directive's value; loc is the location of the expression. Reports a value out of range. */
void
kd_set(struct kd *kd, int row, int64_t value, struct loc loc);

/* Computes the values that depend on other directives and encodes the descriptor, with 0 in the 8 bytes at KD_ENTRY. Afterwards
 * kd->value[].value is set for every row, also for defaults. Returns false if this descriptor has an error, reported here or
 * earlier. */
bool
kd_finish(struct kd *kd, uint8_t bytes[KD_SIZE]);

/* Returns the number of SGPRs that are reserved for vcc, flat_scratch and xnack_mask. Call it after kd_finish. */
unsigned
kd_reserved_sgprs(const struct kd *kd);

/* Decodes a descriptor to the values of its directives. Register counts are the highest ones that encode to the same field. isa
 * determines the rows. */
void
kd_read(const struct isa *isa, const uint8_t bytes[KD_SIZE], int64_t value[KD_ROWS]);

/* Returns the SGPRs of a wave, including vcc, flat_scratch and xnack_mask. value is from kd_read. */
unsigned
kd_all_sgprs(const struct isa *isa, const int64_t value[KD_ROWS]);

/* Returns whether the descriptor's processor has the row. */
bool
kd_has(const struct kd *kd, int row);

/* Returns whether a processor has the row. */
bool
kd_applies(const struct target *t, int row);

/* Round a number of VGPRs, or of SGPRs including reserved ones, up to the allocation granularity of the descriptor. The result for
 * SGPRs is 0 on processors that give every wave the same number of them. */
int64_t
kd_allocated_vgprs(const struct kd *kd, int64_t count);

int64_t
kd_allocated_sgprs(const struct kd *kd, int64_t count);

/* Calls take for each directive, such as ".amdhsa_next_free_vgpr", in the order of kd.def. If the directives cannot express the
 * bytes, because reserved bits are set or a field is invalid, it appends the reason to why and returns false without a call. */
typedef void kd_take(void *user, const char *directive, int64_t value);

bool
kd_each(const struct isa *isa, const uint8_t bytes[KD_SIZE], kd_take *take, void *user, struct buf *why);

/* Appends ".amdhsa_kernel NAME" … ".end_amdhsa_kernel" to out, which assembles for the same isa and version to the same bytes,
 * except at KD_ENTRY. Returns false like kd_each, with out unchanged. */
bool
kd_print(const struct isa *isa, unsigned version, struct str name, const uint8_t bytes[KD_SIZE],
	struct buf *out, struct buf *why);

#endif
