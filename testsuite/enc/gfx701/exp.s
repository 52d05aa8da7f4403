exp mrtz v3, v255, v5, v230 done                         // exp mrtz, v3, v255, v5, v230 done // 8f0800f803ff05e6
exp pos3 v50, v214, v34, v215 done                       // exp pos3, v50, v214, v34, v215 done // ff0800f832d622d7
exp param31 v186, v28, v32, v22 done vm                  // exp param31, v186, v28, v32, v22 done vm // ff1b00f8ba1c2016
exp mrt0 v224, v140, v178, v98 vm                        // exp mrt0, v224, v140, v178, v98 vm // 0f1000f8e08cb262
exp mrt0 v82, v117, off, v139 done                       // exp mrt0, v82, v117, off, v139 done // 0b0800f85275008b
exp pos3 v51, off, off, v255 done                        // exp pos3, v51, off, off, v255 done // f90800f8330000ff
exp null v255, v142, v0, off done vm                     // exp null, v255, v142, v0, off done vm // 971800f8ff8e0000
exp mrt7 off, v145, v255, v18 done                       // exp mrt7, off, v145, v255, v18 done // 7e0800f80091ff12
