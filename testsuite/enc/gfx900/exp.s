exp param31 v93, v237, v102, v20 done                    // exp param31, v93, v237, v102, v20 done // ff0b00c45ded6614
exp mrt7 v110, v148, v48, v195 done                      // exp mrt7, v110, v148, v48, v195 done // 7f0800c46e9430c3
exp mrt7 v3, v26, v150, v87 done vm                      // exp mrt7, v3, v26, v150, v87 done vm // 7f1800c4031a9657
exp param31 v130, v176, v231, v163                       // exp param31, v130, v176, v231, v163 // ff0300c482b0e7a3
exp mrt0 v102, v79, off, v132                            // exp mrt0, v102, v79, off, v132 // 0b0000c4664f0084
exp pos0 v178, off, v108, v248 done                      // exp pos0, v178, off, v108, v248 done // cd0800c4b2006cf8
exp mrt7 off, v149, v184, v10 vm                         // exp mrt7, off, v149, v184, v10 vm // 7e1000c40095b80a
exp mrt0 v226, v199, v115, v250                          // exp mrt0, v226, v199, v115, v250 // 0f0000c4e2c773fa
