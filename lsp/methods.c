/* The methods of LSP that the server answers, from method.def. */
#include "lsp/answer/answer.h"

const struct method answer_methods[] = {
#define METHOD(name, function, flags, capability, value) {name, answer_##function, flags, capability, value},
#include "lsp/answer/method.def"
#undef METHOD
};
const size_t answer_nmethods = sizeof answer_methods / sizeof *answer_methods;
