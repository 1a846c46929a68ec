// Written by `npm run texts` from texts/en/web/application-form-open.json.
import english from '../../../../../texts/en/web/application-form-open.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ApplicationFormOpenTexts {
  readonly title: string
  readonly open: string
  readonly show: string
  readonly showText: (params: { date: Value }) => string
  readonly showDoneText: (params: { date: Value }) => string
  readonly openText: string
  readonly fetchFailed: string
  readonly noteSubmitted: (params: { date: Value }) => string
  readonly noteOptional: string
  readonly noteNeeded: (params: { stage: Value }) => string
  readonly due: string
  readonly dueText: (params: { stage: Value }) => string
}

export const applicationFormOpenMessages = defineMessages<ApplicationFormOpenTexts>('web/application-form-open', english)
