/* Products of matrices, whose elements are spread over the lanes of a wave. */
#ifndef MEANING_MATRIX_H
#define MEANING_MATRIX_H

#include "common/meaning/meaning.h"
#include "common/meaning/small.h"

/* The types of elements; words of semantics.tbl. Their formats are in matrix.c. */
#define MATRIX_TYPES(X) \
	X(f64) X(f32) X(xf32) X(f16) X(bf16) X(fp8) X(bf8) X(fp6) X(bf6) X(fp4) X(f8f6f4) \
	X(i32) X(i8) X(iu8) X(iu4)

enum matrix_type {
#define TYPE(name) MATRIX_##name,
	MATRIX_TYPES(TYPE)
#undef TYPE
};

/* The fields of the encoding that change a product. */
#define MATRIX_FIELDS(X) \
	X(cbsz) X(abid) X(blgp) X(index_key) X(neg0) X(neg1) X(neg2) X(neghi0) X(neghi1) X(neghi2) X(opsel0) X(opsel1) X(opsel2) \
	X(opselhi0) X(opselhi1) X(a_scale) X(b_scale) X(a_scale_fmt) X(b_scale_fmt)

enum matrix_field {
#define FIELD(name) MATRIX_FIELD_##name,
	MATRIX_FIELDS(FIELD)
#undef FIELD
	MATRIX_FIELD_COUNT
};

/* A source: element k of a row (of a column, for B) is in a lane of group k / chunk modulo `groups`, after k / (chunk * groups) * chunk
 * others. */
struct matrix_source {
	uint8_t slot;        /* index in meaning_values.operand */
	uint8_t type;        /* MATRIX_… */
	uint8_t groups;      /* groups of lanes that have the elements of a row; 1: all elements are in one lane */
	bool by_wave;        /* a wave of 64 lanes has twice as many groups, */
	uint8_t scale;       /* slot of the scales; 0: none */
	uint8_t scale_elements; /* how many elements of a row have a common scale */
};

/* D = A * B + C for each block: A has m rows and k columns, B k rows and n columns. */
struct matrix {
	uint8_t m, n, k, blocks;
	struct matrix_source a, b;
	uint8_t d, c;        /* slots */
	uint8_t d_type, c_type; /* MATRIX_… */
	uint8_t d_bits, c_bits; /* from an element in a lane to the next one */
	uint8_t rows;        /* of D that a lane has one after the other; the next group of lanes has the next rows. 8: 4 in waves of 64;
	                      * and 32 rows of A are two matrices of 16, one after the other */
	bool sparse;         /* A has two of four elements; which, says an operand */
	uint8_t index;       /* slot of that operand */
	bool clamp;          /* integers that do not fit become the nearest that does */
	uint8_t field[MATRIX_FIELD_COUNT]; /* 1 + index in meaning_values.field; 0: the encoding does not have it */
};

/* Returns the size of an element of type MATRIX_…, in bits, and the format of a float of at most 16 bits, or NULL. */
unsigned
matrix_bits(unsigned type);

const struct small_format *
matrix_small(unsigned type);

/* Computes D of all lanes. Sums of floats are computed with double precision and rounded once. x must have static storage: where its
 * elements are is kept in *m->matrices. */
void
meaning_matrix(const struct meaning_values *m, const struct matrix *x);

#endif
