// Written by `npm run texts` from texts/en/web/link-entry.json.
import english from '../../../../../texts/en/web/link-entry.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface LinkEntryTexts {
  readonly title: string
  readonly loading: string
  readonly failed: string
}

export const linkEntryMessages = defineMessages<LinkEntryTexts>('web/link-entry', english)
