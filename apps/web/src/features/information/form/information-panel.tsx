import type { ServiceApplication } from '@sanad/contracts'
import { informationMessages } from '@sanad/texts/web/information'
import { Alert, Banner, EmptyState, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Controller } from 'react-hook-form'
import { FieldInput } from '../../../shared/fields/field-input.tsx'
import { useMissingFirst } from '../use-missing-first.ts'
import { ExtraItemInput } from './extra-item-input.tsx'
import { openItems } from './information-values.ts'
import { SubmittedField, SubmittedItem } from './submitted-answer.tsx'
import type { InformationForm } from './use-information-form.ts'

interface InformationPanelProps {
  application: ServiceApplication
  information: InformationForm
  formId: string
  /** Whether what was filled in may be submitted. */
  onSubmit: () => boolean
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
  const element = useRef<HTMLFormElement>(null)
  // What the server refused in the review is marked here.
  const arrive = useEffectEvent(() => {
    if (element.current?.querySelector(problem)) focusFirstProblem(element.current)
  })
  useEffect(() => arrive(), [])
  if (fieldList.length + extra_info.length === 0) {
    return <EmptyState headingLevel={3} title={texts.noInformation} />
  }
  return (
    <form
      ref={element}
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { currentTarget } = event
        // After the messages are rendered.
        if (!onSubmit()) requestAnimationFrame(() => focusFirstProblem(currentTarget))
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
            <SubmittedField
              key={field.field_id}
              application={application}
              field={field}
              value={given.value}
            />
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
                  hint={isKnown(field, value) ? [texts.knownHint, field.help].join(' ') : field.help}
                  error={fieldState.error?.message}
                  disabled={isSubmitting}
                />
              )}
            />
          )
        })}
        {extraItems.map((item) =>
          item.is_submit ? (
            <SubmittedItem key={item.id} application={application} item={item} />
          ) : (
            <Controller
              key={item.id}
              control={form.control}
              name={`extra_info.${item.id}`}
              render={({ field: { name, value, onChange, onBlur }, fieldState }) => (
                <ExtraItemInput
                  item={item}
                  name={name}
                  value={value ?? ''}
                  onChange={onChange}
                  onBlur={onBlur}
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

function isKnown({ known }: ServiceApplication['fieldList'][number], value: unknown): boolean {
  return known !== undefined && String(known) === String(value)
}

const problem = '[aria-invalid="true"]'

/** The first input that was refused, or the first one where nothing was filled in. */
function focusFirstProblem(form: HTMLFormElement): void {
  const inputs = 'input:enabled, select:enabled, textarea:enabled'
  const found = form.querySelector(problem) ?? form.querySelector(inputs)
  if (found instanceof HTMLElement) found.focus()
}
