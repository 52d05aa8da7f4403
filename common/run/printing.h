/* What kernels print by printf() of OpenCL, or of HIP with -mprintf-kind=buffered: they append records to a buffer, and the metadata have the
 * formats, amdhsa.printf. LLVM's AMDGPUPrintfRuntimeBinding.cpp and AMDGPUEmitPrintf.cpp write the records, __printf_alloc() of the device
 * libraries finds room for one.
 *
 *	the buffer               two dwords, the number of bytes of all records and the size of the buffer; then the records
 *	a record of OpenCL       the number of its format, and the arguments with the sizes in the metadata, "NUMBER:COUNT:SIZE…:FORMAT"
 *	a record of HIP          its size in bytes times 4, plus 2 if its format is in the metadata, "0:0:HASH,FORMAT"; then the hash of 64 bits,
 *	                         or else the format; the arguments of 8 bytes each, of which strings have as many as they need */
#ifndef RUN_PRINTING_H
#define RUN_PRINTING_H

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"

enum { RUN_PRINT_BUFFER = 1 << 20, RUN_PRINT_MOST = 1 << 24 /* bytes of text; what follows is lost */ };

/* Appends the text of all records to out, without NULs. formats: those of the metadata; buffer: of RUN_PRINT_BUFFER bytes. */
void
run_print(const struct str *formats, size_t n, const uint8_t *buffer, struct buf *out);

#endif
