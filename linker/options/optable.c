/* The names of the options: those that do something, those without an effect here, and those that
 * would need something that is missing. An option is one row of one of three tables. */
#include "linker/options/optable.h"

#include <stdio.h>
#include <string.h>

#include "common/base/message/diag.h"
#include "linker/options/value.h"

static const struct opt table[] = {
	{"o", OPT_VALUE, O_OUTPUT, "FILE", "write to FILE (a.out)"},
	{"output", OPT_VALUE, O_OUTPUT, NULL, NULL},
	{"shared", OPT_FLAG, O_SHARED, NULL, "make a shared code object"},
	{"Bshareable", OPT_FLAG, O_SHARED, NULL, NULL},
	{"pie", OPT_FLAG, O_PIE, NULL, "make a position-independent executable"},
	{"pic-executable", OPT_FLAG, O_PIE, NULL, NULL},
	{"no-pie", OPT_FLAG, O_NO_PIE, NULL, NULL},
	{"no-pic-executable", OPT_FLAG, O_NO_PIE, NULL, NULL},
	{"r", OPT_FLAG, O_RELOCATABLE, NULL, "combine several objects into one"},
	{"i", OPT_FLAG, O_RELOCATABLE, NULL, NULL},
	{"relocatable", OPT_FLAG, O_RELOCATABLE, NULL, NULL},
	{"no-dynamic-linker", OPT_FLAG, O_NO_DYNAMIC_LINKER, NULL, NULL},
	{"e", OPT_VALUE, O_ENTRY, "SYMBOL", "the entry point (_start)"},
	{"entry", OPT_VALUE, O_ENTRY, NULL, NULL},
	{"u", OPT_VALUE, O_UNDEFINED, "SYMBOL", "require SYMBOL, from an archive if necessary"},
	{"undefined", OPT_VALUE, O_UNDEFINED, NULL, NULL},
	{"undefined-glob", OPT_VALUE, O_UNDEFINED_GLOB, "PATTERN", "the same for all that match"},
	{"require-defined", OPT_VALUE, O_REQUIRE_DEFINED, "SYMBOL",
		"like -u, but an error if it stays undefined"},
	{"L", OPT_VALUE, O_SEARCH, "DIR", "look for libraries in DIR"},
	{"library-path", OPT_VALUE, O_SEARCH, NULL, NULL},
	{"l", OPT_VALUE, O_LIBRARY, "NAME", "link libNAME.a; with :NAME the file NAME"},
	{"library", OPT_VALUE, O_LIBRARY, NULL, NULL},
	{"whole-archive", OPT_FLAG, O_WHOLE_ARCHIVE, NULL,
		"link every member of the archives that follow"},
	{"no-whole-archive", OPT_FLAG, O_NO_WHOLE_ARCHIVE, NULL, "link only what is needed (default)"},
	{"start-lib", OPT_FLAG, O_START_LIB, NULL, "treat the objects that follow like archive members"},
	{"end-lib", OPT_FLAG, O_END_LIB, NULL, "treat those that follow as objects again"},
	{"just-symbols", OPT_VALUE, O_JUST_SYMBOLS, "FILE", "take the values of symbols from FILE"},
	{"push-state", OPT_FLAG, O_PUSH, NULL, "remember --whole-archive"},
	{"pop-state", OPT_FLAG, O_POP, NULL, "restore what --push-state saved"},
	{"no-undefined", OPT_FLAG, O_NO_UNDEFINED, NULL, "an undefined symbol is an error"},
	{"unresolved-symbols", OPT_VALUE, O_UNRESOLVED, "HOW", "report-all or ignore-all"},
	{"warn-unresolved-symbols", OPT_FLAG, O_WARN_UNRESOLVED, NULL,
		"an undefined symbol is a warning"},
	{"error-unresolved-symbols", OPT_FLAG, O_ERROR_UNRESOLVED, NULL, NULL},
	{"defsym", OPT_VALUE, O_DEFSYM, "NAME=VALUE",
		"define NAME: a number, a symbol, or a symbol + or - a number"},
	{"wrap", OPT_VALUE, O_WRAP, "NAME", "NAME means __wrap_NAME, and __real_NAME means NAME"},
	{"z", OPT_VALUE, O_Z, "KEYWORD",
		"defs undefs now lazy relro norelro text notext execstack noexecstack nognustack "
		"muldefs nocombreloc max-page-size=N stack-size=N start-stop-visibility=V, and flags: "
		"global initfirst interpose nodefaultlib nodelete nodlopen origin"},
	{"allow-multiple-definition", OPT_FLAG, O_MULTIPLE, NULL,
		"the first definition of a symbol wins"},
	{"no-allow-multiple-definition", OPT_FLAG, O_NO_MULTIPLE, NULL, NULL},
	{"E", OPT_FLAG, O_EXPORT_DYNAMIC, NULL, NULL},
	{"export-dynamic", OPT_FLAG, O_EXPORT_DYNAMIC, NULL, "export the symbols of an executable"},
	{"export-dynamic-symbol", OPT_VALUE, O_EXPORT_SYMBOL, "NAME",
		"export this one, which may contain * and ?"},
	{"export-dynamic-symbol-list", OPT_VALUE, O_EXPORT_LIST, "FILE",
		"export those of a dynamic list"},
	{"dynamic-list", OPT_VALUE, O_DYNAMIC_LIST, "FILE",
		"export those of the list, bind all others within the output"},
	{"T", OPT_VALUE, O_SCRIPT, "FILE", "lay the output out as a linker script says"},
	{"script", OPT_VALUE, O_SCRIPT, NULL, NULL},
	{"sort-section", OPT_VALUE, O_SORT_SECTION, "HOW", "order of sections in linker scripts without SORT: name or alignment"},
	{"orphan-handling", OPT_VALUE, O_ORPHAN_HANDLING, "HOW", "sections that a linker script does not name: place (default), warn or error"},
	{"version-script", OPT_VALUE, O_VERSION_SCRIPT, "FILE",
		"which symbols are local, and the versions of the others"},
	{"undefined-version", OPT_FLAG, O_UNDEFINED_VERSION, NULL,
		"version scripts may name undefined symbols"},
	{"no-undefined-version", OPT_FLAG, O_NO_UNDEFINED_VERSION, NULL, NULL},
	{"exclude-libs", OPT_VALUE, O_EXCLUDE_LIBS, "LIB,...",
		"what these archives define is local; ALL means every archive"},
	{"retain-symbols-file", OPT_VALUE, O_RETAIN_SYMBOLS, "FILE",
		"make all symbols local except those that it lists"},
	{"no-export-dynamic", OPT_FLAG, O_NO_EXPORT_DYNAMIC, NULL, NULL},
	{"Bsymbolic", OPT_FLAG, O_BSYMBOLIC, NULL, "bind exported symbols within the output"},
	{"Bsymbolic-functions", OPT_FLAG, O_BSYMBOLIC_FUNCTIONS, NULL,
		"bind exported functions within the output"},
	{"Bsymbolic-non-weak", OPT_FLAG, O_BSYMBOLIC_NON_WEAK, NULL,
		"the same, except for weak symbols"},
	{"Bsymbolic-non-weak-functions", OPT_FLAG, O_BSYMBOLIC_NON_WEAK_FUNCTIONS, NULL,
		"the same, except for weak functions"},
	{"Bno-symbolic", OPT_FLAG, O_NO_BSYMBOLIC, NULL, NULL},
	{"gc-sections", OPT_FLAG, O_GC, NULL, "drop sections that nothing reaches"},
	{"no-gc-sections", OPT_FLAG, O_NO_GC, NULL, NULL},
	{"print-gc-sections", OPT_FLAG, O_PRINT_GC, NULL, "print what --gc-sections drops"},
	{"no-print-gc-sections", OPT_FLAG, O_NO_PRINT_GC, NULL, NULL},
	{"q", OPT_FLAG, O_EMIT_RELOCS, NULL, NULL},
	{"emit-relocs", OPT_FLAG, O_EMIT_RELOCS, NULL, "keep the relocations that were applied"},
	{"s", OPT_FLAG, O_STRIP_ALL, NULL, NULL},
	{"strip-all", OPT_FLAG, O_STRIP_ALL, NULL, "no symbol table, no debug sections"},
	{"S", OPT_FLAG, O_STRIP_DEBUG, NULL, NULL},
	{"strip-debug", OPT_FLAG, O_STRIP_DEBUG, NULL, "no debug sections"},
	{"x", OPT_FLAG, O_DISCARD_ALL, NULL, NULL},
	{"discard-all", OPT_FLAG, O_DISCARD_ALL, NULL, "no local symbols"},
	{"X", OPT_FLAG, O_DISCARD_LOCALS, NULL, NULL},
	{"discard-locals", OPT_FLAG, O_DISCARD_LOCALS, NULL, "no local symbols that begin with .L"},
	{"discard-none", OPT_FLAG, O_DISCARD_NONE, NULL, "all local symbols"},
	{"hash-style", OPT_VALUE, O_HASH_STYLE, "STYLE", "sysv, gnu or both (default)"},
	{"build-id", OPT_OPTIONAL, O_BUILD_ID, "STYLE",
		"a build ID note: sha1, tree, md5, fast, uuid, none or 0xHEX"},
	{"h", OPT_VALUE, O_SONAME, NULL, NULL},
	{"soname", OPT_VALUE, O_SONAME, "NAME", "the output's DT_SONAME"},
	{"init", OPT_VALUE, O_INIT, "SYMBOL", "the function that DT_INIT names (_init)"},
	{"fini", OPT_VALUE, O_FINI, "SYMBOL", "the function that DT_FINI names (_fini)"},
	{"image-base", OPT_VALUE, O_IMAGE_BASE, "ADDRESS",
		"where the output begins (-pie, -shared: 0; others: 0x10000)"},
	{"section-start", OPT_VALUE, O_SECTION_START, "NAME=ADDR", "where an output section begins, in hexadecimal"},
	{"Ttext", OPT_VALUE, O_TTEXT, "ADDR", "the same of .text"},
	{"Tdata", OPT_VALUE, O_TDATA, "ADDR", "the same of .data"},
	{"Tbss", OPT_VALUE, O_TBSS, "ADDR", "the same of .bss"},
	{"symbol-ordering-file", OPT_VALUE, O_SYMBOL_ORDERING, "FILE", "put the sections of the symbols that it lists first"},
	{"warn-symbol-ordering", OPT_FLAG, O_WARN_ORDERING, NULL, NULL},
	{"no-warn-symbol-ordering", OPT_FLAG, O_NO_WARN_ORDERING, NULL, "do not warn of what cannot be ordered"},
	{"O", OPT_VALUE, O_OPTIMIZE, "LEVEL", "0: do not merge strings and constants"},
	{"compress-debug-sections", OPT_VALUE, O_COMPRESS, "HOW", "zlib, zstd or none"},
	{"demangle", OPT_OPTIONAL, O_DEMANGLE, NULL, NULL},
	{"no-demangle", OPT_FLAG, O_NO_DEMANGLE, NULL, "do not demangle C++ names"},
	{"Map", OPT_VALUE, O_MAP, "FILE", "write a link map"},
	{"M", OPT_FLAG, O_PRINT_MAP, NULL, NULL},
	{"print-map", OPT_FLAG, O_PRINT_MAP, NULL, "print a link map"},
	{"t", OPT_FLAG, O_TRACE, NULL, NULL},
	{"trace", OPT_FLAG, O_TRACE, NULL, "print the names of the files that are linked"},
	{"y", OPT_VALUE, O_TRACE_SYMBOL, NULL, NULL},
	{"trace-symbol", OPT_VALUE, O_TRACE_SYMBOL, "SYMBOL", "print the files that name SYMBOL"},
	{"cref", OPT_FLAG, O_CREF, NULL, "print the files that name each symbol"},
	{"dependency-file", OPT_VALUE, O_DEPENDENCY_FILE, "FILE", "write rules for make"},
	{"m", OPT_VALUE, O_EMULATION, "NAME", "elf64_amdgpu, the only one"},
	{"flavor", OPT_VALUE, O_FLAVOR, "NAME", "gnu, the only one"},
	{"threads", OPT_VALUE, O_THREADS, "N", "at most N threads; there are never more than two, and one for what is small"},
	{"no-threads", OPT_FLAG, O_NO_THREADS, NULL, NULL},
	{"w", OPT_FLAG, O_NO_WARNINGS, NULL, NULL},
	{"no-warnings", OPT_FLAG, O_NO_WARNINGS, NULL, "print no warnings"},
	{"no-warn-mismatch", OPT_FLAG, O_NO_WARN_MISMATCH, NULL, "link sections of unknown types as they are"},
	{"fatal-warnings", OPT_FLAG, O_FATAL_WARNINGS, NULL, "treat warnings as errors"},
	{"no-fatal-warnings", OPT_FLAG, O_NO_FATAL_WARNINGS, NULL, NULL},
	{"color-diagnostics", OPT_OPTIONAL, O_COLOR, "WHEN", "colours in messages: auto (default), always, never"},
	{"color", OPT_OPTIONAL, O_COLOR, NULL, NULL},
	{"no-color-diagnostics", OPT_FLAG, O_NO_COLOR, NULL, NULL},
	{"version", OPT_FLAG, O_VERSION, NULL, "print the version"},
	{"v", OPT_FLAG, O_VERSION, NULL, NULL},
	{"V", OPT_FLAG, O_VERSION, NULL, NULL},
	{"help", OPT_FLAG, O_HELP, NULL, "print this"},
};

