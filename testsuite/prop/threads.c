/* Tests the library in several threads at once. Two threads assemble all kernels of testsuite/kernels and a source with macros, one
 * of them in reverse order; another thread disassembles a kernel, another assembles a source with errors, two link each kernel, and
 * two analyze the same open objects, simulate and run their kernels. The results must equal the output of the programs byte for byte, and
 * no thread may receive messages of another.
 *
 * prop-threads ASSEMBLER OBJDUMP LINKER FOLDER */
#include "library/amdgcn.h"

#include <glob.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 8, MOST = 64, CANNOT_RUN = 77 };

struct file {
	char *bytes;
	size_t n;
};

struct kernel {
	char path[512];
	struct file source, object, linked;
};

static struct kernel kernels[MOST];
static size_t nkernels;
static struct file shown; /* output of objdump -d for the first kernel */

struct thread {
	pthread_t id;
	void (*work)(struct thread *t);
	size_t first, step;
	unsigned wrong, nmessages;
};

static struct file
read_file(const char *path)
{
	FILE *f = fopen(path, "rb");
	struct file out = {malloc(1 << 20), 0};

	if (f && out.bytes) {
		out.n = fread(out.bytes, 1, (1 << 20) - 1, f);
		out.bytes[out.n] = 0;
		fclose(f);
	}
	return out;
}

static void
count(void *user, const struct amdgcn_message *m)
{
	struct thread *t = user;

	t->nmessages++;
	if (strcmp(m->file, "wrong.s") || m->line != t->nmessages || strcmp(m->severity, "error"))
		t->wrong++;
}

static void
assemble_all(struct thread *t)
{
	for (size_t i = 0, k = t->first; i < nkernels; i++, k = (k + t->step) % nkernels) {
		const struct amdgcn_settings s = {.size = sizeof s, .name = kernels[k].path};
		const struct file *want = &kernels[k].object;
		void *object;
		size_t n;

		if (amdgcn_assemble(&s, kernels[k].source.bytes, kernels[k].source.n, NULL, NULL, &object, &n) || n != want->n ||
				memcmp(object, want->bytes, n))
			t->wrong += printf("%s: not what the program makes\n", kernels[k].path) > 0;
		amdgcn_free(object);
	}
}

static void
link_all(struct thread *t)
{
	static const char *const arguments[] = {"-shared", "k.o"};

	for (size_t k = 0; k < nkernels; k++) {
		const struct file *want = &kernels[k].linked;
		const struct amdgcn_file file = {"k.o", kernels[k].object.bytes, kernels[k].object.n};
		const struct amdgcn_link l = {sizeof l, arguments, 2, &file, 1};
		void *object;
		size_t n;

		amdgcn_link(&l, NULL, NULL, &object, &n, NULL);
		if (n != want->n || (n && memcmp(object, want->bytes, n)))
			t->wrong += printf("%s: not what the linker makes\n", kernels[k].path) > 0;
		amdgcn_free(object);
	}
}

static void
assemble_wrong(struct thread *t)
{
	static const char source[] = "s_mov_b32 v0, 1\n.nonsense\nv_mov_b32 v0, v1, v2\ns_nop\n";
	const struct amdgcn_settings s = {.size = sizeof s, .processor = "gfx1030", .name = "wrong.s"};

	t->nmessages = 0;
	size_t n;
	void *object;
	if (amdgcn_assemble(&s, source, sizeof source - 1, count, t, &object, &n) != 4 || t->nmessages != 4 || object)
		t->wrong += printf("%u errors\n", t->nmessages) > 0;
}

/* Checks that the disassembly of the first kernel contains the text of each instruction, in order. */
static void
disassemble(struct thread *t)
{
	struct amdgcn_object *o = amdgcn_open(kernels[0].object.bytes, kernels[0].object.n, NULL, NULL);
	struct amdgcn_processor *p = o ? amdgcn_processor(strstr(amdgcn_target(o), "--") + 2, NULL, NULL, 0) : NULL;
	const char *at = shown.bytes, *line;
	char text[AMDGCN_TEXT + 2] = "\t";
	uint64_t address;
	size_t n, seen = 0;
	const uint8_t *code = p ? amdgcn_section(o, ".text", &n, &address) : NULL;

	for (size_t i = 0; code && i < n;) {
		struct amdgcn_instruction insn;
		unsigned size = amdgcn_decode(p, code + i, n - i, &insn);

		i += size ? size : 4;
		if (!size)
			continue;
		seen++;
		amdgcn_text(p, &insn, text + 1);
		line = strstr(at, text);
		if (!line)
			t->wrong += printf("not in the listing: %s\n", text) > 0;
		else
			at = line + 1;
	}
	t->wrong += !seen;
	amdgcn_free(p);
	amdgcn_close(o);
}

/* The open objects that all threads use. */
static struct amdgcn_object *open_objects[MOST];

