// Written by `npm run texts` from texts/en/desk/shared/navigation.json.
import english from '../../../../../../texts/en/desk/shared/navigation.json' with { type: 'json' }
import { defineMessages } from '../../../messages.ts'

export interface NavigationTexts {
  readonly groupWork: string
  readonly work: string
  readonly mine: string
  readonly groupOwn: string
  readonly me: string
  readonly tickets: string
  readonly groupPeople: string
  readonly people: string
  readonly money: string
  readonly audit: string
  readonly privacy: string
  readonly groupViews: string
  readonly consultations: string
  readonly calendar: string
  readonly jobs: string
  readonly unowned: string
}

export const navigationMessages = defineMessages<NavigationTexts>('desk/shared/navigation', english)
