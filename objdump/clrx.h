/* The command line of clrxdisasm. */
#ifndef OBJDUMP_CLRX_H
#define OBJDUMP_CLRX_H

/* The main function if the program is invoked as clrxdisasm: prints the files on the command line in the format of CLRX's
 * disassembler. Returns the exit status. */
int
clrx_run(int argc, char **argv);

#endif
