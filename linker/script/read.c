#include "linker/script/read.h"

#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "linker/script/parse.tab.h"
#include "linker/script/build.h"
#include "linker/script/index.h"

int
script_lex_lex_init_extra(struct script_reader *r, void **scanner);
int
script_lex_lex_destroy(void *scanner);

struct script
script_new(struct diag *diag, struct link_options *opt, struct arena *arena, struct inputs *inputs)
{
	return (struct script){.diag = diag, .opt = opt, .arena = arena, .inputs = inputs, .globs = {.diag = diag}};
}

void
script_free(struct script *script)
{
	alloc_free(script->versions.v);
	alloc_free(script->exports.v);
	alloc_free(script->ordering.v);
	alloc_free(script->version_names.v);
	map_free(&script->version_numbers);
	script_index_free(script);
}

static bool
read_all(struct script_reader *r, int start, const char *name, const struct buf *text)
{
	r->start = start;
	if (script_lex_lex_init_extra(r, &r->scanner) != 0)
		die("out of memory");
	if (script_add_text(r, name, text, (struct loc){0})) {
		script_scan(r, (const char *)text->p, text->n);
		script_parse(r);
		while (r->nbuffers) {
			r->nbuffers--;
			script_scan_end(r, r->nbuffers ? r->buffers[r->nbuffers - 1].state : NULL);
		}
	}
	script_lex_lex_destroy(r->scanner);
	return !r->failed;
}

bool
script_read(struct script *script, const char *name, const struct buf *text,
	void (*input)(void *user, struct loc at, struct str name), void *user)
{
	struct script *s = script;
	struct script_reader r = {
		.script = script,
		.commands = &s->commands,
		.to = &script->versions,
		.first_node = script->versions.nnodes,
		.input = input,
		.user = user,
	};

	if (!s->read) {
		s->commands.end = &s->commands.first;
		s->overwrites.end = &s->overwrites.first;
		s->segments_end = &s->segments;
		s->insertions_end = &s->insertions;
		s->read = true;
	}
	return read_all(&r, T_SCRIPT, name, text);
}

static void
read_lists(struct script *script, const struct names *files, int start, struct patterns *to)
{
	for (size_t i = 0; i < files->n; i++) {
		/* As in ld.lld, only version scripts are searched in the directories of -L. */
		const char *name = start == T_VERSIONS ? file_search(script->inputs, files->v[i]) : files->v[i];
		const struct buf *b = file_read(script->inputs, name, (struct loc){0});
		struct script_reader r = {
			.script = script, .to = to, .first_node = to->nnodes, .block = {.version = start == T_LIST ? 0 : VER_NDX_GLOBAL}};

		if (b)
			read_all(&r, start, name, b);
		/* --retain-symbols-file makes all other symbols local. */
		if (b && to == &script->versions && start == T_LINES)
			*APPEND(to->v, to->n, to->cap) = (struct pattern){
				.text = "*", .order = (uint32_t)to->n, .version = VER_NDX_GLOBAL, .glob = true, .local = true};
	}
}

void
script_read_lists(struct script *script)
{
	struct patterns *exports = &script->exports;

	for (size_t i = 0; i < script->opt->export.n; i++)
		*APPEND(exports->v, exports->n, exports->cap) =
			(struct pattern){.text = script->opt->export.v[i], .order = (uint32_t)i,
				.glob = glob_is(script->opt->export.v[i])};
	read_lists(script, &script->opt->version_scripts, T_VERSIONS, &script->versions);
	read_lists(script, &script->opt->retain_files, T_LINES, &script->versions);
	if (script->opt->symbol_ordering)
		read_lists(script, &(struct names){.v = &script->opt->symbol_ordering, .n = 1}, T_LINES, &script->ordering);
	read_lists(script, &script->opt->dynamic_lists, T_LIST, exports);
	read_lists(script, &script->opt->export_lists, T_LIST, exports);
}
