#include "objdump/simulate/simulate.h"
void
simulate_json(struct simulation *sim) { (void)sim; }
