/* Colors on a terminal: whether to use them, and the escape sequences. */
#ifndef BASE_COLOR_H
#define BASE_COLOR_H

#include <stdbool.h>

enum color_when { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };

/* Parses the value of --color and similar options: the values of GNU's programs (auto, always, never), of llvm-objdump (terminal,
 * on, off), and common variants. NULL means always. Returns false for any other value. */
bool
color_parse(const char *word, enum color_when *when);

/* Returns whether to color text written to fd. With COLOR_AUTO, text is colored on a terminal that supports colors, unless the
 * environment variable NO_COLOR is set (no-color.org). Preserves errno. */
bool
color_wanted(enum color_when when, int fd);

#define COLOR_END "\033[0m"

#define COLOR_PLACE "\033[1m"
#define COLOR_ERROR "\033[1;31m"
#define COLOR_WARNING "\033[1;35m"
#define COLOR_NOTE "\033[1;36m"
#define COLOR_CARET "\033[1;32m"

#endif
