exp null v206, v74, v0, v237 done                        // exp null, v206, v74, v0, v237 done // 9f0800c4ce4a00ed
exp pos0 v224, v30, v242, v85 vm                         // exp pos0, v224, v30, v242, v85 vm // cf1000c4e01ef255
exp pos3 v24, off, v49, v117 vm                          // exp pos3, v24, off, v49, v117 vm // fd1000c418003175
exp param31 v51, v14, v97, v40                           // exp param31, v51, v14, v97, v40 // ff0300c4330e6128
exp null v247, v60, off, v190 done                       // exp null, v247, v60, off, v190 done // 9b0800c4f73c00be
exp pos0 off, v245, off, off                             // exp pos0, off, v245, off, off // c20000c400f50000
exp param31 v0, v223, v116, v44 done                     // exp param31, v0, v223, v116, v44 done // ff0b00c400df742c
exp param31 v0, off, v157, v239 vm                       // exp param31, v0, off, v157, v239 vm // fd1300c400009def
