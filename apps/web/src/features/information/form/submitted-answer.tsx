import type { FieldView, ServiceApplication } from '@sanad/contracts'
import type { FieldValue } from '@sanad/domain'
import { informationMessages } from '@sanad/texts/web/information'
import { useMessages } from '@sanad/web-kit'
import { ChangeOfAnswer } from '../../../shared/answers/change-of-answer.tsx'
import { FieldInput } from '../../../shared/fields/field-input.tsx'
import { ExtraItemInput } from './extra-item-input.tsx'

type Application = Pick<ServiceApplication, 'serviceDetails' | 'change_requests' | 'allowed_actions'>

interface SubmittedFieldProps {
  application: Application
  field: FieldView
  value: FieldValue
}

/** A field that was submitted: locked, with the way to have it changed. */
export function SubmittedField({ application, field, value }: SubmittedFieldProps) {
  const texts = useMessages(informationMessages)
  if (field.destroyed) {
    return <FieldInput field={field} value={value} hint={texts.destroyed} onChange={() => {}} disabled />
  }
  return (
    <div>
      <FieldInput field={field} value={value} hint={texts.submitted} onChange={() => {}} disabled />
      <Change application={application} answer={{ fieldId: field.field_id, label: field.field_title }} />
    </div>
  )
}

interface SubmittedItemProps {
  application: Application
  item: ServiceApplication['extra_info'][number]
}

export function SubmittedItem({ application, item }: SubmittedItemProps) {
  const texts = useMessages(informationMessages)
  return (
    <div>
      <ExtraItemInput item={item} value={item.value} hint={texts.submitted} onChange={() => {}} disabled />
      <Change application={application} answer={{ fieldId: item.id, label: item.title }} />
    </div>
  )
}

interface ChangeProps {
  application: Application
  answer: { fieldId: string; label: string }
}

function Change({ application, answer }: ChangeProps) {
  return (
    <ChangeOfAnswer
      applicationId={application.serviceDetails.id}
      answer={answer}
      requests={application.change_requests}
      mayAsk={application.allowed_actions.includes('submit_information')}
    />
  )
}
