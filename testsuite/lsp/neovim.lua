-- What a person does with Neovim's own client, in one session. neovim.py replaces the words in capitals, and checks OUT: a map from names
-- of steps to results.
local out, encoding, timeout = {}, 'ENCODING', TIMEOUT
local cmd = {'sh', '-c', [[tee -a to_server | 'SERVER' | tee -a from_server]]}
local capabilities = vim.lsp.protocol.make_client_capabilities()
capabilities.general = {positionEncodings = {encoding}}
local function start(options)
	return vim.lsp.start_client({name = 'amdgcn', cmd = cmd, root_dir = vim.fn.getcwd(), init_options = options,
		capabilities = capabilities, offset_encoding = encoding})
end
local client = start(vim.empty_dict())

local function wait(what, condition)
	if not vim.wait(timeout, condition, 10) then
		out.missing = (out.missing or '') .. ' ' .. what
	end
end

-- Opens a file with a text in a new buffer. Returns the buffer.
local function open(path, text)
	vim.fn.mkdir(vim.fn.fnamemodify(path, ':h'), 'p')
	vim.fn.writefile(vim.split(text, '\n'), path)
	vim.cmd('edit ' .. path)
	local buffer = vim.api.nvim_get_current_buf()
	vim.lsp.buf_attach_client(buffer, client)
	return buffer
end

local function lines()
	return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), '\n')
end

