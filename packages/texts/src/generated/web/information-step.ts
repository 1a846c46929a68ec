// Written by `npm run texts` from texts/en/web/information-step.json.
import english from '../../../../../texts/en/web/information-step.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface InformationStepTexts {
  readonly afterPayment: string
  readonly provide: string
  readonly itemsRequired: (params: { items: Value }) => string
  readonly guideContacts: string
  readonly nothingNeeded: string
  readonly allSubmitted: string
  readonly showSubmitted: string
}

export const informationStepMessages = defineMessages<InformationStepTexts>('web/information-step', english)
