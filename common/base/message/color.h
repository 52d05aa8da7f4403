/* Colours on a terminal: when there are any, and which. */
#ifndef BASE_COLOR_H
#define BASE_COLOR_H

#include <stdbool.h>

enum color_when { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };

/* The words of --color and its relatives: those of GNU's programs (auto, always, never), of llvm-objdump
 * (terminal, on, off) and whatever else users write. Returns false for another word; NULL is always. */
bool
color_parse(const char *word, enum color_when *when);

/* Whether to use colours in what is written to fd. COLOR_AUTO is yes on a terminal that has them, unless
 * the environment has NO_COLOR (see no-color.org). Leaves errno as it is. */
bool
color_wanted(enum color_when when, int fd);

/* What is coloured, and the escape sequences that begin it. COLOR_END ends any. */
#define COLOR_END "\033[0m"

#define COLOR_PLACE "\033[1m"
#define COLOR_ERROR "\033[1;31m"
#define COLOR_WARNING "\033[1;35m"
#define COLOR_NOTE "\033[1;36m"
#define COLOR_CARET "\033[1;32m"

#endif
