/* The state of the server, and its loop. */
#ifndef LSP_SERVER_H
#define LSP_SERVER_H

#include <jansson.h>

#include "lsp/model/document.h"
#include "lsp/protocol/transport.h"

enum server_state { SERVER_NEW, SERVER_RUNNING, SERVER_SHUT_DOWN };

/* What the client can show, from its message "initialize". */
struct client {
	enum text_encoding encoding;
	bool markdown;           /* hover texts may be Markdown */
	bool nested_symbols;     /* document symbols may be nested */
	bool lens_refresh, hint_refresh, token_refresh;
};

/* Optional answers that the client's settings enable. */
struct wanted {
	bool waits, live, cycles; /* inlay hints */
	bool lens;
};

struct server {
	enum server_state state;
	struct client client;
	struct wanted wanted;
	struct documents documents;
	struct transport transport;
	json_t *queue;           /* array of the messages that have been read but not handled yet */
	bool failed;             /* the client no longer reads */
};

/* Runs until the client ends the server. Returns the exit status. */
int
server_run(void);

#endif
