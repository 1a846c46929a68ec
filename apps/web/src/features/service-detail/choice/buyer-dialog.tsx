import type { FieldIssue, ServiceApplication } from '@sanad/contracts'
import {
  checkBuyer,
  type FieldReason,
  findBuyerDoubt,
  isNameDoubted,
  isWholeAddress,
  maxAddress,
  maxFirmName,
  maxTypedIdentifier,
} from '@sanad/domain'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { FormDialog, TextArea, TextField } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useRef, useState } from 'react'
import { fieldIssues } from '../../../shared/api/field-issues.ts'
import { issueText } from '../../../shared/api/issue-text.ts'
import { useReloadApplication } from '../../../shared/applications/use-reload-application.ts'
import { FieldDoubt } from '../../../shared/fields/field-doubt.tsx'
import { useSaveBuyerMutation } from './buyer-api.ts'

type Field = 'gstin' | 'legalName' | 'address'

const problem = (path: Field, reason: FieldReason): FieldIssue => ({ path, reason, message: reason })
const ownGstinOf = (error: unknown) => fieldIssues(error).find(({ path }) => path === 'gstin')

interface BuyerDialogProps {
  application: ServiceApplication
  onClose: () => void
  /** After it is saved and the application read again; otherwise the dialog closes. */
  onSaved?: () => void
}

/** Asks whom receipts and invoices are made out to. */
export function BuyerDialog({ application, onClose, onSaved = onClose }: BuyerDialogProps) {
  const texts = useMessages(serviceDetailMessages)
  const reasons = useMessages(fieldReasonsMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const { buyer, serviceDetails } = application
  const { id } = serviceDetails
  const [values, setValues] = useState({
    gstin: buyer?.gstin ?? '',
    legalName: buyer?.legal_name ?? serviceDetails.name_of_firm ?? '',
    address: buyer?.address ?? '',
  })
  const [problems, setProblems] = useState<Partial<Record<Field, FieldIssue>>>({})
  const [save, { error, isLoading }] = useSaveBuyerMutation()
  const reload = useReloadApplication(id)
  const isAddressMissing =
    buyer?.address_needed && values.gstin.trim() === '' && !isWholeAddress(values.address)
  const doubt = findBuyerDoubt({ ...values, stateId: serviceDetails.stateId })

  const submit = async () => {
    const checked = checkBuyer(values)
    const found = checked.ok
      ? isAddressMissing && {
          address: problem('address', values.address.trim() === '' ? 'empty' : 'address_parts'),
        }
      : Object.fromEntries(checked.problems.map(({ field, reason }) => [field, problem(field, reason)]))
    setProblems(found || {})
    if (found) {
      const [first] = Object.keys(found)
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    const { gstin, legalName, address } = values
    const body = { gstin, legal_name: legalName, address }
    const { error } = await save({ params: { id }, body })
    // Only the server knows the supplier's own GSTIN.
    const own = ownGstinOf(error)
    if (own) return setProblems({ gstin: own })
    if (error) return
    await reload()
    toast('success', texts.buyerSaved)
    onSaved()
  }
  const field = (name: Field) => ({
    name,
    value: values[name],
    error: problems[name] && issueText(problems[name], reasons),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setValues((former) => ({ ...former, [name]: currentTarget.value }))
      setProblems((former) => ({ ...former, [name]: undefined }))
    },
  })

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={texts.buyerTitle}
      closeLabel={texts.close}
      cancelLabel={texts.cancel}
      submitLabel={texts.buyerSave}
      busyLabel={texts.buyerSaving}
      busy={isLoading}
      failure={error && !ownGstinOf(error) ? errorText(error, texts.buyerFailed) : undefined}
      formRef={form}
      onSubmit={submit}
    >
      {buyer?.address_needed && !buyer.address && !buyer.gstin && <p>{texts.addressNeeded}</p>}
      <TextField
        {...field('gstin')}
        label={texts.gstin}
        hint={texts.gstinHint}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={maxTypedIdentifier}
      />
      {values.gstin.trim() !== '' && (
        <div>
          <TextField
            {...field('legalName')}
            label={texts.legalName}
            hint={texts.legalNameHint}
            required
            autoComplete="organization"
            maxLength={maxFirmName}
          />
          <FieldDoubt>
            {!problems.legalName && isNameDoubted(values) && reasons.gstin_name_mismatch}
          </FieldDoubt>
        </div>
      )}
      <div>
        <TextArea
          {...field('address')}
          label={texts.buyerAddress}
          required={values.gstin.trim() !== '' || buyer?.address_needed === true}
          autoComplete="street-address"
          rows={3}
          maxLength={maxAddress}
        />
        <FieldDoubt>{!problems.address && doubt && reasons[doubt]}</FieldDoubt>
      </div>
    </FormDialog>
  )
}