/* Simulates a function twice; the results must agree. Frees only one result, so that amdgcn_close() has to free the other. */
static void
simulate(struct thread *t, const char *path, const struct amdgcn_function *f)
{
	const struct amdgcn_simulation_settings settings = {.size = sizeof settings, .waves = 2, .occupancy = 1};
	const struct amdgcn_simulation *a = amdgcn_simulate(f, &settings), *b = amdgcn_simulate(f, &settings);

	if (!a || !b || a->end != AMDGCN_FINISHED || !a->cycles || a->cycles != b->cycles || strcmp(a->limit, b->limit) ||
			amdgcn_waves_needed(a, 1) != amdgcn_waves_needed(b, 1))
		t->wrong += printf("%s: simulations differ\n", path) > 0;
	amdgcn_simulation_free(a);
}

enum { ARGUMENTS = 16, BUFFER = 1 << 14 };

/* Runs a kernel, whose buffers contain zeros. Returns the result, with the buffers in *made. */
static const struct amdgcn_run *
run_once(struct amdgcn_object *o, const char *kernel, uint8_t made[ARGUMENTS][BUFFER])
{
	static const uint64_t four = 4;
	struct amdgcn_run_argument given[ARGUMENTS];
	struct amdgcn_run_settings s = {.size = sizeof s, .kernel = kernel, .arguments = given, .limit = 10000};
	struct amdgcn_kernel_argument a;

	for (size_t i = 0; s.narguments < ARGUMENTS && amdgcn_kernel_argument(o, kernel, i, &a); i++) {
		size_t n = s.narguments;
		bool buffer = strcmp(a.kind, "by_value") != 0;

		if (strncmp(a.kind, "hidden_", 7) == 0 || a.bytes > 8)
			continue;
		memset(made[n], 0, BUFFER);
		if (!buffer)
			memcpy(made[n], &four, a.bytes);
		given[s.narguments++] = (struct amdgcn_run_argument){.size = sizeof given[0], .bytes = made[n], .nbytes = buffer ? BUFFER : a.bytes,
			.buffer = buffer};
	}
	return amdgcn_run(o, &s);
}

/* Runs a kernel twice; the results must agree. Returns whether it can be run without other objects. */
static bool
run_kernel(struct thread *t, struct amdgcn_object *o, const char *path, const char *kernel)
{
	uint8_t (*made)[BUFFER] = calloc(2 * ARGUMENTS, BUFFER);
	const struct amdgcn_run *a = run_once(o, kernel, made), *b = run_once(o, kernel, made + ARGUMENTS);
	bool can = a && b;

	if (!a != !b || (can && (a->instructions != b->instructions || a->nfindings != b->nfindings || a->complete != b->complete ||
			memcmp(made, made + ARGUMENTS, ARGUMENTS * BUFFER))))
		t->wrong += printf("%s: runs differ\n", path) > 0;
	amdgcn_run_free(a);
	amdgcn_run_free(b);
	free(made);
	return can;
}

/* Requests the analyses of the open objects. Each analysis runs once, so other threads and later requests get the same results. */
static void
analyze(struct thread *t)
{
	unsigned ran = 0;

	for (size_t i = 0, k = t->first; i < nkernels; i++, k = (k + t->step) % nkernels) {
		const struct amdgcn_code *code = amdgcn_code(open_objects[k], 0);
		const struct amdgcn_functions *all = code ? amdgcn_functions(code) : NULL;

		for (size_t f = 0; all && f < all->nfunctions; f++) {
			const struct amdgcn_graph *graph = amdgcn_graph(&all->functions[f]);
			const struct amdgcn_resources *resources = amdgcn_resources(&all->functions[f], 0);
			const struct amdgcn_liveness *live = amdgcn_liveness(&all->functions[f]);

			if (graph->ninstructions != resources->instructions || live->peak.vgprs != resources->peak.vgprs ||
					graph != amdgcn_graph(&all->functions[f]))
				t->wrong += printf("%s: analyses differ\n", kernels[k].path) > 0;
			if (all->functions[f].kind != AMDGCN_KERNEL)
				continue;
			simulate(t, kernels[k].path, &all->functions[f]);
			ran += run_kernel(t, open_objects[k], kernels[k].path, all->functions[f].name);
		}
		if (!all || !amdgcn_check(code, NULL))
			t->wrong += printf("%s: no code\n", kernels[k].path) > 0;
	}
	t->wrong += !ran && printf("no kernel was run\n") > 0;
}

static void *
run(void *user)
{
	struct thread *t = user;

	for (int i = 0; i < ROUNDS; i++)
		t->work(t);
	return NULL;
}

/* Uses features that no file of kernels/ uses: macros, repetitions, conditions, symbols that change. */
static const char macros[] = ".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n"
	".macro load first, count=4, rest:vararg\n"
	"\t.set i, 0\n"
	"\t.rept \\count\n"
	"\t\tv_mov_b32 v[\\first+i], i*2+\\@\n"
	"\t\t.set i, i+1\n"
	"\t.endr\n"
	"\t.ifnb \\rest\n\t\tload \\rest\n\t.endif\n"
	".endm\n"
	".irp r, 0, 1, 2, 3, 4, 5, 6, 7\n\tload \\r*16, 8, \\r*16+8, 6\n.endr\n"
	".rept 500\n\tload 0, 2, 2, 3, 5\n.endr\n";

