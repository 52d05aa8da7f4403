#include "lsp/settings/project.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/text/glob.h"
#include "lsp/protocol/json.h"
#include "lsp/protocol/uri.h"

enum { COMMANDS_SIZE = 1 << 26, COMMANDS_VALUES = 1 << 21 };

/* Returns whether a text in JSON has more than COMMANDS_VALUES values, each of which can need 200 bytes of memory. */
static bool
has_too_many_values(const struct buf *text)
{
	size_t n = 0;
	bool quoted = false;

	for (size_t i = 0; i < text->n && n <= COMMANDS_VALUES; i++) {
		uint8_t c = text->p[i];

		i += quoted && c == '\\';
		quoted ^= c == '"';
		n += !quoted && (c == ',' || c == '[' || c == '{');
	}
	return n > COMMANDS_VALUES;
}

static json_t *
read_commands(const char *path, char **why)
{
	struct buf text = {0};
	const char *wrong = buf_read_named(&text, path, COMMANDS_SIZE, NULL);
	json_error_t error;
	json_t *value = NULL;

	if (wrong)
		*why = alloc_printf("%s: %s", path, wrong);
	else if (has_too_many_values(&text))
		*why = alloc_printf("%s: more than %d values", path, COMMANDS_VALUES);
	else if (!(value = json_loadb((char *)text.p, text.n, 0, &error)))
		*why = alloc_printf("%s:%d: %s", path, error.line, error.text);
	buf_free(&text);
	return value;
}

static bool
has_changed(const struct project_file *f, const struct stat *now, bool exists)
{
	return exists != f->exists || (exists && (now->st_mtim.tv_sec != f->changed.tv_sec || now->st_mtim.tv_nsec != f->changed.tv_nsec));
}

static bool
are_options(const json_t *value)
{
	size_t i;
	json_t *one;

	json_array_foreach(value, i, one)
		if (!json_is_string(one))
			return false;
	return json_is_string(value) || json_is_array(value);
}

/* Returns a message about the first error in .gcnutils.yaml, or NULL. The caller frees it. An empty file is valid. */
static char *
check_yaml(const char *path, const json_t *content)
{
	if (!json_is_object(content))
		return json_is_string(content) && !json_string_length(content) ? NULL : alloc_printf("%s: expected a mapping with the key flags", path);
	json_t *value, *options;
	const char *key, *pattern;
	json_object_foreach((json_t *)(uintptr_t)content, key, value) {
		if (strcmp(key, "flags") != 0)
			return alloc_printf("%s: unknown key '%s'; expected flags", path, key);
		if (!json_is_object(value))
			return alloc_printf("%s: flags: expected a mapping of patterns to options", path);
		json_object_foreach(value, pattern, options)
			if (!are_options(options))
				return alloc_printf("%s: flags: %s: expected options, as a string or a list of strings", path, pattern);
	}
	return NULL;
}

void
project_add_error(struct project *p, const char *why)
{
	char *before = p->why;

	p->why = before ? alloc_printf("%s\n%s", before, why) : alloc_text(str_from(why));
	alloc_free(before);
}

char *
project_errors(struct project *p)
{
	char *why = p->why;

	p->why = NULL;
	return why;
}

/* Returns the current content of a file, or NULL if it does not exist or cannot be read. */
static const json_t *
content_of(struct project *p, const char *path, bool yaml)
{
	struct project_file *f = NULL;
	char *why = NULL;
	struct stat now;
	bool exists = !stat(path, &now);

	for (size_t i = 0; i < p->n && !f; i++)
		if (!strcmp(p->files[i].path, path))
			f = &p->files[i];
	if (!f && !exists)
		return NULL;
	if (!f) {
		char *copy = alloc_text(str_from(path));

		f = APPEND(p->files, p->n, p->cap);
		*f = (struct project_file){.path = copy};
	}
	if (!has_changed(f, &now, exists))
		return f->content;
	json_decref(f->content);
	f->content = NULL;
	f->exists = exists;
	if (!exists)
		return NULL;
	f->changed = now.st_mtim;
	f->content = yaml ? project_read_yaml(path, &why) : read_commands(path, &why);
	if (!why && yaml)
		why = check_yaml(path, f->content);
	if (why)
		project_add_error(p, why);
	alloc_free(why);
	return f->content;
}

