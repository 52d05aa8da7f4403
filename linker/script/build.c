#include "linker/script/build.h"

#include <elf.h>
#include <string.h>

#include "common/base/memory/array.h"
#include "linker/options/value.h"

static struct script_expr *
make_expr(struct script_reader *r, struct loc at, struct script_expr e)
{
	struct script_expr *out = arena_alloc(r->script->arena, sizeof *out);
	const struct script_expr *const parts[] = {e.a, e.b, e.c};

	for (size_t i = 0; i < 3; i++) {
		if (parts[i] && e.depth <= parts[i]->depth)
			e.depth = parts[i]->depth + 1;
	}
	if (e.depth > SCRIPT_DEPTH)
		script_fail(r, at, "the expression has too many operators");
	e.at = at;
	*out = e;
	return out;
}

struct script_expr *
build_number(struct script_reader *r, struct loc at, uint64_t n)
{
	return make_expr(r, at, (struct script_expr){.kind = EXPR_NUMBER, .number = n});
}

struct script_words
build_word(struct script_reader *r, struct script_words words, struct loc at, struct str text)
{
	struct script_word *w = arena_alloc(r->script->arena, sizeof *w);

	*w = (struct script_word){.text = text, .at = at};
	if (words.first)
		*words.end = w;
	else
		words.first = w;
	words.end = &w->next;
	return words;
}

struct script_expr *
build_symbol(struct script_reader *r, struct loc at, struct str name)
{
	if (!str_eqz(name, "."))
		r->script->referred = build_word(r, r->script->referred, at, name);
	return make_expr(r, at, (struct script_expr){.kind = EXPR_SYMBOL, .name = name});
}

struct script_expr *
build_operation(struct script_reader *r, struct loc at, int op, struct script_expr *a, struct script_expr *b)
{
	return make_expr(r, at, (struct script_expr){.kind = b ? EXPR_BINARY : EXPR_UNARY, .op = op, .a = a, .b = b});
}

struct script_expr *
build_choice(struct script_reader *r, struct loc at, struct script_expr *a, struct script_expr *b, struct script_expr *c)
{
	return make_expr(r, at, (struct script_expr){.kind = EXPR_CHOICE, .a = a, .b = b, .c = c});
}

struct script_expr *
build_call(struct script_reader *r, struct loc at, uint64_t function, struct str name, struct script_expr *a, struct script_expr *b)
{
	if (function == FUNCTION_ADDR || function == FUNCTION_LOADADDR)
		r->script->addressed = build_word(r, r->script->addressed, at, name);
	r->relro_end |= function == FUNCTION_DATA_SEGMENT_RELRO_END;
	return make_expr(r, at, (struct script_expr){.kind = EXPR_CALL, .op = (int)function, .name = name, .a = a, .b = b});
}

static struct command *
add_command(struct script_reader *r, struct command c)
{
	struct commands *to = r->section ? &r->section->section.body : r->commands;
	struct command *out = arena_alloc(r->script->arena, sizeof *out);

	*out = c;
	*to->end = out;
	to->end = &out->next;
	return out;
}

void
build_assignment(struct script_reader *r, struct loc at, struct str name, int op, struct script_expr *value, uint64_t kind)
{
	if (op)
		value = build_operation(r, at, op, make_expr(r, at, (struct script_expr){.kind = EXPR_SYMBOL, .name = name}), value);
	if (kind && str_eqz(name, "."))
		script_fail(r, at, "the location counter is not a symbol");
	add_command(r, (struct command){.kind = COMMAND_ASSIGN, .at = at, .value = value, .relro_end = r->relro_end,
		.assign = {.name = name, .provide = (kind & 1) != 0, .hidden = (kind & 2) != 0}});
	r->relro_end = false;
}

void
build_provided(struct script_reader *r, uint64_t kind, struct str name)
{
	struct script_word *w = r->provided ? *r->provided : r->script->referred.first;

	for (; w && kind & 1; w = w->next)
		w->provided = name;
}

