-- what an answer shows of a hash: its fields but one that holds nothing; without the right to read them, none
local function fields(besides)
  local length = redis.pcall('HLEN', KEYS[1])
  if type(length) ~= 'number' or length > 16 then return '' end
  local there = redis.pcall('HKEYS', KEYS[1])
  if there.err then return '' end
  local shown = {}
  for _, field in ipairs(there) do
    if field ~= besides then shown[#shown + 1] = field end
  end
  return string.sub(table.concat(shown, ' '), 1, 256)
end