/* What makes no difference here, or has nothing to do with code objects. values: those that ld.lld
 * and GNU ld take, in the words of value_is(); NULL is any. */
static const char NUMBER[] = "#";
static const char LEVELS[] = "0 1 2 3";
static const char PLUGIN[] = "-* mcpu=* O0 O1 O2 O3 jobs=* thinlto* save-temps emit-asm emit-llvm obj-path=* lto-partitions=* "
	"debug-pass-manager disable-verify cs-profile-generate cs-profile-path=* sample-profile=* stats-file=* time-trace=* "
	"dwo_dir=* opt-remarks-filename=* opt-remarks-format=* opt-remarks-passes=* opt-remarks-with-hotness "
	"opt-remarks-hotness-threshold=* *lto-wrapper *lto-wrapper.exe *liblto_plugin.so";
static const struct ignored {
	const char *name;
	enum opt_arg arg;
	const char *values;
} ignored[] = {
	{"(", OPT_FLAG, NULL},
	{")", OPT_FLAG, NULL},
	{"start-group", OPT_FLAG, NULL},
	{"end-group", OPT_FLAG, NULL},
	{"EL", OPT_FLAG, NULL},
	{"g", OPT_FLAG, NULL},
	{"d", OPT_FLAG, NULL},
	{"dc", OPT_FLAG, NULL},
	{"dp", OPT_FLAG, NULL},
	{"debug", OPT_FLAG, NULL},
	{"nostdlib", OPT_FLAG, NULL},
	{"verbose", OPT_OPTIONAL, NUMBER},
	{"stats", OPT_FLAG, NULL},
	{"print-memory-usage", OPT_FLAG, NULL},
	{"traditional-format", OPT_FLAG, NULL},
	{"no-keep-memory", OPT_FLAG, NULL},
	{"reduce-memory-overheads", OPT_FLAG, NULL},
	{"hash-size", OPT_VALUE, NUMBER},
	{"max-cache-size", OPT_VALUE, NUMBER},
	{"mmap-output-file", OPT_FLAG, NULL},
	{"no-mmap-output-file", OPT_FLAG, NULL},
	{"accept-unknown-input-arch", OPT_FLAG, NULL},
	{"no-accept-unknown-input-arch", OPT_FLAG, NULL},
	{"a", OPT_VALUE, "archive shared default"},
	{"assert", OPT_VALUE, NULL},
	{"Qy", OPT_FLAG, NULL},
	{"qmagic", OPT_FLAG, NULL},
	{"fuse-ld", OPT_VALUE, NULL},
	{"force-exe-suffix", OPT_FLAG, NULL},
	{"map-whole-files", OPT_FLAG, NULL},
	{"no-map-whole-files", OPT_FLAG, NULL},
	{"print-map-discarded", OPT_FLAG, NULL},
	{"no-print-map-discarded", OPT_FLAG, NULL},
	{"strip-discarded", OPT_FLAG, NULL},
	{"no-strip-discarded", OPT_FLAG, NULL},
	{"ctf-variables", OPT_FLAG, NULL},
	{"no-ctf-variables", OPT_FLAG, NULL},
	{"ctf-share-types", OPT_VALUE, "share-unconflicted share-duplicated"},
	{"time-trace", OPT_OPTIONAL, NULL},
	{"time-trace-granularity", OPT_VALUE, NUMBER},

	/* How messages look. */
	{"error-limit", OPT_VALUE, NUMBER},
	{"rsp-quoting", OPT_VALUE, "posix"},
	{"vs-diagnostics", OPT_FLAG, NULL},

	/* Warnings that there are not. */
	{"warn-alternate-em", OPT_FLAG, NULL},
	{"warn-backrefs", OPT_FLAG, NULL},
	{"no-warn-backrefs", OPT_FLAG, NULL},
	{"warn-backrefs-exclude", OPT_VALUE, NULL},
	{"warn-common", OPT_FLAG, NULL},
	{"no-warn-common", OPT_FLAG, NULL},
	{"warn-constructors", OPT_FLAG, NULL},
	{"warn-execstack", OPT_FLAG, NULL},
	{"no-warn-execstack", OPT_FLAG, NULL},
	{"warn-ifunc-textrel", OPT_FLAG, NULL},
	{"no-warn-ifunc-textrel", OPT_FLAG, NULL},
	{"no-warn-search-mismatch", OPT_FLAG, NULL},
	{"warn-multiple-gp", OPT_FLAG, NULL},
	{"warn-once", OPT_FLAG, NULL},
	{"warn-rwx-segments", OPT_FLAG, NULL},
	{"no-warn-rwx-segments", OPT_FLAG, NULL},
	{"warn-section-align", OPT_FLAG, NULL},
	{"warn-textrel", OPT_FLAG, NULL},

	/* Shared libraries and the programs that load them, on the host. */
	{"as-needed", OPT_FLAG, NULL},
	{"no-as-needed", OPT_FLAG, NULL},
	{"add-needed", OPT_FLAG, NULL},
	{"no-add-needed", OPT_FLAG, NULL},
	{"copy-dt-needed-entries", OPT_FLAG, NULL},
	{"no-copy-dt-needed-entries", OPT_FLAG, NULL},
	{"allow-shlib-undefined", OPT_FLAG, NULL},
	{"no-allow-shlib-undefined", OPT_FLAG, NULL},
	{"Bstatic", OPT_FLAG, NULL},
	{"Bdynamic", OPT_FLAG, NULL},
	{"static", OPT_FLAG, NULL},
	{"dn", OPT_FLAG, NULL},
	{"dy", OPT_FLAG, NULL},
	{"non_shared", OPT_FLAG, NULL},
	{"call_shared", OPT_FLAG, NULL},
	{"sysroot", OPT_VALUE, NULL},
	{"rpath", OPT_VALUE, NULL},
	{"R", OPT_VALUE, NULL},
	{"rpath-link", OPT_VALUE, NULL},
	{"Y", OPT_VALUE, NULL},
	{"dynamic-linker", OPT_VALUE, NULL},
	{"I", OPT_VALUE, NULL},
	{"enable-new-dtags", OPT_FLAG, NULL},
	{"disable-new-dtags", OPT_FLAG, NULL},
	{"eh-frame-hdr", OPT_FLAG, NULL},
	{"no-eh-frame-hdr", OPT_FLAG, NULL},
	{"ld-generated-unwind-info", OPT_FLAG, NULL},
	{"no-ld-generated-unwind-info", OPT_FLAG, NULL},
	{"gnu-unique", OPT_FLAG, NULL},
	{"no-gnu-unique", OPT_FLAG, NULL},
	{"dependent-libraries", OPT_FLAG, NULL},
	{"no-dependent-libraries", OPT_FLAG, NULL},

	/* The layout, of which there is one; what is only smaller or faster to look up with them.
	 */
	{"N", OPT_FLAG, NULL},
	{"omagic", OPT_FLAG, NULL},
	{"no-omagic", OPT_FLAG, NULL},
	{"n", OPT_FLAG, NULL},
	{"nmagic", OPT_FLAG, NULL},
	{"no-nmagic", OPT_FLAG, NULL},
	{"rosegment", OPT_FLAG, NULL},
	{"no-rosegment", OPT_FLAG, NULL},
	{"check-sections", OPT_FLAG, NULL},
	{"no-check-sections", OPT_FLAG, NULL},
	{"sort-common", OPT_OPTIONAL, "ascending descending"},
	{"spare-dynamic-tags", OPT_VALUE, NUMBER},
	{"call-graph-profile-sort", OPT_OPTIONAL, "none hfsort cdsort"},
	{"no-call-graph-profile-sort", OPT_FLAG, NULL},
	{"pack-dyn-relocs", OPT_VALUE, "none"},
	{"apply-dynamic-relocs", OPT_FLAG, NULL},
	{"no-apply-dynamic-relocs", OPT_FLAG, NULL},
	{"debug-names", OPT_FLAG, NULL},
	{"no-debug-names", OPT_FLAG, NULL},
	{"gdb-index", OPT_FLAG, NULL},
	{"no-gdb-index", OPT_FLAG, NULL},
	{"icf", OPT_VALUE, "none all safe"},
	{"print-icf-sections", OPT_FLAG, NULL},
	{"no-print-icf-sections", OPT_FLAG, NULL},
	{"keep-unique", OPT_VALUE, NULL},
	{"ignore-data-address-equality", OPT_FLAG, NULL},
	{"ignore-function-address-equality", OPT_FLAG, NULL},
	{"relax", OPT_FLAG, NULL},
	{"no-relax", OPT_FLAG, NULL},
	{"optimize-bb-jumps", OPT_FLAG, NULL},
	{"no-optimize-bb-jumps", OPT_FLAG, NULL},
	{"no-execute-only", OPT_FLAG, NULL},
	{"format", OPT_VALUE, "default elf"},
	{"b", OPT_VALUE, "default elf elf64-amdgpu"},
	{"oformat", OPT_VALUE, "elf elf64-amdgpu"},

	/* Optimising when linking: objects hold code already. */
	{"plugin-opt", OPT_VALUE, PLUGIN},
	{"plugin", OPT_VALUE, NULL},
	{"load-pass-plugin", OPT_VALUE, NULL},
	{"lto", OPT_VALUE, "full thin"},
	{"flto", OPT_OPTIONAL, NULL},
	{"flto-partition", OPT_VALUE, NULL},
	{"lto-O", OPT_JOINED, LEVELS},
	{"lto-CGO", OPT_JOINED, LEVELS},
	{"lto-aa-pipeline", OPT_VALUE, NULL},
	{"lto-basic-block-address-map", OPT_FLAG, NULL},
	{"no-lto-basic-block-address-map", OPT_FLAG, NULL},
	{"lto-basic-block-sections", OPT_VALUE, NULL},
	{"lto-cs-profile-file", OPT_VALUE, NULL},
	{"lto-cs-profile-generate", OPT_FLAG, NULL},
	{"lto-debug-pass-manager", OPT_FLAG, NULL},
	{"lto-emit-asm", OPT_FLAG, NULL},
	{"lto-emit-llvm", OPT_FLAG, NULL},
	{"lto-known-safe-vtables", OPT_VALUE, NULL},
	{"lto-newpm-passes", OPT_VALUE, NULL},
	{"lto-obj-path", OPT_VALUE, NULL},
	{"lto-partitions", OPT_VALUE, NUMBER},
	{"lto-pgo-warn-mismatch", OPT_FLAG, NULL},
	{"no-lto-pgo-warn-mismatch", OPT_FLAG, NULL},
	{"lto-sample-profile", OPT_VALUE, NULL},
	{"lto-unique-basic-block-section-names", OPT_FLAG, NULL},
	{"no-lto-unique-basic-block-section-names", OPT_FLAG, NULL},
	{"lto-validate-all-vtables-have-type-infos", OPT_FLAG, NULL},
	{"no-lto-validate-all-vtables-have-type-infos", OPT_FLAG, NULL},
	{"lto-whole-program-visibility", OPT_FLAG, NULL},
	{"no-lto-whole-program-visibility", OPT_FLAG, NULL},
	{"fat-lto-objects", OPT_FLAG, NULL},
	{"no-fat-lto-objects", OPT_FLAG, NULL},
	{"thinlto-cache-dir", OPT_VALUE, NULL},
	{"thinlto-cache-policy", OPT_VALUE, NULL},
	{"thinlto-emit-imports-files", OPT_FLAG, NULL},
	{"thinlto-emit-index-files", OPT_FLAG, NULL},
	{"thinlto-index-only", OPT_OPTIONAL, NULL},
	{"thinlto-jobs", OPT_VALUE, "# all"},
	{"thinlto-object-suffix-replace", OPT_VALUE, NULL},
	{"thinlto-prefix-replace", OPT_VALUE, NULL},
	{"thinlto-single-module", OPT_VALUE, NULL},
	{"opt-remarks-filename", OPT_VALUE, NULL},
	{"opt-remarks-format", OPT_VALUE, NULL},
	{"opt-remarks-hotness-threshold", OPT_VALUE, "# auto"},
	{"opt-remarks-passes", OPT_VALUE, NULL},
	{"opt-remarks-with-hotness", OPT_FLAG, NULL},
	{"save-temps", OPT_OPTIONAL, "resolution preopt promote internalize import opt precodegen prelink combinedindex"},
	{"mllvm", OPT_VALUE, "-*"},
	{"disable-verify", OPT_FLAG, NULL},

	/* The usual state of what other machines have. */
	{"fortran-common", OPT_FLAG, NULL},
	{"no-fortran-common", OPT_FLAG, NULL},
	{"merge-exidx-entries", OPT_FLAG, NULL},
	{"no-merge-exidx-entries", OPT_FLAG, NULL},
	{"no-pcrel-optimize", OPT_FLAG, NULL},
	{"pcrel-optimize", OPT_FLAG, NULL},
	{"no-power10-stubs", OPT_FLAG, NULL},
	{"no-relax-gp", OPT_FLAG, NULL},
	{"no-toc-optimize", OPT_FLAG, NULL},
	{"toc-optimize", OPT_FLAG, NULL},
	{"target1-abs", OPT_FLAG, NULL},
	{"use-android-relr-tags", OPT_FLAG, NULL},
	{"no-use-android-relr-tags", OPT_FLAG, NULL},
};

