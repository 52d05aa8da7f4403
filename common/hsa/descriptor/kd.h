/* The 64-byte kernel descriptor of amdhsa code objects (V3 and later) and the .amdhsa_ directives that
 * make it. kd.def has one row per field; the assembler parses by it and objdump prints by it. Follows
 * "User Guide for AMDGPU Backend", sections Kernel Descriptor and AMDHSA Kernel Assembler Directives.
 *
 *	kd_begin              .amdhsa_kernel NAME
 *	kd_directive          each nested directive; the assembler keeps its expression
 *	kd_end                .end_amdhsa_kernel
 *	kd_set                once for each directive, when its expression has a value
 *	kd_finish             the bytes
 */
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
	KD_PRELOADED = 256, /* hardware that has preloaded arguments starts a kernel so many bytes after that ("Preloaded Kernel
	                     * Arguments") */
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
	bool given; /* a directive named it */
	bool known; /* kd_set gave it its value */
};

/* One descriptor in the making. */
struct kd {
	struct diag *diag; /* borrowed */
	struct isa isa;
	unsigned version; /* of the code object, 3 to 6 */
	struct loc loc;   /* of .amdhsa_kernel */
	unsigned errors;
	struct kd_value value[KD_ROWS];
};

void
kd_begin(struct kd *kd, struct diag *diag, const struct isa *isa, unsigned version, struct loc loc);

/* Marks a row as given at loc. Returns false after an error: it is repeated, or not on this processor. */
bool
kd_directive(struct kd *kd, int row, struct loc loc);

/* Reports the required directives that are missing. */
void
kd_end(struct kd *kd);

/* Gives a directive its value; loc is the expression's place. Reports a value out of range. */
void
kd_set(struct kd *kd, int row, int64_t value, struct loc loc);

/* Derives what depends on several directives and writes the descriptor, KD_ENTRY's 8 bytes as 0; then
 * kd->value[row].value is the value of every row, even if it is the default. Returns false after an error about this
 * descriptor, reported here or before. */
bool
kd_finish(struct kd *kd, uint8_t bytes[KD_SIZE]);

/* Of a finished one: how many SGPRs are taken for vcc, flat_scratch and xnack_mask. */
unsigned
kd_reserved_sgprs(const struct kd *kd);

/* The value of every row in a descriptor, as its directive would have it: counts of registers are the highest that the
 * field allows. isa says which rows there are. */
void
kd_read(const struct isa *isa, const uint8_t bytes[KD_SIZE], int64_t value[KD_ROWS]);

/* Of what kd_read gives: the SGPRs that a wave takes, those for vcc, flat_scratch and xnack_mask included. */
unsigned
kd_all_sgprs(const struct isa *isa, const int64_t value[KD_ROWS]);

/* Whether its processor has the row. */
bool
kd_has(const struct kd *kd, int row);

/* Whether descriptors of a processor have a row. */
bool
kd_applies(const struct target *t, int row);

/* A count of vector registers, or of SGPRs with those that are reserved, as the descriptor allocates them: rounded up; of
 * SGPRs 0 where every wave has as many, and the descriptor does not say. */
int64_t
kd_allocated_vgprs(const struct kd *kd, int64_t count);

int64_t
kd_allocated_sgprs(const struct kd *kd, int64_t count);

/* Calls take for each directive that makes the bytes, ".amdhsa_next_free_vgpr", in the order of kd.def. Returns false if
 * no text expresses it (reserved bits set, a count that no directive makes): take is then not called and why has the
 * reason appended. */
typedef void kd_take(void *user, const char *directive, int64_t value);

bool
kd_each(const struct isa *isa, const uint8_t bytes[KD_SIZE], kd_take *take, void *user, struct buf *why);

/* Appends ".amdhsa_kernel NAME" … ".end_amdhsa_kernel" to out. Assembled for the same isa and version
 * it gives the same bytes (but KD_ENTRY's). Returns false as kd_each does: out is then unchanged. */
bool
kd_print(const struct isa *isa, unsigned version, struct str name, const uint8_t bytes[KD_SIZE],
	struct buf *out, struct buf *why);

#endif
