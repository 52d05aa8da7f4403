/* The state of a request, and functions for building its answer. */
#ifndef LSP_ANSWER_ANSWER_H
#define LSP_ANSWER_ANSWER_H

#include "lsp/protocol/json.h"
#include "lsp/server.h"

/* Error codes of JSON-RPC and of the protocol. */
enum answer_code {
	ANSWER_PARSE_ERROR = -32700, ANSWER_INVALID_REQUEST = -32600, ANSWER_NO_METHOD = -32601, ANSWER_INVALID_PARAMS = -32602,
	ANSWER_NOT_INITIALIZED = -32002, ANSWER_CANCELLED = -32800, ANSWER_FAILED = -32803
};

/* A request that is being answered. */
struct answer {
	struct server *server;
	const json_t *params;
	struct document *doc;      /* document of params.textDocument.uri; not NULL for requests with ANSWER_DOCUMENT */
	size_t offset;             /* byte offset of params.position in the document's text */
	enum answer_code code;     /* 0: success */
	const char *why;           /* the message of an error */
};

/* Records that a request failed, with an error code and a message. Always returns NULL. */
json_t *
answer_fail(struct answer *a, enum answer_code code, const char *why);

enum answer_flags {
	ANSWER_DOCUMENT = 1, /* the request concerns an open document */
	ANSWER_POSITION = 2  /* the request concerns a position in an open document */
};

/* A method of the protocol. */
struct method {
	const char *name;
	json_t *(*answer)(struct answer *a); /* returns the result; NULL: the result is null, or answer_fail() was called */
	unsigned flags;
	const char *capability;   /* member of the server's capabilities; NULL: none */
	const char *value;        /* value of the capability, as JSON; NULL: none */
};

extern const struct method answer_methods[];
extern const size_t answer_nmethods;

#define METHOD(name, function, flags, capability, value) json_t *answer_##function(struct answer *a);
#include "lsp/answer/method.def"
#undef METHOD

/* ---- parts of answers */

json_t *
answer_position(const struct answer *a, size_t offset);

/* Returns the range of the bytes from `from` to `to` of the document. */
json_t *
answer_range(const struct answer *a, size_t from, size_t to);

json_t *
answer_token_range(const struct answer *a, const struct token *token);

/* Converts a "Range" to byte offsets in the document. Returns false if `range` is not an object. */
bool
answer_read_range(const struct answer *a, const json_t *range, size_t *from, size_t *to);

/* Returns a "Location" in any file, or NULL if at.file is NULL. In a file that is not open, the range is the whole
 * line. */
json_t *
answer_location(const struct answer *a, struct amdgcn_location at);

/* Returns an edit that replaces a range of the document with a text. */
json_t *
answer_edit(const struct answer *a, size_t from, size_t to, struct str text);

/* Returns the offset of a location in the document. */
size_t
answer_offset(const struct answer *a, struct amdgcn_location at);

/* Finds the statement of a line, without labels and comments. If the line has no statement, the result is an empty range at the
 * end of the line. */
void
answer_statement(const struct answer *a, size_t line, size_t *from, size_t *to);

/* Returns the parameters of the notification with the diagnostics of a document. */
json_t *
answer_diagnostics(struct server *s, struct document *d);

#endif
