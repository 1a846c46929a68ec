// Written by `npm run texts` from texts/en/web/shared/otp-channels.json.
import english from '../../../../../../texts/en/web/shared/otp-channels.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface OtpChannelsTexts {
  readonly channels: string
  readonly sms: string
  readonly email: string
  readonly whatsapp: string
  readonly requested: string
  readonly sendTo: (params: { target: Value }) => string
  readonly incomplete: string
  readonly waitFor: (params: { time: Value }) => string
  readonly sendFailed: string
  readonly unavailable: string
  readonly emailUnavailable: string
  readonly sentBefore: (params: { target: Value }) => string
  readonly nextIn: string
  readonly verify: string
  readonly checking: string
}

export const otpChannelsMessages = defineMessages<OtpChannelsTexts>('web/shared/otp-channels', english)
