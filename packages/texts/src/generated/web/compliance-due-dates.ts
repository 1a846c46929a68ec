// Written by `npm run texts` from texts/en/web/compliance-due-dates.json.
import english from '../../../../../texts/en/web/compliance-due-dates.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ComplianceDueDatesTexts {
  readonly failed: string
  readonly filingsDue: (params: { count: number }) => string
  readonly filingsDueAtLeast: (params: { count: number }) => string
  readonly seeDueDates: string
  readonly nextDue: string
  readonly statusDone: string
  readonly statusOverdue: string
  readonly statusDueSoon: string
  readonly statusUpcoming: string
  readonly dueOn: (params: { day: Value }) => string
  readonly dueToday: string
  readonly dueTomorrow: string
  readonly dueInDays: (params: { count: Value }) => string
  readonly dueDaysAgo: (params: { count: number }) => string
  readonly unnamed: string
}

export const complianceDueDatesMessages = defineMessages<ComplianceDueDatesTexts>('web/compliance-due-dates', english)
