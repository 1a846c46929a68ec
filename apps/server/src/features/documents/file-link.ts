import { createHmac, timingSafeEqual } from 'node:crypto'

const LIFETIME_SECONDS = 600

/** Path of an uploaded file that opens without a login for ten minutes from `now`, the database's time. */
export function fileLink(key: Buffer, filename: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS
  return `/uploads/${filename}?expires=${expires}&signature=${sign(key, filename, expires)}`
}

/** Whether we made this link. Whether it has expired is for the database's clock to say. */
export function isOwnFileLink(
  key: Buffer,
  link: { filename: string; expires: number; signature: string },
): boolean {
  const expected = Buffer.from(sign(key, link.filename, link.expires))
  const given = Buffer.from(link.signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function sign(key: Buffer, filename: string, expires: number): string {
  return createHmac('sha256', key).update(`${filename}\n${expires}`).digest('base64url')
}
