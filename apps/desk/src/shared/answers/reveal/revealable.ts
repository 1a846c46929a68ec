import type { GivenAnswers } from '@sanad/contracts/staff'

export interface Revealable {
  readonly from: keyof GivenAnswers
  readonly fieldId: string
  readonly label: string
}

/** Answers that are sealed at rest and shown as masks: identity numbers, accounts and passwords that were given. */
export function listRevealable(given: GivenAnswers, formLabel: (label: string) => string): Revealable[] {
  return (['form', 'information'] as const).flatMap((from) =>
    given[from]
      .filter(({ is_sealed: isSealed }) => isSealed)
      .map(({ field: { field_id: fieldId, label } }) => ({
        from,
        fieldId,
        label: from === 'form' ? formLabel(label) : label,
      })),
  )
}
