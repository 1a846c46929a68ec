import type { ServiceApplication } from '@sanad/contracts'

export interface Revealable {
  readonly fieldId: string
  readonly label: string
}

/** Answers that are sealed at rest and shown as masks: identity numbers and passwords that were given. */
export function listRevealable({
  fieldList,
  submittedFields,
}: Pick<ServiceApplication, 'fieldList' | 'submittedFields'>): Revealable[] {
  return fieldList.flatMap(({ field_id, label, identifier, input_type, destroyed }) => {
    if (destroyed) return []
    const isSealed = identifier === 'pan' || identifier === 'aadhaar' || input_type === 'password'
    const isGiven = submittedFields.some((given) => given.field_id === field_id && given.value !== '')
    return isSealed && isGiven ? [{ fieldId: field_id, label }] : []
  })
}
