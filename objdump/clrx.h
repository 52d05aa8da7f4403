/* The program under the name clrxdisasm. */
#ifndef OBJDUMP_CLRX_H
#define OBJDUMP_CLRX_H

/* The whole program: shows the files that the command line names as CLRX's disassembler does. Returns the
 * exit status. */
int
clrx_run(int argc, char **argv);

#endif
