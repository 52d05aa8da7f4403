tensor_load_to_lds s[0:3], s[4:11] // 010071d00000007c00047c7c
tensor_load_to_lds s[0:3], s[4:11] th:TH_LOAD_BYPASS scope:SCOPE_SYS // 010071d000003c7c00047c7c
tensor_load_to_lds s[0:3], s[4:11], s[12:15], s[16:19] // 010071d00000007c00040c10
tensor_load_to_lds s[0:3], s[4:11], s[12:15], s[16:19] th:TH_LOAD_NT_HT scope:SCOPE_DEV // 010071d00000687c00040c10
tensor_store_from_lds s[0:3], s[4:11] // 014071d00000007c00047c7c
tensor_store_from_lds s[0:3], s[4:11] th:TH_STORE_BYPASS scope:SCOPE_SYS // 014071d000003c7c00047c7c
tensor_store_from_lds s[0:3], s[4:11], s[12:15], s[16:19] // 014071d00000007c00040c10
tensor_store_from_lds s[0:3], s[4:11], s[12:15], s[16:19] th:TH_STORE_NT_HT scope:SCOPE_DEV // 014071d00000687c00040c10
