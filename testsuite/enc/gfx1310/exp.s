exp mrt0 v1, v2, v3, v4 done // export mrt0, v1, v2, v3, v4 done // 0f0800f801020304
export mrt1 off, off, off, v235 row_en // export mrt1, off, off, off, v235 row_en // 182000f8000000eb
export pos1 v51, off, off, v240 row_en // export pos1, v51, off, off, v240 row_en // d92000f8330000f0
export mrt0, v1, v2, v3, v4 // 0f0000f801020304
