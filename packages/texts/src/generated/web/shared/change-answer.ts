// Written by `npm run texts` from texts/en/web/shared/change-answer.json.
import english from '../../../../../../texts/en/web/shared/change-answer.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface ChangeAnswerTexts {
  readonly ask: string
  readonly askAbout: (params: { label: Value }) => string
  readonly why: string
  readonly whyHint: string
  readonly whyMissing: string
  readonly subject: (params: { label: Value }) => string
  readonly send: string
  readonly sending: string
  readonly cancel: string
  readonly sent: string
  readonly failed: string
  readonly openSince: (params: { date: Value }) => string
  readonly answered: (params: { date: Value }) => string
  readonly reopened: string
  readonly read: string
}

export const changeAnswerMessages = defineMessages<ChangeAnswerTexts>('web/shared/change-answer', english)
