/* Tests the library when memory is exhausted. Each function is called repeatedly while the first allocation fails, then the
 * second, and so on; beyond the first ones, only a sample is tried. In one pass, only that allocation fails; in another pass, all
 * later allocations fail, too. Both passes are repeated with failures of large allocations only. Each call must report that memory
 * is exhausted, or produce its usual result. No call may exit the process, leak memory or leave a file open.
 *
 * prop-memory ASSEMBLER OBJDUMP LINKER FOLDER */
#include "library/amdgcn.h"

#include <errno.h>
#include <glob.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Every allocation is tried at first; then the step increases. With sanitizers, which take five times as long, the sample is smaller. */
#ifdef __SANITIZE_ADDRESS__
enum { GROWTH = 40 };
#else
enum { GROWTH = 200 };
#endif

enum { CANNOT_RUN = 77, MOST_KERNELS = 6, MOST_WRONG = 20, LARGE = 16 << 10 };

/* ---- a malloc() that can fail; it replaces the malloc() of all libraries, too */

/* heap is volatile because compilers assume that malloc() and free() change no visible variable. */
static volatile struct {
	bool on, rest;     /* rest: all later allocations fail, too */
	size_t least;      /* only allocations of at least this many bytes can fail */
	size_t until;      /* number of allocations that succeed before the first one fails */
	size_t calls, live, failed;
} heap;

/* The real functions: the address sanitizer's if it is linked, otherwise glibc's. */
#define DECLARE(type, name, args) \
	type __interceptor_##name args __attribute__((weak)); \
	type __libc_##name args;
DECLARE(void *, malloc, (size_t n))
DECLARE(void *, calloc, (size_t n, size_t size))
DECLARE(void *, realloc, (void *p, size_t n))
DECLARE(void, free, (void *p))
#define NEXT(name) (__interceptor_##name ? __interceptor_##name : __libc_##name)

/* Counts this allocation, and returns whether it fails. */
static bool
fails(size_t n)
{
	if (!heap.on || n < heap.least)
		return false;
	heap.calls++;
	if (heap.calls <= heap.until || (heap.failed && !heap.rest))
		return false;
	heap.failed++;
	errno = ENOMEM;
	return true;
}

static void *
count(void *p)
{
	heap.live += p != NULL;
	return p;
}

void *
malloc(size_t n)
{
	return fails(n) ? NULL : count(NEXT(malloc)(n));
}

void *
calloc(size_t n, size_t size)
{
	return fails(n * size) ? NULL : count(NEXT(calloc)(n, size));
}

void *
realloc(void *p, size_t n)
{
	if (fails(n))
		return NULL;
	void *moved = NEXT(realloc)(p, n);
	return p ? moved : count(moved);
}

void
free(void *p)
{
	heap.live -= p != NULL;
	NEXT(free)(p);
}

/* The sanitizer's strdup() would bypass these functions. */
char *
strdup(const char *text)
{
	size_t n = strlen(text) + 1;
	char *p = malloc(n);

	return p ? memcpy(p, text, n) : NULL;
}

/* ---- calls */

struct bytes {
	void *p;
	size_t n;
};

/* A call, its input and its last result. */
struct call {
	const char *name;
	void (*make)(struct call *c);
	struct bytes input;
	struct amdgcn_object *object;
	struct amdgcn_processor *processor;
	struct bytes made;
	unsigned memory, others; /* memory: number of messages that memory is exhausted; others: number of other errors */
	char last[200];          /* text of the last error that is not an out-of-memory error */
};

static void
listen(void *user, const struct amdgcn_message *m)
{
	struct call *c = user;

	if (m->status == AMDGCN_MEMORY) {
		c->memory++;
	} else if (!strcmp(m->severity, "error")) {
		snprintf(c->last, sizeof c->last, "%s", m->text);
		c->others++;
	}
}

static void
assemble(struct call *c)
{
	const struct amdgcn_settings s = {.size = sizeof s, .name = c->name, .fill_metadata = 1, .warn_kernel = 1};

	amdgcn_assemble(&s, c->input.p, c->input.n, listen, c, &c->made.p, &c->made.n);
}

