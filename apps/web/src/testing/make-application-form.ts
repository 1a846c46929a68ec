import type { ApplicationForm, FormField } from '@sanad/contracts'

/** A text field that is asked for and required. */
export function makeFormField(
  field_id: string,
  field_title = field_id,
  more: Partial<FormField> = {},
): FormField {
  return {
    field_id,
    field_title,
    label: field_title,
    help: '',
    input_type: 'text',
    options: [],
    identifier: null,
    value: '',
    asked: true,
    required: true,
    read_only: false,
    secret: false,
    max_length: 500,
    only_if: null,
    ...more,
  }
}

/** Nothing of it is submitted yet. */
export function makeApplicationForm(
  groups: ApplicationForm['groups'],
  more: Partial<ApplicationForm> = {},
): ApplicationForm {
  return {
    id: crypto.randomUUID(),
    user_id: crypto.randomUUID(),
    track_id: 'SKI-8F3KQ7M2XD',
    service_id: 'skill-india',
    title: 'Skill India',
    payment_status: 0,
    groups,
    submitted_at: null,
    change_requests: [],
    draft: null,
    ...more,
  }
}
