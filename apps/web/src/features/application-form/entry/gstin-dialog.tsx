import { checkIdentifier, maxTypedIdentifier } from '@sanad/domain'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { Button, Dialog, TextField } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { fieldIssues } from '../../../shared/api/field-issues.ts'
import { useUpdateGstinNumberMutation } from '../application-form-api.ts'

interface GstinDialogProps {
  applicationId: string
  current: string
  onClose: () => void
  onSaved: () => Promise<unknown>
}

/** A GSTIN may come, or be corrected, after the form was submitted. */
export function GstinDialog({ applicationId, current, onClose, onSaved }: GstinDialogProps) {
  const texts = useMessages(applicationFormMessages)
  const reasons = useMessages(fieldReasonsMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(current)
  const [problem, setProblem] = useState<string>()
  const [update, { isLoading }] = useUpdateGstinNumberMutation()

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const outcome = value.trim()
      ? checkIdentifier('gstin', value)
      : { ok: false as const, reason: 'empty' as const }
    if (!outcome.ok) return setProblem(reasons[outcome.reason])
    const { error } = await update({ params: { id: applicationId }, body: { gst_number: outcome.value } })
    if (error) {
      return setProblem(fieldIssues(error)[0]?.message ?? errorText(error, texts.gstinFailed))
    }
    toast('success', texts.gstinSaved)
    await onSaved()
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.gstinUpdate}
      closeLabel={texts.close}
      initialFocus={field}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isLoading} busyLabel={texts.gstinSaving}>
            {texts.gstinSave}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          ref={field}
          label={texts.gstinLabel}
          hint={texts.gstinHint}
          name="gst_number"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={maxTypedIdentifier}
          value={value}
          error={problem}
          onChange={({ currentTarget }) => {
            setValue(currentTarget.value)
            setProblem(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
