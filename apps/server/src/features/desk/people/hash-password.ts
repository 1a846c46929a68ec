import { randomBytes, scrypt } from 'node:crypto'

/** OWASP's recommendation for scrypt with 32 MB; stored with each hash, so that the cost can be raised later. */
const recommended = { N: 2 ** 15, r: 8, p: 3 }
const HASH_BYTES = 32

/**
 * Password hash with its parameters: `scrypt:N:r:p:salt:hash`. It takes one of libuv's few threads for a third of a
 * second: for what operators do. What a stranger can call often runs in the pool for passwords, as `isPassword` does.
 */
export async function hashPassword(password: string, cost = recommended): Promise<string> {
  const salt = randomBytes(16)
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  // Unicode normalisation: keyboards encode the same character differently.
  scrypt(password.normalize('NFKC'), salt, HASH_BYTES, { ...cost, maxmem: 2 ** 28 }, (error, key) =>
    error ? reject(error) : resolve(key),
  )
  return inWords(salt, await promise, cost)
}

/** What no password has as its hash: compared with where there is no member, it takes the same time. */
export function nobodysHash(): string {
  return inWords(randomBytes(16), randomBytes(HASH_BYTES), recommended)
}

function inWords(salt: Buffer, hash: Buffer, cost: typeof recommended): string {
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join(':')
}
