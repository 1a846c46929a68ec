import type { ApplicationForm, FormField } from '@sanad/contracts'
import { isEmptyValue } from '@sanad/domain'
import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { Alert, Button, Card } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { Link, useNavigate } from 'react-router'
import { Answers } from '../answers.tsx'
import styles from '../application-form.module.css'
import { type FormValues, visibleFields } from '../form-values.ts'
import { stepSearch } from './form-steps.ts'
import type { FormEntryState } from './use-form-entry.ts'

/** The answers, and the missing ones. */
function answered(fields: readonly FormField[], values: FormValues): FormField[] {
  const shown = visibleFields(fields, values)
  return fields.filter((field) => {
    if (field.asked && !shown.includes(field)) return false
    return field.required || !isEmptyValue(values[field.field_id])
  })
}

interface CheckAnswersProps {
  form: ApplicationForm
  entry: FormEntryState
}

/** Review step before the submission. */
export function CheckAnswers({ form, entry }: CheckAnswersProps) {
  const texts = useMessages(applicationFormMessages)
  const navigate = useNavigate()
  const groups = form.groups.filter(({ fields }) => fields.some((field) => field.asked))
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void entry.submit()
      }}
    >
      {groups.map(({ group, fields }) => (
        <Card
          key={group}
          title={texts[group]}
          actions={
            <Link to={{ search: stepSearch(group) }} aria-label={texts.changeStep({ group: texts[group] })}>
              {texts.change}
            </Link>
          }
        >
          <Answers fields={answered(fields, entry.values)} values={entry.values} />
        </Card>
      ))}
      {entry.failure && <Alert>{entry.failure}</Alert>}
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
