/** What stands in braces in a text that staff send. */
const placeholder = /\{([^{}]*)\}/g

/** Fills in what is known and leaves the rest in braces, for whoever sends it. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Record<string, string | null | undefined>>,
): string {
  return text.replace(placeholder, (whole, name: string) => values[name] || whole)
}

/** Names of what is still to be filled in, once each. */
export function listPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))]
}
