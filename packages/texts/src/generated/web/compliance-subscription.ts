// Written by `npm run texts` from texts/en/web/compliance-subscription.json.
import english from '../../../../../texts/en/web/compliance-subscription.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ComplianceSubscriptionTexts {
  readonly title: string
  readonly off: string
  readonly on: (params: { day: Value }) => string
  readonly how: string
  readonly make: string
  readonly making: string
  readonly makeFailed: string
  readonly address: string
  readonly addressHint: string
  readonly open: string
  readonly copy: string
  readonly copied: string
  readonly google: string
  readonly madeOn: (params: { day: Value }) => string
  readonly readAt: (params: { time: Value }) => string
  readonly neverRead: string
  readonly replace: string
  readonly replaceHint: string
  readonly withdraw: string
  readonly withdrawing: string
  readonly withdrawn: string
  readonly withdrawFailed: string
  readonly loading: string
  readonly failed: string
  readonly once: string
  readonly onceHint: string
}

export const complianceSubscriptionMessages = defineMessages<ComplianceSubscriptionTexts>('web/compliance-subscription', english)
