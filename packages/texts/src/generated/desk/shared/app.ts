// Written by `npm run texts` from texts/en/desk/shared/app.json.
import english from '../../../../../../texts/en/desk/shared/app.json' with { type: 'json' }
import { defineMessages } from '../../../messages.ts'

export interface AppTexts {
  readonly starting: string
  readonly errorTitle: string
  readonly errorText: string
  readonly retry: string
  readonly notFoundTitle: string
  readonly notFoundText: string
  readonly missingTitle: string
  readonly missingText: string
  readonly goHome: string
  readonly fileFailed: string
}

export const appMessages = defineMessages<AppTexts>('desk/shared/app', english)
