import { scryptSync, timingSafeEqual } from 'node:crypto'

/**
 * Runs in a worker thread: whether `stored` is the hash of the password. Synchronous, as the thread has nothing else to
 * do, and the asynchronous form would take the threads of libuv that files and host names wait for.
 */
export function isPassword({ password, stored }: { password: string; stored: string }): boolean {
  const [, N, r, p, salt = '', hash = ''] = stored.split(':')
  const expected = Buffer.from(hash, 'base64url')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  // Unicode normalisation: keyboards encode the same character differently.
  const given = scryptSync(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), expected.length, {
    ...cost,
    maxmem: 256 * cost.N * cost.r,
  })
  return timingSafeEqual(given, expected)
}
