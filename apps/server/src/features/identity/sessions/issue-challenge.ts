import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { ChallengeClaims, Tokens } from './session-token.ts'

/** When a challenge ends that is issued now, by the database's clock. */
export const challengeExpiry = sql<number>`
  extract(epoch from date_trunc('second', now()) + interval '10 minutes')::float8`

/** Pre-authentication token: authorises only the OTP calls for this customer, for 10 minutes. */
export async function issueChallenge(
  db: Db,
  tokens: Tokens,
  challenge: {
    customerId: string
    purpose: ChallengeClaims['purpose']
    fromSessionId?: string
    placeId?: string | undefined
  },
): Promise<string> {
  const { rows } = await sql<{ exp: number }>`select ${challengeExpiry} as exp`.execute(db)
  const [{ exp }] = rows as [{ exp: number }]
  const { customerId, purpose, fromSessionId, placeId } = challenge
  return tokens.signChallenge({
    sub: customerId,
    purpose,
    exp,
    ...(fromSessionId && { from: fromSessionId }),
    ...(placeId && { place: placeId }),
  })
}
