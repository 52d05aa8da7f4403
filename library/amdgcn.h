/* libamdgcn: assembles, links and disassembles AMD GPU code, GFX6 to GFX12, in LLVM's syntax, and describes the effects of instructions.
 * It works in memory. It prints nothing and never ends the process, not even if memory is exhausted. Several threads may call
 * functions at the same time, unless they use the same amdgcn_object. libamdgcn(3) contains the details and an example. */
#ifndef AMDGCN_H
#define AMDGCN_H

#include "amdgcn/assemble.h"
#include "amdgcn/base.h"
#include "amdgcn/instruction.h"
#include "amdgcn/link.h"
#include "amdgcn/object.h"

#endif