static void
find_processor(struct call *c)
{
	char why[200] = "";

	c->made.p = amdgcn_processor("gfx90a:xnack+", "+tgsplit", why, sizeof why);
	c->made.n = c->made.p != NULL;
	if (!c->made.p)
		*(strstr(why, "out of memory") ? &c->memory : &c->others) += 1;
}

static void
find_sequence(struct call *c)
{
	const struct amdgcn_ordering ordering = {.size = sizeof ordering, .ordering = "acquire", .scope = "agent"};
	struct amdgcn_sequence s = {.before = ""};
	char why[200] = "";

	if (amdgcn_sequence(c->processor, &ordering, &s, why, sizeof why))
		c->made.n = strlen(s.before);
	else
		*(strstr(why, "out of memory") ? &c->memory : &c->others) += 1;
}

static void
open_object(struct call *c)
{
	struct amdgcn_object *o = amdgcn_open(c->input.p, c->input.n, listen, c);
	struct amdgcn_symbol s;

	for (size_t i = 0; o && amdgcn_symbol(o, i, &s); i++)
		c->made.n++;
	amdgcn_close(o);
}

/* Requests all analyses of an object. Sets c->made.n to a number that depends on their results. */
static void
analyze(struct call *c)
{
	const struct amdgcn_check_settings settings = {.size = sizeof settings, .checks = UINT32_MAX, .notes = 1, .compilers = 1};
	struct amdgcn_object *o = amdgcn_open(c->input.p, c->input.n, listen, c);
	const struct amdgcn_code *code;
	size_t n = 1;
	bool ok = o;

	for (size_t i = 0; ok && (code = amdgcn_code(o, i)); i++) {
		const struct amdgcn_functions *all = amdgcn_functions(code);
		const struct amdgcn_findings *found = amdgcn_check(code, &settings);

		ok = all && found;
		n += ok ? 1000 * found->nfindings + all->ngaps : 0;
		for (size_t k = 0; ok && k < all->nfunctions; k++) {
			const struct amdgcn_function *f = &all->functions[k];
			const struct amdgcn_graph *graph = amdgcn_graph(f), *whole = amdgcn_whole_graph(f);
			const struct amdgcn_liveness *live = amdgcn_liveness(f);
			const struct amdgcn_resources *resources = amdgcn_resources(f, 64);

			ok = graph && whole && live && resources;
			n += ok ? graph->nblocks + whole->ninstructions + live->peak.vgprs + resources->sgprs : 0;
		}
	}
	amdgcn_close(o);
	c->made.n = ok && !c->memory ? n : 0;
}

/* Simulates a kernel and variants of it. */
static void
simulate(struct call *c)
{
	static const struct amdgcn_loop_rule loop = {"*", 3};
	static const struct amdgcn_parameter_value parameter = {"vmem.latency", 200};
	static const char recording[] = "se\twave\tcycle\tpc\n0\t0\t0\t0\n1\t0\t4\t0\n";
	struct amdgcn_simulation_settings settings = {.size = sizeof settings, .loops = &loop, .nloops = 1, .parameters = &parameter,
		.nparameters = 1, .waves = 2, .timeline = 1};
	struct amdgcn_object *o = amdgcn_open(c->input.p, c->input.n, listen, c);
	const struct amdgcn_function *f = o ? amdgcn_find_function(o, "hello") : NULL;
	const struct amdgcn_simulation *s = f ? amdgcn_simulate(f, &settings) : NULL, *followed = NULL;
	struct amdgcn_variant variants[AMDGCN_VARIANTS];
	size_t n = 0;

	if (s)
		n = s->cycles + s->nissues + strlen(s->limit) + amdgcn_waves_needed(s, 1) + amdgcn_what_if(s, variants);
	settings.recording = recording;
	settings.recording_length = sizeof recording - 1;
	if (s && !c->memory)
		followed = amdgcn_simulate(f, &settings);
	n += followed ? followed->next->launch.waves : 0;
	amdgcn_simulation_free(s);
	amdgcn_close(o);
	c->made.n = c->memory ? 0 : n;
}

