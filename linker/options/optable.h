/* The names of the options. */
#ifndef LINKER_OPTABLE_H
#define LINKER_OPTABLE_H

#include <stdbool.h>

#include "common/base/option/opt.h"

enum {
	O_BSYMBOLIC,
	O_BSYMBOLIC_FUNCTIONS,
	O_BSYMBOLIC_NON_WEAK,
	O_BSYMBOLIC_NON_WEAK_FUNCTIONS,
	O_BUILD_ID,
	O_COMPRESS,
	O_COLOR,
	O_CREF,
	O_DEFSYM,
	O_DEMANGLE,
	O_DEPENDENCY_FILE,
	O_DISCARD_ALL,
	O_DISCARD_LOCALS,
	O_DISCARD_NONE,
	O_DYNAMIC_LIST,
	O_EMIT_RELOCS,
	O_EMULATION,
	O_END_LIB,
	O_ENTRY,
	O_ERROR_UNRESOLVED,
	O_EXCLUDE_LIBS,
	O_EXPORT_DYNAMIC,
	O_EXPORT_LIST,
	O_EXPORT_SYMBOL,
	O_FATAL_WARNINGS,
	O_FINI,
	O_FLAVOR,
	O_GC,
	O_HASH_STYLE,
	O_HELP,
	O_IMAGE_BASE,
	O_INIT,
	O_JUST_SYMBOLS,
	O_LIBRARY,
	O_MAP,
	O_MULTIPLE,
	O_NO_BSYMBOLIC,
	O_NO_DEMANGLE,
	O_NO_COLOR,
	O_NO_DYNAMIC_LINKER,
	O_NO_EXPORT_DYNAMIC,
	O_NO_FATAL_WARNINGS,
	O_NO_GC,
	O_NO_MULTIPLE,
	O_NO_PIE,
	O_NO_PRINT_GC,
	O_NO_THREADS,
	O_NO_UNDEFINED,
	O_NO_UNDEFINED_VERSION,
	O_NO_WARNINGS,
	O_NO_WARN_MISMATCH,
	O_NO_WARN_ORDERING,
	O_NO_WHOLE_ARCHIVE,
	O_ORPHAN_HANDLING,
	O_OPTIMIZE,
	O_OUTPUT,
	O_PIE,
	O_POP,
	O_PRINT_GC,
	O_PRINT_MAP,
	O_PUSH,
	O_RELOCATABLE,
	O_REQUIRE_DEFINED,
	O_RETAIN_SYMBOLS,
	O_SCRIPT,
	O_SEARCH,
	O_SECTION_START,
	O_SHARED,
	O_SONAME,
	O_SORT_SECTION,
	O_START_LIB,
	O_STRIP_ALL,
	O_STRIP_DEBUG,
	O_SYMBOL_ORDERING,
	O_TBSS,
	O_TDATA,
	O_THREADS,
	O_TRACE,
	O_TRACE_SYMBOL,
	O_TTEXT,
	O_UNDEFINED,
	O_UNDEFINED_GLOB,
	O_UNDEFINED_VERSION,
	O_UNRESOLVED,
	O_VERSION,
	O_VERSION_SCRIPT,
	O_WARN_ORDERING,
	O_WARN_UNRESOLVED,
	O_WHOLE_ARCHIVE,
	O_WRAP,
	O_Z,
	O_OTHERS, /* and on: options without an effect, then those that are refused */
};

/* All options, for opt_parse and opt_help. Stays for the run. */
const struct opt *
optable_make(void);

enum { OPTABLE_SHOWN = 64 };

/* The option with this id as a user writes it, with dashes. */
void
optable_show(int id, char out[OPTABLE_SHOWN]);

/* Looks at an option whose id is O_OTHERS or more: an error if it is refused, or if its value is
 * none that it can have. */
void
optable_check(struct diag *diag, int id, const char *value);

#endif
