import type { ServiceApplication } from '@sanad/contracts'

/** Whether work waits for the form: the last stage is open, and no member of staff can complete it without the form. */
export function isFormDue(application: ServiceApplication): boolean {
  const { application_form: form, serviceDetails, default_timeline, next_step } = application
  return (
    form?.required === true &&
    form.submitted_at === null &&
    serviceDetails.client_status === 'processing' &&
    next_step.stage_id === default_timeline.at(-1)?.id
  )
}
