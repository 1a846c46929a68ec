/** No contract nests deeper than ten levels. */
const maxLevels = 32

/**
 * Whether valid JSON can be read in one way only and safely be walked: no key repeated within an object (parsers differ in
 * which one they keep), no nesting that would exhaust the stack. `JSON.parse` tells neither.
 */
export function isPlainJson(text: string): boolean {
  /** The keys of each object that is open; null for an array. */
  const open: (Set<string> | null)[] = []
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === '{' || char === '[') {
      if (open.push(char === '{' ? new Set() : null) > maxLevels) return false
    } else if (char === '}' || char === ']') {
      open.pop()
    } else if (char === '"') {
      const end = endOfString(text, at)
      if (isKey(text, end) && !addKey(open.at(-1), text.slice(at, end))) return false
      at = end - 1
    }
  }
  return true
}

/** Behind the closing quote of the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

function isKey(text: string, end: number): boolean {
  let at = end
  while (/\s/.test(text[at] ?? '')) at++
  return text[at] === ':'
}

/** False when the object has the key already, however either was escaped. */
function addKey(keys: Set<string> | null | undefined, literal: string): boolean {
  const key: string = JSON.parse(literal)
  if (!keys || keys.has(key)) return false
  keys.add(key)
  return true
}