/* Why an option is refused. */
static const char SCRIPT[] = "use -T";
static const char PLACE[] = "use --section-start or -T";
static const char OTHER[] = "not supported";
static const char ORDER[] = "use --symbol-ordering-file or -T";
static const char VERSIONS[] = "use --version-script to define versions";
static const char LISTS[] = "use --dynamic-list or --export-dynamic-symbol to say what is exported";
static const char LOADER[] = "loaders of code objects do not support it";
static const char MACHINE[] = "it is for machines other than AMDGPU";
static const struct refused {
	const char *name;
	enum opt_arg arg;
	const char *why;
} refused[] = {
	{"dT", OPT_VALUE, SCRIPT},
	{"default-script", OPT_VALUE, SCRIPT},
	{"c", OPT_VALUE, SCRIPT},
	{"mri-script", OPT_VALUE, SCRIPT},
	{"Ttext-segment", OPT_VALUE, PLACE},
	{"Trodata-segment", OPT_VALUE, PLACE},
	{"Tldata-segment", OPT_VALUE, PLACE},
	{"enable-non-contiguous-regions", OPT_FLAG, SCRIPT},
	{"unique", OPT_OPTIONAL, OTHER},
	{"remap-inputs", OPT_VALUE, "inputs cannot be replaced"},
	{"remap-inputs-file", OPT_VALUE, "inputs cannot be replaced"},
	{"reproduce", OPT_VALUE, OTHER},
	{"print-archive-stats", OPT_VALUE, OTHER},
	{"print-symbol-order", OPT_VALUE, OTHER},
	{"why-extract", OPT_VALUE, OTHER},
	{"out-implib", OPT_VALUE, OTHER},
	{"in-implib", OPT_VALUE, MACHINE},
	{"error-handling-script", OPT_VALUE, "messages are only printed"},
	{"section-ordering-file", OPT_VALUE, ORDER},
	{"call-graph-ordering-file", OPT_VALUE, ORDER},
	{"shuffle-sections", OPT_VALUE, ORDER},
	{"split-by-file", OPT_OPTIONAL, ORDER},
	{"split-by-reloc", OPT_OPTIONAL, ORDER},
	{"compress-sections", OPT_VALUE, "only debug sections are compressed (--compress-debug-sections)"},
	{"auxiliary", OPT_VALUE, LOADER},
	{"f", OPT_VALUE, LOADER},
	{"filter", OPT_VALUE, LOADER},
	{"F", OPT_VALUE, LOADER},
	{"audit", OPT_VALUE, LOADER},
	{"depaudit", OPT_VALUE, LOADER},
	{"P", OPT_VALUE, LOADER},
	{"Bgroup", OPT_FLAG, LOADER},
	{"package-metadata", OPT_OPTIONAL, LOADER},
	{"noinhibit-exec", OPT_FLAG, "no output is written after an error"},
	{"force-group-allocation", OPT_FLAG, "-r keeps section groups"},
	{"Ur", OPT_FLAG, "-r keeps section groups"},
	{"default-symver", OPT_FLAG, VERSIONS},
	{"default-imported-symver", OPT_FLAG, VERSIONS},
	{"version-exports-section", OPT_VALUE, VERSIONS},
	{"dynamic-list-data", OPT_FLAG, LISTS},
	{"dynamic-list-cpp-new", OPT_FLAG, LISTS},
	{"dynamic-list-cpp-typeinfo", OPT_FLAG, LISTS},
	{"gc-keep-exported", OPT_FLAG, LISTS},
	{"ignore-unresolved-symbol", OPT_VALUE, "use --defsym or --unresolved-symbols"},
	{"task-link", OPT_VALUE, "use --retain-symbols-file"},
	{"no-define-common", OPT_FLAG, "common symbols are allocated except with -r"},
	{"execute-only", OPT_FLAG, MACHINE},
	{"EB", OPT_FLAG, MACHINE},
	{"A", OPT_VALUE, MACHINE},
	{"architecture", OPT_VALUE, MACHINE},
	{"G", OPT_VALUE, MACHINE},
	{"gpsize", OPT_VALUE, MACHINE},
	{"be8", OPT_FLAG, MACHINE},
	{"android-memtag-heap", OPT_FLAG, MACHINE},
	{"android-memtag-mode", OPT_VALUE, MACHINE},
	{"android-memtag-stack", OPT_FLAG, MACHINE},
	{"cmse-implib", OPT_FLAG, MACHINE},
	{"fix-cortex-a53-843419", OPT_FLAG, MACHINE},
	{"fix-cortex-a8", OPT_FLAG, MACHINE},
	{"pic-veneer", OPT_FLAG, MACHINE},
	{"power10-stubs", OPT_OPTIONAL, MACHINE},
	{"relax-gp", OPT_FLAG, MACHINE},
	{"split-stack-adjust-size", OPT_VALUE, MACHINE},
	{"target1-rel", OPT_FLAG, MACHINE},
	{"target2", OPT_VALUE, MACHINE},
};

