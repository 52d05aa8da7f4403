/* The output formats of --cfg. Each function writes one section. */
#ifndef OBJDUMP_CFG_H
#define OBJDUMP_CFG_H

#include "objdump/flow/flow_view.h"

void
cfg_text(struct flow_section *s);

void
cfg_dot(struct flow_section *s);

void
cfg_json(struct flow_section *s);

#endif
