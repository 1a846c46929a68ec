// Written by `npm run texts` from texts/en/desk/me.json.
import english from '../../../../../texts/en/desk/me.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface MeTexts {
  readonly pageTitle: string
  readonly title: string
  readonly account: string
  readonly name: string
  readonly email: string
  readonly display: string
  readonly theme: string
  readonly light: string
  readonly dark: string
  readonly system: string
  readonly keys: string
  readonly keysText: string
  readonly singleKeys: string
  readonly density: string
  readonly comfortable: string
  readonly compact: string
  readonly moreContrast: string
  readonly languageNotKept: string
}

export const meMessages = defineMessages<MeTexts>('desk/me', english)