-- Puts the cursor on a word: on the given occurrence of a text, or after it.
local function go(text, count, after)
	local from, to = 1, 0
	for _ = 1, count or 1 do
		from, to = string.find(lines(), text, to + 1, true)
	end
	local before = string.sub(lines(), 1, after and to or from - 1)
	local row = select(2, string.gsub(before, '\n', ''))
	vim.api.nvim_win_set_cursor(0, {row + 1, #string.match(before, '[^\n]*$')})
	return row
end

local function ask(method, more)
	local params = vim.lsp.util.make_position_params(0, encoding)
	for key, value in pairs(more or {}) do
		params[key] = value
	end
	for _, answer in pairs(vim.lsp.buf_request_sync(0, method, params, timeout) or {}) do
		if answer.err then
			return 'error: ' .. answer.err.message
		end
		return answer.result
	end
end

local function names(list, key)
	return vim.tbl_map(function(one) return one[key] end, list or {})
end

local function diagnostics()
	return vim.tbl_map(function(d)
		local related = ((d.user_data or {}).lsp or {}).relatedInformation or {}
		return {d.lnum, d.col, d.message, vim.tbl_map(function(r) return {r.location.range.start.line, r.message} end, related)}
	end, vim.diagnostic.get(0))
end

-- Waits for the diagnostics of the text as it is now.
local function settle()
	local buffer, uri = vim.api.nvim_get_current_buf(), vim.uri_from_bufnr(0)
	wait('diagnostics', function()
		local version, seen = vim.lsp.util.buf_versions[buffer], (out.seen or {})[uri]
		return version and seen and seen >= version
	end)
end
local publish = vim.lsp.handlers['textDocument/publishDiagnostics']
vim.lsp.handlers['textDocument/publishDiagnostics'] = function(err, result, context, config)
	out.seen = out.seen or {}
	publish(err, result, context, config)
	out.seen[result.uri] = result.version
end

-- The text in the floating window that a function opens.
local function floating(f)
	local before = #vim.api.nvim_list_wins()
	f()
	wait('a window', function() return #vim.api.nvim_list_wins() > before end)
	for _, window in ipairs(vim.api.nvim_list_wins()) do
		if vim.api.nvim_win_get_config(window).relative ~= '' then
			local text = table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, true), '\n')
			vim.api.nvim_win_close(window, true)
			return text
		end
	end
	return ''
end

-- The lines of the list that a function opens.
local function listed(f)
	vim.fn.setqflist({}, 'r')
	f()
	wait('a list', function() return #vim.fn.getqflist() > 0 end)
	local found = vim.tbl_map(function(one) return {one.lnum - 1, one.text} end, vim.fn.getqflist())
	vim.cmd('cclose')
	return found
end

-- Applies the code action with a title that contains a text.
local function act(text, kind)
	local titles
	vim.ui.select = function(items, _, choose)
		titles = vim.tbl_map(function(item) return item[2].title end, items)
		for i, item in ipairs(items) do
			if string.find(item[2].title, text, 1, true) then
				return choose(item, i)
			end
		end
		choose(nil)
	end
	local before = lines()
	vim.lsp.buf.code_action(kind and {only = {kind}} or nil)
	wait('action ' .. text, function() return lines() ~= before end)
	settle()
	return titles
end

-- The words that are offered after a text. The cursor cannot be at the end of a line in normal mode, so the position is computed.
local function completed(text)
	local _, to = string.find(lines(), text, 1, true)
	local before = vim.split(string.sub(lines(), 1, to), '\n')
	local column = #before[#before]
	if encoding == 'utf-16' then
		column = select(2, vim.str_utfindex(before[#before]))
	end
	local answer = ask('textDocument/completion', {position = {line = #before - 1, character = column}})
	return names(vim.lsp.util.extract_completion_items(answer), 'label')
end

local function change(from, to, count)
	local row = go(from, count)
	local column = vim.api.nvim_win_get_cursor(0)[2]
	vim.api.nvim_buf_set_text(0, row, column, row, column + #from, vim.split(to, '\n'))
	vim.wait(20)
	settle()
end

-- ---- the main document

open('main.s', TEXTS.main)
settle()
out.errors = diagnostics()
out.actions = {}
go('v_add_f33')
out.actions.spelling = act('v_add_f32')
go('.p2alogn')
out.actions.directive = act('.p2align')
go('ofset')
out.actions.modifier = act('offset')
out.corrected = lines()
out.findings = diagnostics()
go('v_fma_f32')
out.actions.wait = act('s_waitcnt')
out.fixed = lines()
out.left = diagnostics()

out.hover = {}
for _, word in ipairs({'v_fma_f32', 'v3, v2', '0x3f800000', 'count\n', 'twice v7', 'offset:16', 'MSG_INTERRUPT', '.set', 'next\n'}) do
	go(word)
	out.hover[word] = floating(vim.lsp.buf.hover)
end
go('v_fma_f32 v1, ', 1, true)
out.signature = floating(vim.lsp.buf.signature_help)
go('s_cbranch_scc0 ', 1, true)
vim.lsp.buf.definition()
wait('definition', function() return string.find(vim.api.nvim_get_current_line(), 'next:', 1, true) end)
out.definition = vim.api.nvim_get_current_line()
go('next\n')
out.references = listed(vim.lsp.buf.references)
out.symbols = listed(vim.lsp.buf.document_symbol)
go('kernel:')
out.outgoing = listed(vim.lsp.buf.outgoing_calls)
go('helper:')
out.incoming = listed(vim.lsp.buf.incoming_calls)
go('next\n')
vim.lsp.buf.document_highlight()
wait('highlights', function()
	return #vim.api.nvim_buf_get_extmarks(0, vim.api.nvim_create_namespace('vim_lsp_references'), 0, -1, {}) == 2
end)
vim.lsp.codelens.refresh()
wait('lenses', function() return #vim.lsp.codelens.get(0) > 0 end)
out.lenses = vim.tbl_map(function(one) return {one.range.start.line, one.command.title} end, vim.lsp.codelens.get(0))
local whole = {start = {line = 0, character = 0}, ['end'] = {line = 1000, character = 0}}
out.hints = vim.tbl_map(function(one) return {one.position.line, one.label} end, ask('textDocument/inlayHint', {range = whole}))
out.folds = vim.tbl_map(function(one) return {one.startLine, one.endLine} end, ask('textDocument/foldingRange'))
out.tokens = ask('textDocument/semanticTokens/full').data
out.legend = vim.lsp.get_client_by_id(client).server_capabilities.semanticTokensProvider.legend

go('next\n')
vim.lsp.buf.rename('again')
wait('rename', function() return string.find(lines(), 'again:', 1, true) end)
out.renamed = lines()
go('\\r')
vim.lsp.buf.rename('register')
wait('rename', function() return string.find(lines(), '\\register', 1, true) end)
go('twice v7')
vim.lsp.buf.rename('pair')
wait('rename', function() return string.find(lines(), 'pair v7', 1, true) end)
out.renamed_macro = lines()
vim.lsp.buf.formatting_sync({tabSize = 8, insertSpaces = false}, timeout)
out.formatted = lines()
vim.lsp.buf.formatting_sync({tabSize = 8, insertSpaces = false}, timeout)
out.formatted_again = lines()

-- ---- incremental changes: the diagnostics are those of the whole text

change('v_mov_b32 ', 'v_mov_b33 ')
change('// é😀', '// ü', 1)
change('0x3f800000', '😀')
out.incremental = diagnostics()
local text = lines()
open('copy.s', text)
settle()
out.whole = diagnostics()

-- ---- completion

open('words.s', TEXTS.words)
out.completion = {}
for _, before in ipairs(vim.split(WORDS, '|', {plain = true})) do
	out.completion[before] = completed(before)
end

-- ---- the kinds of fixes of the descriptor and of hazards, and all at once

open('descriptor.s', TEXTS.descriptor)
settle()
out.descriptor_findings = diagnostics()
go('v_mov_b32 v9')
out.actions.descriptor = act('in line')
out.descriptor = lines()
go('v_readlane')
out.actions.hazard = act('s_nop')
out.hazard = lines()
open('all.s', TEXTS.descriptor)
settle()
go('v_mov_b32 v9')
out.actions.all = act('Apply all fixes', 'source.fixAll')
out.all = lines()
out.all_left = diagnostics()

-- ---- options: included files, .gcnutils.yaml, compile_commands.json

open('include.s', '.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n.include "part.inc"\n')
settle()
out.included = diagnostics()
for _, name in ipairs({'yaml/a.s', 'commands/a.s', 'none/a.s'}) do
	open(name, 's_memtime s[0:1]\ns_endpgm\n')
	settle()
	out[name] = diagnostics()
end

out.seen = nil
local file = io.open('out.json', 'w')
file:write(vim.fn.json_encode(out))
file:close()
vim.lsp.stop_client(client)
vim.wait(5000, function() return vim.lsp.client_is_stopped(client) end, 20)
vim.cmd('qall!')
