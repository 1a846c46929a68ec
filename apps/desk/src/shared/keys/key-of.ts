/** Names of keys that are no character, as bindings write them. */
const named: Readonly<Record<string, string>> = { ' ': 'space', Escape: 'esc', Enter: 'enter' }
const asciiPunctuation = /^[!-/:-@[-`{-~]$/

/**
 * What a binding calls the pressed key: `n`, `shift+j`, `?`, `mod+enter`. A letter follows the layout where that is
 * Latin, and otherwise the position of the key (`event.code`), so that single keys work on a Devanagari layout.
 */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey'>) {
  const { key, code, shiftKey } = event
  const modifier = event.ctrlKey || event.metaKey ? 'mod+' : ''
  if (asciiPunctuation.test(key)) return modifier + key
  const name = named[key] ?? letterOf(key, code)
  return modifier + (shiftKey ? `shift+${name}` : name)
}

function letterOf(key: string, code: string): string {
  if (/^[a-z0-9]$/i.test(key)) return key.toLowerCase()
  const [, position] = code.match(/^(?:Key|Digit)([A-Z0-9])$/) ?? []
  // An accented Latin letter is no letter of a binding, nor is its position.
  const isLatin = /^\p{Script=Latin}/u.test(key)
  return position && key.length === 1 && !isLatin ? position.toLowerCase() : key.toLowerCase()
}
