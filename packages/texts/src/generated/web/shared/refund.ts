// Written by `npm run texts` from texts/en/web/shared/refund.json.
import english from '../../../../../../texts/en/web/shared/refund.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface RefundTexts {
  readonly title: string
  readonly onWay: string
  readonly delayed: string
  readonly done: string
  readonly requestedOn: (params: { when: Value }) => string
  readonly expectedBy: (params: { day: Value }) => string
  readonly heldUp: (params: { when: Value }) => string
  readonly completedOn: (params: { when: Value }) => string
  readonly ofPayments: (params: { payments: Value }) => string
  readonly reason: string
  readonly notDue: string
  readonly paidOtherwise: string
  readonly bankReference: string
}

export const refundMessages = defineMessages<RefundTexts>('web/shared/refund', english)
