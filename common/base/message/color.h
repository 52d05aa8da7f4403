/* Colors on a terminal: whether to use them, and which. */
#ifndef BASE_COLOR_H
#define BASE_COLOR_H

#include <stdbool.h>

enum color_when { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };

/* Parses the values of --color and similar options: those of GNU's programs (auto, always, never), of llvm-objdump (terminal, on,
 * off), and common variants. Returns false for another word; NULL means always. */
bool
color_parse(const char *word, enum color_when *when);

/* Whether to color text written to fd. COLOR_AUTO means a terminal that supports colors, unless the environment has NO_COLOR
 * (no-color.org). Preserves errno. */
bool
color_wanted(enum color_when when, int fd);

/* Escape sequences that begin a color; COLOR_END ends any. */
#define COLOR_END "\033[0m"

#define COLOR_PLACE "\033[1m"
#define COLOR_ERROR "\033[1;31m"
#define COLOR_WARNING "\033[1;35m"
#define COLOR_NOTE "\033[1;36m"
#define COLOR_CARET "\033[1;32m"

#endif
