import type { login, SuccessOf } from '@sanad/contracts'
import type { Kysely } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { findKnownByMobile } from '../customers/customer-queries.ts'
import { toMaskedUser, toUser } from '../customers/user-view.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { findKnownDevice } from '../sessions/devices.ts'
import { issueChallenge } from '../sessions/issue-challenge.ts'
import type { Tokens } from '../sessions/session-token.ts'

interface Attempt {
  readonly mobile: string
  readonly deviceToken: string | undefined
  readonly userAgent: string | undefined
}

/** Login: a trusted device gets a session, any other browser a challenge. */
export async function logIn(
  db: Kysely<Tables>,
  tokens: Tokens,
  attempt: Attempt,
): Promise<SuccessOf<typeof login>> {
  const customer = orThrow(await findKnownByMobile(db, attempt.mobile), 'mobile_unknown')
  const customerId = customer.id
  const { deviceToken } = attempt
  const device = deviceToken && (await findKnownDevice(db, customerId, deviceToken))
  if (!device) {
    const token = await issueChallenge(db, tokens, { customerId, purpose: 'login' })
    const message = 'Please verify with a one-time password'
    return { success: true, message, otp_required: true, token, user: toMaskedUser(customer) }
  }
  const token = await db.transaction().execute(async (tx) => {
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'customer',
      entityId: customerId,
      customerId,
      description: 'Signed in on a known device',
    })
    return beginSession(tx, tokens, { customerId, userAgent: attempt.userAgent, deviceId: device.id })
  })
  return { success: true, message: 'Login successful', otp_required: false, token, user: toUser(customer) }
}
