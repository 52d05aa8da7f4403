/* Prints a message on standard error: "file:line:col: error: text", the source line, and a caret under the location. */
#ifndef MESSAGE_RENDER_H
#define MESSAGE_RENDER_H

#include "common/base/message/diag_place.h"
#include "common/base/message/source.h"

/* Prints a message. If the location has no file, the message begins with program, which may be NULL. s is the source
 * that contains the location; its line and caret are printed unless s is NULL. */
void
render_message(bool colored, const char *program, struct diag_place place, const char *severity, const char *text,
	struct text_source *s, struct loc at);

#endif
