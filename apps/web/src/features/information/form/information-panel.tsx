import type { ServiceApplication } from '@sanad/contracts'
import { informationMessages } from '@sanad/texts/web/information'
import { Alert, Banner, EmptyState, Stack, TextArea } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { Controller } from 'react-hook-form'
import { FieldInput } from '../../../shared/fields/field-input.tsx'
import { useMissingFirst } from '../use-missing-first.ts'
import { openItems } from './information-values.ts'
import type { InformationForm } from './use-information-form.ts'

interface InformationPanelProps {
  application: ServiceApplication
  information: InformationForm
  formId: string
  /** Whether everything that was filled in is submitted. */
  onSubmit: () => Promise<boolean>
}

/** Every field and extra item; those that were submitted show what was given. */
export function InformationPanel({ application, information, formId, onSubmit }: InformationPanelProps) {
  const texts = useMessages(informationMessages)
  const { fieldList, submittedFields, extra_info } = application
  const { form, isSubmitting } = information
  const open = openItems(application)
  const fields = useMissingFirst(
    fieldList,
    ({ field_id }) => field_id,
    (field) => open.fields.includes(field),
  )
  const extraItems = useMissingFirst(
    extra_info,
    ({ id }) => id,
    ({ is_submit }) => !is_submit,
  )
  const rootError = form.formState.errors.root?.message
  if (fieldList.length + extra_info.length === 0) {
    return <EmptyState headingLevel={3} title={texts.noInformation} />
  }
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { currentTarget } = event
        void onSubmit().then((isSubmitted) => isSubmitted || focusFirstProblem(currentTarget))
      }}
    >
      <Stack gap="large">
        {rootError && <Alert>{rootError}</Alert>}
        {open.fields.length + open.extraItems.length > 0 && (
          <Banner>
            {texts.checkFirst} {texts.savedLater}
          </Banner>
        )}
        {fields.map((field) => {
          const given = submittedFields.find(({ field_id }) => field_id === field.field_id)
          return given ? (
            <SubmittedField key={field.field_id} field={field} value={given.value} />
          ) : (
            <Controller
              key={field.field_id}
              control={form.control}
              name={`fields.${field.field_id}`}
              render={({ field: { name, value, onChange }, fieldState }) => (
                <FieldInput
                  field={field}
                  name={name}
                  value={value ?? ''}
                  onChange={onChange}
                  error={fieldState.error?.message}
                  disabled={isSubmitting}
                />
              )}
            />
          )
        })}
        {extraItems.map(({ id, title, value: given, is_submit }) =>
          is_submit ? (
            <TextArea key={id} label={title} value={given} hint={texts.submitted} disabled readOnly />
          ) : (
            <Controller
              key={id}
              control={form.control}
              name={`extra_info.${id}`}
              render={({ field: { value, ...input }, fieldState }) => (
                <TextArea
                  {...input}
                  label={title}
                  value={value ?? ''}
                  error={fieldState.error?.message}
                  disabled={isSubmitting}
                />
              )}
            />
          ),
        )}
      </Stack>
    </form>
  )
}

/** The first input that was refused, or the first one where nothing was filled in. */
function focusFirstProblem(form: HTMLFormElement): void {
  const inputs = 'input:enabled, select:enabled, textarea:enabled'
  const found = form.querySelector('[aria-invalid="true"]') ?? form.querySelector(inputs)
  if (found instanceof HTMLElement) found.focus()
}

type SubmittedFieldProps = Pick<Parameters<typeof FieldInput>[0], 'field' | 'value'>

function SubmittedField({ field, value }: SubmittedFieldProps) {
  const texts = useMessages(informationMessages)
  return <FieldInput field={field} value={value} hint={texts.submitted} onChange={() => {}} disabled />
}
