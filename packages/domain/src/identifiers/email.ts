/** An e-mail address without blanks around it, in small letters: the form in which accounts are compared. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** Longest address that SMTP can carry (RFC 5321, erratum 1690), in characters. */
export const maxEmail = 254

/** Whether a text looks like an e-mail address (RG-03): something@domain.ending, no blanks, at most `maxEmail` characters. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmail && /^[^\s@<>,;]+@[^\s@<>,;.]+(?:\.[^\s@<>,;.]+)+$/.test(text)
}

/** An e-mail address of which the first letter and the domain show: `a••••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return '••••'
  return `${[...email][0]}••••${email.slice(at)}`
}
