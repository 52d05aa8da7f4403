/* Computes the build ID: a hash of addresses and contents, computed after all other contents are final. */
#include "linker/output/build_id.h"

#include <sha1.h>

#include "common/base/memory/le.h"
#include "linker/output/relocate.h"

static void
hash_bytes(void *to, const void *bytes, size_t n)
{
	SHA1Update(to, bytes, n);
}

void
build_id_fill(struct linked *l, struct synthetic *made)
{
	struct insec *s = made->build_id;

	if (!s || made->opt->build_id_bytes.n)
		return;
	SHA1_CTX h;
	SHA1Init(&h);
	for (size_t i = 0; i < l->image->nouts; i++) {
		const struct outsec *o = l->image->outs[i];
		uint8_t address[16];

		le_put64(address, o->addr);
		le_put64(address + 8, o->size);
		SHA1Update(&h, address, sizeof address);
		if (o->type != SHT_NOBITS)
			relocate_contents(l, o, hash_bytes, &h);
	}
	uint8_t hash[SHA1_DIGEST_LENGTH];
	SHA1Final(hash, &h);
	synthetic_fill_build_id(made, hash, made->opt->build_id_size);
}
