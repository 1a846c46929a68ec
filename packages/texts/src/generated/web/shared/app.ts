// Written by `npm run texts` from texts/en/web/shared/app.json.
import english from '../../../../../../texts/en/web/shared/app.json' with { type: 'json' }
import { defineMessages } from '../../../messages.ts'

export interface AppTexts {
  readonly initializing: string
  readonly verifying: string
  readonly errorTitle: string
  readonly errorText: string
  readonly refresh: string
  readonly goHome: string
  readonly offlineTitle: string
  readonly offlineText: string
  readonly help: string
}

export const appMessages = defineMessages<AppTexts>('web/shared/app', english)
