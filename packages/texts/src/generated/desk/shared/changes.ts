// Written by `npm run texts` from texts/en/desk/shared/changes.json.
import english from '../../../../../../texts/en/desk/shared/changes.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface ChangesTexts {
  readonly changed: (params: { changes: Value }) => string
  readonly change: (params: { what: Value; who: Value; time: Value }) => string
  readonly who: string
}

export const changesMessages = defineMessages<ChangesTexts>('desk/shared/changes', english)
