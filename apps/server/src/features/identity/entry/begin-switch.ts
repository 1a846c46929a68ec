import type { SuccessOf, switchAccount as switchAccountEndpoint } from '@sanad/contracts'
import type { Kysely } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import { findCustomer } from '../customers/customer-queries.ts'
import { toMaskedUser, toUser } from '../customers/user-view.ts'
import { issueChallenge } from '../sessions/issue-challenge.ts'
import type { Tokens } from '../sessions/session-token.ts'
import { findLinkedAccount } from './linked-accounts.ts'
import { switchAccount } from './switch-account.ts'

interface Wish {
  readonly session: { sessionId: string; customerId: string }
  readonly targetId: string
  readonly userAgent: string | undefined
}

/** Switches to a linked account if the switch was verified before; otherwise issues a challenge by e-mail. */
export async function beginSwitch(
  db: Kysely<Tables>,
  tokens: Tokens,
  { session, targetId, userAgent }: Wish,
): Promise<SuccessOf<typeof switchAccountEndpoint>> {
  const linked = orThrow(await findLinkedAccount(db, session, targetId), 'not_found')
  const fromSessionId = session.sessionId
  if (!linked.is_open) {
    const target = orThrow(await findCustomer(db, targetId), 'not_found')
    const token = await issueChallenge(db, tokens, { customerId: targetId, purpose: 'switch', fromSessionId })
    const message = 'Please verify with a one-time password sent to your e-mail'
    return { success: true, message, otp_required: true, token, user: toMaskedUser(target) }
  }
  const target = { customerId: targetId, isProved: false }
  const { token, customer } = await db
    .transaction()
    .execute((tx) => switchAccount(tx, tokens, { fromSessionId, target, userAgent }))
  return { success: true, message: 'Account switched', otp_required: false, token, user: toUser(customer) }
}
