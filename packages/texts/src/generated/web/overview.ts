// Written by `npm run texts` from texts/en/web/overview.json.
import english from '../../../../../texts/en/web/overview.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface OverviewTexts {
  readonly hello: (params: { name: Value }) => string
  readonly helloNobody: string
  readonly nothingToDo: string
  readonly thingsToDo: (params: { count: number }) => string
  readonly needsYou: string
  readonly moreServices: (params: { shown: Value }) => string
  readonly others: string
  readonly atAGlance: string
  readonly nextPayment: string
  readonly allServices: string
  readonly apply: string
  readonly loading: string
  readonly failed: string
  readonly emptyText: string
  readonly stepChoose: string
  readonly stepGive: string
  readonly stepFollow: string
}

export const overviewMessages = defineMessages<OverviewTexts>('web/overview', english)
