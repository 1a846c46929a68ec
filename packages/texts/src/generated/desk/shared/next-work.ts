// Written by `npm run texts` from texts/en/desk/shared/next-work.json.
import english from '../../../../../../texts/en/desk/shared/next-work.json' with { type: 'json' }
import { defineMessages } from '../../../messages.ts'

export interface NextWorkTexts {
  readonly take: string
  readonly failed: string
  readonly nothing: string
  readonly listDone: string
}

export const nextWorkMessages = defineMessages<NextWorkTexts>('desk/shared/next-work', english)
