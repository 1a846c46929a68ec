import type { Channel } from '@sanad/contracts'
import type { Message } from '../../platform/messages/message-sender.ts'

/** The message that carries a code. The last line of an SMS lets the browser of this site fill the code in. */
export function otpMessage(channel: Channel, to: string, code: string, publicUrl: string): Message {
  const text = `${code} is your Sanad verification code. It is valid for 5 minutes. Do not share it with anyone.`
  const webOtp = `\n\n@${new URL(publicUrl).hostname} #${code}`
  return {
    channel,
    to,
    subject: channel === 'email' ? 'Your Sanad verification code' : '',
    text: channel === 'sms' ? text + webOtp : text,
  }
}
