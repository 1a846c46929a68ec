// Written by `npm run texts` from texts/en/kit/toasts.json.
import english from '../../../../../texts/en/kit/toasts.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface ToastsTexts {
  readonly label: string
  readonly close: string
}

export const toastsMessages = defineMessages<ToastsTexts>('kit/toasts', english)
