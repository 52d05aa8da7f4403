/* The 64-byte kernel descriptor of amdhsa code objects (V3 and later), and the .amdhsa_ directives that describe it. kd.tbl
 * contains one row per field, for the assembler and for objdump. Source: "User Guide for AMDGPU Backend", sections Kernel
 * Descriptor and AMDHSA Kernel Assembler Directives. The assembler calls, in this order:
 *
 *	kd_begin              at .amdhsa_kernel NAME
 *	kd_directive          at each nested directive, whose expression the assembler keeps
 *	kd_end                at .end_amdhsa_kernel
 *	kd_set                once per directive, when the value of its expression is known
 *	kd_finish             to encode the bytes */
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
	KD_ENTRY_ALIGN = 256, /* alignment of a kernel's code, in bytes: hardware ignores the low bits of the address */
	KD_ENTRY = 16, /* offset, in bytes, of the 64-bit field with the distance from the descriptor to the kernel's code */
	KD_PRELOADED = 256, /* offset in the kernel's code, in bytes, at which hardware that has preloaded the kernel arguments begins
	                     * execution (see "Preloaded Kernel Arguments") */
};

enum kd_row {
#define KD(ident, ...) KD_##ident,
#include "common/hsa/descriptor/kd.def"
#undef KD
	KD_ROWS
};

struct kd_value {
	int64_t value;
	struct loc loc;
	bool given; /* a directive specifies the value */
	bool known; /* kd_set has set the value */
};

struct kd {
	struct diag *diag;
	struct isa isa;
	unsigned version; /* code object version, 3 to 6 */
	struct loc loc;
	unsigned errors;
	struct kd_value value[KD_ROWS];
};

void
kd_begin(struct kd *kd, struct diag *diag, const struct isa *isa, unsigned version, struct loc loc);

/* Records that a directive is present at loc. Reports an error and returns false if the directive is repeated, or if the processor
 * does not support the field. */
bool
kd_directive(struct kd *kd, int row, struct loc loc);

/* Reports each required directive that is missing. vgprs: number of VGPRs that the code uses, for messages; 0: unknown. */
void
kd_end(struct kd *kd, int64_t vgprs);

/* Sets the value of a directive; loc is the location of its expression. Reports an error if the value is out of range. */
void
kd_set(struct kd *kd, int row, int64_t value, struct loc loc);

/* Computes the values that depend on other directives and encodes the descriptor, with 0 in the 8 bytes at KD_ENTRY. Afterwards,
 * kd->value[].value is set for every row, including defaults. Returns false if this descriptor has an error, whether it is
 * reported here or was reported earlier. */
bool
kd_finish(struct kd *kd, uint8_t bytes[KD_SIZE]);

/* Returns the number of SGPRs reserved for vcc, flat_scratch and xnack_mask. Only valid after kd_finish(). */
unsigned
kd_reserved_sgprs(const struct kd *kd);

/* Decodes a descriptor to the values of its directives, for the rows that apply to the processor. Directives that count registers
 * get the largest count that encodes to the same field. */
void
kd_read(const struct isa *isa, const uint8_t bytes[KD_SIZE], int64_t value[KD_ROWS]);

/* Raises fields of a descriptor to what the values require, and changes nothing else: a field that is larger already stays. A value of 0
 * requires nothing. least: values of directives, except that the wavefront size is the descriptor's, and that registers for
 * xnack_mask are reserved as the processor's settings require; both are set. If a value does not fit, returns false and sets why. */
enum { KD_WHY = 200 };

bool
kd_raise(const struct isa *isa, uint8_t bytes[KD_SIZE], int64_t least[KD_ROWS], char why[KD_WHY]);

/* Returns the number of SGPRs of a wave, including vcc, flat_scratch and xnack_mask. value contains the results of kd_read. */
unsigned
kd_all_sgprs(const struct isa *isa, const int64_t value[KD_ROWS]);

bool
kd_has(const struct kd *kd, int row);

bool
kd_applies(const struct target *t, int row);

/* Returns the number of bytes of LDS that code can address: those of both compute units if a work group can run on a work-group
 * processor, as LLVM 23 has it. */
uint32_t
kd_addressable_lds(const struct isa *isa);

/* Returns the number of bytes that a field counts as one; 1 if it does not count bytes in units. Sets *max to the field's largest
 * value. */
unsigned
kd_unit(const struct target *t, int row, int64_t *max);

/* The following functions return a number of registers, rounded up to the allocation granularity of the descriptor. For
 * kd_allocated_sgprs(), the number must include reserved SGPRs; the function returns 0 on processors that give every wave the
 * same number of SGPRs. */
int64_t
kd_allocated_vgprs(const struct kd *kd, int64_t count);

int64_t
kd_allocated_sgprs(const struct kd *kd, int64_t count);

/* Calls take() for each directive, such as ".amdhsa_next_free_vgpr", in the order of kd.tbl. If the directives cannot express
 * the bytes, because reserved bits are set or a field is invalid, appends the reason to why and returns false without calling
 * take(). */
typedef void kd_take(void *user, const char *directive, int64_t value);

bool
kd_each(const struct isa *isa, const uint8_t bytes[KD_SIZE], kd_take *take, void *user, struct buf *why);

/* Appends the lines from ".amdhsa_kernel NAME" to ".end_amdhsa_kernel" to out. For the same isa and version, they assemble to the
 * same bytes, except at KD_ENTRY. If the directives cannot express the bytes, appends the reason to why and returns false with out
 * unchanged. */
bool
kd_print(const struct isa *isa, unsigned version, struct str name, const uint8_t bytes[KD_SIZE],
	struct buf *out, struct buf *why);

#endif
