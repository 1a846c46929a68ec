import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** A personal identifier at rest: what may be shown of it, and the whole under a key that the database lacks. */
export interface SealedValue {
  readonly mask: string
  readonly sealed: string
}

export function isSealed(value: unknown): value is SealedValue {
  return typeof value === 'object' && value !== null && 'sealed' in value
}

/** `place` says where the value belongs; sealed text that was moved elsewhere does not open. */
export function sealText(key: Buffer, place: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url')}`
}

/** Throws when the text was not sealed for this place with this key. */
export function openText(key: Buffer, place: string, sealed: string): string {
  const bytes = Buffer.from(sealed.replace(/^v1\./, ''), 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
