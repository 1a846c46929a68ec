import { defineTemplate } from '../message-template.ts'

/** A stage is completed, and a payment is next. */
export const stageCompletedPay = defineTemplate({
  name: 'stage-completed-pay',
  category: 'utility',
  params: ['stage', 'service', 'track_id', 'amount', 'link'],
  smsParams: ['service', 'track_id', 'amount', 'link'],
})
