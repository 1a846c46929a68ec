import { createHash, timingSafeEqual } from 'node:crypto'

/** Compared by digests, which are of one length. */
export function isSecret(secret: string, given: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(secret), digest(given ?? ''))
}
