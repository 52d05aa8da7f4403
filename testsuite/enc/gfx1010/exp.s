exp pos3 v196, v141, v0, v4                              // exp pos3, v196, v141, v0, v4 // ff0000f8c48d0004
exp prim v255, off, v115, v178 vm                        // exp prim, v255, off, v115, v178 vm // 4d1100f8ff0073b2
exp null v255, off, v59, v0                              // exp null, v255, off, v59, v0 // 9d0000f8ff003b00
exp mrt7 v81, v219, off, v0 done vm                      // exp mrt7, v81, v219, off, v0 done vm // 7b1800f851db0000
exp param0 v255, v255, off, off done vm                  // exp param0, v255, v255, off, off done vm // 031a00f8ffff0000
exp param0 v0, v0, v137, v249 vm                         // exp param0, v0, v0, v137, v249 vm // 0f1200f8000089f9
exp param0 v74, v219, v34, v198 done vm                  // exp param0, v74, v219, v34, v198 done vm // 0f1a00f84adb22c6
exp mrt0 v15, v217, v209, v119 vm                        // exp mrt0, v15, v217, v209, v119 vm // 0f1000f80fd9d177
