// Written by `npm run texts` from texts/en/kit/routing.json.
import english from '../../../../../texts/en/kit/routing.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface RoutingTexts {
  readonly loading: (params: { route: Value }) => string
}

export const routingMessages = defineMessages<RoutingTexts>('kit/routing', english)
