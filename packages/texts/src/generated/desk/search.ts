// Written by `npm run texts` from texts/en/desk/search.json.
import english from '../../../../../texts/en/desk/search.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface SearchTexts {
  readonly title: string
  readonly label: string
  readonly placeholder: string
  readonly close: string
  readonly results: string
  readonly failed: string
  readonly applications: string
  readonly customers: string
  readonly tickets: string
  readonly orders: string
  readonly documents: string
  readonly commands: string
  readonly nothing: (params: { tried: Value }) => string
  readonly nothingToTry: string
  readonly tracking_id: string
  readonly mobile: string
  readonly email: string
  readonly name: string
  readonly ticket: string
  readonly order: string
  readonly number: string
  readonly bank_reference: string
  readonly references: string
  readonly reference: string
  readonly byPan: string
  readonly lookUpPan: string
  readonly recorded: string
  readonly noAadhaar: string
  readonly noLookUp: string
  readonly panHint: (params: { pan: Value }) => string
  readonly why: string
  readonly whyMissing: string
  readonly whyCustomerAsks: string
  readonly whyDepartmentCall: string
  readonly whyDepartmentPortal: string
  readonly whyComparePaper: string
  readonly reason: string
  readonly reasonMissing: string
  readonly lookUp: string
  readonly looking: string
  readonly panFound: (params: { pan: Value }) => string
  readonly panUnknown: string
}

export const searchMessages = defineMessages<SearchTexts>('desk/search', english)
