/* Fuzzes runs of kernels. The first HEAD bytes say how, and which allocation fails; then comes an object, or a kernel descriptor and the bytes
 * of its code. A run must return, without a leak or a wrong access. */
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/guard.h"
#include "common/base/memory/le.h"
#include "common/run/loaded.h"
#include "library/amdgcn.h"
#include "testsuite/fuzz/failing.h"
#include "testsuite/fuzz/memory.h"

enum { HEAD = 10, ARGUMENTS = 8, BUFFER = 256, VALUE = 4096, MOST_ISSUES = 1000 };
enum { BARE = 1, UNCHECKED = 2, SCHEDULED = 4, DYNAMIC = 8, RANDOM_ARGUMENTS = 16, ALSO_Y = 32, WAVE32 = 64, ONLY = 128, /* bits of byte 0 */
	WATCHED = 64 }; /* of an object */
enum { BLOCKS = 3, POOL = 4, REFUSALS = 8, PLACED = 16, SEVERAL = 32 }; /* bits of byte 9; BLOCKS: the size of blocks of VGPRs */

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

/* What the kernel is given. */
struct given {
	struct amdgcn_run_argument v[ARGUMENTS];
	size_t n;
	uint8_t bytes[ARGUMENTS][BUFFER], value[VALUE];
};

static void
ignore(void *user, const struct amdgcn_message *message)
{
	*(size_t *)user += strlen(message->text);
}

static void
drop(void *user, const struct diag_message *message)
{
	*(size_t *)user += strlen(message->text);
}

/* Two bits of `chosen` say what argument i is. */
static void
choose_arguments(struct given *g, unsigned chosen)
{
	static const char *const names[] = {NULL, "0", "8", "a"};

	g->n = chosen >> 8 & 7;
	for (size_t i = 0; i < g->n; i++) {
		struct amdgcn_run_argument *a = &g->v[i];
		unsigned kind = chosen >> 2 * i & 3;

		*a = (struct amdgcn_run_argument){.size = sizeof *a, .name = names[chosen >> (11 + i) & chosen >> 12 & 3], .bytes = g->bytes[i],
			.nbytes = kind == 0 ? 4 : kind == 3 ? 8 : BUFFER - 1, .buffer = kind == 1, .empty = kind == 1 && i & 1, .lds = kind == 2};
	}
}

/* Gives buffers addresses, some of which are impossible, or those of others. */
static void
place_arguments(struct given *g, unsigned chosen)
{
	for (size_t i = 0; i < g->n; i++)
		if (g->v[i].buffer)
			g->v[i].address = chosen >> i & 1 ? UINT64_C(0x10000000) + i * (BUFFER / 2) : UINT64_MAX - (chosen & 0xfff) * i;
}

/* Gives the arguments that the metadata name. */
static void
fill_arguments(struct given *g, struct amdgcn_object *object, const char *kernel)
{
	struct amdgcn_kernel_argument a;

	for (size_t i = 0; g->n < ARGUMENTS && amdgcn_kernel_argument(object, kernel, i, &a); i++) {
		bool lds = strcmp(a.kind, "dynamic_shared_pointer") == 0, buffer = !lds && a.bytes == 8 && strcmp(a.kind, "by_value");

		if (strncmp(a.kind, "hidden_", 7) && (lds || buffer || a.bytes <= VALUE))
			g->v[g->n] = (struct amdgcn_run_argument){.size = sizeof g->v[0], .bytes = buffer ? g->bytes[g->n] : g->value,
				.nbytes = lds || buffer ? BUFFER : a.bytes, .buffer = buffer, .empty = buffer && g->n & 1, .lds = lds}, g->n++;
	}
}

static int
want(void *user, uint64_t address, const char *function, uint64_t offset)
{
	*(size_t *)user += function ? strlen(function) : 0;
	return (int)(address + offset) / 4 & 3;
}

