/* The output formats of --cfg. Each function writes one section. */
#ifndef OBJDUMP_CFG_H
#define OBJDUMP_CFG_H

#include "objdump/flow/section_view.h"

void
cfg_text(struct section_view *s);

void
cfg_dot(struct section_view *s);

void
cfg_json(struct section_view *s);

#endif
