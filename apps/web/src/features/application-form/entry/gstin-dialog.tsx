import { checkBuyerGstin, type FieldReason, maxTypedIdentifier } from '@sanad/domain'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { FormDialog, TextField } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useRef, useState } from 'react'
import { fieldIssues } from '../../../shared/api/field-issues.ts'
import { issueText } from '../../../shared/api/issue-text.ts'
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
  const field = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(current)
  const [reason, setReason] = useState<FieldReason>()
  const [update, { error, isLoading, reset }] = useUpdateGstinNumberMutation()

  const save = async () => {
    const outcome = value.trim() ? checkBuyerGstin(value) : { ok: false as const, reason: 'empty' as const }
    if (!outcome.ok) return setReason(outcome.reason)
    const { error } = await update({ params: { id: applicationId }, body: { gst_number: outcome.value } })
    if (error) return
    toast('success', texts.gstinSaved)
    await onSaved()
    onClose()
  }

  const failureText = (error: unknown) => {
    const [issue] = fieldIssues(error)
    return issue ? issueText(issue, reasons) : errorText(error, texts.gstinFailed)
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
        error={reason ? reasons[reason] : error && failureText(error)}
        onChange={({ currentTarget }) => {
          setValue(currentTarget.value)
          setReason(undefined)
          if (error) reset()
        }}
      />
    </FormDialog>
  )
}
