; Operations on integers of each width.
define i8 @add_i8(i8 %a, i8 %b) {
  %r = add i8 %a, %b
  ret i8 %r
}
define i8 @sub_i8(i8 %a, i8 %b) {
  %r = sub i8 %a, %b
  ret i8 %r
}
define i8 @mul_i8(i8 %a, i8 %b) {
  %r = mul i8 %a, %b
  ret i8 %r
}
define i8 @udiv_i8(i8 %a, i8 %b) {
  %r = udiv i8 %a, %b
  ret i8 %r
}
define i8 @sdiv_i8(i8 %a, i8 %b) {
  %r = sdiv i8 %a, %b
  ret i8 %r
}
define i8 @urem_i8(i8 %a, i8 %b) {
  %r = urem i8 %a, %b
  ret i8 %r
}
define i8 @srem_i8(i8 %a, i8 %b) {
  %r = srem i8 %a, %b
  ret i8 %r
}
define i8 @shl_i8(i8 %a, i8 %b) {
  %r = shl i8 %a, %b
  ret i8 %r
}
define i8 @lshr_i8(i8 %a, i8 %b) {
  %r = lshr i8 %a, %b
  ret i8 %r
}
define i8 @ashr_i8(i8 %a, i8 %b) {
  %r = ashr i8 %a, %b
  ret i8 %r
}
define i8 @and_i8(i8 %a, i8 %b) {
  %r = and i8 %a, %b
  ret i8 %r
}
define i8 @or_i8(i8 %a, i8 %b) {
  %r = or i8 %a, %b
  ret i8 %r
}
define i8 @xor_i8(i8 %a, i8 %b) {
  %r = xor i8 %a, %b
  ret i8 %r
}
define i8 @ctpop_i8(i8 %a, i8 %b, i8 %c) {
  %r = call i8 @llvm.ctpop.i8(i8 %a)
  ret i8 %r
}
define i8 @ctlz_i8(i8 %a, i8 %b, i8 %c) {
  %r = call i8 @llvm.ctlz.i8(i8 %a, i1 false)
  ret i8 %r
}
define i8 @cttz_i8(i8 %a, i8 %b, i8 %c) {
  %r = call i8 @llvm.cttz.i8(i8 %a, i1 false)
  ret i8 %r
}
define i8 @bitreverse_i8(i8 %a, i8 %b, i8 %c) {
  %r = call i8 @llvm.bitreverse.i8(i8 %a)
  ret i8 %r
}
define i8 @fshl_i8(i8 %a, i8 %b, i8 %c) {
  %r = call i8 @llvm.fshl.i8(i8 %a, i8 %b, i8 %c)
  ret i8 %r
}
define i8 @fshr_i8(i8 %a, i8 %b, i8 %c) {
  %r = call i8 @llvm.fshr.i8(i8 %a, i8 %b, i8 %c)
  ret i8 %r
}
define i8 @sadd_sat_i8(i8 %a, i8 %b, i8 %c) {
  %r = call i8 @llvm.sadd.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}
define i8 @usub_sat_i8(i8 %a, i8 %b, i8 %c) {
  %r = call i8 @llvm.usub.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}
