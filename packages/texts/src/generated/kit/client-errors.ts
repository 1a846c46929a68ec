// Written by `npm run texts` from texts/en/kit/client-errors.json.
import english from '../../../../../texts/en/kit/client-errors.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface ClientErrorsTexts {
  readonly network: string
  readonly timeout: string
  readonly unexpected_answer: string
  readonly aborted: string
  readonly token_expired: string
  readonly token_missing: string
  readonly photo_unreadable: string
}

export const clientErrorsMessages = defineMessages<ClientErrorsTexts>('kit/client-errors', english)
