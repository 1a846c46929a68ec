import type { ApplicationForm } from '@sanad/contracts'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { Alert, Button, Card, Dialog, Stack } from '@sanad/ui'
import { isApiError, useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useUpdateApplicationMutation } from '../../../shared/applications/applications-api.ts'
import { paths } from '../../../shared/routing/paths.ts'
import { Answers } from '../answers.tsx'
import styles from '../application-form.module.css'
import type { Errors } from '../entry/use-form-entry.ts'
import { FormField } from '../form-field.tsx'
import { type FormValues, findProblems, initialValues, visibleFields } from '../form-values.ts'
import { problemTexts } from '../problem-texts.ts'

/** User and business details to be read, application details to be changed. */
export function EditApplication({ form }: { form: ApplicationForm }) {
  const texts = useMessages(applicationFormMessages)
  const reasons = useMessages(fieldReasonsMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  const formId = useId()
  const [update, { isLoading }] = useUpdateApplicationMutation()
  const stored = initialValues({ ...form, draft: null })
  const [changed, setChanged] = useState<FormValues>({})
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const details = form.groups.find(({ group }) => group === 'application')?.fields ?? []
  const values = { ...stored, ...changed }

  const leave = () => void navigate(paths.confirmation)

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(undefined)
    const touched = details.filter(({ field_id }) => field_id in changed && changed[field_id] !== '')
    const problems = findProblems(
      touched.map((field) => ({ ...field, asked: true, required: false })),
      values,
    )
    setErrors(problemTexts(problems, details, reasons))
    if (problems.length > 0) return
    const { error } = await update({ params: { id: form.id }, body: changed })
    if (error) return refuse(error)
    toast('success', texts.updated)
    // The previous screen refetches.
    leave()
  }

  const refuse = (error: unknown) => {
    const { issues = [], status } = isApiError(error) ? error : { status: undefined }
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [path, message])))
    setFailure(status === undefined ? texts.updateError : errorText(error, texts.updateFailed))
  }

  return (
    <Dialog
      open
      onOpenChange={leave}
      size="large"
      dismissible={false}
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
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <Stack gap="large">
          {form.groups
            .filter(({ group }) => group !== 'application')
            .map(({ group, fields }) => (
              <Card key={group} title={texts[group]} tone="sunken" headingLevel={3}>
                <Answers fields={fields.filter(({ value }) => value !== '')} values={stored} />
              </Card>
            ))}
          <Card title={texts.application} headingLevel={3}>
            <div className={styles.form}>
              {visibleFields(
                details.map((field) => ({ ...field, asked: true })),
                values,
              ).map((field) => (
                <FormField
                  key={field.field_id}
                  field={field}
                  value={values[field.field_id] ?? ''}
                  error={errors[field.field_id]}
                  onChange={(value) => {
                    setChanged((current) => ({ ...current, [field.field_id]: value }))
                    setErrors(({ [field.field_id]: _, ...rest }) => rest)
                  }}
                />
              ))}
              {failure && <Alert>{failure}</Alert>}
            </div>
          </Card>
        </Stack>
      </form>
    </Dialog>
  )
}
