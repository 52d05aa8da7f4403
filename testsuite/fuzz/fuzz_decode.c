/* Fuzzes the decoder with arbitrary bytes for an arbitrary processor. Each instruction that the decoder accepts must be printable,
 * and must encode to the same bytes, or to bytes that differ in bits that hardware ignores: an instruction with the same text that encodes
 * to itself. */
#include <stdlib.h>
#include <string.h>

#include "common/isa/insn.h"

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

/* Returns whether n bytes are an instruction with this text that encodes to itself. */
static bool
is_same(const struct isa *isa, const uint8_t *bytes, unsigned n, const char *text)
{
	struct insn insn;
	char again[INSN_TEXT];
	uint8_t encoded[INSN_BYTES];

	return insn_decode(isa, bytes, n, &insn) == n && insn_print(isa, &insn, again) && strcmp(again, text) == 0 &&
		insn_encode(&insn, encoded) == n && memcmp(encoded, bytes, n) == 0;
}

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
			(memcmp(again, data, size) != 0 && !is_same(&isa, again, size, text))))
			abort();
		data += step;
		n -= step;
	}
	return 0;
}
