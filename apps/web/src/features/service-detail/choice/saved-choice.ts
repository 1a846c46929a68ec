import type { ServiceApplication, Selection as WireSelection } from '@sanad/contracts'
import { NO_SELECTION, type Selection } from '@sanad/domain'

/** What decides the price and is the customer's to choose. */
export interface Choice {
  readonly quantity: number
  readonly selection: Selection
  readonly stateId: number | null
}

export function savedChoice({ serviceDetails }: Pick<ServiceApplication, 'serviceDetails'>): Choice {
  const { quantity, selection, stateId } = serviceDetails
  return { quantity, stateId, selection: selection ? fromWire(selection) : NO_SELECTION }
}

function fromWire({ primary, sub = null, nested = null }: WireSelection): Selection {
  return { primary, sub, nested }
}

/** The part of a choice that `update` is to save. */
export function choiceBody({ quantity, selection, stateId }: Partial<Choice>) {
  return {
    ...(quantity !== undefined && { quantity }),
    ...(selection?.primary && { selection: { ...selection, primary: selection.primary } }),
    ...(typeof stateId === 'number' && { stateId }),
  }
}

/** The unsaved remainder of a draft after a save: what was changed while it was in flight. */
export function unsavedPart(draft: Partial<Choice>, sent: Partial<Choice>): Partial<Choice> {
  return {
    ...(draft.quantity !== undefined && draft.quantity !== sent.quantity && { quantity: draft.quantity }),
    ...(draft.selection !== undefined &&
      draft.selection !== sent.selection && { selection: draft.selection }),
    ...(draft.stateId !== undefined && draft.stateId !== sent.stateId && { stateId: draft.stateId }),
  }
}
