// Written by `npm run texts` from texts/en/web/home-old.json.
import english from '../../../../../texts/en/web/home-old.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface HomeOldTexts {
  readonly title: (params: { brand: Value }) => string
  readonly lead: string
  readonly login: string
  readonly register: string
  readonly services: string
  readonly loading: string
  readonly failed: string
  readonly from: (params: { price: Value }) => string
}

export const homeOldMessages = defineMessages<HomeOldTexts>('web/home-old', english)
