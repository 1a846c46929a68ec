import type { ApplicationForm, FormGroupName } from '@sanad/contracts'

export type Step = FormGroupName | 'check'

/** One step for each group with visible fields, then the review. */
export function listSteps(groups: ApplicationForm['groups']): Step[] {
  const asked = groups.filter(({ fields }) => fields.some((field) => field.asked)).map(({ group }) => group)
  return [...asked, 'check']
}

/** The query parameter of the current step, so that Back and reload restore it. */
export const stepSearch = (step: Step) => `?step=${step}`
