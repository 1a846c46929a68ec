import type { ApplicationForm, FormGroupName } from '@sanad/contracts'
import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { Alert, Button, ErrorSummary } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { Fragment, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import styles from '../application-form.module.css'
import { focusFirstError, summarise } from '../form-errors.ts'
import { FormField } from '../form-field.tsx'
import { visibleFields } from '../form-values.ts'
import { listSteps } from './form-steps.ts'
import { ReuseFormAnswer } from './reuse-form-answer.tsx'
import type { FormEntryState } from './use-form-entry.ts'

interface FormStepProps {
  form: ApplicationForm
  step: FormGroupName
  entry: FormEntryState
}

/** One group of the form. */
export function FormStep({ form, step, entry }: FormStepProps) {
  const texts = useMessages(applicationFormMessages)
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const { values, problems, errors, doubts, failure, change, proceed, isChange } = entry
  const group = form.groups.find((candidate) => candidate.group === step)
  const fields = visibleFields(group?.fields ?? [], values)
  const isFirst = listSteps(form.groups)[0] === step
  // What is wrong on another step is said there.
  const wrong = summarise(fields, errors)

  // Validation errors that led back to this step.
  const arrive = useEffectEvent(() => focusFirstError(element.current, problems))
  useEffect(() => arrive(), [])

  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        focusFirstError(element.current, proceed(step))
      }}
    >
      {failure && <Alert>{failure}</Alert>}
      {wrong.length > 0 && <ErrorSummary title={texts.correctMarked} errors={wrong} />}
      {fields.map((field) => (
        <Fragment key={field.field_id}>
          <FormField
            field={field}
            value={values[field.field_id] ?? ''}
            error={errors[field.field_id]}
            doubt={doubts[field.field_id]}
            onChange={(value) => change(field.field_id, value)}
          />
          <ReuseFormAnswer
            applicationId={form.id}
            field={field}
            onUsed={(mask) => change(field.field_id, mask)}
          />
        </Fragment>
      ))}
      <div className={styles.actions}>
        <Button type="submit" fullWidth>
          {isChange ? texts.toReview : texts.continue}
        </Button>
        {!isFirst && (
          <Button variant="quiet" onClick={() => void navigate(-1)}>
            {texts.back}
          </Button>
        )}
      </div>
    </form>
  )
}
