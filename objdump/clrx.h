/* The program under the name clrxdisasm. */
#ifndef OBJDUMP_CLRX_H
#define OBJDUMP_CLRX_H

/* The main function under this name: prints the files on the command line like CLRX's disassembler. Returns the exit status. */
int
clrx_run(int argc, char **argv);

#endif
