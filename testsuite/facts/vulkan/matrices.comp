// Products of matrices of integers that floats represent exactly.
mat4 matrix(uint seed)
{
	mat4 m;

	for (int r = 0; r < 4; r++)
		for (int c = 0; c < 4; c++)
			m[c][r] = float(int((seed * uint(r * 5 + c + 1)) >> 24 & 31) - 16);
	return m;
}

void main()
{
	mat4 a = matrix(IN(0)), b = matrix(IN(1)), c = a * b + transpose(a);
	vec4 v = c * vec4(1, -2, 3, float(IN(2) & 7));
	dvec2 d = dvec2(c[0].xy) * dmat2(b[0].x, b[0].y, b[1].x, b[1].y);

	for (uint k = 0; k < 4; k++)
		OUTF(k, v[k]);
	OUTF(4, determinant(mat2(a)));
	OUTF(5, dot(cross(a[0].xyz, b[1].xyz), c[2].xyz));
	OUTF(6, float(d.x));
	OUTF(7, float(d.y));
	OUTF(8, c[IN(3) & 3][IN(4) & 3]);
}