enum {
	NTABLE = sizeof table / sizeof table[0],
	NIGNORED = sizeof ignored / sizeof ignored[0],
	NREFUSED = sizeof refused / sizeof refused[0],
};

const struct opt *
optable_make(void)
{
	static struct opt all[NTABLE + NIGNORED + NREFUSED + 1];

	memcpy(all, table, sizeof table);
	for (int i = 0; i < NIGNORED; i++)
		all[NTABLE + i] =
			(struct opt){ignored[i].name, ignored[i].arg, O_OTHERS + i, NULL, NULL};
	for (int i = 0; i < NREFUSED; i++)
		all[NTABLE + NIGNORED + i] = (struct opt){
			refused[i].name, refused[i].arg, O_OTHERS + NIGNORED + i, NULL, NULL};
	return all;
}

/* How the user writes an option. */
static const char *
dashes(const char *name)
{
	return name[1] ? "--" : "-";
}

void
optable_show(int id, char out[OPTABLE_SHOWN])
{
	int i = 0;

	/* The row that --help lists. */
	while (table[i].id != id || !table[i].help)
		i++;
	snprintf(out, OPTABLE_SHOWN, "%s%s", dashes(table[i].name), table[i].name);
}

void
optable_check(struct diag *diag, int id, const char *value)
{
	int i = id - O_OTHERS;

	if (i >= NIGNORED) {
		const struct refused *r = &refused[i - NIGNORED];

		diag_error(diag, (struct loc){0}, "%s%s%s%s: %s", dashes(r->name), r->name,
			!value       ? ""
			: r->name[1] ? "="
				     : " ",
			value ? value : "", r->why);
	} else if (value && ignored[i].values && !value_is(ignored[i].values, value)) {
		const char *words = ignored[i].values;

		diag_error(diag, (struct loc){0}, "%s%s%s%s: %s%s", dashes(ignored[i].name), ignored[i].name,
			ignored[i].arg == OPT_JOINED ? "" : "=", value,
			strcmp(words, NUMBER) == 0 ? "expected a number"
			: *words == '#'            ? "expected a number or "
			: *words == '-'            ? "unknown; the manual lists what is accepted"
						   : "expected one of: ",
			*words == '#' ? words + (words[1] ? 2 : 1) : *words == '-' ? "" : words);
	}
}
