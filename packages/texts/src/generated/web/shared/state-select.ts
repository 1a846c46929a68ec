// Written by `npm run texts` from texts/en/web/shared/state-select.json.
import english from '../../../../../../texts/en/web/shared/state-select.json' with { type: 'json' }
import { defineMessages } from '../../../messages.ts'

export interface StateSelectTexts {
  readonly choose: string
  readonly loading: string
  readonly unnamed: string
  readonly failed: string
}

export const stateSelectMessages = defineMessages<StateSelectTexts>('web/shared/state-select', english)
