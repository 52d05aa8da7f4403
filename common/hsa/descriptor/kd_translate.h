/* Translates kernel descriptors to directives for another processor. */
#ifndef HSA_KD_TRANSLATE_H
#define HSA_KD_TRANSLATE_H

#include "common/hsa/descriptor/kd.h"

/* A difference between the initial states of a kernel on two processors that requires changes of the kernel's code. */
struct kd_change {
	enum target_feature feature; /* the feature that only one of the processors has */
	enum kd_row row;             /* the difference matters only if the value of this directive is not 0 */
	const char *with, *without;  /* descriptions of the initial state with the feature, and without it */
};

/* Calls take() for each directive of the translated descriptor, in the order of kd.tbl. Calls lost() for each directive with a
 * value other than 0 that processor `to` does not have. Limits register counts to the maximum of `to`. agprs is the number of AGPRs
 * that the code uses; descriptors for separate register files do not contain it. */
void
kd_translate(const struct isa *from, const struct isa *to, const uint8_t bytes[KD_SIZE], unsigned agprs, kd_take *take, kd_take *lost,
	void *user);

/* Returns the i-th difference between the processors that matters for the kernel of a descriptor, or NULL after the last one. */
const struct kd_change *
kd_change(const struct isa *from, const struct isa *to, const uint8_t bytes[KD_SIZE], size_t i);

#endif