void
build_assert(struct script_reader *r, struct loc at, struct script_expr *value, struct str message)
{
	add_command(r, (struct command){.kind = COMMAND_ASSERT, .at = at, .value = value, .message = message});
}

void
build_data(struct script_reader *r, struct loc at, uint64_t size, struct script_expr *value)
{
	add_command(r, (struct command){.kind = COMMAND_DATA, .at = at, .value = value, .size = (unsigned)size});
}

void
build_fill(struct script_reader *r, struct loc at, struct script_expr *value)
{
	(void)at;
	r->section->section.fill = value;
}

void
build_section(struct script_reader *r, struct loc at, struct str name)
{
	struct command *c = add_command(r, (struct command){.kind = COMMAND_SECTION, .at = at, .section = {.name = name}});

	c->section.discard = str_eqz(name, "/DISCARD/");
	c->section.body.end = &c->section.body.first;
	r->section = c;
	r->referred = r->script->referred.end;
}

void
build_section_end(struct script_reader *r)
{
	r->section->section.uses_symbols = r->referred != r->script->referred.end;
	r->section->section.overwrites = r->commands == &r->script->overwrites;
	r->section = NULL;
}

void
build_type(struct script_reader *r, uint64_t noload)
{
	r->section->section.noload = noload;
	r->section->section.unloaded = !noload;
}

void
build_inputs(struct script_reader *r, struct loc at, struct str file)
{
	r->inputs = add_command(r, (struct command){.kind = COMMAND_INPUTS, .at = at, .inputs = {.file = file, .keep = r->keep}});
	r->patterns_end = &r->inputs->inputs.patterns;
}

void
build_pattern(struct script_reader *r, struct loc at, struct str text, uint64_t outer, uint64_t inner)
{
	struct section_pattern *p = arena_alloc(r->script->arena, sizeof *p);
	const char *why = value_pattern(text.p);

	if (why)
		script_fail(r, at, "invalid pattern: %s", why);
	*p = (struct section_pattern){text, r->exclude, (enum sort_order)outer, (enum sort_order)inner, r->sorts, NULL};
	*r->patterns_end = p;
	r->patterns_end = &p->next;
	r->excludes = false;
}

static void
check_exclude(struct script_reader *r)
{
	if (r->excludes)
		script_fail(r, r->exclude->at, "expected a pattern of section names after EXCLUDE_FILE");
	r->excludes = false;
}

void
build_exclude(struct script_reader *r, struct script_words files)
{
	check_exclude(r);
	r->exclude = files.first;
	r->excludes = true;
}

void
build_exclude_end(struct script_reader *r)
{
	check_exclude(r);
	r->exclude = NULL;
}

static const struct {
	const char *name;
	uint32_t type;
} types[] = {
	{"PT_NULL", PT_NULL}, {"PT_LOAD", PT_LOAD}, {"PT_DYNAMIC", PT_DYNAMIC}, {"PT_INTERP", PT_INTERP}, {"PT_NOTE", PT_NOTE},
	{"PT_SHLIB", PT_SHLIB}, {"PT_PHDR", PT_PHDR}, {"PT_TLS", PT_TLS}, {"PT_GNU_EH_FRAME", PT_GNU_EH_FRAME},
	{"PT_GNU_STACK", PT_GNU_STACK}, {"PT_GNU_RELRO", PT_GNU_RELRO},
};

static bool
segment_type(struct script_reader *r, struct loc at, struct str text, uint32_t *type)
{
	for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
		if (str_eqz(text, types[i].name)) {
			*type = types[i].type;
			return true;
		}
	}
	if (text.p[0] < '0' || text.p[0] > '9') {
		script_fail(r, at, "unknown type of segments: %s", text.p);
		return false;
	}
	uint64_t n;
	if (!script_number(r, at, text, &n))
		return false;
	*type = (uint32_t)n;
	return true;
}

void
build_segment(struct script_reader *r, struct loc at, struct str name, struct str type, struct segment_row row)
{
	struct segment_row *out = arena_alloc(r->script->arena, sizeof *out);

	row.name = name;
	row.at = at;
	if (!segment_type(r, at, type, &row.type))
		return;
	*out = row;
	*r->script->segments_end = out;
	r->script->segments_end = &out->next;
}

