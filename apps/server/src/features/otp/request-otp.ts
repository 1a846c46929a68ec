import { randomBytes, randomInt } from 'node:crypto'
import type { Channel, OtpPurpose } from '@sanad/contracts'
import { formatCountdown, judgeSend, maskEmail, maskMobile, OTP_LIMITS, otpCodeOf } from '@sanad/domain'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { Language } from '../../platform/http/language.ts'
import type { MessageTemplate } from '../../platform/messages/message-template.ts'
import { queueMessage } from '../../platform/messages/queue-message.ts'
import {
  otp,
  otpOfActing,
  otpOfChange,
  otpOfErasure,
  otpOfSwitch,
} from '../../platform/messages/templates/otp.ts'
import type { Services } from '../../platform/services.ts'
import { type Customer, findCustomer } from '../identity/customers/customer-queries.ts'
import { attemptsExceeded } from './attempts-exceeded.ts'
import { type Asker, callerOf, isProvedBefore } from './caller.ts'
import {
  boundPurposeOf,
  isEmailOfAnother,
  isProvedChannel,
  mayProve,
  type Purpose,
  purposeOf,
  recipientOf,
} from './channel-policy.ts'
import { hashCode } from './hash-code.ts'
import { lockSends, readSends, replaceChallenge, type Sending, secondsLocked } from './otp-queries.ts'

interface Request {
  readonly principal: Asker
  readonly channel: Channel
  readonly address: string | null
  /** Of the page that asks; the customer's own where somebody else does. */
  readonly language?: Language
  /** As the client says. It words the message and no more: any code of the session confirms what the session may do. */
  readonly confirms?: OtpPurpose | undefined
  /** What the message says beside the code. */
  readonly params?: Readonly<Record<string, string>>
}

/** The text of a code says what it is for, so that nobody gives it away for something else. */
const templates = {
  registration: otp,
  login: otp,
  application: otp,
  session: otpOfChange,
  switch: otpOfSwitch,
  acting: otpOfActing,
} as const satisfies Record<Purpose, MessageTemplate>

const templatesInSession = { erasure: otpOfErasure } as const satisfies Record<OtpPurpose, MessageTemplate>

/** A stranger's wish words nothing: it would frighten whoever gets the code. */
function templateOf(purpose: Purpose, confirms: OtpPurpose | undefined): MessageTemplate {
  return purpose === 'session' && confirms ? templatesInSession[confirms] : templates[purpose]
}

/** Issues a code and enqueues its message. It counts against the limits even if the provider fails. */
export async function requestOtp(
  { db, config }: Services,
  { principal, channel, address, language, confirms, params }: Request,
): Promise<{ message: string; seconds_left: number }> {
  const { customerId } = principal
  const purpose = purposeOf(principal)
  const customer = orThrow(await findCustomer(db, customerId), 'not_found')
  if (!config.messages.offered.includes(channel)) throw new AppError('channel_off')
  if (!mayProve(purpose, channel, customer)) throw new AppError('otp_channel_missing')
  if (channel === 'email' && (await isEmailOfAnother(db, purpose, customer)))
    throw new AppError('otp_channel_missing')
  const sending = sendingOf(principal, customer, { channel, address })
  const code = otpCodeOf(randomInt(1_000_000))
  const secondsLeft = await db.transaction().execute(async (tx) => {
    await lockSends(tx, sending)
    const seconds = await allowSend(tx, sending, purpose)
    const salt = randomBytes(16)
    const bound = { purpose: boundPurposeOf(principal), salt }
    const code_hash = hashCode(config.secrets.otp, code, { customer_id: customerId, channel, ...bound })
    const { recipient } = sending
    const message_id = await queueMessage(tx, config, {
      customerId,
      channel,
      to: recipient,
      template: templateOf(purpose, confirms),
      params: { ...params, code },
      language: language ?? customer.message_language,
      validSeconds: OTP_LIMITS.validFor,
    })
    await replaceChallenge(tx, sending, { ...bound, code_hash, message_id })
    return seconds
  })
  const shown = channel === 'email' ? maskEmail(customer.email) : maskMobile(customer.mobile)
  return { message: `OTP sent to ${shown}`, seconds_left: secondsLeft }
}

/** A code as the limits see it. */
export function sendingOf(
  principal: Asker,
  customer: Customer,
  { channel, address }: Pick<Request, 'channel' | 'address'>,
): Sending {
  const caller = callerOf(principal)
  const isKnown = isProvedBefore(caller)
  return {
    customerId: principal.customerId,
    channel,
    recipient: recipientOf(customer, channel),
    caller,
    isOwn: isKnown && isProvedChannel(customer, channel),
    address: isKnown ? null : address,
  }
}

/** Seconds until the next send is allowed; throws when this one is not. */
async function allowSend(db: Db, sending: Sending, purpose: string): Promise<number> {
  const locked = await secondsLocked(db, sending)
  if (locked > 0) throw attemptsExceeded(purpose, locked)
  const outcome = judgeSend(await readSends(db, sending))
  if (outcome.allowed) return outcome.secondsLeft
  const details = { seconds_left: outcome.secondsLeft }
  if (outcome.reason === 'too_many_sends') throw new AppError('otp_send_limit', { details })
  const wait = formatCountdown(outcome.secondsLeft)
  throw new AppError('otp_wait', { message: `Please wait ${wait} before requesting another OTP`, details })
}
