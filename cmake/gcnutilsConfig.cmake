# Found by find_package(gcnutils). Defines a function that adds code objects for GPUs as targets of a CMake project. The project
# does not have to enable a language for them.
#
#	gcnutils_add_code_object(kernels SOURCES a.s b.s TARGETS gfx942 gfx90a:xnack+ CHECK BUNDLE)
#
# amdgcn-build(7) describes the function. The programs are those of this installation, or else those in PATH. Requires CMake 3.20.
cmake_policy(VERSION 3.20)

get_filename_component(_gcnutils_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
foreach(_gcnutils_tool as ld objdump)
	find_program(GCNUTILS_${_gcnutils_tool} amdgcn-${_gcnutils_tool} HINTS "${_gcnutils_prefix}/bin")
	mark_as_advanced(GCNUTILS_${_gcnutils_tool})
	if(NOT GCNUTILS_${_gcnutils_tool})
		set(gcnutils_FOUND FALSE)
		set(gcnutils_NOT_FOUND_MESSAGE "amdgcn-${_gcnutils_tool} was not found")
		return()
	endif()
	if(NOT TARGET gcnutils::${_gcnutils_tool})
		add_executable(gcnutils::${_gcnutils_tool} IMPORTED)
		set_target_properties(gcnutils::${_gcnutils_tool} PROPERTIES IMPORTED_LOCATION "${GCNUTILS_${_gcnutils_tool}}")
	endif()
endforeach()
unset(_gcnutils_tool)
unset(_gcnutils_prefix)

# Sets the variable `out` to the paths in ARGN, made absolute relative to `base`. Generator expressions are not changed.
function(_gcnutils_absolute out base)
	set(paths)
	foreach(path IN LISTS ARGN)
		if(NOT path MATCHES "^\\$<")
			get_filename_component(path "${path}" ABSOLUTE BASE_DIR "${base}")
		endif()
		list(APPEND paths "${path}")
	endforeach()
	set(${out} "${paths}" PARENT_SCOPE)
endfunction()

# Adds the commands that assemble the sources for one processor, link them to the file `object` and check it.
function(_gcnutils_one_object name object processor)
	string(MAKE_C_IDENTIFIER "${processor}" folder)
	set(folder "${CMAKE_CURRENT_BINARY_DIR}/${name}.dir/${folder}")
	if(processor)
		set(cpu "-mcpu=${processor}")
	endif()
	list(TRANSFORM arg_INCLUDE_DIRECTORIES PREPEND "-I" OUTPUT_VARIABLE includes)
	set(number 0)
	foreach(source IN LISTS arg_SOURCES)
		get_filename_component(part "${source}" NAME)
		# Sources that end with .S are preprocessed.
		set(define "--defsym=")
		if(part MATCHES "\\.S$")
			set(define "-D")
		endif()
		list(TRANSFORM arg_DEFINITIONS PREPEND "${define}" OUTPUT_VARIABLE definitions)
		set(part "${folder}/${number}.${part}.o")
		add_custom_command(OUTPUT "${part}"
			COMMAND "${CMAKE_COMMAND}" -E make_directory "${folder}"
			COMMAND gcnutils::as ${cpu} ${includes} ${definitions} ${arg_OPTIONS} -MD -MF "${part}.d" -MQ "${part}" -o "${part}" "${source}"
			DEPENDS "${source}" "${GCNUTILS_as}" DEPFILE "${part}.d" COMMENT "Assembling ${source} for ${processor}"
			COMMAND_EXPAND_LISTS VERBATIM)
		list(APPEND parts "${part}")
		math(EXPR number "${number} + 1")
	endforeach()
	add_custom_command(OUTPUT "${object}"
		COMMAND "${CMAKE_COMMAND}" -E make_directory "${arg_OUTPUT_DIRECTORY}"
		COMMAND gcnutils::ld -shared ${arg_LINK_OPTIONS} -o "${object}" ${parts}
		DEPENDS ${parts} "${GCNUTILS_ld}" COMMENT "Linking ${object}" COMMAND_EXPAND_LISTS VERBATIM)
	if(arg_CHECK OR arg_CHECK_OPTIONS)
		add_custom_command(OUTPUT "${folder}/checked"
			COMMAND gcnutils::objdump --check ${arg_CHECK_OPTIONS} "${object}"
			COMMAND "${CMAKE_COMMAND}" -E touch "${folder}/checked"
			DEPENDS "${object}" "${GCNUTILS_objdump}" COMMENT "Checking ${object}" COMMAND_EXPAND_LISTS VERBATIM)
		set(checked "${folder}/checked" PARENT_SCOPE)
	endif()
endfunction()

# The public function, which amdgcn-build(7) describes.
function(gcnutils_add_code_object name)
	cmake_parse_arguments(PARSE_ARGV 1 arg "CHECK;BUNDLE;COMPRESS;EXCLUDE_FROM_ALL" "OUTPUT_DIRECTORY"
		"SOURCES;TARGETS;INCLUDE_DIRECTORIES;DEFINITIONS;OPTIONS;LINK_OPTIONS;CHECK_OPTIONS;BUNDLE_OPTIONS")
	if(arg_UNPARSED_ARGUMENTS)
		message(FATAL_ERROR "gcnutils_add_code_object(${name}): unknown argument ${arg_UNPARSED_ARGUMENTS}")
	endif()
	# A quoted list counts as one argument.
	foreach(list SOURCES TARGETS INCLUDE_DIRECTORIES)
		string(REPLACE "\\;" ";" arg_${list} "${arg_${list}}")
	endforeach()
	if(NOT arg_SOURCES)
		message(FATAL_ERROR "gcnutils_add_code_object(${name}): SOURCES is empty")
	endif()
	if(arg_COMPRESS AND NOT arg_BUNDLE)
		message(FATAL_ERROR "gcnutils_add_code_object(${name}): COMPRESS needs BUNDLE")
	endif()
	_gcnutils_absolute(arg_SOURCES "${CMAKE_CURRENT_SOURCE_DIR}" ${arg_SOURCES})
	_gcnutils_absolute(arg_INCLUDE_DIRECTORIES "${CMAKE_CURRENT_SOURCE_DIR}" ${arg_INCLUDE_DIRECTORIES})
	if(NOT arg_OUTPUT_DIRECTORY)
		set(arg_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}")
	endif()
	_gcnutils_absolute(arg_OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}" "${arg_OUTPUT_DIRECTORY}")
	list(LENGTH arg_TARGETS count)
	if(count LESS 2 AND NOT arg_BUNDLE)
		set(objects "${arg_OUTPUT_DIRECTORY}/${name}.co")
		_gcnutils_one_object("${name}" "${objects}" "${arg_TARGETS}")
		set(stamps ${checked})
	else()
		foreach(processor IN LISTS arg_TARGETS)
			# A file name with a colon cannot be in a rule of make.
			string(REPLACE ":" "_" suffix "${processor}")
			set(object "${arg_OUTPUT_DIRECTORY}/${name}.${suffix}.co")
			unset(checked)
			_gcnutils_one_object("${name}" "${object}" "${processor}")
			list(APPEND objects "${object}")
			list(APPEND stamps ${checked})
		endforeach()
	endif()
	set(files ${objects})
	if(arg_BUNDLE)
		if(NOT arg_TARGETS)
			message(FATAL_ERROR "gcnutils_add_code_object(${name}): BUNDLE needs TARGETS")
		endif()
		set(bundle "${arg_OUTPUT_DIRECTORY}/${name}.hipfb")
		if(arg_COMPRESS)
			set(compress --offload-compress)
		endif()
		add_custom_command(OUTPUT "${bundle}"
			COMMAND gcnutils::ld --offload-bundle ${compress} ${arg_BUNDLE_OPTIONS} -o "${bundle}" ${objects}
			DEPENDS ${objects} "${GCNUTILS_ld}" COMMENT "Bundling ${bundle}" COMMAND_EXPAND_LISTS VERBATIM)
		list(APPEND files "${bundle}")
	endif()
	if(NOT arg_EXCLUDE_FROM_ALL)
		set(all ALL)
	endif()
	add_custom_target("${name}" ${all} DEPENDS ${files} ${stamps} SOURCES ${arg_SOURCES})
	set_target_properties("${name}" PROPERTIES CODE_OBJECTS "${objects}" BUNDLE_FILE "${bundle}")
endfunction()
