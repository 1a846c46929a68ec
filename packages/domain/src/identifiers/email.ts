/** Trims and lower-cases an e-mail address: the form in which accounts are compared. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** Maximum length of an address in SMTP (RFC 5321, erratum 1690), in characters. */
export const maxEmail = 254

/** Plausibility check of an e-mail address (RG-03): local@domain.tld, no blanks, at most `maxEmail` characters. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmail && /^[^\s@<>,;]+@[^\s@<>,;.]+(?:\.[^\s@<>,;.]+)+$/.test(text)
}

/** Masked e-mail address, first character and domain visible: `a••••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return '••••'
  return `${[...email][0]}••••${email.slice(at)}`
}
