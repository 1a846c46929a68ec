import type { FieldIssue, ServiceApplication } from '@sanad/contracts'
import {
  checkBuyer,
  checkBuyerGstin,
  type FieldReason,
  findBuyerDoubt,
  findStateChange,
  isGstinOfPerson,
  isNameDoubted,
  isWholeAddress,
  maxAddress,
  maxFirmName,
  maxTypedIdentifier,
} from '@sanad/domain'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { serviceDetailBuyerMessages } from '@sanad/texts/web/service-detail-buyer'
import { Banner, FormDialog, TextArea, TextField } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { type FocusEvent, useRef, useState } from 'react'
import { fieldIssues } from '../../../shared/api/field-issues.ts'
import { issueText } from '../../../shared/api/issue-text.ts'
import { useReloadApplication } from '../../../shared/applications/use-reload-application.ts'
import { FieldDoubt } from '../../../shared/fields/field-doubt.tsx'
import { useListStatesQuery } from '../../../shared/states/states-api.ts'
import { useSaveBuyerMutation } from './buyer-api.ts'
import styles from './buyer-dialog.module.css'

type Field = 'gstin' | 'legalName' | 'address'

const problem = (path: Field, reason: FieldReason): FieldIssue => ({ path, reason, message: reason })
const gstinProblem = (gstin: string) => {
  const checked = checkBuyerGstin(gstin)
  return gstin.trim() === '' || checked.ok ? undefined : problem('gstin', checked.reason)
}
const ownGstinOf = (error: unknown) => fieldIssues(error).find(({ path }) => path === 'gstin')

interface BuyerDialogProps {
  application: ServiceApplication
  onClose: () => void
  /** After it is saved and the application read again; otherwise the dialog closes. */
  onSaved?: () => void
}

/** Asks whom receipts and invoices are made out to. */
export function BuyerDialog({ application, onClose, onSaved = onClose }: BuyerDialogProps) {
  const shared = useMessages(serviceDetailMessages)
  const texts = useMessages(serviceDetailBuyerMessages)
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
  /** The address whose doubt was in view when it was asked to be saved. */
  const [doubted, setDoubted] = useState<string>()
  const [save, { error, isLoading }] = useSaveBuyerMutation()
  const { data: states } = useListStatesQuery()
  const reload = useReloadApplication(id)
  const isAddressMissing =
    buyer?.address_needed && values.gstin.trim() === '' && !isWholeAddress(values.address)
  const { stateId } = serviceDetails
  const doubt = findBuyerDoubt({ ...values, stateId })
  const isToldOfDoubt = doubt !== undefined && doubted === values.address
  const isOfPerson = isGstinOfPerson(values.gstin)
  const homeStateId = buyer?.home_state_id
  // After a payment another State is refused.
  const mayChangeState = homeStateId !== undefined && application.allowed_actions.includes('change_choice')
  const change = mayChangeState ? findStateChange(values.gstin, { stateId, homeStateId }) : undefined
  const becoming = change && {
    state: states?.data.find(({ id }) => id === change.state.id)?.state_name ?? change.state.name.en,
    tax: change.tax,
  }

  const submit = async () => {
    const checked = checkBuyer(values)
    const found = checked.ok
      ? isAddressMissing && {
          address: problem('address', values.address.trim() === '' ? 'empty' : 'address_parts'),
        }
      : Object.fromEntries(checked.problems.map(({ field, reason }) => [field, problem(field, reason)]))
    setProblems(found || {})
    if (found) return
    // Whoever presses Save right after typing has not seen it.
    if (doubt && !isToldOfDoubt) {
      setDoubted(values.address)
      form.current?.querySelector('textarea')?.focus()
      // It stands below the field, at the end.
      return form.current?.scrollIntoView({ block: 'end' })
    }
    const { gstin, legalName, address } = values
    const body = { gstin, legal_name: legalName, address }
    const { error } = await save({ params: { id }, body })
    // Only the server knows the supplier's own GSTIN.
    const own = ownGstinOf(error)
    if (own) return setProblems({ gstin: own })
    if (error) return
    await reload()
    toast('success', becoming ? texts.stateChanged(becoming) : texts.buyerSaved)
    onSaved()
  }
  const show = (name: Field, found: FieldIssue | undefined) =>
    setProblems((former) => ({ ...former, [name]: found }))
  const field = (name: Field) => ({
    name,
    value: values[name],
    error: problems[name] && issueText(problems[name], reasons),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setValues((former) => ({ ...former, [name]: value }))
      const found = name === 'gstin' ? gstinProblem(value) : undefined
      // Half a number has no form yet.
      show(name, found?.reason === 'gstin_format' ? undefined : found)
    },
  })
  // What a press of a button would move is not said before it: the button would not be where it was pressed.
  const leaveGstin = ({ relatedTarget }: FocusEvent) => {
    const found = gstinProblem(values.gstin)
    if (found && !(relatedTarget instanceof HTMLButtonElement)) show('gstin', found)
  }

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={texts.buyerTitle}
      closeLabel={shared.close}
      cancelLabel={shared.cancel}
      submitLabel={isToldOfDoubt ? texts.saveDoubted : texts.buyerSave}
      busyLabel={texts.buyerSaving}
      busy={isLoading}
      failure={error && !ownGstinOf(error) ? errorText(error, texts.buyerFailed) : undefined}
      formRef={form}
      onSubmit={submit}
    >
      {buyer?.address_needed && !buyer.address && !buyer.gstin && <p>{shared.addressNeeded}</p>}
      <TextField
        {...field('gstin')}
        label={shared.gstin}
        hint={texts.gstinHint}
        onBlur={leaveGstin}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={maxTypedIdentifier}
      />
      {/* Always there, so that it is announced when it appears. */}
      <div role="status" className={styles.change}>
        {becoming && <Banner>{texts.stateChanges(becoming)}</Banner>}
      </div>
      {values.gstin.trim() !== '' && (
        <div>
          <TextField
            {...field('legalName')}
            label={shared.legalName}
            hint={isOfPerson ? texts.legalNameOfOwner : texts.legalNameHint}
            required
            autoComplete="organization"
            maxLength={maxFirmName}
          />
          <FieldDoubt>
            {!problems.legalName && !isOfPerson && isNameDoubted(values) && reasons.gstin_name_mismatch}
          </FieldDoubt>
        </div>
      )}
      <div>
        <TextArea
          {...field('address')}
          label={shared.buyerAddress}
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
