/** Normalises a typed prefix of tracking ids: any case, `#` and blanks ignored, hyphen optional. */
export function trackingPrefixOf(typed: string): string {
  const compact = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return compact.length > 3 ? `${compact.slice(0, 3)}-${compact.slice(3)}` : compact
}
