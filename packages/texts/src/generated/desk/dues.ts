// Written by `npm run texts` from texts/en/desk/dues.json.
import english from '../../../../../texts/en/desk/dues.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface DuesTexts {
  readonly title: string
  readonly loading: string
  readonly failed: string
  readonly none: string
  readonly age: (params: { days: number }) => string
  readonly toldAt: string
  readonly neverTold: string
  readonly nextReminder: string
  readonly noReminder: string
  readonly sendAgain: string
  readonly showQr: string
  readonly qrTitle: (params: { amount: Value }) => string
  readonly qrHint: (params: { stage: Value; track: Value }) => string
  readonly qrCode: string
  readonly link: string
  readonly close: string
  readonly sent: (params: { channels: Value }) => string
  readonly sentPortal: string
  readonly notSent: string
  readonly sms: string
  readonly email: string
  readonly whatsapp: string
  readonly next: string
  readonly previous: string
}

export const duesMessages = defineMessages<DuesTexts>('desk/dues', english)
