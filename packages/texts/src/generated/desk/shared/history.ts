// Written by `npm run texts` from texts/en/desk/shared/history.json.
import english from '../../../../../../texts/en/desk/shared/history.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface HistoryTexts {
  readonly title: string
  readonly summary: string
  readonly loading: string
  readonly failed: string
  readonly customer: string
  readonly portal: string
  readonly when: (params: { when: Value; who: Value }) => string
  readonly of: (params: { what: Value; subjects: Value }) => string
}

export const historyMessages = defineMessages<HistoryTexts>('desk/shared/history', english)
