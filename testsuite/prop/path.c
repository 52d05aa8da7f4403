/* Compares the simulated paths through the functions of path/NAME.s with the expected output in the file. The file begins with a
 * description, followed by a line with the processor and the user's rules:
 *
 *	// gfx900 loop:bb1=4 branch:k:bb3=TTN
 *
 * Lines that begin with "//= " are the expected output for the first function, its callees, and rules that match nothing. The
 * output contains the iterations of loops and the directions of branches. Code is at address 0x1000. The second command prints
 * the output for each function of an object.
 *
 *	prop-path ASSEMBLER DISASSEMBLER LINKER FOLDER
 *	prop-path print OBJECT PROCESSOR [RULE…] */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/analysis/function/flow.h"
#include "common/analysis/function/object_input.h"
#include "common/base/file/buf.h"
#include "common/base/message/diag.h"
#include "common/sim/direction.h"

enum { MOST_RULES = 32, MOST_FILES = 256, BASE = 0x1000 };

struct rules {
	struct sim_rules rules;
	struct sim_rule loops[MOST_RULES], branches[MOST_RULES];
};

static unsigned failures;

static void
add_rule(struct rules *r, const char *text)
{
	struct str where = {strchr(text, ':') + 1, 0};
	const char *value = strrchr(text, '=') + 1;

	where.n = (size_t)(value - 1 - where.p);
	if (strncmp(text, "loop:", 5) == 0)
		r->loops[r->rules.nloops++] = (struct sim_rule){.where = where, .count = strtoull(value, NULL, 0)};
	else
		r->branches[r->rules.nbranches++] = (struct sim_rule){.where = where, .pattern = str_from(value)};
}

static void
print_loop(struct buf *out, const struct flow *flow, const struct sim_path *path, const struct sim_loop *l)
{
	const struct graph *g = flow->functions[l->function].graph;

	buf_printf(out, "  loop bb%u: %llu %s", g->loops[l->loop].header, (unsigned long long)l->iterations, sim_why_name(l->why));
	if (l->branch != GRAPH_NONE)
		buf_printf(out, ", bb%u", graph_block_of(g, path->branches[l->branch].insn));
	buf_printf(out, "\n");
}

static void
print_branch(struct buf *out, const struct flow *flow, const struct sim_path *path, const struct sim_branch *b)
{
	static const char *const how[] = {"not taken", "taken", "counted", "pattern"};
	const struct graph *g = flow->functions[b->function].graph;

	buf_printf(out, "  bb%u: %s", graph_block_of(g, b->insn), how[b->how]);
	if (b->how == SIM_PATTERN)
		buf_printf(out, " %.*s", STR_ARG(b->pattern));
	if (b->how == SIM_COUNTED)
		buf_printf(out, ", %s at %llu of bb%u", b->leaves_taken ? "taken" : "not taken", (unsigned long long)b->count,
			g->loops[path->loops[b->loop].loop].header);
	buf_printf(out, ", %s\n", sim_why_name(b->why));
}

static void
print_path(struct buf *out, const struct flow *flow, const struct sim_path *path)
{
	size_t loop = 0, branch = 0;

	for (uint32_t f = 0; f < flow->nfunctions; f++) {
		size_t before = loop + branch, at = out->n;

		buf_printf(out, "%.*s:\n", STR_ARG(flow->functions[f].name));
		for (; loop < path->nloops && path->loops[loop].function == f; loop++)
			print_loop(out, flow, path, &path->loops[loop]);
		for (; branch < path->nbranches && path->branches[branch].function == f; branch++) {
			const struct sim_branch *b = &path->branches[branch];

			print_branch(out, flow, path, b);
			if (sim_path_branch(path, f, b->insn) != b || sim_path_branch(path, f, b->insn + 1) == b) {
				printf("sim_path_branch() does not find instruction %u\n", b->insn);
				failures++;
			}
		}
		if (loop + branch == before)
			out->n = at;
	}
}

static void
print_unused(struct buf *out, const char *kind, const struct sim_rule *r, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (!r[i].used)
			buf_printf(out, "unused: %s %.*s\n", kind, STR_ARG(r[i].where));
}

