// Written by `npm run texts` from texts/en/web/otp.json.
import english from '../../../../../texts/en/web/otp.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface OtpTexts {
  readonly title: string
  readonly lead: string
  readonly otherNumber: string
}

export const otpMessages = defineMessages<OtpTexts>('web/otp', english)
