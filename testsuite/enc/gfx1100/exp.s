exp prim v61, v12, v126, v92                             // exp prim, v61, v12, v126, v92 // 4f0100f83d0c7e5c
exp pos0 v163, v91, v54, v44 row_en                      // exp pos0, v163, v91, v54, v44 row_en // cf2000f8a35b362c
exp mrt7 v4, v96, v88, v157 done row_en                  // exp mrt7, v4, v96, v88, v157 done row_en // 7f2800f80460589d
