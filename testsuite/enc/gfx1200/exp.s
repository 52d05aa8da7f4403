export mrt1 off, off, off, v235 row_en                   // export mrt1, off, off, off, v235 row_en // 182000f8000000eb
export pos1 v51, off, off, v240 row_en                   // export pos1, v51, off, off, v240 row_en // d92000f8330000f0
