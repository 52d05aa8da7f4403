"""Tests with pytest that a kernel assembles, that no check finds an error, and that the kernel does not exceed its register budget.

  pytest test_kernel.py
"""
import gcnutils
import pytest

KERNEL = """
    .amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
    .globl scale
    .p2align 8
    .type scale,@function
scale:
    s_load_dwordx2 s[0:1], s[0:1], 0x0
    v_lshlrev_b32_e32 v0, 2, v0
    s_waitcnt lgkmcnt(0)
    global_load_dword v1, v0, s[0:1]
    s_waitcnt vmcnt(0)
    v_mul_f32_e32 v1, 2.0, v1
    global_store_dword v0, v1, s[0:1]
    s_endpgm
    .size scale, .-scale
    .rodata
    .p2align 6
    .amdhsa_kernel scale
        .amdhsa_user_sgpr_kernarg_segment_ptr 1
        .amdhsa_user_sgpr_private_segment_buffer 0
        .amdhsa_next_free_vgpr 2
        .amdhsa_next_free_sgpr 2
        .amdhsa_accum_offset 4
    .end_amdhsa_kernel
"""


def build(source):
    """Assembles and links a source."""
    return gcnutils.link([gcnutils.assemble(source, name="scale.s", fill_metadata=True)])


@pytest.fixture(name="kernel")
def linked_kernel():
    return build(KERNEL)


def test_nothing_is_found(kernel):
    findings = kernel.check()
    assert findings.complete
    assert not findings, str(findings)


@pytest.mark.parametrize("wait, found", [("s_waitcnt lgkmcnt(0)", {"s0", "s1"}), ("s_waitcnt vmcnt(0)", {"v1"})])
def test_each_wait_is_needed(wait, found):
    findings = build(KERNEL.replace(wait, "")).check("waits")
    assert [f.fix for f in findings] == [wait]
    assert set(findings[0].text.replace("s[0:1]", "s0 s1").split()) & found


def test_registers(kernel):
    resources = kernel.functions["scale"].resources()
    assert resources.vgprs <= 2
    assert resources.occupancy.waves == resources.occupancy.most


def test_a_mistake_has_a_location():
    with pytest.raises(gcnutils.Error) as caught:
        build(KERNEL.replace("v_mul_f32_e32 v1, 2.0, v1", "v_mul_f32_e32 v1, 2.0, s1"))
    message = caught.value.errors[0]
    assert (message.file, message.line) == ("scale.s", 12)