/* Reads all that it is given. */
static int
receive(void *user, const struct amdgcn_run_step *step)
{
	size_t *said = user;

	*said += strlen(step->instruction);
	for (size_t i = 0; i < step->nregisters; i++) {
		const struct amdgcn_run_register *r = &step->registers[i];

		*said += strlen(r->name);
		for (unsigned k = 0; k < r->nvalues; k++)
			*said += r->before[k] + (r->after ? r->after[k] : 0) + (r->before_unknown ? r->before_unknown[k] : 0) +
				(r->after_unknown ? r->after_unknown[k] : 0);
	}
	return *said % 64 == 63;
}

/* Reads all that is known of a run. */
static void
read_run(const struct amdgcn_run *run, size_t *said)
{
	const struct amdgcn_simulation_settings settings = {.size = sizeof settings, .most = MOST_ISSUES};
	const struct amdgcn_simulation *simulation = amdgcn_run_simulate(run, &settings);
	struct amdgcn_run_count c;

	for (size_t i = 0; i < run->nfindings; i++)
		*said += strlen(run->findings[i].text);
	for (size_t i = 0; amdgcn_run_count(run, i, &c); i++)
		*said += c.executed + (c.instruction ? strlen(c.instruction) : 0) + (c.function ? strlen(c.function) : 0);
	*said += strlen(run->output) + (simulation ? strlen(simulation->limit) : 0);
	amdgcn_simulation_free(simulation);
}

static void
run_object(const struct amdgcn_run_settings *settings, struct given *g, bool given, unsigned placed, const uint8_t *data, size_t n,
	size_t *said)
{
	struct amdgcn_run_settings s = *settings;
	struct amdgcn_object *object = amdgcn_open(data, n, ignore, said);
	struct amdgcn_symbol y;
	char name[64] = "";

	for (size_t i = 0; object && !*name && amdgcn_symbol(object, i, &y); i++)
		if (strlen(y.name) > 3 && strlen(y.name) < sizeof name && strcmp(y.name + strlen(y.name) - 3, ".kd") == 0)
			memcpy(name, y.name, strlen(y.name) - 3);
	s.kernel = *name ? name : NULL;
	if (object && !given)
		fill_arguments(g, object, s.kernel);
	if (placed)
		place_arguments(g, placed);
	s.arguments = g->v;
	s.narguments = g->n;
	const struct amdgcn_run *run = object ? amdgcn_run(object, &s) : NULL;
	if (run)
		read_run(run, said);
	amdgcn_run_free(run);
	amdgcn_close(object);
}

/* A kernel without an object. */
struct bare {
	const struct amdgcn_run_settings *settings;
	const struct given *given;
	const uint8_t *data;
	size_t n, *said;
	unsigned mach;
	bool wave32;
};

static void
init_isa(struct isa *isa, unsigned mach, bool wave32)
{
	const struct target *target = target_by_mach(mach);

	isa_init(isa, target ? target : &isa_targets[mach % isa_ntargets]);
	if (isa->target->wave32)
		isa->wave32 = wave32;
}

static void
execute(struct run_launch *launch, struct run_memory *memory, size_t image, size_t *said)
{
	struct run *r = alloc_zeroed(1, sizeof *r);

	run_open(r, launch, memory, memory->v[image].bytes, memory->v[image].address, memory->v[image].size);
	run_execute(r);
	for (size_t i = 0; i < r->findings.n; i++)
		*said += strlen(r->findings.v[i].text);
	run_close(r);
	alloc_free(r);
}

