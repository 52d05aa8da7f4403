/* Runs kernels for runs.py and run_mutants.py. A line of input is
 *
 *	OBJECT KERNEL GX GY GROUPS SEED LIMIT CHECKS IN N MEM OUT
 *
 * where the kernel has the arguments in, out, mem and n: IN is a file, out has as many bytes as that, mem has MEM bytes that are 0. GX and GY
 * are the size of a work-group. out and mem are written to OUT. The answer is a line "ok INSTRUCTIONS" or "failed", after a line
 * "finding NAME ADDRESS INSTRUCTION: TEXT" for each finding, and "message TEXT" for each message. */
#include <string.h>

#include "testsuite/facts/answer.h"

struct job {
	char object[512], kernel[256], in[512], out[512];
	unsigned group[2], groups, mem;
	unsigned long long seed, limit;
	int checks, n;
};

static void
write_file(const char *path, const uint8_t *a, size_t na, const uint8_t *b, size_t nb)
{
	FILE *f = fopen(path, "wb");

	if (!f)
		return;
	fwrite(a, 1, na, f);
	fwrite(b, 1, nb, f);
	fclose(f);
}

static void
run_job(struct amdgcn_object *object, struct job *j)
{
	size_t nin = 0;
	uint8_t *in = read_file(j->in, &nin), *out = calloc(nin + 1, 1), *mem = calloc(j->mem + 1, 1);
	struct amdgcn_run_argument arguments[4] = {
		{.size = sizeof arguments[0], .bytes = in, .nbytes = nin, .buffer = 1},
		{.size = sizeof arguments[0], .bytes = out, .nbytes = nin, .buffer = 1},
		{.size = sizeof arguments[0], .bytes = mem, .nbytes = j->mem, .buffer = 1},
		{.size = sizeof arguments[0], .bytes = &j->n, .nbytes = sizeof j->n},
	};
	struct amdgcn_run_settings settings = {.size = sizeof settings, .kernel = j->kernel, .arguments = arguments, .narguments = 4,
		.seed = j->seed, .limit = j->limit, .unchecked = !j->checks, .group = {j->group[0], j->group[1], 1},
		.grid = {j->group[0] * j->groups, j->group[1], 1}};
	const struct amdgcn_run *run = amdgcn_run(object, &settings);

	for (size_t i = 0; run && i < run->nfindings; i++)
		printf("finding %s 0x%llx %s: %s\n", run->findings[i].name, (unsigned long long)run->findings[i].address,
			run->findings[i].instruction ? run->findings[i].instruction : "-", run->findings[i].text);
	if (run)
		write_file(j->out, out, nin, mem, j->mem);
	if (run && run->complete)
		printf("ok %llu\n", (unsigned long long)run->instructions);
	else
		printf("failed\n");
	amdgcn_run_free(run);
	free(in);
	free(out);
	free(mem);
}

int
main(void)
{
	static char line[4096];
	char open[512] = "";
	struct amdgcn_object *object = NULL;
	uint8_t *bytes = NULL;

	while (fgets(line, sizeof line, stdin)) {
		struct job j;

		if (sscanf(line, "%511s %255s %u %u %u %llu %llu %d %511s %d %u %511s", j.object, j.kernel, &j.group[0], &j.group[1], &j.groups, &j.seed,
				&j.limit, &j.checks, j.in, &j.n, &j.mem, j.out) != 12)
			return 1;
		if (strcmp(open, j.object) != 0) {
			struct amdgcn_input input = {.size = sizeof input, .name = j.object};

			amdgcn_close(object);
			free(bytes);
			bytes = read_file(j.object, &input.nbytes);
			input.bytes = bytes;
			object = amdgcn_open_input(&input, print_message, NULL);
			strcpy(open, j.object);
		}
		if (object)
			run_job(object, &j);
		else
			printf("failed\n");
		fflush(stdout);
	}
	amdgcn_close(object);
	free(bytes);
	return 0;
}