/* Describes a kernel, its source, and the differences from itself. */
static void
describe(struct call *c)
{
	static const float is[] = {1, 2}, expected[] = {1, 3};
	struct amdgcn_object *o = amdgcn_open(c->input.p, c->input.n, listen, c);
	struct amdgcn_object *before = o ? amdgcn_open(c->input.p, c->input.n, listen, c) : NULL;
	struct amdgcn_comparison comparison = {.size = sizeof comparison, .name = "x", .type = "f32", .bytes = is, .expected = expected,
		.nbytes = sizeof is};
	const struct amdgcn_excerpt excerpt = {"x", "f32", is, 2, 2};
	const struct amdgcn_run_settings launch = {.size = sizeof launch, .kernel = "hello"};
	const struct amdgcn_message message = {.severity = "warning", .text = "a message"};
	const struct amdgcn_document_settings s = {.size = sizeof s, .name = c->name, .messages = &message, .nmessages = 1, .object = o,
		.launch = &launch, .comparisons = &comparison, .ncomparisons = 1, .excerpts = &excerpt, .nexcerpts = 1, .baseline_name = "before",
		.baseline = before};

	if (!amdgcn_compare(&comparison) || comparison.different != 1)
		c->others++;
	int right;
	if (before)
		c->made.p = amdgcn_document(&s, &right);
	c->made.n = c->made.p ? strlen(c->made.p) : 0;
	amdgcn_close(o);
	amdgcn_close(before);
}

/* Requests an analysis of the open object c->object. check_reuse() calls this function once while allocations fail, and
 * once afterwards. A request that succeeds must return the correct result. */
static void
analyze_again(struct call *c)
{
	const struct amdgcn_code *code = amdgcn_code(c->object, 0);
	const struct amdgcn_functions *all = code ? amdgcn_functions(code) : NULL;
	const struct amdgcn_resources *resources = all && all->nfunctions ? amdgcn_resources(&all->functions[0], 0) : NULL;

	c->made.n = resources ? resources->instructions : 0;
}

static void
show_notes(struct call *c)
{
	c->made.p = amdgcn_notes(c->object);
	c->made.n = c->made.p ? strlen(c->made.p) : 0;
}

static void
show_descriptor(struct call *c)
{
	c->made.p = amdgcn_descriptor(c->object, "hello");
	c->made.n = c->made.p ? strlen(c->made.p) : 0;
}

/* ---- links of the library's own objects in memory */

enum { LINK_FILES = 6 };

/* The files of all links, read-only while they are linked. */
static struct amdgcn_file link_files[LINK_FILES];

static const char script[] =
	"SECTIONS {\n"
	"\t.text : { *(EXCLUDE_FILE(*other.o) .text) PROVIDE(end_of_text = . + SIZEOF(.rodata) * 2 - (1 ? 4 : 8)); }\n"
	"\t.rodata : ALIGN(64) { KEEP(*(.rodata)) BYTE(1) }\n"
	"}\n"
	"GROUP(lib.a)\nEXTERN(in_library)\n";
static const char versions[] = "V1 { global: hello; hello.kd; \"other\"; end_*; local: *; };\n";

static const char *const shared_link[] = {"-shared", "-o", "a.co", "own.o", "other.o", "lib.a", "--version-script=versions", "-u",
	"in_library", "--print-map", "--cref", "--gc-sections", "--print-gc-sections", "--trace", "-O2", "--build-id", "-Map=-",
	"--compress-debug-sections=zlib", "--emit-relocs", "--dependency-file=a.d", "--defsym=twice=hello+8", "--wrap=absent"};
static const char *const script_link[] = {"-shared", "-Bsymbolic", "-T", "script", "own.o", "-Map=a.map", "--symbol-ordering-file=order"};
static const char *const relocatable_link[] = {"-r", "own.o", "--whole-archive", "lib.a", "--start-lib", "other.o", "--end-lib"};

