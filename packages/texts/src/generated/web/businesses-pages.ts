// Written by `npm run texts` from texts/en/web/businesses-pages.json.
import english from '../../../../../texts/en/web/businesses-pages.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface BusinessesPagesTexts {
  readonly title: string
  readonly intro: string
  readonly new: string
  readonly loading: string
  readonly fetchFailed: string
  readonly noneFound: string
  readonly noneFoundText: string
  readonly unnamed: string
  readonly newTitle: string
  readonly editTitle: string
  readonly name: string
  readonly columnApplications: string
  readonly columnAdded: string
  readonly applications: (params: { count: number }) => string
  readonly cancel: string
  readonly close: string
  readonly submit: string
  readonly submitting: string
  readonly save: string
  readonly saving: string
  readonly added: string
  readonly createFailed: string
  readonly updated: string
  readonly updateFailed: string
  readonly loadingOne: string
  readonly notFoundTitle: string
  readonly notFoundText: string
  readonly back: string
  readonly edit: string
  readonly services: string
  readonly noServices: string
  readonly apply: string
  readonly dueDates: string
  readonly overdue: (params: { count: number }) => string
  readonly nothingOverdue: string
  readonly next: (params: { what: Value; when: Value }) => string
  readonly nothingAhead: string
  readonly noProfile: string
  readonly answer: string
  readonly calendar: string
  readonly licences: string
  readonly noLicences: string
  readonly validUntil: (params: { day: Value }) => string
  readonly ended: (params: { day: Value }) => string
  readonly over: string
}

export const businessesPagesMessages = defineMessages<BusinessesPagesTexts>('web/businesses-pages', english)
