// Written by `npm run texts` from texts/en/desk/shared/screen-names.json.
import english from '../../../../../../texts/en/desk/shared/screen-names.json' with { type: 'json' }
import { defineMessages } from '../../../messages.ts'

export interface ScreenNamesTexts {
  readonly signIn: string
  readonly search: string
  readonly me: string
  readonly notFound: string
  readonly work: string
  readonly application: string
  readonly review: string
  readonly tickets: string
  readonly ticket: string
  readonly people: string
  readonly person: string
  readonly invite: string
  readonly invitation: string
  readonly money: string
  readonly audit: string
  readonly customer: string
  readonly privacy: string
  readonly consultations: string
  readonly calendar: string
  readonly jobs: string
}

export const screenNamesMessages = defineMessages<ScreenNamesTexts>('desk/shared/screen-names', english)
