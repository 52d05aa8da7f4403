/* Inline assembly with all kinds of registers. */
int vector(int a, int b)
{
	int r;
	__asm("v_add3_probe = 1\n\t.if v_add3_probe\n\tv_xor_b32 %0, %1, %2 // a comment\n\t.endif" : "=v"(r) : "v"(a), "v"(b));
	return r;
}

int scalar(void)
{
	int r;
	long l;
	__asm volatile("s_mov_b32 %0, 0x12345678 ; another\n\ts_mov_b64 %1, exec" : "=s"(r), "=s"(l));
	__asm volatile("s_nop 0\n\t.rept 3\n\ts_nop 1\n\t.endr" ::: "memory", "vcc", "s5", "v40");
	return r + (int)l;
}

float immediate(float x)
{
	float r;
	__asm("v_mul_f32_e32 %0, %2, %1" : "=v"(r) : "v"(x), "n"(64));
	__asm(".macro keep name\n\ts_mov_b32 s4, \\name\\()\n\t.endm\n\tkeep 5\n\t.purgem keep" ::: "s4");
	return r;
}

__asm(".globl from_assembly\n.type from_assembly,@function\nfrom_assembly:\n\ts_setpc_b64 s[30:31]\n"
	".size from_assembly, .-from_assembly");