define i8 @smax_i8(i8 %a, i8 %b, i8 %c) {
  %r = call i8 @llvm.smax.i8(i8 %a, i8 %b)
  ret i8 %r
}
define i8 @umin_i8(i8 %a, i8 %b, i8 %c) {
  %r = call i8 @llvm.umin.i8(i8 %a, i8 %b)
  ret i8 %r
}
define i8 @abs_i8(i8 %a, i8 %b, i8 %c) {
  %r = call i8 @llvm.abs.i8(i8 %a, i1 false)
  ret i8 %r
}
define { i8, i1 } @smul_with_overflow_i8(i8 %a, i8 %b, i8 %c) {
  %r = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %a, i8 %b)
  ret { i8, i1 } %r
}
define { i8, i1 } @uadd_with_overflow_i8(i8 %a, i8 %b, i8 %c) {
  %r = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %a, i8 %b)
  ret { i8, i1 } %r
}
define i8 @select_i8(i8 %a, i8 %b, i1 %c) {
  %d = icmp slt i8 %a, %b
  %e = and i1 %c, %d
  %r = select i1 %e, i8 %a, i8 %b
  ret i8 %r
}
define i8 @from_float_i8(float %x) {
  %r = fptosi float %x to i8
  ret i8 %r
}
define float @to_float_i8(i8 %x) {
  %r = uitofp i8 %x to float
  ret float %r
}
define i8 @from_double_i8(double %x) {
  %r = fptosi double %x to i8
  ret i8 %r
}
define double @to_double_i8(i8 %x) {
  %r = uitofp i8 %x to double
  ret double %r
}
define i8 @from_half_i8(half %x) {
  %r = fptosi half %x to i8
  ret i8 %r
}
define half @to_half_i8(i8 %x) {
  %r = uitofp i8 %x to half
  ret half %r
}
define i16 @add_i16(i16 %a, i16 %b) {
  %r = add i16 %a, %b
  ret i16 %r
}
define i16 @sub_i16(i16 %a, i16 %b) {
  %r = sub i16 %a, %b
  ret i16 %r
}
define i16 @mul_i16(i16 %a, i16 %b) {
  %r = mul i16 %a, %b
  ret i16 %r
}
define i16 @udiv_i16(i16 %a, i16 %b) {
  %r = udiv i16 %a, %b
  ret i16 %r
}
define i16 @sdiv_i16(i16 %a, i16 %b) {
  %r = sdiv i16 %a, %b
  ret i16 %r
}
define i16 @urem_i16(i16 %a, i16 %b) {
  %r = urem i16 %a, %b
  ret i16 %r
}
define i16 @srem_i16(i16 %a, i16 %b) {
  %r = srem i16 %a, %b
  ret i16 %r
}
define i16 @shl_i16(i16 %a, i16 %b) {
  %r = shl i16 %a, %b
  ret i16 %r
}
define i16 @lshr_i16(i16 %a, i16 %b) {
  %r = lshr i16 %a, %b
  ret i16 %r
}
define i16 @ashr_i16(i16 %a, i16 %b) {
  %r = ashr i16 %a, %b
  ret i16 %r
}
define i16 @and_i16(i16 %a, i16 %b) {
  %r = and i16 %a, %b
  ret i16 %r
}
define i16 @or_i16(i16 %a, i16 %b) {
  %r = or i16 %a, %b
  ret i16 %r
}
define i16 @xor_i16(i16 %a, i16 %b) {
  %r = xor i16 %a, %b
  ret i16 %r
}
define i16 @ctpop_i16(i16 %a, i16 %b, i16 %c) {
  %r = call i16 @llvm.ctpop.i16(i16 %a)
  ret i16 %r
}
define i16 @ctlz_i16(i16 %a, i16 %b, i16 %c) {
  %r = call i16 @llvm.ctlz.i16(i16 %a, i1 false)
  ret i16 %r
}
define i16 @cttz_i16(i16 %a, i16 %b, i16 %c) {
  %r = call i16 @llvm.cttz.i16(i16 %a, i1 false)
  ret i16 %r
}
define i16 @bitreverse_i16(i16 %a, i16 %b, i16 %c) {
  %r = call i16 @llvm.bitreverse.i16(i16 %a)
  ret i16 %r
}
define i16 @bswap_i16(i16 %a, i16 %b, i16 %c) {
  %r = call i16 @llvm.bswap.i16(i16 %a)
  ret i16 %r
}
define i16 @fshl_i16(i16 %a, i16 %b, i16 %c) {
  %r = call i16 @llvm.fshl.i16(i16 %a, i16 %b, i16 %c)
  ret i16 %r
}
define i16 @fshr_i16(i16 %a, i16 %b, i16 %c) {
  %r = call i16 @llvm.fshr.i16(i16 %a, i16 %b, i16 %c)
  ret i16 %r
}
define i16 @sadd_sat_i16(i16 %a, i16 %b, i16 %c) {
  %r = call i16 @llvm.sadd.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}
define i16 @usub_sat_i16(i16 %a, i16 %b, i16 %c) {
  %r = call i16 @llvm.usub.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}
