import { sql } from 'kysely'
import type { Db } from '../../../../platform/db.ts'

/** The challenge that this session's next answer signs, in place of a former one. */
export async function keepChallenge(db: Db, session_id: string, challenge: string): Promise<void> {
  const expires_at = sql<Date>`now() + interval '5 minutes'`
  await db
    .insertInto('staff_passkey_challenges')
    .values({ session_id, challenge, expires_at })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ challenge, expires_at }))
    .execute()
}

/** Takes it: a challenge is signed once. */
export async function takeChallenge(db: Db, sessionId: string): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('staff_passkey_challenges')
    .where('session_id', '=', sessionId)
    .returning(['challenge', sql<boolean>`expires_at > now()`.as('isLive')])
    .executeTakeFirst()
  return taken?.isLive ? taken.challenge : undefined
}
