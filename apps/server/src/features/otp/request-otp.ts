import { randomBytes, randomInt } from 'node:crypto'
import type { Channel } from '@sanad/contracts'
import { formatCountdown, judgeSend, maskEmail, maskMobile, otpCodeOf } from '@sanad/domain'
import type { Services } from '../../app.ts'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { CustomerPrincipal } from '../../platform/http/principal.ts'
import { findCustomer } from '../identity/customer-queries.ts'
import { attemptsExceeded } from './attempts-exceeded.ts'
import { mayProve, purposeOf, recipientOf } from './channel-policy.ts'
import { hashCode } from './hash-code.ts'
import { otpMessage } from './otp-message.ts'
import { lockSends, readSends, replaceChallenge, type Sending, secondsLocked } from './otp-queries.ts'

interface Request {
  readonly principal: CustomerPrincipal
  readonly channel: Channel
  readonly address: string | null
  /** Told when the provider did not take the message. */
  readonly onSendFailure: (error: unknown) => void
}

/** Sends a code. The send is committed before the provider is asked, so that one that fails counts as well. */
export async function requestOtp(
  { db, config, messages }: Services,
  { principal, channel, address, onSendFailure }: Request,
): Promise<{ message: string; seconds_left: number }> {
  const { customerId } = principal
  const purpose = purposeOf(principal)
  const customer = orThrow(await findCustomer(db, customerId), 'not_found')
  if (!mayProve(purpose, channel, customer)) throw new AppError('otp_channel_missing')
  const recipient = recipientOf(customer, channel)
  const sending = { customerId, channel, recipient, address }
  const code = otpCodeOf(randomInt(1_000_000))
  const secondsLeft = await db.transaction().execute(async (tx) => {
    await lockSends(tx, sending)
    const seconds = await allowSend(tx, sending, purpose)
    const salt = randomBytes(16)
    const code_hash = hashCode(config.secrets.otp, code, { customer_id: customerId, channel, purpose, salt })
    await replaceChallenge(tx, sending, { purpose, code_hash, salt })
    return seconds
  })
  await messages.send(otpMessage(channel, recipient, code, config.publicUrl)).catch(onSendFailure)
  const shown = channel === 'email' ? maskEmail(recipient) : maskMobile(recipient)
  return { message: `OTP sent to ${shown}`, seconds_left: secondsLeft }
}

/** Seconds until the next send, or the refusal of this one. */
async function allowSend(db: Db, sending: Sending, purpose: string): Promise<number> {
  const locked = await secondsLocked(db, sending.customerId)
  if (locked > 0) throw attemptsExceeded(purpose, locked)
  const outcome = judgeSend(await readSends(db, sending))
  if (outcome.allowed) return outcome.secondsLeft
  const details = { seconds_left: outcome.secondsLeft }
  if (outcome.reason === 'too_many_sends') throw new AppError('otp_send_limit', { details })
  const wait = formatCountdown(outcome.secondsLeft)
  throw new AppError('otp_wait', { message: `Please wait ${wait} before requesting another OTP`, details })
}