static void
link_with(struct call *c, const char *const *arguments, size_t n)
{
	const struct amdgcn_link l = {sizeof l, arguments, n, link_files, LINK_FILES};
	char *text = NULL;

	amdgcn_link(&l, listen, c, &c->made.p, &c->made.n, &text);
	/* the printed text must be the same in each call; c->input keeps the text of the first call */
	if (c->made.n && !c->input.n) {
		c->input.p = text;
		c->input.n = text ? strlen(text) + 1 : 1;
		return;
	}
	if (c->made.n && (text ? strcmp(text, c->input.p) != 0 : c->input.p != NULL))
		c->others++;
	if (!c->made.n && text)
		c->others++;
	amdgcn_free(text);
}

#define LINK(name) \
	static void \
	make_##name(struct call *c) \
	{ \
		link_with(c, name, sizeof name / sizeof *name); \
	}
LINK(shared_link)
LINK(script_link)
LINK(relocatable_link)

static struct amdgcn_file linked; /* the output of shared_link */

/* Bundles `linked`. c->input contains the name of the compression; NULL: none. */
static void
make_bundle(struct call *c)
{
	const struct amdgcn_bundle b = {.size = sizeof b, .files = &linked, .nfiles = 1, .compression = c->input.p};

	amdgcn_bundle(&b, listen, c, &c->made.p, &c->made.n);
}

static const char other_source[] =
	".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n.globl other\nother:\n\ts_endpgm\n"
	".section .unused,\"ax\"\n\ts_nop 0\n.section .debug_info,\"\",@progbits\n.fill 500, 1, 7\n"
	".section .rodata.str1.1,\"aMS\",@progbits,1\n.asciz \"abc\"\n.asciz \"bc\"\n.comm common_symbol, 8, 8\n";
static const char library_source[] =
	".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n.globl in_library, undefined\nin_library:\nundefined:\n\ts_endpgm\n";

/* Appends a member to an archive of at most 1 MB. */
static void
add_member(struct bytes *archive, const char *name, const void *bytes, size_t n)
{
	char *at = (char *)archive->p + archive->n;
	int head = sprintf(at, "%-16s%-12d%-6d%-6d%-8o%-10zu`\n", name, 0, 0, 0, 0644, n);

	memcpy(at + head, bytes, n);
	at[head + (int)n] = '\n';
	archive->n += (size_t)head + n + n % 2;
}

/* Returns an archive with an index of the two symbols of library_source. */
static struct bytes
make_archive(const void *object, size_t n)
{
	static const char names[] = "in_library\0undefined";
	unsigned char index[12 + sizeof names] = {0, 0, 0, 2};
	const unsigned at = 8 + 60 + (sizeof index + 1) / 2 * 2;
	struct bytes out = {malloc(1 << 20), 8};

	memcpy(out.p, "!<arch>\n", 8);
	index[6] = index[10] = (unsigned char)(at >> 8);
	index[7] = index[11] = (unsigned char)at;
	memcpy(index + 12, names, sizeof names);
	add_member(&out, "/", index, sizeof index);
	add_member(&out, "library.o/", object, n);
	return out;
}

