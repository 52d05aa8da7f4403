/* Fuzzes the decoder with arbitrary bytes for an arbitrary processor. Each instruction that the decoder accepts must be printable,
 * and must encode to the same bytes. */
#include <stdlib.h>
#include <string.h>

#include "common/isa/insn.h"

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct isa isa;

	if (n < 2)
		return 0;
	isa_init(&isa, &isa_targets[data[0] % isa_ntargets]);
	if (isa.target->wave32)
		isa.wave32 = data[1] & 1;
	data += 2;
	n -= 2;
	while (n) {
		struct insn insn;
		char text[INSN_TEXT];
		uint8_t again[INSN_BYTES];
		unsigned size = insn_decode(&isa, data, n, &insn);
		unsigned step = size ? size : n < 4 ? (unsigned)n : 4;

		if (size > n)
			abort();
		if (size && (insn_print(&isa, &insn, text) == 0 || insn_encode(&insn, again) != size ||
			memcmp(again, data, size) != 0))
			abort();
		data += step;
		n -= step;
	}
	return 0;
}
