// Written by `npm run texts` from texts/en/web/shared/otp-code.json.
import english from '../../../../../../texts/en/web/shared/otp-code.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface OtpCodeTexts {
  readonly boxes: string
  readonly pasteInvalid: string
  readonly expired: string
  readonly invalid: string
  readonly noToken: string
  readonly userMissing: string
  readonly requestUnknown: string
  readonly statusUnknown: string
  readonly verifyUnknown: string
  readonly sentTo: (params: { target: Value }) => string
  readonly sentAt: (params: { when: Value }) => string
  readonly newestCounts: string
  readonly newestSentAt: (params: { time: Value }) => string
  readonly sending: string
  readonly resend: string
  readonly resendIn: string
  readonly verifying: string
  readonly delayed: string
  readonly undelivered: string
}

export const otpCodeMessages = defineMessages<OtpCodeTexts>('web/shared/otp-code', english)
