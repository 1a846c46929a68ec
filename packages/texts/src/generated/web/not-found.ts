// Written by `npm run texts` from texts/en/web/not-found.json.
import english from '../../../../../texts/en/web/not-found.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface NotFoundTexts {
  readonly title: string
  readonly text: string
  readonly home: string
}

export const notFoundMessages = defineMessages<NotFoundTexts>('web/not-found', english)
