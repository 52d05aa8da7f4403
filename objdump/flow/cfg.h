/* The forms of --cfg. */
#ifndef OBJDUMP_CFG_H
#define OBJDUMP_CFG_H

#include "objdump/view/views.h"

void
cfg_text(struct view *v);

#endif
