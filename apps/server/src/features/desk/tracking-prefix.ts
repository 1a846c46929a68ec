/** The beginning of tracking ids as somebody typed it: small letters, # and blanks are fine, the hyphen may lack. */
export function trackingPrefixOf(typed: string): string {
  const compact = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return compact.length > 3 ? `${compact.slice(0, 3)}-${compact.slice(3)}` : compact
}
