/* Copies of tensors between memory and LDS. */
#ifndef MEANING_TENSOR_H
#define MEANING_TENSOR_H

#include "common/meaning/meaning.h"

/* Copies the tile of a tensor that the four groups of a descriptor describe, to LDS or from it. Groups 2 and 3 can be NULL. *m->known becomes
 * false, and nothing is copied, if the tile arrives at a barrier or at several work-groups, or if the descriptor is not valid. */
void
meaning_tensor_to_lds(const struct meaning_values *m, const uint32_t *group0, const uint32_t *group1, const uint32_t *group2,
	const uint32_t *group3);

void
meaning_tensor_from_lds(const struct meaning_values *m, const uint32_t *group0, const uint32_t *group1, const uint32_t *group2,
	const uint32_t *group3);

#endif
