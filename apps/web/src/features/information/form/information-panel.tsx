import type { ServiceApplication } from '@sanad/contracts'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { informationMessages } from '@sanad/texts/web/information'
import { reuseAnswersMessages } from '@sanad/texts/web/shared/reuse-answers'
import { Alert, Banner, EmptyState, ErrorSummary, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { isSecret } from '../../../shared/fields/field-definition-of.ts'
import { FieldDoubt } from '../../../shared/fields/field-doubt.tsx'
import { FieldInput } from '../../../shared/fields/field-input.tsx'
import { AskedLayout } from '../asked-layout.tsx'
import { useMissingFirst } from '../use-missing-first.ts'
import { type Answer, AnswerLink, answerPlace } from './answer-link.tsx'
import { ExtraItemInput } from './extra-item-input.tsx'
import { findDoubts } from './information-values.ts'
import { openItems } from './open-items.ts'
import { problemText } from './problem-text.ts'
import { ReuseAnswerButton } from './reuse-answer-button.tsx'
import { SubmittedField, SubmittedItem } from './submitted-answer.tsx'
import type { InformationForm } from './use-information-form.ts'

interface InformationPanelProps {
  application: ServiceApplication
  information: InformationForm
  formId: string
  /** Whether there is room for a list of the questions. */
  isWide: boolean
  /** Whether what was filled in may be submitted. */
  onSubmit: () => boolean
}

/** Every field and extra item; those that were submitted show what was given. */
export function InformationPanel({
  application,
  information,
  formId,
  isWide,
  onSubmit,
}: InformationPanelProps) {
  const texts = useMessages(informationMessages)
  const { fieldList, submittedFields, extra_info } = application
  const { form, isSubmitting } = information
  const reasons = useMessages(fieldReasonsMessages)
  const reuse = useMessages(reuseAnswersMessages)
  const open = openItems(application)
  const doubts = findDoubts(application, useWatch({ control: form.control, name: 'fields' }))
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
  const { errors } = form.formState
  const rootError = errors.root?.type
  const wrong = [
    ...fields
      .filter(({ field_id }) => errors.fields?.[field_id])
      .map(({ field_id, field_title }) => ({ name: `fields.${field_id}`, label: field_title })),
    ...extraItems
      .filter(({ id }) => errors.extra_info?.[id])
      .map(({ id, title }) => ({ name: `extra_info.${id}`, label: title })),
  ]
  const element = useRef<HTMLFormElement>(null)
  // What the server refused in the review is marked here.
  const arrive = useEffectEvent(() => {
    if (element.current?.querySelector(problem)) focusFirstProblem(element.current)
  })
  useEffect(() => arrive(), [])
  if (fieldList.length + extra_info.length === 0) {
    return <EmptyState headingLevel={2} title={texts.noInformation} />
  }
  const stateOfField = (field: (typeof fields)[number]): Answer['state'] => {
    if (!open.fields.includes(field)) return 'given'
    if (errors.fields?.[field.field_id]) return 'wrong'
    return isKnown(field, form.getValues(`fields.${field.field_id}`)) ? 'toCheck' : 'open'
  }
  const questions = (
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
        {rootError === 'nothingFilled' && <Alert>{texts.nothingFilled}</Alert>}
        {wrong.length > 0 && <ErrorSummary title={texts.correctMarked} errors={wrong} />}
        {open.fields.length + open.extraItems.length > 0 && (
          <Banner>
            {texts.checkFirst} {texts.savedLater}
          </Banner>
        )}
        {fields.map((field) => {
          const given = submittedFields.find(({ field_id }) => field_id === field.field_id)
          const answer = given ? (
            <SubmittedField application={application} field={field} value={given.value} />
          ) : (
            <Controller
              control={form.control}
              name={`fields.${field.field_id}`}
              render={({ field: { name, value, onChange }, fieldState }) => (
                <FieldInput
                  field={
                    field.optional
                      ? { ...field, field_title: texts.optional({ name: field.field_title }) }
                      : field
                  }
                  name={name}
                  value={value ?? ''}
                  onChange={onChange}
                  hint={[isKnown(field, value) && reuse.known, field.help, isSecret(field) && texts.notKept]
                    .filter(Boolean)
                    .join(' ')}
                  error={problemText(fieldState.error, reasons, field)}
                  disabled={isSubmitting}
                />
              )}
            />
          )
          const doubt = doubts.get(field.field_id)
          return (
            <div key={field.field_id} {...answerPlace(field.field_id)}>
              <Stack gap="small">
                {answer}
                {!given && <FieldDoubt>{doubt && reasons[doubt]}</FieldDoubt>}
                {!given && (
                  <ReuseAnswerButton
                    application={application.serviceDetails}
                    field={field}
                    // What was typed gives way to it.
                    onUsed={() => form.setValue(`fields.${field.field_id}`, '')}
                  />
                )}
              </Stack>
            </div>
          )
        })}
        {extraItems.map((item) => (
          <div key={item.id} {...answerPlace(item.id)}>
            {item.is_submit ? (
              <SubmittedItem application={application} item={item} />
            ) : (
              <Controller
                control={form.control}
                name={`extra_info.${item.id}`}
                render={({ field: { name, value, onChange, onBlur }, fieldState }) => (
                  <ExtraItemInput
                    item={item}
                    name={name}
                    value={value ?? ''}
                    onChange={onChange}
                    onBlur={onBlur}
                    error={problemText(fieldState.error, reasons)}
                    disabled={isSubmitting}
                  />
                )}
              />
            )}
          </div>
        ))}
      </Stack>
    </form>
  )
  const answers: readonly Answer[] = [
    ...fields.map((field) => ({
      id: field.field_id,
      label: field.field_title,
      state: stateOfField(field),
    })),
    ...extraItems.map(({ id, title, is_submit }) => ({
      id,
      label: title,
      state: is_submit ? ('given' as const) : ('open' as const),
    })),
  ]
  return (
    <AskedLayout
      label={texts.jump}
      list={isWide && answers.map((answer) => <AnswerLink key={answer.id} answer={answer} />)}
      item={questions}
    />
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
