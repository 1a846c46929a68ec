import type { login, SuccessOf } from '@sanad/contracts'
import { orThrow } from '../../../platform/app-error.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { findKnownByMobile } from '../customers/customer-queries.ts'
import { toMaskedUser, toUser } from '../customers/user-view.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { endSessionsOn, findKnownDevice } from '../sessions/devices.ts'
import { issueChallenge } from '../sessions/issue-challenge.ts'
import { findKnownPlace, type Origin } from '../sessions/known-places.ts'
import type { Tokens } from '../sessions/session-token.ts'

interface Attempt {
  readonly mobile: string
  readonly deviceToken: string | undefined
  readonly userAgent: string | undefined
  readonly origin: Origin
  /** Counts an attempt of a stranger, and refuses one too many. */
  readonly countStranger: () => Promise<void>
}

/** Login: a trusted device gets a session, any other browser a challenge. */
export async function logIn(
  services: Pick<Services, 'db' | 'config'>,
  tokens: Tokens,
  attempt: Attempt,
): Promise<SuccessOf<typeof login>> {
  const { db } = services
  const { deviceToken, origin } = attempt
  const found = await findKnownByMobile(db, attempt.mobile)
  const device = found && deviceToken && (await findKnownDevice(db, found.id, deviceToken))
  const place = found && (await findKnownPlace(services, { customerId: found.id }, origin))
  if (!device && !place) await attempt.countStranger()
  const customer = orThrow(found, 'mobile_unknown')
  const customerId = customer.id
  if (!device) {
    const token = await issueChallenge(db, tokens, { customerId, purpose: 'login', placeId: place?.id })
    const message = 'Please verify with a one-time password'
    return { success: true, message, otp_required: true, token, user: toMaskedUser(customer) }
  }
  const token = await db.transaction().execute(async (tx) => {
    await endSessionsOn(tx, device.id)
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
