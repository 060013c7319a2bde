-- Drives the language server from Neovim: nvim --headless -u NONE -c "luafile neovim.lua"
-- Prints `passed` at the end, or what failed, and where.

local command, folder = vim.env.JSONAPI_GEN, vim.env.API_FOLDER

local function fail(message)
  io.stdout:write("failed: " .. message .. "\n")
  vim.cmd("cquit 1")
end

local function expect(condition, message)
  if not condition then fail(message) end
end

local function wait(message, condition)
  if not vim.wait(10000, condition, 10) then fail("waited for " .. message) end
end

local function main()
  local path = folder .. "/blog.yaml"
  vim.fn.writefile({}, path)
  vim.cmd("edit " .. path)
  local buffer = vim.api.nvim_get_current_buf()
  local id = vim.lsp.start_client({ name = "jsonapi-gen", cmd = { command, "language-server" }, root_dir = folder })
  vim.lsp.buf_attach_client(buffer, id)
  local client = vim.lsp.get_client_by_id(id)
  wait("initialize", function() return client.initialized end)

  local function type(lines)
    vim.api.nvim_buf_set_lines(buffer, 0, -1, false, lines)
  end
  local function lines() return vim.api.nvim_buf_get_lines(buffer, 0, -1, false) end
  local function codes()
    return table.concat(vim.tbl_map(function(found) return found.code end, vim.diagnostic.get(buffer)), " ")
  end
  local function request(method, line, character, more)
    local parameters = vim.tbl_extend("error", {
      textDocument = vim.lsp.util.make_text_document_params(buffer),
      position = { line = line, character = character },
    }, more or {})
    local responses, reason = vim.lsp.buf_request_sync(buffer, "textDocument/" .. method, parameters, 10000)
    expect(responses and responses[id], method .. ": " .. vim.inspect(reason))
    expect(responses[id].error == nil, method .. ": " .. vim.inspect(responses[id].error))
    return responses[id].result
  end

  -- Type a schema with a mistake, and see its diagnostic.
  type({
    "schema: 1", "name: Blog", "resources:", "  articles:", "    attributes:", "      title:   Strng",
    "    relationships:", "      author: people", "  people:", "    attributes: { name: String }",
  })
  wait("the diagnostic", function() return codes() == "unknown-type" end)

  -- Apply its quick fix.
  local range = { start = { line = 5, character = 15 }, ["end"] = { line = 5, character = 15 } }
  local actions = request("codeAction", 5, 15, { range = range, context = { diagnostics = {}, only = { "quickfix" } } })
  expect(#actions == 1, "one quick fix")
  vim.lsp.util.apply_workspace_edit(actions[1].edit, client.offset_encoding)
  expect(lines()[6] == "      title:   String", "the fix: " .. lines()[6])
  wait("no diagnostic", function() return codes() == "" end)

  -- Complete a target in a line that is not finished.
  vim.api.nvim_buf_set_lines(buffer, 8, 8, false, { "      editor: " })
  local labels = {}
  for _, item in ipairs(request("completion", 8, 14).items) do labels[item.label] = item end
  expect(labels.people and labels.articles, "resource types: " .. vim.inspect(vim.tbl_keys(labels)))
  vim.lsp.util.apply_text_edits({ labels.people.textEdit }, buffer, client.offset_encoding)
  expect(lines()[9] == "      editor: people", "the completion: " .. lines()[9])

  -- Rename the resource type, which changes the API.
  local edit = request("rename", 9, 4, { newName = "persons" })
  vim.lsp.util.apply_workspace_edit(edit, client.offset_encoding)
  expect(lines()[8] == "      author: persons" and lines()[10] == "  persons:", "the rename: " .. vim.inspect(lines()))

  -- See the Swift that it becomes.
  local swift = request("hover", 9, 4).contents.value
  expect(swift:find("public struct PersonDescription", 1, true), "the Swift: " .. swift)

  -- Format.
  local edits = request("formatting", 0, 0, { options = { tabSize = 2, insertSpaces = true } })
  vim.lsp.util.apply_text_edits(edits, buffer, client.offset_encoding)
  expect(lines()[6] == "      title: String", "the format: " .. lines()[6])
  wait("no error", function() return codes():find("unknown") == nil end)

  client.stop()
  wait("the end", function() return client.is_stopped() end)
  io.stdout:write("passed\n")
  vim.cmd("quitall!")
end

local succeeded, reason = pcall(main)
if not succeeded then fail(tostring(reason)) end