static void
add_kernel(char **programs, const char *path)
{
	struct kernel *k = &kernels[nkernels];

	snprintf(k->path, sizeof k->path, "%s", path);
	char command[2048];
	snprintf(command, sizeof command, "'%s' -o k.o '%s' 2>/dev/null", programs[1], k->path);
	if (system(command)) /* the source needs command-line options, for example for the processor */
		return;
	k->source = read_file(k->path);
	k->object = read_file("k.o");
	snprintf(command, sizeof command, "'%s' -shared -o k.co k.o 2>/dev/null", programs[3]);
	if (!system(command))
		k->linked = read_file("k.co");
	if (!nkernels++) {
		snprintf(command, sizeof command, "'%s' -d k.o > listing", programs[2]);
		shown = system(command) ? shown : read_file("listing");
	}
}

static void
prepare(char **programs)
{
	FILE *f = fopen("macros.s", "w");

	if (!f || fputs(macros, f) < 0 || fclose(f))
		return;
	char pattern[512];
	snprintf(pattern, sizeof pattern, "%s/../kernels/*.s", programs[4]);
	glob_t found;
	if (glob(pattern, 0, NULL, &found))
		return;
	for (size_t i = 0; i < found.gl_pathc && nkernels < MOST - 1; i++)
		add_kernel(programs, found.gl_pathv[i]);
	globfree(&found);
	add_kernel(programs, "macros.s");
	if (nkernels && strcmp(kernels[nkernels - 1].path, "macros.s"))
		nkernels = 0;
}

/* Checks that objdump prints the same notes and descriptors for each object as the library. */
static unsigned
check_objects(char **programs)
{
	unsigned wrong = 0, descriptors = 0;

	for (size_t k = 0; k < nkernels; k++) {
		struct amdgcn_object *o = amdgcn_open(kernels[k].object.bytes, kernels[k].object.n, NULL, NULL);
		char *notes = o ? amdgcn_notes(o) : NULL, command[2048];

		snprintf(command, sizeof command, "'%s' -o k.o '%.511s' && '%s' --notes -D k.o > shown", programs[1], kernels[k].path,
			programs[2]);
		struct file want = system(command) ? (struct file){0} : read_file("shown");
		if (!notes || !want.bytes || !strstr(want.bytes, notes))
			wrong += printf("%s: not the notes that objdump shows\n", kernels[k].path) > 0;
		struct amdgcn_symbol s;
		for (size_t i = 0; o && want.bytes && amdgcn_symbol(o, i, &s); i++) {
			char name[256];

			snprintf(name, sizeof name, "%s", s.name);
			if (!strstr(name, ".kd"))
				continue;
			*strstr(name, ".kd") = 0;
			char *text = amdgcn_descriptor(o, name);
			descriptors += text != NULL;
			if (!text || !strstr(want.bytes, text))
				wrong += printf("%s: not the descriptor of %s that objdump shows\n", kernels[k].path, name) > 0;
			amdgcn_free(text);
		}
		amdgcn_free(notes);
		amdgcn_close(o);
		free(want.bytes);
	}
	return wrong + !descriptors;
}

int
main(int argc, char **argv)
{
	struct thread threads[] = {
		{.work = assemble_all, .step = 1}, {.work = assemble_all, .step = 0}, {.work = disassemble}, {.work = assemble_wrong},
		{.work = link_all, .step = 1}, {.work = link_all}, {.work = analyze, .step = 1}, {.work = analyze},
	};
	enum { THREADS = sizeof threads / sizeof *threads };
	unsigned wrong = 0;

	if (argc < 5)
		return CANNOT_RUN;
	prepare(argv);
	if (nkernels < 5 || !shown.n) {
		printf("%zu kernels are assembled\n", nkernels);
		return 1;
	}
	wrong = check_objects(argv);
	for (int i = 1; i < THREADS; i++)
		if (threads[i].work == threads[i - 1].work) /* in reverse order */
			threads[i].first = threads[i].step = nkernels - 1;
	for (size_t i = 0; i < nkernels; i++)
		open_objects[i] = amdgcn_open(kernels[i].object.bytes, kernels[i].object.n, NULL, NULL);
	for (int i = 0; i < THREADS; i++)
		pthread_create(&threads[i].id, NULL, run, &threads[i]);
	for (int i = 0; i < THREADS; i++) {
		pthread_join(threads[i].id, NULL);
		wrong += threads[i].wrong;
	}
	for (size_t i = 0; i < nkernels; i++) {
		amdgcn_close(open_objects[i]);
		free(kernels[i].source.bytes);
		free(kernels[i].object.bytes);
		free(kernels[i].linked.bytes);
	}
	free(shown.bytes);
	return wrong != 0;
}
