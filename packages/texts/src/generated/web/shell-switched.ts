// Written by `npm run texts` from texts/en/web/shell-switched.json.
import english from '../../../../../texts/en/web/shell-switched.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ShellSwitchedTexts {
  readonly switched: (params: { name: Value }) => string
}

export const shellSwitchedMessages = defineMessages<ShellSwitchedTexts>('web/shell-switched', english)
