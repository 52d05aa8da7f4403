/* OpenACC: gangs, workers, vectors, private arrays, reductions.
   options: -fopenacc */
#define N 128
static float a[N][N], b[N][N], c[N][N];
#pragma acc routine seq
static float scale(float x, int i) { return x / (i + 1) + a[0][i & 7]; }
#pragma acc declare create(a)

int
main(void)
{
	float most = 0;
	int found = 0;
#pragma acc data copyin(b) copyout(c) copy(a)
	{
#pragma acc parallel loop gang worker num_workers(4) vector_length(64) reduction(max: most)
		for (int i = 0; i < N; i++) {
			float own[8];
#pragma acc loop vector private(own)
			for (int j = 0; j < N; j++) {
				own[j & 7] = b[i][j];
				c[i][j] = scale(own[(j + 1) & 7], j);
				most = most > c[i][j] ? most : c[i][j];
			}
		}
#pragma acc kernels
		for (int i = 0; i < N; i++)
			if (c[i][i] > 3)
				found++;
#pragma acc serial
		a[1][1] = most;
	}
	return found;
}
