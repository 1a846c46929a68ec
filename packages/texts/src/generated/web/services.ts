// Written by `npm run texts` from texts/en/web/services.json.
import english from '../../../../../texts/en/web/services.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ServicesTexts {
  readonly title: string
  readonly apply: string
  readonly loading: string
  readonly failed: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly search: string
  readonly searchHint: string
  readonly status: string
  readonly anyStatus: string
  readonly found: (params: { count: number }) => string
  readonly foundMore: (params: { count: Value }) => string
  readonly nothingFound: string
  readonly nothingFoundText: string
  readonly showAll: string
  readonly catalogueTitle: string
  readonly catalogueText: string
  readonly catalogueLoading: string
  readonly catalogueFailed: string
  readonly backToServices: string
  readonly priceFixed: string
  readonly pricePerUnit: string
  readonly priceFirstStage: string
  readonly priceWhole: (params: { amount: Value }) => string
  readonly priceFrom: string
  readonly stages: (params: { stages: number }) => string
  readonly documents: (params: { documents: number }) => string
  readonly choose: string
  readonly chooseService: (params: { title: Value }) => string
  readonly applyBack: string
  readonly applyText: string
  readonly notOffered: string
  readonly notOfferedText: string
  readonly state: string
  readonly stateHint: string
  readonly stateKnown: string
  readonly chooseState: string
  readonly business: string
  readonly new: string
  readonly later: string
  readonly laterText: string
  readonly unnamed: string
  readonly anotherTitle: string
  readonly anotherText: string
  readonly alreadyTitle: string
  readonly alreadyText: string
  readonly openedOn: (params: { date: Value }) => string
  readonly completedOn: (params: { date: Value }) => string
  readonly applyAgain: string
  readonly continue: string
  readonly creating: string
  readonly createdElsewhere: (params: { title: Value }) => string
  readonly failedToCreate: string
}

export const servicesMessages = defineMessages<ServicesTexts>('web/services', english)
