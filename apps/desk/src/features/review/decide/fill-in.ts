const placeholder = /\{([^{}]*)\}/g

/** Names of what stands in braces, each once. */
export function listPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].flatMap(([, name]) => name ?? []))]
}

/** The text with what was typed in place of its braces; those still empty stay. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (braces, name: string) => values[name]?.trim() || braces)
}
