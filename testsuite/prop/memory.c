/* The library when memory runs out: each of its functions is called again and again while the first allocation fails, the
 * second, and so on, that one alone or all from there on. Each call reports that memory ran out, or makes what it makes
 * otherwise; none ends the process, none keeps memory or an open file.
 *
 *	prop-memory ASSEMBLER OBJDUMP LINKER FOLDER */
#include "library/amdgcn.h"

#include <dlfcn.h>
#include <errno.h>
#include <glob.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CANNOT_RUN = 77, MOST_KERNELS = 6, MOST_WRONG = 20 };

/* ---- malloc() that fails when it should: the program's own are called by all libraries */

static struct {
	bool on, rest;     /* rest: all fail after the first */
	size_t until;      /* so many succeed before that */
	size_t calls, live, failed;
} heap;

static char early[4096]; /* for what dlsym() allocates */
static size_t used;

static bool
is_early(const void *p)
{
	return (const char *)p >= early && (const char *)p < early + sizeof early;
}

static void *
real(const char *name)
{
	void *found = dlsym(RTLD_NEXT, name);

	if (!found)
		abort();
	return found;
}

/* Whether this allocation fails. */
static bool
fails(void)
{
	if (!heap.on)
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
	static void *(*next)(size_t);

	if (!next)
		*(void **)&next = real("malloc");
	return fails() ? NULL : count(next(n));
}

void *
calloc(size_t n, size_t size)
{
	static void *(*next)(size_t, size_t);
	static bool looking;

	if (looking && !next) {
		void *p = early + used;

		used += (n * size + 15) / 16 * 16;
		return used <= sizeof early ? p : NULL;
	}
	looking = true;
	if (!next)
		*(void **)&next = real("calloc");
	return fails() ? NULL : count(next(n, size));
}

void *
realloc(void *p, size_t n)
{
	static void *(*next)(void *, size_t);
	void *moved;

	if (!next)
		*(void **)&next = real("realloc");
	if (fails())
		return NULL;
	moved = next(p, n);
	return p ? moved : count(moved);
}

void
free(void *p)
{
	static void (*next)(void *);

	if (!next)
		*(void **)&next = real("free");
	if (!p || is_early(p))
		return;
	heap.live--;
	next(p);
}

/* ---- what is called */

struct bytes {
	void *p;
	size_t n;
};

/* One call: what it works on, and what it made last. */
struct call {
	const char *name;
	void (*make)(struct call *c);
	struct bytes input;
	struct amdgcn_object *object;
	struct bytes made;
	unsigned memory, others; /* messages that memory ran out, and other errors */
};

static void
listen(void *user, const struct amdgcn_message *m)
{
	struct call *c = user;

	if (m->status == AMDGCN_MEMORY)
		c->memory++;
	else
		c->others += !strcmp(m->severity, "error");
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
open_object(struct call *c)
{
	struct amdgcn_object *o = amdgcn_open(c->input.p, c->input.n, listen, c);
	struct amdgcn_symbol s;

	for (size_t i = 0; o && amdgcn_symbol(o, i, &s); i++)
		c->made.n++;
	amdgcn_close(o);
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

/* ---- what must hold */

static unsigned wrong;

static void
complain(const struct call *c, size_t n, const char *what)
{
	if (++wrong <= MOST_WRONG)
		printf("%s: allocation %zu fails%s: %s\n", c->name, n + 1, heap.rest ? " and all after it" : "", what);
}

static int
next_file(void)
{
	int fd = dup(STDERR_FILENO);

	close(fd);
	return fd;
}

/* Returns whether any allocation failed. */
static bool
call_with(struct call *c, size_t n, const struct bytes *want)
{
	size_t live;
	int file = next_file();

	c->made = (struct bytes){0};
	c->memory = c->others = 0;
	live = heap.live;
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
	struct bytes want;

	heap.on = false;
	c->made = (struct bytes){0};
	c->make(c);
	if (c->memory || c->others || !c->made.n) {
		wrong += printf("%s: fails when nothing else does\n", c->name) > 0;
		return;
	}
	want = c->made;
	for (int rest = 0; rest < 2; rest++) {
		size_t n = 0;

		heap.rest = rest;
		while (call_with(c, n, &want))
			n++;
		if (!n && c->make != show_descriptor)
			complain(c, n, "it allocates nothing");
	}
	amdgcn_free(want.p);
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

/* Decoding and printing need no memory at all. */
static void
check_decoding(const struct bytes *object)
{
	struct amdgcn_processor *p = amdgcn_processor("gfx900", NULL, NULL, 0);
	struct amdgcn_object *o = amdgcn_open(object->p, object->n, NULL, NULL);
	struct amdgcn_operand operands[AMDGCN_OPERANDS];
	struct amdgcn_instruction insn;
	struct amdgcn_effects effects;
	char text[AMDGCN_TEXT];
	uint64_t address;
	size_t n = 0;
	const uint8_t *code;

	heap.on = true;
	heap.until = heap.calls = heap.failed = 0;
	code = amdgcn_section(o, ".text", &n, &address);
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

/* What the kernels do not have: includes, macros, line tables, frames, waits and no-operations that are inserted. */
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
	"    .args: [{.offset: 0, .size: 8, .value_kind: global_buffer}]\n"
	".end_amdgpu_metadata\n";

static void
check_objects(struct bytes object)
{
	struct call opening = {.name = "amdgcn_open", .make = open_object, .input = object};
	struct call notes = {.name = "amdgcn_notes", .make = show_notes};
	struct call descriptor = {.name = "amdgcn_descriptor", .make = show_descriptor};

	check(&opening);
	notes.object = amdgcn_open(object.p, object.n, listen, &notes);
	descriptor.object = amdgcn_open(object.p, object.n, listen, &descriptor);
	check(&notes);
	check(&descriptor);
	amdgcn_close(notes.object);
	amdgcn_close(descriptor.object);
}

int
main(int argc, char **argv)
{
	struct call own = {.name = "own.s", .make = assemble, .input = {(void *)(uintptr_t)source, sizeof source - 1}};
	struct call processor = {.name = "amdgcn_processor", .make = find_processor};
	char pattern[512];
	FILE *f = fopen("included.s", "w");
	glob_t found;

	if (argc < 5 || !f || fputs(".set included, 1\n", f) < 0 || fclose(f))
		return CANNOT_RUN;
	check(&processor);
	check(&own);
	assemble(&own);
	if (own.made.p) {
		check_objects(own.made);
		check_decoding(&own.made);
	}
	amdgcn_free(own.made.p);
	snprintf(pattern, sizeof pattern, "%s/../kernels/*.s", argv[4]);
	if (glob(pattern, 0, NULL, &found))
		return CANNOT_RUN;
	for (size_t i = 0, done = 0; i < found.gl_pathc && done < MOST_KERNELS; i++) {
		struct call c = {.name = found.gl_pathv[i], .make = assemble, .input = read_file(found.gl_pathv[i])};

		assemble(&c);
		amdgcn_free(c.made.p);
		if (!c.others) { /* else its command line names the processor */
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
