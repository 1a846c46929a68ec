import { checkGstin, findStateOfGstin, hasPan, panOfGstin } from '../identifiers/gstin.ts'
import type { State } from '../identifiers/indian-states.ts'
import { findPanDoubt } from '../identifiers/pan-doubts.ts'
import { checkBuyerGstin } from './buyer.ts'

export type StateChange = { state: State; tax: 'interstate' | 'home' | 'same' }

/**
 * What a GSTIN of another State than the chosen one changes: the State follows it, and with it the kinds of tax. The total
 * is the same in every State.
 */
export function findStateChange(
  gstin: string,
  { stateId, homeStateId }: { stateId: number | null; homeStateId: number },
): StateChange | undefined {
  const state = checkBuyerGstin(gstin).ok ? findStateOfGstin(gstin) : undefined
  if (state === undefined || state.id === stateId) return undefined
  if (state.id === homeStateId) return { state, tax: 'home' }
  return { state, tax: stateId === homeStateId ? 'interstate' : 'same' }
}

/** Whether a GSTIN is of a person, whose own name is the legal one: the fourth letter of the PAN in it is P. */
export function isGstinOfPerson(gstin: string): boolean {
  const checked = checkGstin(gstin)
  return checked.ok && hasPan(checked.value) && panOfGstin(checked.value).charAt(3) === 'P'
}

/** Whether the PAN in a GSTIN does not fit the legal name, by its fifth letter. A second look, never a refusal. */
export function isNameDoubted({ gstin, legalName }: Record<'gstin' | 'legalName', string>): boolean {
  const checked = checkGstin(gstin)
  if (!checked.ok || !hasPan(checked.value)) return false
  return findPanDoubt(panOfGstin(checked.value), { name: legalName }) !== undefined
}
