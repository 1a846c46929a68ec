import type { Business, ListedBusiness } from '@sanad/contracts'

/** For which business an application is: an existing one by its id, a new one by its name, or still open. */
export type BusinessChoice =
  | { kind: 'existing'; id: string }
  | { kind: 'new'; name: string }
  | { kind: 'later' }

export interface ApplyValues {
  readonly stateId: number | null
  readonly business: BusinessChoice
}

/** Where a customer begins: the one business there is, or none yet. */
export function initialBusiness(businesses: readonly Business[]): BusinessChoice {
  const [only, ...others] = businesses
  return only && others.length === 0 ? { kind: 'existing', id: only.id } : { kind: 'later' }
}

/** The State that is known of a chosen business. */
export function knownState(business: BusinessChoice, businesses: readonly ListedBusiness[]): number | null {
  if (business.kind !== 'existing') return null
  return businesses.find(({ id }) => id === business.id)?.state_id ?? null
}

export interface ApplyProblems {
  readonly state: boolean
  readonly name: boolean
}

/** What is still missing before the application can be created. */
export function findApplyProblems({ stateId, business }: ApplyValues): ApplyProblems {
  return { state: stateId === null, name: business.kind === 'new' && business.name.trim() === '' }
}

/** Idempotency keys by input: a repeated submission of the same input creates nothing twice. */
export function attemptKey(serviceId: string, { stateId, business }: ApplyValues): string {
  return JSON.stringify([serviceId, stateId, business])
}
