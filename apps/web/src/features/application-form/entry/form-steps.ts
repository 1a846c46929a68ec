import type { ApplicationForm, FormGroupName } from '@sanad/contracts'

export type Step = FormGroupName | 'check'

/** A step for each group of which the service asks for something, then the answers to be checked. */
export function listSteps(groups: ApplicationForm['groups']): Step[] {
  const asked = groups.filter(({ fields }) => fields.some((field) => field.asked)).map(({ group }) => group)
  return [...asked, 'check']
}

/** Where a step is shown; it stands in the address, so that Back and a reload lead to it. */
export const stepSearch = (step: Step) => `?step=${step}`
