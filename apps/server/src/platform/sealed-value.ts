import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyRing } from './key-ring.ts'

/** A personal identifier at rest: what may be shown of it, and the whole under a key that the database lacks. */
export interface SealedValue {
  readonly mask: string
  /** Id of the key, a dot, and the sealed bytes. */
  readonly sealed: string
  /** Keyed hash of a value that may be looked for. */
  readonly found_by?: string
}

export function isSealed(value: unknown): value is SealedValue {
  return typeof value === 'object' && value !== null && 'sealed' in value
}

/** `place` says where the value belongs; sealed text that was moved elsewhere does not open. */
export function sealText([{ id, key }]: KeyRing, place: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${id}.${Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url')}`
}

/** Throws when the text was not sealed for this place with one of these keys. */
export function openText(keys: KeyRing, place: string, sealed: string): string {
  const [id = '', content = ''] = sealed.split('.')
  const key = keys.find((candidate) => candidate.id === id)?.key
  if (!key) throw new Error(`No key named ${id} is configured`)
  const bytes = Buffer.from(content, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