static struct amdgcn_file
read_only(const char *name, const void *bytes, size_t n)
{
	void *p = mmap(NULL, n, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	memcpy(p, bytes, n);
	mprotect(p, n, PROT_READ);
	return (struct amdgcn_file){name, p, n};
}

/* ---- properties */

static unsigned wrong;

static void
complain(const struct call *c, size_t n, const char *what)
{
	if (++wrong <= MOST_WRONG)
		printf("%s: %sallocation %zu fails%s: %s\n", c->name, heap.least ? "large " : "", n + 1,
			heap.rest ? " and all after it" : "", what);
}

static int
next_file(void)
{
	int fd = dup(STDERR_FILENO);

	close(fd);
	return fd;
}

/* Calls the function while allocation n fails, and checks the properties that the comment at the start of this file requires.
 * Returns whether any allocation failed. */
static bool
call_with(struct call *c, size_t n, const struct bytes *want)
{
	int file = next_file();

	c->made = (struct bytes){0};
	c->memory = c->others = 0;
	size_t live = heap.live;
	heap.on = true;
	heap.until = n;
	heap.calls = heap.failed = 0;
	c->make(c);
	heap.on = false;
	if (c->made.n && (c->made.n != want->n || (c->made.p && want->p && memcmp(c->made.p, want->p, want->n))))
		complain(c, n, "it makes something else");
	if (!c->memory && c->made.n != want->n)
		complain(c, n, "it fails, and does not report that memory ran out");
	if (c->memory && c->made.n)
		complain(c, n, "it reports that memory ran out, and makes something");
	if (c->others)
		complain(c, n, "it reports another error");
	amdgcn_free(c->made.p);
	if (heap.live > live)
		complain(c, n, "memory is lost");
	if (heap.live < live)
		complain(c, n, "memory is freed that is not its own");
	if (next_file() != file)
		complain(c, n, "a file stays open");
	return heap.failed;
}

static void
check(struct call *c)
{
	heap.on = false;
	c->made = (struct bytes){0};
	c->make(c);
	if (c->memory || c->others || !c->made.n) {
		wrong += printf("%s: fails when nothing else does: %s\n", c->name, c->last) > 0;
		return;
	}
	struct bytes want = c->made;
	for (int how = 0; how < 4; how++) {
		size_t n = 0;

		heap.rest = how & 1;
		heap.least = how & 2 ? LARGE : 0;
		while (call_with(c, n, &want))
			n += 1 + n / GROWTH;
		if (!n && !heap.least)
			complain(c, n, "it allocates nothing");
	}
	amdgcn_free(want.p);
}

/* Checks that an object remains usable after an analysis of it failed at any allocation. */
static void
check_reuse(const struct bytes *object)
{
	struct call c = {.name = "analysis that is requested again", .make = analyze_again};
	bool failed = true;

	for (size_t n = 0; failed; n += 1 + 4 * n / GROWTH) {
		c.memory = c.others = 0;
		c.object = amdgcn_open(object->p, object->n, listen, &c);
		heap.rest = false;
		heap.until = n;
		heap.least = heap.calls = heap.failed = 0;
		heap.on = true;
		analyze_again(&c);
		heap.on = false;
		failed = heap.failed;
		size_t first = c.made.n;
		analyze_again(&c);
		if (failed != (c.memory == 1) || failed != !first || c.others || !c.made.n || (first && first != c.made.n))
			complain(&c, n, "the first or the second call is wrong");
		amdgcn_close(c.object);
	}
}

static struct bytes
assemble_text(const char *text)
{
	struct call c = {.name = "part.s", .input = {(void *)(uintptr_t)text, strlen(text)}};

	assemble(&c);
	return c.made;
}

static void
check_bundles(void)
{
	char zlib[] = "zlib", zstd[] = "zstd";
	struct call calls[] = {{.name = "bundle", .make = make_bundle}, {.name = zlib, .make = make_bundle, .input = {zlib, 4}},
		{.name = zstd, .make = make_bundle, .input = {zstd, 4}}};
	struct call link = {.name = "-shared", .make = make_shared_link};

	make_shared_link(&link);
	linked = read_only("linked.co", link.made.p, link.made.n);
	for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
		check(&calls[i]);
	amdgcn_free(link.made.p);
	amdgcn_free(link.input.p);
}

static void
check_links(struct bytes object)
{
	struct call calls[] = {{.name = "-shared", .make = make_shared_link}, {.name = "-T", .make = make_script_link},
		{.name = "-r", .make = make_relocatable_link}};
	struct bytes other = assemble_text(other_source), library = assemble_text(library_source);
	struct bytes archive = make_archive(library.p, library.n);

	link_files[0] = read_only("own.o", object.p, object.n);
	link_files[1] = read_only("other.o", other.p, other.n);
	link_files[2] = read_only("lib.a", archive.p, archive.n);
	link_files[3] = read_only("script", script, sizeof script - 1);
	link_files[4] = read_only("versions", versions, sizeof versions - 1);
	link_files[5] = read_only("order", "hello\nin_library\n", 17);
	for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
		check(&calls[i]);
		amdgcn_free(calls[i].input.p);
	}
	check_bundles();
	amdgcn_free(other.p);
	amdgcn_free(library.p);
	free(archive.p);
}

