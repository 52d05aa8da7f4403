/* Checks buffers that a caller of the library gives an address: code finds them there, also by buffer resources, whose base has 48 bits and is
 * extended by its sign; what they contain is the caller's; an address where other memory is is an error.
 *
 * prop-placed ASSEMBLER DISASSEMBLER LINKER FOLDER */
#include <stdio.h>
#include <string.h>

#include "library/amdgcn.h"

/* s[0:1]: the arguments, whose first one is the table. It has the address of `out`, and a buffer resource of `data`. */
static const char source[] =
	".text\n"
	"k:	s_load_dwordx2 s[2:3], s[0:1], 0x0\n"
	"	s_waitcnt lgkmcnt(0)\n"
	"	s_load_dwordx2 s[4:5], s[2:3], 0x0\n"
	"	s_load_dwordx4 s[8:11], s[2:3], 0x10\n"
	"	s_waitcnt lgkmcnt(0)\n"
	"	s_buffer_load_dword s6, s[8:11], 0x4\n"
	"	v_mov_b32 v0, 0\n"
	"	buffer_load_dword v1, off, s[8:11], 0 offset:8\n"
	"	s_waitcnt vmcnt(0) lgkmcnt(0)\n"
	"	v_mov_b32 v2, s6\n"
	"	global_store_dwordx2 v0, v[1:2], s[4:5]\n"
	"	s_endpgm\n"
	".amdhsa_kernel k\n"
	"	.amdhsa_kernarg_size 24\n"
	"	.amdhsa_user_sgpr_kernarg_segment_ptr 1\n"
	"	.amdhsa_next_free_vgpr 3\n"
	"	.amdhsa_next_free_sgpr 12\n"
	".end_amdhsa_kernel\n";

enum { FIRST = 0x11111111, SECOND = 0x22222222, RAW = 0x27fac };

static int errors;

static void
report(void *user, const struct amdgcn_message *m)
{
	*(int *)user += strcmp(m->severity, "error") == 0;
}

/* Runs the kernel with the buffers at these addresses. Returns whether it can be run. */
static int
run(struct amdgcn_object *object, uint64_t table_at, uint64_t data_at, uint64_t out_at)
{
	uint32_t data[3] = {0, FIRST, SECOND}, out[2] = {0};
	uint32_t table[8] = {(uint32_t)out_at, (uint32_t)(out_at >> 32), 0, 0, (uint32_t)data_at, (uint32_t)(data_at >> 32) & 0xffff,
		sizeof data, RAW};
	const struct amdgcn_run_argument arguments[] = {
		{.size = sizeof arguments[0], .bytes = table, .nbytes = sizeof table, .buffer = 1, .address = table_at},
		{.size = sizeof arguments[0], .bytes = data, .nbytes = sizeof data, .buffer = 1, .address = data_at},
		{.size = sizeof arguments[0], .bytes = out, .nbytes = sizeof out, .buffer = 1, .address = out_at, .empty = 1},
	};
	const struct amdgcn_run_settings settings = {.size = sizeof settings, .group = {1, 1, 1}, .arguments = arguments, .narguments = 3};
	const struct amdgcn_run *r = amdgcn_run(object, &settings);
	int can = r != NULL;

	if (r && (!r->complete || r->nfindings || out[0] != SECOND || out[1] != FIRST))
		errors += printf("table at 0x%llx, data at 0x%llx, out at 0x%llx: %x %x, %zu findings: %s\n", (unsigned long long)table_at,
			(unsigned long long)data_at, (unsigned long long)out_at, out[0], out[1], r->nfindings, r->nfindings ? r->findings[0].text : "") > 0;
	amdgcn_run_free(r);
	return can;
}

int
main(void)
{
	/* the last one is the number of messages */
	static const uint64_t cases[][4] = {
		{0, UINT64_C(0xffff800000001000), UINT64_C(0xffff800000200000), 0},
		{0x1000, 0x2000, 0x100000000, 0},
		{UINT64_C(0xffff800100000000), 0x2000, UINT64_C(0xffff800000000004), 0},
		{0x1000, 0x1020, 0x102c, 0},          /* next to one another */
		{0x1000, 0x101c, 0x2000, 1},
		{0x1000, 0x2000, 0x2008, 1},
		{0x1000, 0x2000, 0xff9, 1},
		{0x1000, 0x2000, 0x7f0000000000, 1},  /* where the run selects addresses */
		{0x1000, 0x2000, UINT64_MAX - 3, 1},
	};
	const struct amdgcn_settings settings = {.size = sizeof settings, .processor = "gfx900"};
	struct amdgcn_input input = {.size = sizeof input, .name = "k.o"};
	void *bytes;
	int messages = 0;

	if (amdgcn_assemble(&settings, source, strlen(source), report, &messages, &bytes, &input.nbytes))
		return 1;
	input.bytes = bytes;
	struct amdgcn_object *object = amdgcn_open_input(&input, report, &messages);
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		messages = 0;
		int can = run(object, cases[i][0], cases[i][1], cases[i][2]);
		if (can == (cases[i][3] != 0) || (uint64_t)messages != cases[i][3])
			errors += printf("case %zu: can be run: %d, %d errors\n", i, can, messages) > 0;
	}
	amdgcn_close(object);
	amdgcn_free(bytes);
	return errors != 0;
}