void
build_insertion(struct script_reader *r, struct loc at, bool after, struct str where)
{
	struct script_insertion *i = arena_alloc(r->script->arena, sizeof *i);

	*i = (struct script_insertion){.first = *r->sections, .where = where, .at = at, .after = after};
	for (struct command *c = *r->sections; c; c = c->next)
		i->last = c;
	*r->script->insertions_end = i;
	r->script->insertions_end = &i->next;
}

void
build_entry(struct script_reader *r, struct str name)
{
	struct link_options *o = r->script->opt;

	/* -e takes precedence over scripts, and earlier scripts over later ones. */
	if (!o->default_entry)
		return;
	o->entry = name.p;
	o->default_entry = false;
}

void
build_output(struct script_reader *r, struct str name)
{
	if (r->script->opt->default_output)
		r->script->opt->output = name.p;
	r->script->opt->default_output = false;
}

void
build_format(struct script_reader *r, struct script_words names)
{
	for (struct script_word *w = names.first; w; w = w->next) {
		if (!str_eqz(w->text, "elf64-amdgpu"))
			script_fail(r, w->at, "the format of code objects is elf64-amdgpu, not %s", w->text.p);
	}
}

void
build_search(struct script_reader *r, struct str folder)
{
	struct names *n = &r->script->opt->search;

	*APPEND(n->v, n->n, n->cap) = folder.p;
}

void
build_extern(struct script_reader *r, struct script_words names)
{
	struct names *n = &r->script->opt->undefined;

	for (struct script_word *w = names.first; w; w = w->next)
		*APPEND(n->v, n->n, n->cap) = w->text.p;
}

static uint16_t
find_version(const struct script *script, struct str name)
{
	const uint32_t *index = map_get(&script->version_numbers, name);

	return index ? (uint16_t)(*index + VER_NDX_GLOBAL + 1) : 0;
}

void
build_node(struct script_reader *r, struct loc at, bool named, struct str name)
{
	struct script *script = r->script;

	if (r->anonymous || (!named && r->to->nnodes != r->first_node))
		script_fail(r, named ? r->node_at : at, "an anonymous version must be the only one");
	r->block = (struct pattern){.node = ++r->to->nnodes, .version = VER_NDX_GLOBAL};
	r->node_at = at;
	r->named_node = named;
	r->anonymous |= !named;
	if (!named)
		return;
	if (find_version(script, name))
		script_fail(r, at, "version %s is defined twice", name.p);
	else if (script->version_names.n + VER_NDX_GLOBAL + 1 >= VER_NDX_LORESERVE)
		script_fail(r, at, "too many versions");
	*map_put(&script->version_numbers, name, NULL) = (uint32_t)script->version_names.n;
	*APPEND(script->version_names.v, script->version_names.n, script->version_names.cap) = name.p;
	r->block.version = (uint16_t)(script->version_names.n + VER_NDX_GLOBAL);
}

void
build_node_end(struct script_reader *r, struct loc parent_at, bool has_parent, struct str parent)
{
	if (has_parent && (!find_version(r->script, parent) || !r->named_node))
		script_fail(r, parent_at, "version %s is not defined before this one", parent.p);
}

void
build_language(struct script_reader *r, struct loc at, struct str language)
{
	r->block.demangled = str_eqz(language, "C++");
	if (!r->block.demangled && !str_eqz(language, "C"))
		script_fail(r, at, "expected \"C\" or \"C++\"");
}

void
build_symbol_pattern(struct script_reader *r, struct loc at, struct str text, bool quoted)
{
	struct pattern p = r->block;

	p.at = at;
	p.text = text.p;
	p.order = (uint32_t)r->to->n;
	p.glob = !quoted && strpbrk(text.p, "*?[");
	const char *why = p.glob ? value_pattern(text.p) : NULL;
	if (why)
		script_fail(r, at, "invalid pattern: %s", why);
	*APPEND(r->to->v, r->to->n, r->to->cap) = p;
}
