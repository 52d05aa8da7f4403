exp pos3 v15, v255, v197, v1 done                        // exp pos3, v15, v255, v197, v1 done // ff0800f80fffc501
exp mrtz v106, v0, v255, v175 done vm                    // exp mrtz, v106, v0, v255, v175 done vm // 8f1800f86a00ffaf
exp param0 v138, off, v255, v237                         // exp param0, v138, off, v255, v237 // 0d0200f88a00ffed
exp param31 v114, v25, v236, off vm                      // exp param31, v114, v25, v236, off vm // f71300f87219ec00
exp mrt7 v117, v126, v31, v203 done                      // exp mrt7, v117, v126, v31, v203 done // 7f0800f8757e1fcb
exp param0 v255, v0, off, v4 done                        // exp param0, v255, v0, off, v4 done // 0b0a00f8ff000004
exp mrtz v11, v0, v76, off vm                            // exp mrtz, v11, v0, v76, off vm // 871000f80b004c00
exp pos0 off, v199, v194, off                            // exp pos0, off, v199, v194, off // c60000f800c7c200
