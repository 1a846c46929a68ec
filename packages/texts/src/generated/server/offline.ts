// Written by `npm run texts` from texts/en/server/offline.json.
import english from '../../../../../texts/en/server/offline.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface OfflineTexts {
  readonly title: string
  readonly text: string
  readonly nothing: string
  readonly kept: string
  readonly toOverview: string
  readonly goBack: string
  readonly call: (params: { phone: Value }) => string
  readonly again: string
}

export const offlineMessages = defineMessages<OfflineTexts>('server/offline', english)
