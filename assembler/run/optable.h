/* The table of options, and the numbers of options that do more than set a field. DRIVER_OPT_… are in driver.h, DWARF_OPT_… in
 * dwarf.h. */
#ifndef ASSEMBLER_RUN_OPTABLE_H
#define ASSEMBLER_RUN_OPTABLE_H

#include "common/base/option/opt.h"

enum {
	AS_OPT_ATTR, AS_OPT_TRIPLE, AS_OPT_ARCH, AS_OPT_MARCH, AS_OPT_INCLUDE, AS_OPT_DEFSYM, AS_OPT_VERSION_OF_CODE, AS_OPT_GENERIC,
	AS_OPT_DEBUG, AS_OPT_AUTO_WAITS, AS_OPT_JOIN, AS_OPT_NO_AUTO_WAITS, AS_OPT_AUTO_NOPS, AS_OPT_NO_AUTO_NOPS, AS_OPT_FILETYPE, AS_OPT_LISTING,
	AS_OPT_DEPEND_FILE, AS_OPT_DEPEND_TARGET, AS_OPT_DEPEND_QUOTED, AS_OPT_WARN, AS_OPT_WARN_ALL, AS_OPT_WARN_NOT,
	AS_OPT_WARN_OTHER, AS_OPT_FATAL, AS_OPT_NOT_FATAL, AS_OPT_DIAGNOSTICS, AS_OPT_COLOR, AS_OPT_MAX_ROUNDS, AS_OPT_MAX_SIZE,
	AS_OPT_HELP, AS_OPT_VERSION, AS_OPT_VERBOSE,
};

/* The rows of the table, for opt_parse(). The rows set fields of struct program. */
extern const struct opt optable[];

#endif
