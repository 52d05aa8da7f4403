"""Neovim's own client: diagnostics, hover, completion, definition, renaming, formatting, symbols.

  neovim.py BUILD
"""
import json
import os
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import lsp_client  # noqa: E402

TEXT = """.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
sum:
\tv_mov_b32 v1, 0
\tglobal_load_dword v3, v2, s[0:1]
next:\tv_add_f32 v1,v1, v3
\ts_sub_u32 s4, s4, 1
\ts_cbranch_scc0 next
\tv_add_
\ts_endpgm
"""
SCRIPT = """
local out = {}
local buffer = vim.api.nvim_get_current_buf()
local client = vim.lsp.start_client({name = 'amdgcn', cmd = {'%s'}, root_dir = vim.fn.getcwd()})
vim.lsp.buf_attach_client(buffer, client)
local function wait(what, f)
	if not vim.wait(%d, f, 20) then out.missing = (out.missing or '') .. ' ' .. what end
end
local function ask(method, line, column, more)
	local params = {textDocument = vim.lsp.util.make_text_document_params(buffer), position = {line = line, character = column}}
	for key, value in pairs(more or {}) do params[key] = value end
	local answers = vim.lsp.buf_request_sync(buffer, method, params, %d)
	for _, answer in pairs(answers or {}) do return answer.result end
end
local function shown()
	return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, true), '\\n')
end
wait('diagnostics', function() return #vim.diagnostic.get(buffer) > 0 end)
out.errors = vim.tbl_map(function(d) return {d.lnum, d.message} end, vim.diagnostic.get(buffer))
out.hover = ask('textDocument/hover', 3, 3).contents.value
local items = vim.lsp.util.extract_completion_items(ask('textDocument/completion', 7, 7))
out.completion = vim.tbl_map(function(i) return i.label end, items)
out.definition = ask('textDocument/definition', 6, 18)[1].range.start.line
out.symbols = vim.tbl_map(function(s) return s.name end, ask('textDocument/documentSymbol', 0, 0))
vim.api.nvim_buf_set_lines(buffer, 7, 8, true, {})
wait('the finding', function() local d = vim.diagnostic.get(buffer); return #d == 1 and d[1].lnum == 4 end)
out.findings = vim.tbl_map(function(d) return {d.lnum, d.message} end, vim.diagnostic.get(buffer))
local range = {start = {line = 4, character = 0}, ['end'] = {line = 4, character = 0}}
local actions = ask('textDocument/codeAction', 4, 0, {range = range, context = {diagnostics = {}}})
vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
out.fixed = shown()
vim.api.nvim_win_set_cursor(0, {7, 18})
local edit = ask('textDocument/rename', 7, 18, {newName = 'again'})
vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
out.renamed = shown()
vim.lsp.util.apply_text_edits(ask('textDocument/formatting', 0, 0, {options = {tabSize = 8, insertSpaces = false}}), buffer, 'utf-16')
out.formatted = shown()
local file = io.open('out.json', 'w')
file:write(vim.fn.json_encode(out))
file:close()
vim.lsp.stop_client(client)
vim.wait(2000, function() return vim.lsp.client_is_stopped(client) end, 20)
vim.cmd('qall!')
"""
FIXED = TEXT.replace("\tv_add_\n", "").replace("next:\tv_add", "next:\ts_waitcnt vmcnt(0)\n\tv_add")
RENAMED = FIXED.replace("next", "again")
FORMATTED = """\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
sum:
\tv_mov_b32         v1, 0
\tglobal_load_dword v3, v2, s[0:1]
again:\ts_waitcnt         vmcnt(0)
\tv_add_f32         v1, v1, v3
\ts_sub_u32         s4, s4, 1
\ts_cbranch_scc0    again
\ts_endpgm
"""


def same(what, got, want):
    if got != want:
        print("%s: expected %r, but got %r" % (what, want, got))


def main():
    server = lsp_client.server(os.path.abspath(sys.argv[1]))
    if not shutil.which("nvim"):
        print("needs nvim")
        return lsp_client.SKIPPED
    with open("a.s", "w", encoding="utf-8") as f:
        f.write(TEXT)
    with open("test.lua", "w", encoding="utf-8") as f:
        f.write(SCRIPT % (server, 20000, 20000))
    env = dict(os.environ, HOME=os.getcwd(), XDG_STATE_HOME=os.getcwd(), XDG_DATA_HOME=os.getcwd(), XDG_CACHE_HOME=os.getcwd())
    p = subprocess.run(["nvim", "--clean", "--headless", "-c", "luafile test.lua", "-c", "cquit", "a.s"], stdin=subprocess.DEVNULL,
                       stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120, env=env, check=False)
    if p.returncode or not os.path.exists("out.json"):
        print("nvim: status %d\n%s" % (p.returncode, p.stdout))
        return 1
    with open("out.json", encoding="utf-8") as f:
        out = json.load(f)
    same("missing", out.get("missing"), None)
    same("lines of errors", [line for line, _ in out["errors"]], [7])
    if "global_load_dword v3, v2, s[0:1]" not in out["hover"]:
        print("hover: " + out["hover"])
    same("completion", [w for w in out["completion"] if w in ("v_add_f32", "v_add_u32", "v_sub_f32")], ["v_add_f32", "v_add_u32"])
    same("definition", out["definition"], 4)
    same("symbols", out["symbols"], ["sum", "next"])
    same("findings", out["findings"], [[4, "v3 is read, but global_load_dword may not have written it yet; insert s_waitcnt vmcnt(0) [documented]"]])
    same("fixed", out["fixed"] + "\n", FIXED)
    same("renamed", out["renamed"] + "\n", RENAMED)
    same("formatted", out["formatted"] + "\n", FORMATTED)
    return 0


sys.exit(main())