/* Applies options that are a string or an array of strings. */
static void
apply_value(struct flags *f, const json_t *value, struct str folder)
{
	if (json_is_string(value))
		flags_apply_line(f, (struct str){json_string_value(value), json_string_length(value)}, folder);
	json_t *one;
	size_t i;
	json_array_foreach(value, i, one)
		if (json_is_string(one))
			flags_apply_line(f, (struct str){json_string_value(one), json_string_length(one)}, folder);
}

/* Applies the options of all patterns that match the file. A pattern without a slash is compared with the file's name. A pattern
 * with a slash is compared with the file's path relative to the folder of .gcnutils.yaml. */
static void
apply_patterns(struct flags *f, const json_t *content, struct str path, struct str folder)
{
	char *inside = alloc_text((struct str){path.p + folder.n + 1, path.n - folder.n - 1});
	const char *slash = strrchr(inside, '/'), *pattern;
	json_t *value;

	json_object_foreach((json_t *)(uintptr_t)json_member(content, "flags"), pattern, value)
		if (glob_matches(pattern, strchr(pattern, '/') || !slash ? inside : slash + 1))
			apply_value(f, value, folder);
	alloc_free(inside);
}

static bool
apply_commands(struct flags *f, const json_t *content, struct str path)
{
	size_t i;
	json_t *one;

	json_array_foreach(content, i, one) {
		struct str folder = json_member_text(one, "directory");
		char *file = path_join(folder, json_member_text(one, "file"));
		bool same = str_eqz(path, file);

		alloc_free(file);
		if (!same)
			continue;
		/* The build runs this command, and a source for another processor is an error of it. */
		f->prefer_source = false;
		if (json_is_array(json_member(one, "arguments"))) {
			size_t n = json_array_size(json_member(one, "arguments"));
			struct str *words = array_make(n, sizeof *words);

			for (size_t w = 0; w < n; w++) {
				const json_t *word = json_array_get(json_member(one, "arguments"), w);

				words[w] = json_is_string(word) ? (struct str){json_string_value(word), json_string_length(word)} : STR("");
			}
			flags_apply(f, words, n, folder);
			alloc_free(words);
		} else {
			flags_apply_line(f, json_member_text(one, "command"), folder);
		}
		return true;
	}
	return false;
}

static const json_t *
in_folder(struct project *p, struct str folder, const char *name, bool yaml)
{
	char *path = alloc_printf("%.*s/%s", STR_ARG(folder), name);
	const json_t *content = content_of(p, path, yaml);

	alloc_free(path);
	return content;
}

void
project_apply(struct project *p, struct str path, struct str root, struct flags *f)
{
	static const char *const commands[] = {"compile_commands.json", "build/compile_commands.json"};
	struct str folder = {path.p, path_folder(path)};
	size_t top = path_is_inside(path, root) ? root.n : folder.n;
	bool done = false;

	if (!path.n || path.p[0] != '/')
		return;
	for (struct str at = folder; !done; at.n = path_folder(at)) {
		for (size_t i = 0; i < sizeof commands / sizeof *commands && !done; i++)
			done = apply_commands(f, in_folder(p, at, commands[i], false), path);
		done |= at.n <= top;
	}
	/* .gcnutils.yaml is read last, so that its options override the options of a build system */
	for (struct str at = folder;; at.n = path_folder(at)) {
		const json_t *content = in_folder(p, at, ".gcnutils.yaml", true);

		if (content)
			apply_patterns(f, content, path, at);
		if (content || at.n <= top)
			return;
	}
}

void
project_free(struct project *p)
{
	for (size_t i = 0; i < p->n; i++) {
		alloc_free(p->files[i].path);
		json_decref(p->files[i].content);
	}
	alloc_free(p->files);
	alloc_free(p->why);
	*p = (struct project){0};
}
