import { requestOtp, type SuccessOf, verifyOtp } from '@sanad/contracts'
import { succeed } from './call.ts'
import { readCode, skipCodes } from './outbox.ts'
import type { Portal } from './portal.ts'

/** Somebody who holds the token of a challenge, or of a session. */
export interface Challenged {
  readonly id: string
  readonly token: string
  readonly mobile: string
}

interface Receiver {
  readonly channel: 'sms' | 'whatsapp' | 'email'
  readonly to: string
}

/** Asks for a one-time password and reads it where its receiver would. */
export async function requestCode(
  portal: Portal,
  { id, token, mobile }: Challenged,
  { channel, to }: Receiver = { channel: 'sms', to: mobile },
): Promise<string> {
  await skipCodes(portal, to, channel)
  await succeed(portal, requestOtp, { token, body: { user_id: id, channel } })
  return readCode(portal, to, channel)
}

/** Asks for a one-time password and enters it; answers the session. */
export async function passOtp(
  portal: Portal,
  challenged: Challenged,
  receiver: Receiver = { channel: 'sms', to: challenged.mobile },
): Promise<SuccessOf<typeof verifyOtp>> {
  const otp_code = await requestCode(portal, challenged, receiver)
  const { id: user_id, token } = challenged
  return succeed(portal, verifyOtp, { token, body: { user_id, channel: receiver.channel, otp_code } })
}
