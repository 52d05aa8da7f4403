/* libamdgcn: assembles, links, disassembles, analyzes and simulates AMD GPU code, GFX6 to GFX13, in LLVM's syntax. The library
 * prints nothing and never ends the process, not even if memory is exhausted. Several threads may call its functions at the same
 * time. libamdgcn(3) contains the details and examples. */
#ifndef AMDGCN_H
#define AMDGCN_H

#include "amdgcn/assemble.h"
#include "amdgcn/base.h"
#include "amdgcn/check.h"
#include "amdgcn/cost.h"
#include "amdgcn/document.h"
#include "amdgcn/function.h"
#include "amdgcn/graph.h"
#include "amdgcn/instruction.h"
#include "amdgcn/language.h"
#include "amdgcn/launch.h"
#include "amdgcn/link.h"
#include "amdgcn/liveness.h"
#include "amdgcn/machine.h"
#include "amdgcn/memory.h"
#include "amdgcn/object.h"
#include "amdgcn/path.h"
#include "amdgcn/resources.h"
#include "amdgcn/run.h"
#include "amdgcn/settings.h"
#include "amdgcn/simulation.h"
#include "amdgcn/source.h"
#include "amdgcn/timeline.h"
#include "amdgcn/variants.h"

#endif
