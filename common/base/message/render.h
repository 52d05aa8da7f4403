/* A message on a terminal: "file:line:col: error: text", the source line, and a caret under what is at fault. */
#ifndef MESSAGE_RENDER_H
#define MESSAGE_RENDER_H

#include "common/base/message/diag_place.h"
#include "common/base/message/source.h"

/* Writes a message to standard error, with colours or without. program is named where the place has no file; NULL: not. s is the
 * source that has the location, whose line and caret follow, or NULL. */
void
render_message(bool colored, const char *program, struct diag_place place, const char *severity, const char *text,
	struct source *s, struct loc at);

#endif
