import { CompiledQuery } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { ChallengeClaims, Tokens } from './session-token.ts'

const expiry = `select extract(epoch from date_trunc('second', now()) + $1::interval)::float8 as exp`

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
  const { rows } = await db.executeQuery<{ exp: number }>(CompiledQuery.raw(expiry, ['10 minutes']))
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
