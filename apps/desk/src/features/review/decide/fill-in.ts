import { fillPlaceholders } from '@sanad/domain'

/** The text with what was typed in place of its braces; those still empty stay. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  const typed = Object.entries(values).map(([name, value]) => [name, value.trim()])
  return fillPlaceholders(text, Object.fromEntries(typed))
}
