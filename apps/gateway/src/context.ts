import type { GatewayOptions } from './gateway.ts'
import type { Misbehaviours } from './misbehaviour.ts'
import type { State } from './state.ts'
import type { Webhooks } from './webhooks.ts'

export interface Context {
  options: GatewayOptions
  state: State
  misbehaviours: Misbehaviours
  webhooks: Webhooks
}
