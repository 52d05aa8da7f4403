/* Reads .gcnutils.yaml. Aliases are errors, because a small file with aliases can represent a huge document. The limit of the size
 * bounds the time that libyaml needs, which can be quadratic. */
#include <jansson.h>
#include <stdio.h>
#include <yaml.h>

#include "common/base/memory/alloc.h"
#include "lsp/protocol/json.h"
#include "lsp/settings/project.h"

enum { YAML_DEPTH = 16, YAML_SIZE = 1 << 17 };

/* Reads a YAML node whose first event has been parsed already. Returns NULL after an error, or if the event ends a
 * collection. */
static json_t *
node(yaml_parser_t *parser, yaml_event_t *event, unsigned depth, const char **why);

static json_t *
next_node(yaml_parser_t *parser, unsigned depth, const char **why)
{
	if (*why) /* only the first error is reported */
		return NULL;
	yaml_event_t event;
	if (!yaml_parser_parse(parser, &event)) {
		*why = parser->problem ? parser->problem : "not YAML";
		return NULL;
	}
	json_t *value = node(parser, &event, depth, why);
	yaml_event_delete(&event);
	return value;
}

static json_t *
sequence(yaml_parser_t *parser, unsigned depth, const char **why)
{
	json_t *all = json_array(), *one;

	while ((one = next_node(parser, depth + 1, why)) != NULL)
		json_add(all, one);
	return all;
}

static json_t *
mapping(yaml_parser_t *parser, unsigned depth, const char **why)
{
	json_t *all = json_object(), *key, *value;

	while ((key = next_node(parser, depth + 1, why)) != NULL) {
		if (json_is_string(key) && json_object_get(all, json_string_value(key)))
			*why = "duplicate key";
		value = next_node(parser, depth + 1, why);
		if (value && json_is_string(key))
			json_put(all, json_string_value(key), value);
		else
			json_decref(value);
		json_decref(key);
		if (!value)
			break;
	}
	return all;
}

static json_t *
node(yaml_parser_t *parser, yaml_event_t *event, unsigned depth, const char **why)
{
	if (depth > YAML_DEPTH) {
		*why = "too many levels";
		return NULL;
	}
	switch (event->type) {
	case YAML_SCALAR_EVENT:
		return json_text((struct str){(char *)event->data.scalar.value, event->data.scalar.length});
	case YAML_SEQUENCE_START_EVENT:
		return sequence(parser, depth, why);
	case YAML_MAPPING_START_EVENT:
		return mapping(parser, depth, why);
	case YAML_ALIAS_EVENT:
		*why = "aliases are not supported";
		return NULL;
	default:
		return NULL;
	}
}

/* Returns the first document of the file as JSON, or NULL after an error. */
static json_t *
document(yaml_parser_t *parser, const char **why)
{
	yaml_event_type_t type = YAML_NO_EVENT;
	yaml_event_t event;

	while (type != YAML_DOCUMENT_START_EVENT && type != YAML_STREAM_END_EVENT) {
		if (!yaml_parser_parse(parser, &event)) {
			*why = parser->problem ? parser->problem : "not YAML";
			return NULL;
		}
		type = event.type;
		yaml_event_delete(&event);
	}
	return type == YAML_STREAM_END_EVENT ? json_object() : next_node(parser, 0, why);
}

void *
project_read_yaml(const char *path, char **why)
{
	struct buf text = {0};
	const char *wrong = buf_read_named(&text, path, YAML_SIZE, NULL);
	yaml_parser_t parser;
	json_t *value = NULL;

	if (!wrong && yaml_parser_initialize(&parser)) {
		yaml_parser_set_input_string(&parser, text.p, text.n);
		value = document(&parser, &wrong);
		if (wrong)
			*why = alloc_printf("%s:%zu: %s", path, parser.problem_mark.line + 1, wrong);
		yaml_parser_delete(&parser);
	} else if (wrong) {
		*why = alloc_printf("%s: %s", path, wrong);
	}
	buf_free(&text);
	if (wrong) {
		json_decref(value);
		return NULL;
	}
	return value;
}
