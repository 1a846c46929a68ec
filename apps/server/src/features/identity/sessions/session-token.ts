import { createSigner, createVerifier } from 'fast-jwt'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'

const kinds = {
  session: { typ: 'sanad-session+jwt', aud: 'sanad-portal' },
  challenge: { typ: 'sanad-challenge+jwt', aud: 'sanad-otp' },
  staff: { typ: 'sanad-staff+jwt', aud: 'sanad-desk' },
} as const

const SessionClaims = z.object({ sid: z.uuid(), sub: z.uuid(), exp: z.int() })
export type SessionClaims = z.infer<typeof SessionClaims>

const ChallengeClaims = z.object({
  sub: z.uuid(),
  purpose: z.enum(['login', 'registration', 'switch']),
  /** Origin session of an account switch. */
  from: z.optional(z.uuid()),
  /** The known place that a login came from. */
  place: z.optional(z.uuid()),
  exp: z.int(),
})
export type ChallengeClaims = z.infer<typeof ChallengeClaims>

/** Signs and verifies the kinds of JWT; own `typ` and `aud` per kind prevent token confusion. */
export interface Tokens {
  signSession(claims: SessionClaims): string
  signChallenge(claims: ChallengeClaims): string
  signStaff(claims: SessionClaims): string
  /** Claims of a token with a valid signature; expiry is not checked here but by the database's clock. */
  findSession(token: string): SessionClaims | undefined
  findChallenge(token: string): ChallengeClaims | undefined
  findStaff(token: string): SessionClaims | undefined
}

/** Key rotation: the first key signs, every key verifies. */
export function createTokens(keys: readonly [Buffer, ...Buffer[]]): Tokens {
  const [key] = keys
  return {
    signSession: signerOf(key, 'session'),
    signChallenge: signerOf(key, 'challenge'),
    signStaff: signerOf(key, 'staff'),
    findSession: readerOfAny(keys, 'session', SessionClaims),
    findChallenge: readerOfAny(keys, 'challenge', ChallengeClaims),
    findStaff: readerOfAny(keys, 'staff', SessionClaims),
  }
}

function readerOfAny<T extends object>(
  keys: readonly Buffer[],
  kind: keyof typeof kinds,
  claims: z.ZodType<T>,
) {
  const readers = keys.map((key) => readerOf(key, kind, claims))
  return (token: string): T | undefined => {
    for (const read of readers) {
      const found = read(token)
      if (found) return found
    }
    return undefined
  }
}

function signerOf(key: Buffer, kind: keyof typeof kinds): (claims: object) => string {
  const { typ, aud } = kinds[kind]
  const header = { alg: 'HS256', typ }
  const sign = createSigner({ key, algorithm: 'HS256', header, aud, noTimestamp: true })
  return (claims) => sign({ ...claims })
}

function readerOf<T extends object>(key: Buffer, kind: keyof typeof kinds, claims: z.ZodType<T>) {
  const { typ, aud } = kinds[kind]
  const verify = createVerifier({
    key,
    algorithms: ['HS256'],
    checkTyp: typ,
    allowedAud: aud,
    requiredClaims: ['aud'],
    ignoreExpiration: true,
  })
  // What a valid token says never changes, and its session is looked up at every call: only the signature is remembered.
  // Made with the first token: it reserves all of its places at once, and most of these readers are never asked.
  let verified: LRUCache<string, T> | undefined
  return (token: string): T | undefined => {
    verified ??= new LRUCache({ max: 5000 })
    const known = verified.get(token)
    if (known) return known
    try {
      const found = claims.parse(verify(token))
      verified.set(token, Object.freeze(found))
      return found
    } catch {
      return undefined
    }
  }
}
