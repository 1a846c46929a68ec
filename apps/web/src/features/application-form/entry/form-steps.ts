import type { ApplicationForm, FormGroupName } from '@sanad/contracts'

export type Step = FormGroupName | 'check'

/** One step for each group with visible fields, then the review. */
export function listSteps(groups: ApplicationForm['groups']): Step[] {
  const asked = groups.filter(({ fields }) => fields.some((field) => field.asked)).map(({ group }) => group)
  return [...asked, 'check']
}

/** The query parameter of the current step, so that Back and reload restore it. */
export const stepSearch = (step: Step) => `?step=${step}`

const returnsParameter = 'return'

/** A step that is visited from the review, and leads back to it. */
export const changeSearch = (step: Step) => `${stepSearch(step)}&${returnsParameter}=check`

export function returnsToReview(params: URLSearchParams): boolean {
  return params.get(returnsParameter) === 'check'
}
