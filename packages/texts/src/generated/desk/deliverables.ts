// Written by `npm run texts` from texts/en/desk/deliverables.json.
import english from '../../../../../texts/en/desk/deliverables.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface DeliverablesTexts {
  readonly title: string
  readonly none: string
  readonly attach: string
  readonly attachAndTell: string
  readonly notAttached: string
  readonly what: string
  readonly certificate: string
  readonly acknowledgement: string
  readonly letter: string
  readonly inEnglish: string
  readonly inHindi: string
  readonly missing: string
  readonly file: string
  readonly fileHint: string
  readonly fileMissing: string
  readonly number: string
  readonly issuedOn: string
  readonly issuedOnHint: string
  readonly issuedLater: string
  readonly dayWrong: string
  readonly validUntil: string
  readonly validUsually: (params: { months: number }) => string
  readonly validWithoutEnd: string
  readonly endsTooEarly: string
  readonly visible: string
  readonly 'visible.now': string
  readonly 'visible.when_completed': string
  readonly replaces: string
  readonly replacesNone: string
  readonly 'scan.checking': string
  readonly 'scan.clean': string
  readonly 'scan.infected': string
  readonly soon: string
  readonly waits: string
  readonly replaced: string
  readonly numberIs: (params: { number: Value }) => string
  readonly issued: (params: { day: Value }) => string
  readonly valid: (params: { day: Value }) => string
  readonly unlimited: string
  readonly by: (params: { name: Value }) => string
  readonly datePattern: string
  readonly calendar: string
}

export const deliverablesMessages = defineMessages<DeliverablesTexts>('desk/deliverables', english)
