// Written by `npm run texts` from texts/en/desk/act-form.json.
import english from '../../../../../texts/en/desk/act-form.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface ActFormTexts {
  readonly cancel: string
  readonly recording: string
}

export const actFormMessages = defineMessages<ActFormTexts>('desk/act-form', english)
