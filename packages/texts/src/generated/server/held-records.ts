// Written by `npm run texts` from texts/en/server/held-records.json.
import english from '../../../../../texts/en/server/held-records.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface HeldRecordsTexts {
  readonly payments: string
  readonly applications: string
  readonly consultations: string
  readonly consents: string
  readonly audit: string
  readonly until: (params: { what: Value; day: Value }) => string
  readonly nothing: string
}

export const heldRecordsMessages = defineMessages<HeldRecordsTexts>('server/held-records', english)
