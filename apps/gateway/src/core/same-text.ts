import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that response times tell nothing about a secret. */
export function sameText(given: unknown, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(expected))
}
