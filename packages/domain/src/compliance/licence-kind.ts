import type { LocalText } from '../language/local-text.ts'

/** Of the authority for food safety, in either script, however it was typed. */
const FSSAI = /f\.?s\.?s\.?a\.?i\b|food\s+(safety\s+)?licen[cs]e|food\s+registration|एफ़?एसएसएआई|खाद्य/iu

/**
 * Whether a licence of that name is perpetual: an FSSAI licence is since 2026. There is nothing to renew, but an annual
 * return and fee.
 */
export function isFssaiLicence(title: string | LocalText): boolean {
  const names = typeof title === 'string' ? [title] : Object.values(title)
  return names.some((name) => name !== undefined && FSSAI.test(name))
}
