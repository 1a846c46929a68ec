const row = /^\| [A-Z]{2}-\d+ \|.*$/gm
const quoted = /"([^"]+)"/g
const placeholder = /\{[^}]+\}/

/** The exact words in the rows of docs/requirements.md; `{x}` stands for a value. */
export function readMessages(requirements: string): string[] {
  const rows = requirements.match(row) ?? []
  return [...new Set(rows.flatMap((text) => [...text.matchAll(quoted)].map(([, words = '']) => words)))]
}

/** Whether the words stand in the code; where they hold a value, whatever stands for it. */
export function holdsMessage(code: string, message: string): boolean {
  const parts = message.split(placeholder).map((part) => RegExp.escape(part))
  return new RegExp(parts.join('.{1,60}?')).test(code)
}
