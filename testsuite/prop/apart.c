/* Tests which instructions can depend on other work-groups (common/run/independent.h): accesses to memory that work-groups share, with and
 * without a scope, and invalidations of caches, of each generation; and that code is followed through branches and direct calls. */
#include "common/run/independent.h"

#include <stdio.h>
#include <string.h>

#include "library/amdgcn.h"

struct row {
	const char *processors, *code; /* code: one instruction */
	bool depends;
};

static const struct row rows[] = {
	{"gfx700 gfx900 gfx90a", "v_mov_b32 v0, v1", false},
	{"gfx700 gfx803 gfx900", "flat_load_dword v0, v[2:3]", false},
	{"gfx700 gfx803 gfx900", "flat_load_dword v0, v[2:3] glc", true},
	{"gfx700 gfx803 gfx900", "flat_atomic_add v[2:3], v0", true},
	{"gfx700 gfx900 gfx1030", "ds_add_rtn_u32 v0, v1, v2", false},
	{"gfx1100 gfx1201", "ds_add_f32 v0, v1", false},
	{"gfx700 gfx900", "ds_add_u32 v0, v1 gds", true},
	{"gfx900", "ds_read_b32 v0, v1 gds", true},
	{"gfx900 gfx90a gfx942", "ds_gws_barrier v0 offset:0 gds", true},
	{"gfx900 gfx1030", "s_load_dwordx2 s[0:1], s[2:3], 0x0", false},
	{"gfx900 gfx1030", "s_load_dwordx2 s[0:1], s[2:3], 0x0 glc", true},
	{"gfx900 gfx1010", "s_atomic_add s0, s[2:3], 0x0", true},
	{"gfx900 gfx90a gfx1030", "global_load_dword v0, v[2:3], off slc", false},
	{"gfx900 gfx90a gfx1030", "global_load_dword v0, v[2:3], off glc", true},
	{"gfx942 gfx950", "global_load_dword v0, v[2:3], off nt", false},
	{"gfx942 gfx950", "global_load_dword v0, v[2:3], off sc1", true},
	{"gfx1200 gfx1250", "global_load_b32 v0, v[2:3], off", false},
	{"gfx1200 gfx1250", "global_load_b32 v0, v[2:3], off scope:SCOPE_DEV", true},
	{"gfx900 gfx1030", "global_store_dword v[2:3], v0, off glc", false},
	{"gfx942", "global_store_dword v[2:3], v0, off sc0 sc1", false},
	{"gfx90a gfx942", "global_atomic_pk_add_f16 v[2:3], v0, off", true},
	{"gfx1100 gfx1201", "global_atomic_add_f32 v[2:3], v0, off", true},
	{"gfx900 gfx1030", "buffer_load_dword v0, off, s[0:3], 0", false},
	{"gfx900 gfx1030", "buffer_atomic_swap v0, off, s[0:3], 0", true},
	{"gfx900", "scratch_load_dword v0, v1, off glc", false},
	{"gfx700", "buffer_wbinvl1", true},
	{"gfx900 gfx90a", "buffer_wbinvl1_vol", true},
	{"gfx90a", "buffer_invl2", true},
	{"gfx942", "buffer_inv sc1", true},
	{"gfx942", "buffer_wbl2 sc1", false},
	{"gfx1030 gfx1100", "buffer_gl0_inv", false},
	{"gfx1030 gfx1100", "buffer_gl1_inv", true},
	{"gfx1200", "global_inv scope:SCOPE_SE", false},
	{"gfx1200 gfx1250", "global_inv scope:SCOPE_DEV", true},
	{"gfx900 gfx1030", "s_dcache_inv", true},
	{"gfx900 gfx1030", "s_barrier", false},
	{"gfx1250", "s_barrier_signal -3", false},
};

/* Code whose start may reach an instruction that depends on others. */
static const struct row codes[] = {
	{"gfx900", "s_cbranch_scc1 far\ns_endpgm\nfar: global_atomic_add v[2:3], v0, off", true},
	{"gfx900", "s_branch far\nglobal_atomic_add v[2:3], v0, off\nfar: s_endpgm", false},
	{"gfx900", "s_branch far\nback: global_atomic_add v[2:3], v0, off\nfar: s_cbranch_scc1 back\ns_endpgm", true},
	{"gfx900", "s_endpgm\nglobal_atomic_add v[2:3], v0, off", false},
	{"gfx900", "s_setpc_b64 s[2:3]\nglobal_atomic_add v[2:3], v0, off", false},
	{"gfx900", "s_swappc_b64 s[2:3], s[2:3]\nglobal_atomic_add v[2:3], v0, off", true},
	{"gfx900", "s_call_b64 s[2:3], f\ns_endpgm\nf: global_atomic_add v[2:3], v0, off", true},
	{"gfx900", "loop: s_nop 0\ns_cbranch_scc1 loop\ns_branch loop", false},
};

/* Assembles the code for a processor, and calls one of the two functions. Returns whether the result is that of the row. */
static bool
check(const struct row *row, const char *processor, bool all)
{
	const struct amdgcn_settings s = {.size = sizeof s, .processor = processor, .name = row->code};
	void *bytes = NULL;
	size_t nbytes, n = 0;
	struct amdgcn_object *o = NULL;
	const uint8_t *code = NULL;
	bool depends = !row->depends;

	if (!amdgcn_assemble(&s, row->code, strlen(row->code), NULL, NULL, &bytes, &nbytes))
		o = amdgcn_open(bytes, nbytes, NULL, NULL);
	uint64_t address;
	if (o)
		code = amdgcn_section(o, ".text", &n, &address);
	struct isa isa;
	isa_init(&isa, target_find(str_from(processor)));
	struct insn insn;
	if (code && all)
		depends = !run_apart(&isa, code, 0x1000, n, 0x1000);
	else if (code && insn_decode(&isa, code, n, &insn))
		depends = run_apart_depends(&isa, &insn);
	amdgcn_close(o);
	amdgcn_free(bytes);
	if (depends != row->depends)
		printf("%s: %s: expected %s\n", processor, row->code, row->depends ? "that it depends" : "that it does not depend");
	return depends == row->depends;
}

static unsigned
check_rows(const struct row *v, size_t n, bool all)
{
	unsigned wrong = 0;

	for (size_t i = 0; i < n; i++) {
		const char *p = v[i].processors;

		while (*p) {
			char name[16];
			size_t length = strcspn(p, " ");

			snprintf(name, sizeof name, "%.*s", (int)length, p);
			wrong += !check(&v[i], name, all);
			p += length + (p[length] == ' ');
		}
	}
	return wrong;
}

int
main(void)
{
	unsigned wrong = check_rows(rows, sizeof rows / sizeof *rows, false) + check_rows(codes, sizeof codes / sizeof *codes, true);

	return wrong != 0;
}
