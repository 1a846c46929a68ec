// Written by `npm run texts` from texts/en/desk/act-form.json.
import english from '../../../../../texts/en/desk/act-form.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ActFormTexts {
  readonly cancel: string
  readonly recording: string
  readonly chooseFile: string
  readonly otherFile: string
  readonly removeFile: (params: { name: Value }) => string
  readonly draftIsBack: string
}

export const actFormMessages = defineMessages<ActFormTexts>('desk/act-form', english)
