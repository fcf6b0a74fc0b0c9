-- The answer once the named holders are out: {1}, or {3, who stays} where others stand beside them.
local function out()
  local left = redis.pcall('HLEN', KEYS[1])
  if type(left) == 'number' and left > 0 then return {3, fields()} end
  return {1}
end
