// Written by `npm run texts` from texts/en/web/businesses.json.
import english from '../../../../../texts/en/web/businesses.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface BusinessesTexts {
  readonly missing: string
  readonly add: string
  readonly change: string
  readonly titleEdit: string
  readonly titleAdd: string
  readonly tabs: string
  readonly browse: string
  readonly new: string
  readonly yourBusinesses: string
  readonly unnamed: string
  readonly loading: string
  readonly noneFound: string
  readonly noneFoundText: string
  readonly noneSelected: string
  readonly noneSelectedText: string
  readonly save: string
  readonly saving: string
  readonly submit: string
  readonly submitting: string
  readonly back: string
  readonly close: string
  readonly selectOne: string
  readonly locked: string
  readonly openOrder: string
  readonly bankDecides: string
  readonly beingChecked: string
  readonly beforeTitle: string
  readonly beforeText: string
  readonly choose: string
  readonly payWithout: string
  readonly fetchFailed: string
  readonly added: string
  readonly addFailed: string
  readonly updated: string
  readonly updateFailed: string
}

export const businessesMessages = defineMessages<BusinessesTexts>('web/businesses', english)