static void
run_bare(void *user)
{
	const struct bare *b = user;
	const struct amdgcn_run_settings *s = b->settings;
	uint64_t address = 0;
	struct elfin elf = {.name = "fuzz", .diag = diag_new("fuzz-run", drop, b->said)};
	struct flow_object object = {.addresses = &address};
	struct flow_kernel kernel = {.name = STR("k"), .kernarg_size = GRAPH_NONE};
	struct run_program p = {.elf = &elf, .object = &object};
	struct run_memory memory = {0};
	struct run_value values[ARGUMENTS];
	struct run_launch launch = {.isa = &object.isa, .limit = s->limit, .seed = s->seed, .schedule = s->schedule, .checks = !s->unchecked};

	memcpy(launch.grid, s->grid, sizeof launch.grid);
	memcpy(launch.group, s->group, sizeof launch.group);
	for (unsigned k = 0; k < 3; k++)
		launch.cluster[k] = s->cluster[k] ? s->cluster[k] : 1;
	init_isa(&object.isa, b->mach, b->wave32);
	kd_read(&object.isa, b->data, kernel.value);
	p.image = run_memory_add_constant(&memory, "code", b->n - KD_SIZE);
	p.base = memory.v[p.image].address;
	memcpy(memory.v[p.image].bytes, b->data + KD_SIZE, b->n - KD_SIZE);
	for (size_t i = 0; i < b->given->n; i++) {
		const struct amdgcn_run_argument *a = &b->given->v[i];

		values[i] = (struct run_value){a->name, a->bytes, a->nbytes, a->buffer, a->empty, a->lds};
	}
	if (run_program_launch(&p, &memory, &kernel, values, b->given->n, s->dynamic_lds, &launch))
		execute(&launch, &memory, p.image, b->said);
	run_memory_free(&memory);
	diag_free(elf.diag);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	static const uint16_t sizes[] = {64, 1, 32, 33, 0, 96, 7, 320};
	struct amdgcn_run_settings s = {.size = sizeof s};
	size_t said = 0;
	struct amdgcn_run_watch watch = {.size = sizeof watch, .wants = want, .before = receive, .after = receive, .user = &said};

	if (n < HEAD)
		return 0;
	unsigned how = data[0], also = data[9];
	s.group[0] = sizes[data[2] & 7];
	s.group[1] = how & ALSO_Y ? 2 : 1;
	s.group[2] = 1;
	s.grid[0] = s.group[0] * (1 + (data[2] >> 3 & 1)) - (data[2] >> 4 & 1 & (s.group[0] > 1));
	s.grid[1] = s.group[1];
	s.grid[2] = data[2] >> 6 == 3 ? 2 : 1;
	s.cluster[0] = data[2] >> 3 & data[2] >> 5 & 1 ? 2 : 0;
	s.dynamic_lds = how & DYNAMIC ? 1000 : 0;
	s.limit = 1 + data[3];
	s.seed = 1;
	s.unchecked = how & UNCHECKED;
	s.threads = also & SEVERAL ? 2 : 1; /* with one, memory fails in the same place each time */
	s.vgpr_block = also & BLOCKS ? 8u << (also & BLOCKS) : 0;
	s.vgpr_pool = also & POOL ? 64 : 0;
	s.vgpr_refusals = also & REFUSALS ? 2 : 0;
	s.schedule = how & SCHEDULED ? 3 : 0;
	s.watch = how & WATCHED && !(how & BARE) ? &watch : NULL;
	memory_begin();
	struct given *g = calloc(1, sizeof *g);
	if (how & (RANDOM_ARGUMENTS | BARE))
		choose_arguments(g, le_get16(data + 4) | data[6] << 16u);
	failing_begin(le_get16(data + 7), how & ONLY);
	if (!(how & BARE)) {
		run_object(&s, g, how & RANDOM_ARGUMENTS, also & PLACED ? le_get16(data + 4) : 0, data + HEAD, n - HEAD, &said);
	} else if (n - HEAD > KD_SIZE && s.group[0] * s.group[1] <= 1024 && s.group[0]) {
		struct bare b = {&s, g, data + HEAD, n - HEAD, &said, data[1], how & WAVE32};
		struct guard_end end;

		guard_run(run_bare, &b, &end);
	}
	failing_end();
	free(g);
	if (memory_leaks())
		abort();
	return 0;
}
