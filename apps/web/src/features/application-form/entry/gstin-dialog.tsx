import { checkBuyerGstin, maxTypedIdentifier } from '@sanad/domain'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { FormDialog, TextField } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useRef, useState } from 'react'
import { useFieldIssues } from '../../../shared/api/use-field-issues.ts'
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
  const issuesOf = useFieldIssues()
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(current)
  const [problem, setProblem] = useState<string>()
  const [update, { isLoading }] = useUpdateGstinNumberMutation()

  const save = async () => {
    const outcome = value.trim() ? checkBuyerGstin(value) : { ok: false as const, reason: 'empty' as const }
    if (!outcome.ok) return setProblem(reasons[outcome.reason])
    const { error } = await update({ params: { id: applicationId }, body: { gst_number: outcome.value } })
    if (error) {
      return setProblem(issuesOf(error)[0]?.message ?? errorText(error, texts.gstinFailed))
    }
    toast('success', texts.gstinSaved)
    await onSaved()
    onClose()
  }

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={texts.gstinUpdate}
      closeLabel={texts.close}
      cancelLabel={texts.cancel}
      submitLabel={texts.gstinSave}
      busyLabel={texts.gstinSaving}
      busy={isLoading}
      initialFocus={field}
      onSubmit={save}
    >
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
    </FormDialog>
  )
}
