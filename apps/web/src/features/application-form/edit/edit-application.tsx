import type { ApplicationForm } from '@sanad/contracts'
import { isEmptyValue } from '@sanad/domain'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { Alert, Button, Card, Dialog, ErrorSummary, Stack } from '@sanad/ui'
import { isApiError, useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useUpdateApplicationMutation } from '../../../shared/applications/application-api.ts'
import { informationEntry } from '../../../shared/audit/information-entry.ts'
import { useAudit } from '../../../shared/audit/use-audit.ts'
import { paths } from '../../../shared/routing/paths.ts'
import { useNavigateFromHere } from '../../../shared/routing/use-navigate-from-here.ts'
import { useAppSelector } from '../../../shared/state/app-state.ts'
import { Answers } from '../answers.tsx'
import styles from '../application-form.module.css'
import { focusFirstError, summarise } from '../form-errors.ts'
import { FormField } from '../form-field.tsx'
import { type FormValues, findProblems, initialValues, visibleFields } from '../form-values.ts'
import { type Problem, problemsOfAnswer, problemTexts } from '../problem-texts.ts'

/** User and business details to be read, application details to be changed. */
export function EditApplication({ form }: { form: ApplicationForm }) {
  const texts = useMessages(applicationFormMessages)
  const reasons = useMessages(fieldReasonsMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigateFromHere()
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const [update, { error, isLoading, reset }] = useUpdateApplicationMutation()
  const stored = initialValues({ ...form, draft: null })
  const [changed, setChanged] = useState<FormValues>({})
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const details = form.groups.find(({ group }) => group === 'application')?.fields ?? []
  const values = { ...stored, ...changed }
  const fields = visibleFields(
    details.map((field) => ({ ...field, asked: true })),
    values,
  )
  const errors = problemTexts(problems, details, reasons)

  const audit = useAudit()
  const isSignedIn = useAppSelector((state) => state.auth.isAuthenticated)
  // Only a session may write the log; what a link changed is in the server's own audit.
  const report = (body: FormValues) => {
    if (!isSignedIn) return
    const given = fields.flatMap(({ field_id, field_title, secret }) => {
      const value = body[field_id]
      return value === undefined ? [] : [{ field_id, field_name: field_title, value, isSecret: secret }]
    })
    if (given.length > 0)
      audit(informationEntry({ act: 'Changed', applicationId: form.id, userId: form.user_id, given }))
  }

  const leave = () => void navigate(paths.confirmation)

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    reset()
    // What is known from elsewhere is shown as if it were given, and nothing has stored it for this application.
    const known = fields.flatMap(({ field_id, prefilled, value }) => (prefilled ? [[field_id, value]] : []))
    const body: FormValues = { ...Object.fromEntries(known), ...changed }
    // A value that was not touched may be a mask.
    const checked = fields.filter(({ field_id }) => field_id in body || isEmptyValue(values[field_id]))
    const found = findProblems(checked, values)
    setProblems(found)
    if (found.length > 0) return focusFirstError(event.currentTarget, found)
    const { error } = await update({ params: { id: form.id }, body })
    if (error) return refuse(error)
    report(body)
    toast('success', texts.updated)
    // The previous screen refetches.
    leave()
  }

  const failureText = (error: unknown) =>
    isApiError(error) && error.status !== undefined ? errorText(error, texts.updateFailed) : texts.updateError

  const refuse = (error: unknown) => {
    const found = problemsOfAnswer(error)
    setProblems(found)
    focusFirstError(element.current, found)
  }

  return (
    <Dialog
      open
      onOpenChange={leave}
      size="large"
      dismissible={isLoading ? false : 'escape'}
      title={texts.editTitle}
      description={form.title}
      closeLabel={texts.close}
      actions={
        <>
          <Button variant="secondary" onClick={leave}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isLoading} busyLabel={texts.updating}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form ref={element} id={formId} noValidate onSubmit={(event) => void save(event)}>
        <Stack gap="large">
          {Object.keys(errors).length > 0 && (
            <ErrorSummary title={texts.correctMarked} errors={summarise(fields, errors)} />
          )}
          {form.groups
            .filter(({ group }) => group !== 'application')
            .map(({ group, fields }) => (
              <Card key={group} title={texts[group]} tone="sunken" headingLevel={3}>
                <Answers fields={fields.filter(({ value }) => value !== '')} values={stored} />
              </Card>
            ))}
          <Card title={texts.application} headingLevel={3}>
            <div className={styles.form}>
              {fields.map((field) => (
                <FormField
                  key={field.field_id}
                  field={field}
                  value={values[field.field_id] ?? ''}
                  error={errors[field.field_id]}
                  onChange={(value) => {
                    setChanged((current) => ({ ...current, [field.field_id]: value }))
                    setProblems((current) => current.filter(({ fieldId }) => fieldId !== field.field_id))
                  }}
                />
              ))}
              {error && <Alert>{failureText(error)}</Alert>}
            </div>
          </Card>
        </Stack>
      </form>
    </Dialog>
  )
}
