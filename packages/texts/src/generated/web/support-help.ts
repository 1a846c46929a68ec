// Written by `npm run texts` from texts/en/web/support-help.json.
import english from '../../../../../texts/en/web/support-help.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface SupportHelpTexts {
  readonly 'payment.title': string
  readonly 'payment.how.question': string
  readonly 'payment.how.answer': string
  readonly 'payment.debited.question': string
  readonly 'payment.debited.answer': string
  readonly 'payment.amount.question': string
  readonly 'payment.amount.answer': string
  readonly 'payment.stages.question': string
  readonly 'payment.stages.answer': string
  readonly 'documents.title': string
  readonly 'documents.where.question': string
  readonly 'documents.where.answer': string
  readonly 'documents.which.question': string
  readonly 'documents.which.answer': string
  readonly 'documents.refused.question': string
  readonly 'documents.refused.answer': string
  readonly 'otp.title': string
  readonly 'otp.missing.question': string
  readonly 'otp.missing.answer': string
  readonly 'otp.refused.question': string
  readonly 'otp.refused.answer': string
  readonly 'otp.asked.question': string
  readonly 'otp.asked.answer': string
  readonly 'progress.title': string
  readonly 'progress.where.question': string
  readonly 'progress.where.answer': string
  readonly 'progress.stuck.question': string
  readonly 'progress.stuck.answer': string
  readonly 'progress.business.question': string
  readonly 'progress.business.answer': string
  readonly 'refund.title': string
  readonly 'refund.cancel.question': string
  readonly 'refund.cancel.answer': string
  readonly 'refund.duration.question': string
  readonly 'refund.duration.answer': string
}

export const supportHelpMessages = defineMessages<SupportHelpTexts>('web/support-help', english)