static struct bytes
read_file(const char *path)
{
	FILE *f = fopen(path, "rb");
	struct bytes out = {malloc(1 << 20), 0};

	if (f && out.p) {
		out.n = fread(out.p, 1, 1 << 20, f);
		fclose(f);
	}
	return out;
}

/* Checks that decoding and printing allocate no memory. */
static void
check_decoding(const struct bytes *object)
{
	struct amdgcn_processor *p = amdgcn_processor("gfx900", NULL, NULL, 0);
	struct amdgcn_object *o = amdgcn_open(object->p, object->n, NULL, NULL);
	size_t n = 0;

	heap.on = true;
	heap.until = heap.calls = heap.failed = heap.least = 0;
	uint64_t address;
	const uint8_t *code = amdgcn_section(o, ".text", &n, &address);
	char text[AMDGCN_TEXT];
	struct amdgcn_effects effects;
	struct amdgcn_instruction insn;
	struct amdgcn_operand operands[AMDGCN_OPERANDS];
	for (size_t i = 0; i < n;) {
		unsigned size = amdgcn_decode(p, code + i, n - i, &insn);

		i += size ? size : 4;
		if (!size)
			continue;
		amdgcn_text(p, &insn, text);
		amdgcn_operands(p, &insn, operands);
		amdgcn_effects(p, &insn, &effects);
	}
	heap.on = false;
	if (!n || heap.failed)
		wrong += printf("decoding: %zu bytes, %zu allocations\n", n, heap.failed) > 0;
	amdgcn_close(o);
	amdgcn_free(p);
}

/* Uses features that no file of kernels/ uses: includes, macros, line tables, frames, inserted waits and no-operations. */
static const char source[] =
	".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n"
	".include \"included.s\"\n"
	".macro load first, count=4, rest:vararg\n"
	"\t.set i, 0\n"
	"\t.rept \\count\n\t\tv_mov_b32 v[\\first+i], i*2+\\@\n\t\t.set i, i+1\n\t.endr\n"
	"\t.ifnb \\rest\n\t\tload \\rest\n\t.endif\n"
	".endm\n"
	".file 1 \"a.c\"\n"
	".cfi_sections .debug_frame\n"
	".amdgcn_waits auto\n.amdgcn_nops auto\n"
	".globl hello\n.p2align 8\n.type hello,@function\n"
	"hello:\n"
	"\t.cfi_startproc\n\t.loc 1 1\n"
	"\ts_load_dwordx2 s[0:1], s[0:1], 0x0\n"
	"1:\n"
	"\tglobal_load_dword v2, v0, s[0:1]\n"
	"\t.loc 1 2\n"
	"\tv_add_u32 v1, v2, v2\n"
	"\tglobal_store_dword v0, v1, s[0:1]\n"
	"\ts_cbranch_scc1 1b\n"
	"\tload 4, 8, 12, 6\n"
	"\ts_add_u32 s2, s2, undefined@rel32@lo+4\n"
	"\ts_endpgm\n"
	"\t.cfi_endproc\n"
	".rodata\n.p2align 6\n"
	".amdhsa_kernel hello\n.amdhsa_next_free_vgpr 20\n.amdhsa_next_free_sgpr 8\n.end_amdhsa_kernel\n"
	".section .group,\"aG\",@progbits,group,comdat\n"
	".ascii \"text\"\n.long hello-.\n"
	".amdgpu_metadata\n"
	"amdhsa.version: [1, 2]\n"
	"amdhsa.kernels:\n"
	"  - .name: hello\n    .symbol: hello.kd\n    .kernarg_segment_align: 8\n    .max_flat_workgroup_size: 64\n"
	"    .args:\n"; /* make_source() adds so many arguments that memory can be exhausted while they are read */

