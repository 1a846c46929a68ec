// Written by `npm run texts` from texts/en/web/profile-nominee.json.
import english from '../../../../../texts/en/web/profile-nominee.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ProfileNomineeTexts {
  readonly title: string
  readonly text: string
  readonly named: (params: { name: Value; relation: Value; mobile: Value; date: Value }) => string
  readonly name: string
  readonly change: string
  readonly remove: string
  readonly removing: string
  readonly removed: string
  readonly removeFailed: string
  readonly dialogText: string
  readonly close: string
  readonly cancel: string
  readonly save: string
  readonly saving: string
  readonly saved: string
  readonly saveFailed: string
  readonly personName: string
  readonly relation: string
  readonly choose: string
  readonly mobile: string
  readonly nameMissing: string
  readonly relationMissing: string
  readonly mobileWrong: string
  readonly 'relation.spouse': string
  readonly 'relation.child': string
  readonly 'relation.parent': string
  readonly 'relation.sibling': string
  readonly 'relation.partner': string
  readonly 'relation.other': string
}

export const profileNomineeMessages = defineMessages<ProfileNomineeTexts>('web/profile-nominee', english)
