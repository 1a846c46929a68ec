import { createHmac, hkdfSync } from 'node:crypto'
import type { KeyRing, SealingKey } from './key-ring.ts'

/** Id of the key, a dot, and the hash: the same text has the same hash under a key, which the database lacks. */
export function hashText([newest]: KeyRing, text: string): string {
  return hashUnder(newest, text)
}

/** Under every key of the ring: what was hashed under an older one is found until the keys are rotated. */
export function hashesOf(keys: KeyRing, text: string): string[] {
  return keys.map((key) => hashUnder(key, text))
}

function hashUnder({ id, key }: SealingKey, text: string): string {
  const derived = Buffer.from(hkdfSync('sha256', key, 'sanad', 'lookup', 32))
  return `${id}.${createHmac('sha256', derived).update(text).digest('base64url')}`
}
