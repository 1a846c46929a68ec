// Written by `npm run texts` from texts/en/web/shell-acting.json.
import english from '../../../../../texts/en/web/shell-acting.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ShellActingTexts {
  readonly acting: (params: { name: Value; customer: Value }) => string
  readonly left: (params: { minutes: number }) => string
  readonly leave: string
  readonly leaving: string
}

export const shellActingMessages = defineMessages<ShellActingTexts>('web/shell-acting', english)
