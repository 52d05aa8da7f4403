/* The parts of facts-execute. */
#ifndef FACTS_EXECUTE_H
#define FACTS_EXECUTE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/isa/insn.h"

enum {
	EXECUTE_MODE = 0x3c0, /* IEEE, DX10_CLAMP; denormals of f32 are flushed, those of f16 and f64 kept */
	SCRATCH = 1 << 16,    /* bytes of scratch memory of a lane, at most */
};

/* A program that stores its results in a buffer, to whose address the bytes at s[0:1] point. */
struct program {
	unsigned wave, lanes; /* lanes in a wave; lanes in all */
	const uint8_t *code;
	size_t size, out_size;
};

/* Runs a program. output: a buffer of out_size bytes, with what it contains before. Returns false if an instruction is not computed, and sets
 * *stuck to its offset. */
bool
program_run(const struct isa *isa, const struct program *p, uint8_t *output, uint64_t *stuck);

#endif
