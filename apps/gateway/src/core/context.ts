import type { CoreOptions } from './core-options.ts'
import type { Faces } from './face.ts'
import type { Misbehaviours } from './misbehaviours.ts'
import type { State } from './state.ts'
import type { Webhooks } from './webhooks.ts'

/** What every route of the gateway works with. */
export interface Context {
  options: CoreOptions
  state: State
  faces: Faces
  misbehaviours: Misbehaviours
  webhooks: Webhooks
}
