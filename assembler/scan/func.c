/* The expression functions of llvm-mc 19, and instprefsize() of llvm-mc 23, which compilers use to compute the resource usage of kernels. */
#include "assembler/scan/func.h"

#include <string.h>

#include "common/hsa/descriptor/kd.h"
#include "common/isa/target.h"

static bool
calc_max(const int64_t *a, int64_t *r)
{
	*r = a[0] > a[1] ? a[0] : a[1];
	return true;
}

static bool
calc_or(const int64_t *a, int64_t *r)
{
	*r = a[0] | a[1];
	return true;
}

static bool
calc_alignto(const int64_t *a, int64_t *r)
{
	uint64_t value = (uint64_t)a[0], align = (uint64_t)a[1];
	if (!align)
		return false;
	*r = (int64_t)((value + align - 1) / align * align);
	return true;
}

static void
extra_facts(const struct target *t, int64_t *facts)
{
	for (int i = 0; i < 3; i++)
		facts[i] = t->extra_sgprs[i];
	facts[3] = target_has(t, FEATURE_ARCH_SCRATCH);
}

/* extrasgprs(vcc, flat_scratch, xnack): number of SGPRs that are reserved after a kernel's other SGPRs. Of the features
 * in use, the one with the most SGPRs determines the number. */
static bool
calc_extrasgprs(const int64_t *a, int64_t *r)
{
	*r = 0;
	for (int i = 0; i < 3; i++)
		if ((a[i] || (i == 1 && a[6])) && a[3 + i] > *r)
			*r = a[3 + i];
	return true;
}

static void
unified_fact(const struct target *t, int64_t *facts)
{
	facts[0] = target_has(t, FEATURE_UNIFIED_VGPRS);
}

/* totalnumvgprs(accumulation, vector): number of registers to allocate for both kinds. */
static bool
calc_totalnumvgprs(const int64_t *a, int64_t *r)
{
	if (a[2] && a[0])
		*r = (a[1] + 3) / 4 * 4 + a[0];
	else
		calc_max(a, r);
	return true;
}

/* occupancy(maximum number of waves, VGPR granule, total VGPRs of a lane, generation, initial number of waves, SGPRs
 * used, VGPRs used): number of waves that fit. Generations have LLVM's numbers: 7 is gfx8, 9 is gfx10. */
static bool
calc_occupancy(const int64_t *a, int64_t *r)
{
	static const struct {
		uint8_t before, sgprs, waves; /* waves: the limit for a kernel with at most `sgprs` SGPRs, on generations below
		                               * `before` */
	} limits[] = {{7, 48, 10}, {7, 56, 9}, {7, 64, 8}, {7, 72, 7}, {7, 80, 6}, {7, 255, 5},
		{9, 80, 10}, {9, 88, 9}, {9, 100, 8}, {9, 255, 7}};
	int64_t waves = a[4], most = a[0];
	for (size_t i = 0; a[5] && i < sizeof limits / sizeof *limits; i++)
		if (a[3] < limits[i].before && (a[5] <= limits[i].sgprs || limits[i].sgprs == 255)) {
			most = limits[i].waves;
			break;
		}
	if (a[5] && most < waves)
		waves = most;
	if (a[6] && a[1] <= 0)
		return false;
	most = a[0];
	if (a[6] >= a[1] && a[6]) {
		most = a[2] / ((a[6] + a[1] - 1) / a[1] * a[1]);
		most = most < 1 ? 1 : most < a[0] ? most : a[0];
	}
	*r = a[6] && most < waves ? most : waves;
	return true;
}

static void
prefetch_facts(const struct target *t, int64_t *facts)
{
	facts[0] = kd_unit(t, KD_inst_pref_size, &facts[1]);
}

/* instprefsize(bytes): value of .amdhsa_inst_pref_size for code of this size, capped at the field's largest value. */
static bool
calc_instprefsize(const int64_t *a, int64_t *r)
{
	if (a[0] < 0 || a[1] < 1)
		return false;
	uint64_t units = ((uint64_t)a[0] + (uint64_t)a[1] - 1) / (uint64_t)a[1];
	*r = units < (uint64_t)a[2] ? (int64_t)units : a[2];
	return true;
}

static const struct func funcs[] = {
	{"max", 3, 0, 0, NULL, calc_max},
	{"or", 2, 0, 0, NULL, calc_or},
	{"alignto", 7, 2, 0, NULL, calc_alignto},
	{"extrasgprs", 10, 3, 4, extra_facts, calc_extrasgprs},
	{"totalnumvgprs", 13, 2, 1, unified_fact, calc_totalnumvgprs},
	{"occupancy", 9, 7, 0, NULL, calc_occupancy},
	{"instprefsize", 12, 1, 2, prefetch_facts, calc_instprefsize},
};

int
func_find(struct str name)
{
	for (size_t i = 0; i < sizeof funcs / sizeof *funcs; i++)
		if (name.n == funcs[i].length && !memcmp(name.p, funcs[i].name, name.n))
			return (int)i;
	return -1;
}

static const char *
next_name(void *user, size_t i)
{
	(void)user;
	return i < sizeof funcs / sizeof *funcs ? funcs[i].name : NULL;
}

const char *
func_nearest(struct str name)
{
	return str_nearest(name, next_name, NULL);
}

const struct func *
func_at(unsigned number)
{
	return &funcs[number];
}
