/* Reading scripts and lists, each by the one scanner and grammar. */
#include "linker/script/read.h"

#include "common/base/memory/array.h"
#include "linker/parse.tab.h"
#include "linker/script/build.h"

int
script_lex_lex_init_extra(struct script_reader *r, void **scanner);
int
script_lex_lex_destroy(void *scanner);

/* Returns false after an error. */
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
script_read(struct link *l, const char *name, const struct buf *text, void (*input)(void *user, struct loc at, struct str name),
	void *user)
{
	struct script *s = &l->script;
	struct script_reader r = {
		.l = l,
		.commands = &s->commands,
		.to = &l->versions,
		.first_node = l->versions.nnodes,
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
read_lists(struct link *l, const struct names *files, int start, struct patterns *to)
{
	for (size_t i = 0; i < files->n; i++) {
		const struct buf *b = script_file(l, files->v[i], (struct loc){0});
		struct script_reader r = {
			.l = l, .to = to, .first_node = to->nnodes, .block = {.version = start == T_LIST ? 0 : VER_NDX_GLOBAL}};

		if (b)
			read_all(&r, start, files->v[i], b);
		/* Of --retain-symbols-file: all other symbols are local. */
		if (b && start == T_LINES)
			*APPEND(to->v, to->n, to->cap) = (struct pattern){
				.text = "*", .order = (uint32_t)to->n, .version = VER_NDX_GLOBAL, .glob = true, .local = true};
	}
}

void
script_read_lists(struct link *l)
{
	struct patterns *exports = &l->exports;

	for (size_t i = 0; i < l->opt.export.n; i++)
		*APPEND(exports->v, exports->n, exports->cap) =
			(struct pattern){.text = l->opt.export.v[i], .order = (uint32_t)i, .glob = true};
	read_lists(l, &l->opt.version_scripts, T_VERSIONS, &l->versions);
	read_lists(l, &l->opt.retain_files, T_LINES, &l->versions);
	read_lists(l, &l->opt.dynamic_lists, T_LIST, exports);
	read_lists(l, &l->opt.export_lists, T_LIST, exports);
}
