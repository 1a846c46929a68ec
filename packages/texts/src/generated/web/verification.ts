// Written by `npm run texts` from texts/en/web/verification.json.
import english from '../../../../../texts/en/web/verification.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface VerificationTexts {
  readonly title: string
  readonly lead: string
  readonly service: string
  readonly trackingId: string
  readonly edit: string
  readonly fill: string
  readonly alreadyTitle: string
  readonly alreadyText: string
  readonly shared: string
  readonly sharedText: string
  readonly confirmFailed: string
  readonly doneTitle: string
  readonly doneText: string
  readonly home: string
}

export const verificationMessages = defineMessages<VerificationTexts>('web/verification', english)
