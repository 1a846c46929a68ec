import type { ApplicationForm, FormField } from '@sanad/contracts'
import { isEmptyValue } from '@sanad/domain'
import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { Alert, Banner, Button, Card, ErrorSummary } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { Fragment, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Answers } from '../answers.tsx'
import styles from '../application-form.module.css'
import { focusFirstError, summarise } from '../form-errors.ts'
import { FormField as Field } from '../form-field.tsx'
import { listFields, visibleFields } from '../form-values.ts'
import type { Problem } from '../problem-texts.ts'
import { changeSearch } from './form-steps.ts'
import { ReuseFormAnswer } from './reuse-form-answer.tsx'
import type { FormEntryState } from './use-form-entry.ts'

const idsOf = (problems: readonly Problem[]) => problems.map(({ fieldId }) => fieldId)

interface CheckAnswersProps {
  form: ApplicationForm
  entry: FormEntryState
}

/** Review step before the submission; what is missing or wrong is asked for here. */
export function CheckAnswers({ form, entry }: CheckAnswersProps) {
  const texts = useMessages(applicationFormMessages)
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  // As of the arrival: a field does not leave under the hands while it is filled in.
  const [found, setFound] = useState(() => entry.problemsOf())
  const [arrived] = useState(entry.values)
  const [isTried, setTried] = useState(false)
  const missing = idsOf(found)
  // Before the first try: what is there and wrong, not what is still to be given, and nothing of a step that was left.
  const wrong = found.filter(
    (problem) =>
      !('reason' in problem && problem.reason === 'empty') &&
      entry.values[problem.fieldId] === arrived[problem.fieldId],
  )
  const errors = isTried ? entry.errors : entry.textsOf(wrong)
  const shown = visibleFields(listFields(form.groups), entry.values)
  const isOpen = (field: FormField) => missing.includes(field.field_id) && shown.includes(field)
  const isAnswered = (field: FormField) =>
    !isOpen(field) && (!field.asked || shown.includes(field)) && !isEmptyValue(entry.values[field.field_id])
  const open = listFields(form.groups).filter(isOpen)
  const groups = form.groups.filter(({ fields }) => fields.some((field) => field.asked))

  const submit = async () => {
    setTried(true)
    const open = await entry.submit()
    setFound((current) => [...current, ...open.filter(({ fieldId }) => !missing.includes(fieldId))])
    // After the fields that were found are rendered.
    requestAnimationFrame(() => focusFirstError(element.current, open))
  }

  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {entry.failure && <Alert>{entry.failure}</Alert>}
      {isTried && Object.keys(errors).length > 0 && (
        <ErrorSummary title={texts.correctMarked} errors={summarise(listFields(form.groups), errors)} />
      )}
      {Object.keys(entry.doubts).length > 0 && (
        <Banner tone="warning" title={texts.doubts}>
          <ul>
            {summarise(listFields(form.groups), entry.doubts).map(({ name, label }) => (
              <li key={name}>{`${label}: ${entry.doubts[name]}`}</li>
            ))}
          </ul>
        </Banner>
      )}
      {open.length > 0 && !(isTried && Object.keys(errors).length > 0) && (
        <ErrorSummary
          tone="warning"
          title={texts.missingBelow({ count: open.length })}
          errors={open.map(({ field_id, field_title }) => ({ name: field_id, label: field_title }))}
        />
      )}
      {groups.map(({ group, fields }) => (
        <Card
          key={group}
          title={texts[group]}
          actions={
            <Link
              to={{ search: changeSearch(group) }}
              className={styles.change}
              aria-label={texts.changeStep({ group: texts[group] })}
            >
              {texts.change}
            </Link>
          }
        >
          <div className={styles.section}>
            <Answers fields={fields.filter(isAnswered)} values={entry.values} />
            {fields.some(isOpen) && (
              <fieldset className={styles.missing}>
                <legend>{texts.stillMissing}</legend>
                {fields.filter(isOpen).map((field) => (
                  <Fragment key={field.field_id}>
                    <Field
                      field={field}
                      value={entry.values[field.field_id] ?? ''}
                      error={errors[field.field_id]}
                      onChange={(value) => entry.change(field.field_id, value)}
                    />
                    <ReuseFormAnswer
                      applicationId={form.id}
                      field={field}
                      onUsed={(mask) => entry.change(field.field_id, mask)}
                    />
                  </Fragment>
                ))}
              </fieldset>
            )}
          </div>
        </Card>
      ))}
      <div className={styles.actions}>
        <Button type="submit" fullWidth busy={entry.isSubmitting} busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
        <Button variant="quiet" onClick={() => void navigate(-1)}>
          {texts.back}
        </Button>
      </div>
    </form>
  )
}