/* Appends the paths through the first function of an object or, if `all` is set, through each function. */
static void
print_object(struct buf *out, const char *file, const char *cpu, struct rules *r, bool all)
{
	struct diag *diag = diag_new("prop-path", NULL, NULL);
	const struct target *target = target_find(str_from(cpu));

	r->rules.loops = r->loops;
	r->rules.branches = r->branches;
	r->rules.base = BASE;
	struct elfin elf;
	if (!target || !elfin_open(&elf, diag, file)) {
		printf("%s: cannot be read for %s\n", file, cpu);
		exit(1);
	}
	struct isa isa;
	isa_init(&isa, target);
	struct flow_object object;
	flow_object_open(&object, &elf, &isa);
	for (size_t s = 0; s < object.ncodes; s++) {
		struct flow *flow = object.codes[s].bytes ? flow_open(&object.codes[s]) : NULL;

		for (uint32_t f = 0; flow && f < flow->nfunctions && (all || f == 0); f++) {
			struct sim_path path;

			sim_path_find(&path, flow, f, &r->rules);
			print_path(out, flow, &path);
			sim_path_free(&path);
		}
		flow_close(flow);
	}
	print_unused(out, "loop", r->loops, r->rules.nloops);
	print_unused(out, "branch", r->branches, r->rules.nbranches);
	flow_object_close(&object);
	elfin_close(&elf);
	diag_free(diag);
}

/* Appends the lines of text that begin with "//= ". */
static void
expected(struct buf *out, const char *text)
{
	for (const char *p = text; *p; p += strcspn(p, "\n"), p += *p == '\n')
		if (strncmp(p, "//= ", 4) == 0)
			buf_printf(out, "%.*s\n", (int)(strcspn(p, "\n") - 4), p + 4);
}

/* Parses the line with the processor and the rules. Returns the processor. */
static const char *
settings(char *text, struct rules *r)
{
	char *line = strstr(text, "// gfx");

	if (!line)
		return "none";
	line += 3;
	line[strcspn(line, "\n")] = '\0';
	char *cpu = strtok(line, " ");
	char *word;
	while ((word = strtok(NULL, " ")) != NULL)
		add_rule(r, word);
	return cpu;
}

static void
check_file(const char *assembler, const char *folder, const char *name)
{
	struct buf file = {0}, found = {0}, right = {0}, command = {0};
	struct rules r = {0};

	buf_printf(&command, "%s/%s", folder, name);
	buf_put(&command, "", 1);
	if (buf_read_file(&file, (const char *)command.p, NULL)) {
		printf("%s: cannot be read\n", name);
		exit(1);
	}
	buf_put(&file, "", 1);
	expected(&right, (const char *)file.p);
	char *text = (char *)file.p;
	const char *cpu = settings(text, &r);
	command.n = 0;
	buf_printf(&command, "'%s' -mcpu=%s -o path.o '%s/%s'", assembler, cpu, folder, name);
	buf_put(&command, "", 1);
	if (system((const char *)command.p) != 0) {
		printf("%s: not assembled\n", name);
		failures++;
	} else {
		print_object(&found, "path.o", cpu, &r, false);
	}
	if (found.n != right.n || memcmp(found.p, right.p, found.n) != 0) {
		printf("%s: found\n%.*s", name, (int)found.n, (const char *)found.p);
		failures++;
	}
	buf_free(&file);
	buf_free(&found);
	buf_free(&right);
	buf_free(&command);
}

static int
compare(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

static void
check_folder(const char *assembler, const char *folder)
{
	DIR *dir = opendir(folder);
	char *names[MOST_FILES];
	struct dirent *e;
	size_t n = 0;

	while (dir && (e = readdir(dir)) != NULL && n < MOST_FILES)
		if (str_ends(str_from(e->d_name), ".s"))
			names[n++] = strdup(e->d_name);
	qsort(names, n, sizeof names[0], compare);
	for (size_t i = 0; i < n; i++) {
		check_file(assembler, folder, names[i]);
		free(names[i]);
	}
	if (!n) {
		printf("%s: no files\n", folder);
		failures++;
	}
	if (dir)
		closedir(dir);
}

int
main(int argc, char **argv)
{
	if (argc >= 4 && strcmp(argv[1], "print") == 0) {
		struct rules r = {0};
		struct buf out = {0};

		for (int i = 4; i < argc && i < 4 + MOST_RULES; i++)
			add_rule(&r, argv[i]);
		print_object(&out, argv[2], argv[3], &r, true);
		fwrite(out.p, 1, out.n, stdout);
		buf_free(&out);
		return failures != 0;
	}
	if (argc != 5)
		return 2;
	char folder[4096];
	snprintf(folder, sizeof folder, "%s/path", argv[4]);
	check_folder(argv[1], folder);
	return failures != 0;
}