static struct bytes
make_source(void)
{
	enum { ARGUMENTS = 1500 };
	char *text = malloc(sizeof source + ARGUMENTS * 100);
	size_t n = sizeof source - 1;

	memcpy(text, source, n);
	for (int i = 0; i < ARGUMENTS; i++)
		n += (size_t)sprintf(text + n, "      - {.offset: %d, .size: 8, .name: argument%d, .value_kind: by_value}\n", i * 8, i);
	n += (size_t)sprintf(text + n, ".end_amdgpu_metadata\n");
	return (struct bytes){text, n};
}

static void
note_size(void *user, const struct amdgcn_message *m)
{
	*(bool *)user |= m->status == AMDGCN_TOO_LARGE;
}

/* Checks that a source that is too large is reported as AMDGCN_TOO_LARGE. */
static void
check_large(void)
{
	const struct amdgcn_settings s = {.size = sizeof s, .processor = "gfx900"};
	bool too_large = false;
	void *object;
	size_t n;

	if (amdgcn_assemble(&s, source, (size_t)5 << 30, note_size, &too_large, &object, &n) != 1 || !too_large || object)
		wrong += printf("5 GB of source text are not too much\n") > 0;
}

static void
check_objects(struct bytes object)
{
	struct call opening = {.name = "amdgcn_open", .make = open_object, .input = object};
	struct call notes = {.name = "amdgcn_notes", .make = show_notes};
	struct call descriptor = {.name = "amdgcn_descriptor", .make = show_descriptor};
	struct call analysis = {.name = "analyses", .make = analyze, .input = object};
	struct call simulation = {.name = "simulation", .make = simulate, .input = object};
	struct call document = {.name = "amdgcn_document", .make = describe, .input = object};

	check(&opening);
	check(&analysis);
	check(&simulation);
	check(&document);
	check_reuse(&object);
	notes.object = amdgcn_open(object.p, object.n, listen, &notes);
	descriptor.object = amdgcn_open(object.p, object.n, listen, &descriptor);
	check(&notes);
	check(&descriptor);
	amdgcn_close(notes.object);
	amdgcn_close(descriptor.object);
}

static void
check_sequence(void)
{
	struct call sequence = {.name = "amdgcn_sequence", .make = find_sequence, .processor = amdgcn_processor("gfx900", NULL, NULL, 0)};

	check(&sequence);
	amdgcn_free(sequence.processor);
}

int
main(int argc, char **argv)
{
	struct call own = {.name = "own.s", .make = assemble, .input = make_source()};
	struct call processor = {.name = "amdgcn_processor", .make = find_processor};
	FILE *f = fopen("included.s", "w");

	if (argc < 5 || !f || fputs(".set included, 1\n", f) < 0 || fclose(f))
		return CANNOT_RUN;
	check_large();
	check(&processor);
	check_sequence();
	check(&own);
	assemble(&own);
	if (own.made.p) {
		check_objects(own.made);
		check_links(own.made);
		check_decoding(&own.made);
	}
	amdgcn_free(own.made.p);
	free(own.input.p);
	char pattern[512];
	snprintf(pattern, sizeof pattern, "%s/../kernels/*.s", argv[4]);
	glob_t found;
	if (glob(pattern, 0, NULL, &found))
		return CANNOT_RUN;
	for (size_t i = 0, done = 0; i < found.gl_pathc && done < MOST_KERNELS; i++) {
		struct call c = {.name = found.gl_pathv[i], .make = assemble, .input = read_file(found.gl_pathv[i])};

		assemble(&c);
		amdgcn_free(c.made.p);
		if (!c.others) { /* otherwise the source needs a processor from the command line */
			check(&c);
			done++;
		}
		free(c.input.p);
	}
	globfree(&found);
	if (wrong > MOST_WRONG)
		printf("… %u in all\n", wrong);
	return wrong != 0;
}
