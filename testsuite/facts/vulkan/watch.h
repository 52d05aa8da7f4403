/* Watches what a driver asks of the kernel's module amdgpu, by a function ioctl() in place of the library's: which memory the GPU sees at
 * which addresses, and which commands it would execute. */
#ifndef WATCH_H
#define WATCH_H

#include <stdio.h>

/* Forgets the commands that were submitted. */
void
watch_forget(void);

/* Prints a line "commands ADDRESS BYTES" for each command buffer that was submitted, and a line "memory ADDRESS BYTES OFFSET" for each
 * part of the GPU's memory, which is written to f at this offset. */
void
watch_write(FILE *f);

#endif