define i16 @smax_i16(i16 %a, i16 %b, i16 %c) {
  %r = call i16 @llvm.smax.i16(i16 %a, i16 %b)
  ret i16 %r
}
define i16 @umin_i16(i16 %a, i16 %b, i16 %c) {
  %r = call i16 @llvm.umin.i16(i16 %a, i16 %b)
  ret i16 %r
}
define i16 @abs_i16(i16 %a, i16 %b, i16 %c) {
  %r = call i16 @llvm.abs.i16(i16 %a, i1 false)
  ret i16 %r
}
define { i16, i1 } @smul_with_overflow_i16(i16 %a, i16 %b, i16 %c) {
  %r = call { i16, i1 } @llvm.smul.with.overflow.i16(i16 %a, i16 %b)
  ret { i16, i1 } %r
}
define { i16, i1 } @uadd_with_overflow_i16(i16 %a, i16 %b, i16 %c) {
  %r = call { i16, i1 } @llvm.uadd.with.overflow.i16(i16 %a, i16 %b)
  ret { i16, i1 } %r
}
define i16 @select_i16(i16 %a, i16 %b, i1 %c) {
  %d = icmp slt i16 %a, %b
  %e = and i1 %c, %d
  %r = select i1 %e, i16 %a, i16 %b
  ret i16 %r
}
define i16 @from_float_i16(float %x) {
  %r = fptosi float %x to i16
  ret i16 %r
}
define float @to_float_i16(i16 %x) {
  %r = uitofp i16 %x to float
  ret float %r
}
define i16 @from_double_i16(double %x) {
  %r = fptosi double %x to i16
  ret i16 %r
}
define double @to_double_i16(i16 %x) {
  %r = uitofp i16 %x to double
  ret double %r
}
define i16 @from_half_i16(half %x) {
  %r = fptosi half %x to i16
  ret i16 %r
}
define half @to_half_i16(i16 %x) {
  %r = uitofp i16 %x to half
  ret half %r
}
define i32 @add_i32(i32 %a, i32 %b) {
  %r = add i32 %a, %b
  ret i32 %r
}
define i32 @sub_i32(i32 %a, i32 %b) {
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @mul_i32(i32 %a, i32 %b) {
  %r = mul i32 %a, %b
  ret i32 %r
}
define i32 @udiv_i32(i32 %a, i32 %b) {
  %r = udiv i32 %a, %b
  ret i32 %r
}
define i32 @sdiv_i32(i32 %a, i32 %b) {
  %r = sdiv i32 %a, %b
  ret i32 %r
}
define i32 @urem_i32(i32 %a, i32 %b) {
  %r = urem i32 %a, %b
  ret i32 %r
}
define i32 @srem_i32(i32 %a, i32 %b) {
  %r = srem i32 %a, %b
  ret i32 %r
}
define i32 @shl_i32(i32 %a, i32 %b) {
  %r = shl i32 %a, %b
  ret i32 %r
}
define i32 @lshr_i32(i32 %a, i32 %b) {
  %r = lshr i32 %a, %b
  ret i32 %r
}
define i32 @ashr_i32(i32 %a, i32 %b) {
  %r = ashr i32 %a, %b
  ret i32 %r
}
define i32 @and_i32(i32 %a, i32 %b) {
  %r = and i32 %a, %b
  ret i32 %r
}
define i32 @or_i32(i32 %a, i32 %b) {
  %r = or i32 %a, %b
  ret i32 %r
}
define i32 @xor_i32(i32 %a, i32 %b) {
  %r = xor i32 %a, %b
  ret i32 %r
}
define i32 @ctpop_i32(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.ctpop.i32(i32 %a)
  ret i32 %r
}
define i32 @ctlz_i32(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
  ret i32 %r
}
define i32 @cttz_i32(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.cttz.i32(i32 %a, i1 false)
  ret i32 %r
}
define i32 @bitreverse_i32(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.bitreverse.i32(i32 %a)
  ret i32 %r
}
define i32 @bswap_i32(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.bswap.i32(i32 %a)
  ret i32 %r
}
define i32 @fshl_i32(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}
define i32 @fshr_i32(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}
define i32 @sadd_sat_i32(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.sadd.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}
define i32 @usub_sat_i32(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.usub.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}
define i32 @smax_i32(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  ret i32 %r
}
define i32 @umin_i32(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  ret i32 %r
}
define i32 @abs_i32(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.abs.i32(i32 %a, i1 false)
  ret i32 %r
}
define { i32, i1 } @smul_with_overflow_i32(i32 %a, i32 %b, i32 %c) {
  %r = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}
define { i32, i1 } @uadd_with_overflow_i32(i32 %a, i32 %b, i32 %c) {
  %r = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}
define i32 @select_i32(i32 %a, i32 %b, i1 %c) {
  %d = icmp slt i32 %a, %b
  %e = and i1 %c, %d
  %r = select i1 %e, i32 %a, i32 %b
  ret i32 %r
}
define i32 @from_float_i32(float %x) {
  %r = fptosi float %x to i32
  ret i32 %r
}
define float @to_float_i32(i32 %x) {
  %r = uitofp i32 %x to float
  ret float %r
}
define i32 @from_double_i32(double %x) {
  %r = fptosi double %x to i32
  ret i32 %r
}
define double @to_double_i32(i32 %x) {
  %r = uitofp i32 %x to double
  ret double %r
}
define i32 @from_half_i32(half %x) {
  %r = fptosi half %x to i32
  ret i32 %r
}
define half @to_half_i32(i32 %x) {
  %r = uitofp i32 %x to half
  ret half %r
}
define i64 @add_i64(i64 %a, i64 %b) {
  %r = add i64 %a, %b
  ret i64 %r
}
define i64 @sub_i64(i64 %a, i64 %b) {
  %r = sub i64 %a, %b
  ret i64 %r
}
define i64 @mul_i64(i64 %a, i64 %b) {
  %r = mul i64 %a, %b
  ret i64 %r
}
define i64 @udiv_i64(i64 %a, i64 %b) {
  %r = udiv i64 %a, %b
  ret i64 %r
}
define i64 @sdiv_i64(i64 %a, i64 %b) {
  %r = sdiv i64 %a, %b
  ret i64 %r
}
define i64 @urem_i64(i64 %a, i64 %b) {
  %r = urem i64 %a, %b
  ret i64 %r
}
define i64 @srem_i64(i64 %a, i64 %b) {
  %r = srem i64 %a, %b
  ret i64 %r
}
define i64 @shl_i64(i64 %a, i64 %b) {
  %r = shl i64 %a, %b
  ret i64 %r
}
define i64 @lshr_i64(i64 %a, i64 %b) {
  %r = lshr i64 %a, %b
  ret i64 %r
}
define i64 @ashr_i64(i64 %a, i64 %b) {
  %r = ashr i64 %a, %b
  ret i64 %r
}
define i64 @and_i64(i64 %a, i64 %b) {
  %r = and i64 %a, %b
  ret i64 %r
}
define i64 @or_i64(i64 %a, i64 %b) {
  %r = or i64 %a, %b
  ret i64 %r
}
define i64 @xor_i64(i64 %a, i64 %b) {
  %r = xor i64 %a, %b
  ret i64 %r
}
define i64 @ctpop_i64(i64 %a, i64 %b, i64 %c) {
  %r = call i64 @llvm.ctpop.i64(i64 %a)
  ret i64 %r
}
define i64 @ctlz_i64(i64 %a, i64 %b, i64 %c) {
  %r = call i64 @llvm.ctlz.i64(i64 %a, i1 false)
  ret i64 %r
}
define i64 @cttz_i64(i64 %a, i64 %b, i64 %c) {
  %r = call i64 @llvm.cttz.i64(i64 %a, i1 false)
  ret i64 %r
}
define i64 @bitreverse_i64(i64 %a, i64 %b, i64 %c) {
  %r = call i64 @llvm.bitreverse.i64(i64 %a)
  ret i64 %r
}
define i64 @bswap_i64(i64 %a, i64 %b, i64 %c) {
  %r = call i64 @llvm.bswap.i64(i64 %a)
  ret i64 %r
}
define i64 @fshl_i64(i64 %a, i64 %b, i64 %c) {
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 %c)
  ret i64 %r
}
define i64 @fshr_i64(i64 %a, i64 %b, i64 %c) {
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %b, i64 %c)
  ret i64 %r
}
define i64 @sadd_sat_i64(i64 %a, i64 %b, i64 %c) {
  %r = call i64 @llvm.sadd.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}
