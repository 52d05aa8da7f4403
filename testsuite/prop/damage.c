/* Tests damaged files. An object and a linked code object are truncated, and changed at random offsets. The linker and the
 * disassembler must exit with status 0 or 1, without a signal or a sanitizer report.
 *
 * prop-damage ASSEMBLER OBJDUMP LINKER */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/base/file/buf.h"
#include "common/base/memory/die.h"
#include "testsuite/prop/random.h"

enum { CUTS = 60, CHANGES = 240, MOST_BYTES = 4, CANNOT_RUN = 77 };

static const char source[] =
	".text\n.globl k\n.p2align 8\n.type k,@function\nk:\n"
	"\ts_getpc_b64 s[0:1]\n\ts_add_u32 s0, s0, d@rel32@lo+4\n\ts_addc_u32 s1, s1, d@rel32@hi+12\n"
	"\ts_endpgm\n.size k, .-k\n"
	".data\n.type d,@object\nd:\n\t.quad k\n\t.quad outside\n.size d, 16\n.weak outside\n"
	".bss\n.zero 64\n.comm shared,64,4\n"
	".rodata\n.p2align 6\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 1\n.amdhsa_next_free_sgpr 2\n"
	".end_amdhsa_kernel\n"
	".amdgpu_metadata\n---\namdhsa.version: [ 1, 2 ]\namdhsa.target: amdgcn-amd-amdhsa--gfx900\n"
	"amdhsa.kernels:\n  - .name: k\n    .symbol: k.kd\n    .kernarg_segment_size: 8\n"
	"    .group_segment_fixed_size: 0\n    .private_segment_fixed_size: 0\n"
	"    .kernarg_segment_align: 8\n    .wavefront_size: 64\n    .sgpr_count: 8\n    .vgpr_count: 1\n"
	"    .max_flat_workgroup_size: 64\n...\n.end_amdgpu_metadata\n";

/* Runs a command line and discards its output. Returns its exit status, or 128 plus the number of the signal. */
static int
run(const char *const *argv)
{
	pid_t pid = fork();

	if (pid == 0) {
		if (!freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "w", stderr))
			_exit(126);
		execv(argv[0], (char *const *)argv);
		_exit(127);
	}
	int status;
	if (pid < 0 || waitpid(pid, &status, 0) != pid)
		die("cannot run %s", argv[0]);
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static void
write_file(const char *path, const void *bytes, size_t n)
{
	FILE *f = fopen(path, "wb");

	if (!f || fwrite(bytes, 1, n, f) != n || fclose(f) != 0)
		die("%s cannot be written", path);
}

/* Disassembles and links the damaged file. Returns false if a program crashed. */
static bool
survives(char **programs, const char *name, const uint8_t *bytes, size_t n, unsigned number)
{
	const char *show[] = {programs[1], "-h", "-t", "-T", "-r", "-R", "-s", "-D", "--notes", "damaged",
		NULL};
	const char *link[] = {programs[2], "-shared", "-o", "linked", "damaged", NULL};
	const char *const *commands[] = {show, link};
	bool ok = true;

	write_file("damaged", bytes, n);
	for (unsigned i = 0; i < 2; i++) {
		int status = run(commands[i]);

		if (status > 1) {
			printf("%s, damage %u: %s ends with status %d\n", name, number, commands[i][0],
				status);
			ok = false;
		}
	}
	return ok;
}

/* Changes a few bytes. Half of the changes affect the tables at the start and end of the file. */
static void
change(uint8_t *bytes, size_t n)
{
	for (unsigned i = 0, count = 1 + below(MOST_BYTES); i < count; i++) {
		size_t table = n < 1024 ? n : 1024;
		size_t at = below(2) ? below(n) : below(2) ? below(64) : n - 1 - below(table);

		bytes[at] = below(2) ? (uint8_t)below(256) : below(2) ? 0xff : 0;
	}
}

static unsigned
damage(char **programs, const char *name)
{
	struct buf whole = {0};
	unsigned failures = 0;

	if (buf_read_file(&whole, name, NULL))
		die("%s cannot be read", name);
	uint8_t *bytes = malloc(whole.n);
	for (unsigned i = 0; i < CUTS; i++)
		failures += !survives(programs, name, whole.p, whole.n * i / CUTS, i);
	for (unsigned i = 0; i < CHANGES; i++) {
		memcpy(bytes, whole.p, whole.n);
		change(bytes, whole.n);
		failures += !survives(programs, name, bytes, whole.n, CUTS + i);
	}
	free(bytes);
	buf_free(&whole);
	return failures;
}

int
main(int argc, char **argv)
{
	const char *assemble[] = {argc > 1 ? argv[1] : "", "-mcpu=gfx900", "-o", "k.o", "k.s", NULL};
	const char *link[] = {argc > 3 ? argv[3] : "", "-shared", "-o", "k.co", "k.o", NULL};

	if (argc < 4 || access(argv[1], X_OK) || access(argv[2], X_OK) || access(argv[3], X_OK)) {
		printf("needs the three programs");
		return CANNOT_RUN;
	}
	write_file("k.s", source, sizeof source - 1);
	if (run(assemble) != 0 || run(link) != 0) {
		printf("the whole file is not assembled or linked\n");
		return 1;
	}
	return (damage(argv + 1, "k.o") + damage(argv + 1, "k.co")) != 0;
}
