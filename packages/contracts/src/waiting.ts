import type { Endpoint } from './define-endpoint.ts'

/**
 * Whether newcomers may have to wait for it. Payments, codes, providers and the desk never do; nor does whoever is under
 * way: they have a pass, which every answer renews.
 */
export function mayWait({ access, urgency }: Pick<Endpoint, 'access' | 'urgency'>): boolean {
  return urgency !== 'always' && access !== 'gateway' && access !== 'staff' && access !== 'panel'
}

/** Where somebody stands who waits; asking is what keeps their place. Without headers of ours: a bare page asks too. */
export const waitingPath = '/api/waiting'

/** Not a schema, which the browser would carry along. Place 0: it is their turn. */
export interface WaitingPlace {
  readonly place: number
  readonly seconds_left: number
}
