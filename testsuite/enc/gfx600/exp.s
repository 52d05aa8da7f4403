exp pos0 v11, v159, v0, v32                              // exp pos0, v11, v159, v0, v32 // cf0000f80b9f0020
exp pos0 v21, v47, v220, v162                            // exp pos0, v21, v47, v220, v162 // cf0000f8152fdca2
exp mrtz v255, v226, v118, v255 done vm                  // exp mrtz, v255, v226, v118, v255 done vm // 8f1800f8ffe276ff
exp param31 v0, v22, v0, v49 done                        // exp param31, v0, v22, v0, v49 done // ff0b00f800160031
exp param31 v4, v24, off, v0                             // exp param31, v4, v24, off, v0 // fb0300f804180000
exp pos0 v21, v123, v103, v196 done                      // exp pos0, v21, v123, v103, v196 done // cf0800f8157b67c4
exp mrt7 v240, v199, off, v177 done                      // exp mrt7, v240, v199, off, v177 done // 7b0800f8f0c700b1
exp mrt7 v169, v164, off, v0 done vm                     // exp mrt7, v169, v164, off, v0 done vm // 7b1800f8a9a40000