define i64 @usub_sat_i64(i64 %a, i64 %b, i64 %c) {
  %r = call i64 @llvm.usub.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}
define i64 @smax_i64(i64 %a, i64 %b, i64 %c) {
  %r = call i64 @llvm.smax.i64(i64 %a, i64 %b)
  ret i64 %r
}
define i64 @umin_i64(i64 %a, i64 %b, i64 %c) {
  %r = call i64 @llvm.umin.i64(i64 %a, i64 %b)
  ret i64 %r
}
define i64 @abs_i64(i64 %a, i64 %b, i64 %c) {
  %r = call i64 @llvm.abs.i64(i64 %a, i1 false)
  ret i64 %r
}
define { i64, i1 } @smul_with_overflow_i64(i64 %a, i64 %b, i64 %c) {
  %r = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}
define { i64, i1 } @uadd_with_overflow_i64(i64 %a, i64 %b, i64 %c) {
  %r = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}
define i64 @select_i64(i64 %a, i64 %b, i1 %c) {
  %d = icmp slt i64 %a, %b
  %e = and i1 %c, %d
  %r = select i1 %e, i64 %a, i64 %b
  ret i64 %r
}
define i64 @from_float_i64(float %x) {
  %r = fptosi float %x to i64
  ret i64 %r
}
define float @to_float_i64(i64 %x) {
  %r = uitofp i64 %x to float
  ret float %r
}
define i64 @from_double_i64(double %x) {
  %r = fptosi double %x to i64
  ret i64 %r
}
define double @to_double_i64(i64 %x) {
  %r = uitofp i64 %x to double
  ret double %r
}
define i64 @from_half_i64(half %x) {
  %r = fptosi half %x to i64
  ret i64 %r
}
define half @to_half_i64(i64 %x) {
  %r = uitofp i64 %x to half
  ret half %r
}
define i128 @add_i128(i128 %a, i128 %b) {
  %r = add i128 %a, %b
  ret i128 %r
}
define i128 @sub_i128(i128 %a, i128 %b) {
  %r = sub i128 %a, %b
  ret i128 %r
}
define i128 @mul_i128(i128 %a, i128 %b) {
  %r = mul i128 %a, %b
  ret i128 %r
}
define i128 @shl_i128(i128 %a, i128 %b) {
  %r = shl i128 %a, %b
  ret i128 %r
}
define i128 @lshr_i128(i128 %a, i128 %b) {
  %r = lshr i128 %a, %b
  ret i128 %r
}
define i128 @ashr_i128(i128 %a, i128 %b) {
  %r = ashr i128 %a, %b
  ret i128 %r
}
define i128 @and_i128(i128 %a, i128 %b) {
  %r = and i128 %a, %b
  ret i128 %r
}
define i128 @or_i128(i128 %a, i128 %b) {
  %r = or i128 %a, %b
  ret i128 %r
}
define i128 @xor_i128(i128 %a, i128 %b) {
  %r = xor i128 %a, %b
  ret i128 %r
}
define i128 @ctpop_i128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.ctpop.i128(i128 %a)
  ret i128 %r
}
define i128 @ctlz_i128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.ctlz.i128(i128 %a, i1 false)
  ret i128 %r
}
define i128 @cttz_i128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.cttz.i128(i128 %a, i1 false)
  ret i128 %r
}
define i128 @bitreverse_i128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.bitreverse.i128(i128 %a)
  ret i128 %r
}
define i128 @bswap_i128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.bswap.i128(i128 %a)
  ret i128 %r
}
define i128 @fshl_i128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.fshl.i128(i128 %a, i128 %b, i128 %c)
  ret i128 %r
}
define i128 @fshr_i128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.fshr.i128(i128 %a, i128 %b, i128 %c)
  ret i128 %r
}
define i128 @sadd_sat_i128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.sadd.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}
define i128 @usub_sat_i128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.usub.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}
define i128 @smax_i128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.smax.i128(i128 %a, i128 %b)
  ret i128 %r
}
define i128 @umin_i128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.umin.i128(i128 %a, i128 %b)
  ret i128 %r
}
define i128 @abs_i128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.abs.i128(i128 %a, i1 false)
  ret i128 %r
}
define { i128, i1 } @uadd_with_overflow_i128(i128 %a, i128 %b, i128 %c) {
  %r = call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %a, i128 %b)
  ret { i128, i1 } %r
}
define i128 @select_i128(i128 %a, i128 %b, i1 %c) {
  %d = icmp slt i128 %a, %b
  %e = and i1 %c, %d
  %r = select i1 %e, i128 %a, i128 %b
  ret i128 %r
}
