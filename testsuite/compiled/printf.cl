/* The strings of printf are metadata of the code object. */
kernel void hello(global int *p, global float *f)
{
	printf("item %d of %s: %f %v4f\n", p[0], "kernel", f[1], (float4)(f[0]));
	printf("tab\t\"quoted\" 100%%\n");
}
