exp null v250, v83, v255, v255                           // exp null, v250, v83, v255, v255 // 9f0000c4fa53ffff
exp pos3 v255, off, v89, v13 done vm                     // exp pos3, v255, off, v89, v13 done vm // fd1800c4ff00590d
exp mrt7 v61, v184, v53, v255                            // exp mrt7, v61, v184, v53, v255 // 7f0000c43db835ff
exp mrt7 v255, v219, v0, v231 done                       // exp mrt7, v255, v219, v0, v231 done // 7f0800c4ffdb00e7
exp mrt0 v115, v54, v131, v0                             // exp mrt0, v115, v54, v131, v0 // 0f0000c473368300
exp mrtz off, v167, v246, off                            // exp mrtz, off, v167, v246, off // 860000c400a7f600
exp pos3 v160, v139, v79, v126 done vm                   // exp pos3, v160, v139, v79, v126 done vm // ff1800c4a08b4f7e
exp null v0, v187, v0, v89 done                          // exp null, v0, v187, v0, v89 done // 9f0800c400bb0059
