/* Runs kernels with the memory of a GPU, for vulkan.py. A line of input is
 *
 *	OBJECT MEMORY OUT CHECKS SEED GX GY GZ NX NY NZ PARTS RESULTS WORDS
 *
 * where MEMORY and OUT are files, GX, GY and GZ are the size of a work-group, NX, NY and NZ the number of work-groups, and WORDS the start of
 * the argument segment, 16 numbers of 32 bits. PARTS more lines "ADDRESS BYTES OFFSET" are the parts of the memory, which are at the offset
 * in MEMORY, and RESULTS lines "ADDRESS BYTES" what is written to OUT after the run. The answer is as that of facts-kernels. */
#include <string.h>

#include "testsuite/facts/answer.h"

enum { WORDS = 16, MOST = 64, FIRST_NAME = 4 * WORDS, LIMIT = 1000000 }; /* LIMIT: instructions of a wave */

struct job {
	char object[512], memory[512], out[512];
	int checks;
	unsigned long long seed;
	unsigned group[3], groups[3], nparts, nresults;
	uint32_t words[WORDS];
	struct amdgcn_run_argument arguments[MOST + 1];
	char names[MOST][16];
	struct {
		unsigned long long address, bytes;
	} results[MOST];
	uint8_t *bytes;
};

/* Reads the lines of a job. Returns whether there is one. */
static int
read_job(struct job *j)
{
	size_t n = 0;

	memset(j, 0, sizeof *j);
	if (scanf("%511s %511s %511s %d %llu %u %u %u %u %u %u %u %u", j->object, j->memory, j->out, &j->checks, &j->seed, &j->group[0], &j->group[1],
			&j->group[2], &j->groups[0], &j->groups[1], &j->groups[2], &j->nparts, &j->nresults) != 13 || j->nparts > MOST || j->nresults > MOST)
		return 0;
	j->bytes = read_file(j->memory, &n);
	j->arguments[0] = (struct amdgcn_run_argument){.size = sizeof j->arguments[0], .name = "0", .bytes = j->words, .nbytes = sizeof j->words};
	for (unsigned i = 0; i < WORDS; i++)
		if (scanf("%u", &j->words[i]) != 1)
			return 0;
	for (unsigned i = 0; i < j->nparts; i++) {
		unsigned long long address, bytes, offset;

		if (scanf("%llu %llu %llu", &address, &bytes, &offset) != 3 || offset > n || bytes > n - offset)
			return 0;
		snprintf(j->names[i], sizeof j->names[i], "%u", FIRST_NAME + 8 * i);
		j->arguments[i + 1] = (struct amdgcn_run_argument){.size = sizeof j->arguments[0], .name = j->names[i], .bytes = j->bytes + offset,
			.nbytes = bytes, .buffer = 1, .address = address};
	}
	for (unsigned i = 0; i < j->nresults; i++)
		if (scanf("%llu %llu", &j->results[i].address, &j->results[i].bytes) != 2)
			return 0;
	return 1;
}

static void
write_results(const struct job *j)
{
	FILE *f = fopen(j->out, "wb");

	for (unsigned i = 0; f && i < j->nresults; i++)
		for (unsigned k = 1; k <= j->nparts; k++) {
			const struct amdgcn_run_argument *a = &j->arguments[k];

			if (j->results[i].address - a->address < a->nbytes)
				fwrite((const uint8_t *)a->bytes + (j->results[i].address - a->address), 1, j->results[i].bytes, f);
		}
	if (f)
		fclose(f);
}

static void
run_job(struct job *j)
{
	struct amdgcn_input input = {.size = sizeof input, .name = j->object};
	uint8_t *bytes = read_file(j->object, &input.nbytes);
	struct amdgcn_run_settings settings = {.size = sizeof settings, .arguments = j->arguments, .narguments = j->nparts + 1, .seed = j->seed,
		.limit = LIMIT, .unchecked = !j->checks};

	for (unsigned k = 0; k < 3; k++) {
		settings.group[k] = j->group[k];
		settings.grid[k] = j->group[k] * j->groups[k];
	}
	input.bytes = bytes;
	struct amdgcn_object *object = amdgcn_open_input(&input, print_message, NULL);
	const struct amdgcn_run *run = object ? amdgcn_run(object, &settings) : NULL;
	for (size_t i = 0; run && i < run->nfindings; i++)
		printf("finding %s 0x%llx %s: %s\n", run->findings[i].name, (unsigned long long)run->findings[i].address,
			run->findings[i].instruction ? run->findings[i].instruction : "-", run->findings[i].text);
	if (run)
		write_results(j);
	if (run && run->complete)
		printf("ok %llu\n", (unsigned long long)run->instructions);
	else
		printf("failed\n");
	amdgcn_run_free(run);
	amdgcn_close(object);
	free(bytes);
}

int
main(void)
{
	static struct job j;

	while (read_job(&j)) {
		run_job(&j);
		fflush(stdout);
		free(j.bytes);
	}
	return 0;
}
