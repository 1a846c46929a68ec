// Written by `npm run texts` from texts/en/web/tracking.json.
import english from '../../../../../texts/en/web/tracking.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface TrackingTexts {
  readonly title: string
  readonly loading: string
  readonly failed: string
  readonly applied: (params: { date: Value }) => string
  readonly progress: string
  readonly completed: string
  readonly completedOn: (params: { date: Value }) => string
  readonly inProgress: string
  readonly coming: string
  readonly notDone: string
  readonly locked: string
  readonly unpaid: string
  readonly privacy: string
  readonly login: string
  readonly lead: string
  readonly trackingId: string
  readonly trackingIdHint: string
  readonly trackingIdMissing: string
  readonly trackingIdInvalid: string
  readonly show: string
  readonly notFoundTitle: string
  readonly notFound: string
  readonly tooMany: (params: { seconds: number }) => string
}

export const trackingMessages = defineMessages<TrackingTexts>('web/tracking', english)
