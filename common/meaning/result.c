/* omod and clamp of floats. */
#include "common/isa/tables.h"
#include "common/meaning/operations.h"

/* What is done to the results of an instruction. */
struct modifiers {
	unsigned omod;       /* as in struct meaning_step */
	bool clamp, nan_is_zero;
};

/* Applies omod: a multiplication whose denormal results, below `least`, become 0. Then clamp: limits to 0 to 1; -0 stays, as in LLVM's
 * constant folding. */
static double
modified(double x, const struct modifiers *mods, double least)
{
	if (mods->omod) {
		x *= mods->omod == 1 ? 2 : mods->omod == 2 ? 4 : 0.5;
		x = fabs(x) < least ? 0 : x;
	}
	if (!mods->clamp)
		return x;
	if (x != x)
		return mods->nan_is_zero ? 0 : x;
	return x < 0 ? 0 : x > 1 ? 1 : x;
}

static uint32_t
modified_f32(const struct meaning_values *m, const struct modifiers *mods, uint32_t bits)
{
	return meaning_out_f32(m, (float)modified(meaning_float(bits), mods, 0x1p-126));
}

static uint32_t
modified_f16(const struct meaning_values *m, const struct modifiers *mods, uint32_t bits)
{
	return meaning_out_f16(m, (float)modified(meaning_half((uint16_t)bits), mods, 0x1p-14));
}

/* A denormal of omod is as that of f32. */
static uint32_t
modified_bf16(const struct meaning_values *m, const struct modifiers *mods, uint32_t bits)
{
	return meaning_out_bf16(m, (float)modified(meaning_bf16((uint16_t)bits), mods, 0x1p-126));
}

static void
modify_f64(const struct meaning_values *m, const struct modifiers *mods, uint32_t *low, uint32_t *high)
{
	uint64_t bits = *low | (uint64_t)*high << 32;

	bits = meaning_out_f64(m, modified(meaning_double(bits), mods, 0x1p-1022));
	*low = (uint32_t)bits;
	*high = (uint32_t)(bits >> 32);
}

void
meaning_modify_result(const struct meaning_values *m, const struct meaning_output *out, unsigned omod, bool clamp, uint32_t *row)
{
	struct modifiers mods = {omod, clamp, m->nan_is_zero};

	/* AMD's ISA manuals (GCN3, "Output modifiers"): omod is ignored with MODE.IEEE, and where denormals are kept in results */
	if (m->ieee || (out->number == CONST_F32 ? m->denormals32 : m->denormals16) & 2)
		mods.omod = 0;
	for (unsigned i = 0; i < m->n && (mods.omod || clamp); i++)
		if (out->number == CONST_F64)
			for (unsigned k = 0; k + 1 < out->at.dwords; k += 2)
				modify_f64(m, &mods, &row[MEANING_LANES * k + i], &row[MEANING_LANES * (k + 1) + i]);
		else if (out->number == CONST_F16)
			row[i] = modified_f16(m, &mods, row[i]) | modified_f16(m, &mods, row[i] >> 16) << 16;
		else if (out->number == CONST_BF16)
			row[i] = modified_bf16(m, &mods, row[i]) | modified_bf16(m, &mods, row[i] >> 16) << 16;
		else if (out->number == CONST_F32)
			for (unsigned k = 0; k < out->at.dwords; k++)
				row[MEANING_LANES * k + i] = modified_f32(m, &mods, row[MEANING_LANES * k + i]);
}
