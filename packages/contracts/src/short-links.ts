import type { NotificationTarget } from './notifications.ts'

const letters = {
  application: 'a',
  ticket: 't',
  consultation: 'c',
  compliance: 'd',
} as const satisfies Record<NotificationTarget['type'], string>

/** Sections of the account that messages lead to; the texts of these messages have the links as they are written here. */
const accountSections = ['privacy', 'sessions'] as const
type AccountSection = (typeof accountSections)[number]

export type ShortLinkTarget = NotificationTarget | { type: 'account'; section: AccountSection }

/**
 * The target of a notification in at most 27 characters, as operators allow 30 for a parameter of an SMS: a letter for
 * its kind and the id in base 36. `{site}/user/go/{link}` leads to its screen.
 */
export function writeShortLink({ type, id }: NotificationTarget): string {
  const letter = letters[type]
  return id === null ? letter : `${letter}/${BigInt(`0x${id.replaceAll('-', '')}`).toString(36)}`
}

/** Undefined for what is not such a link. */
export function readShortLink(link: string): ShortLinkTarget | undefined {
  const section = accountSections.find((one) => one === link)
  if (section) return { type: 'account', section }
  const [letter, short, ...rest] = link.split('/')
  const type = (Object.keys(letters) as NotificationTarget['type'][]).find((one) => letters[one] === letter)
  if (!type || rest.length > 0) return undefined
  if (short === undefined) return { type, id: null }
  const id = uuidOf(short)
  return id === undefined ? undefined : { type, id }
}

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'

function uuidOf(short: string): string | undefined {
  if (!/^[0-9a-z]{1,25}$/.test(short)) return undefined
  const number = [...short].reduce((sum, digit) => sum * 36n + BigInt(ALPHABET.indexOf(digit)), 0n)
  const hex = number.toString(16).padStart(32, '0')
  if (hex.length > 32) return undefined
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
