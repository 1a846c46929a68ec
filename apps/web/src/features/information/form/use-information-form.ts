import type { FieldIssue, ServiceApplication } from '@sanad/contracts'
import { informationMessages } from '@sanad/texts/web/information'
import { type ApiError, isApiError, useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useEffect, useEffectEvent, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { fieldIssues } from '../../../shared/api/field-issues.ts'
import { informationEntry } from '../../../shared/audit/information-entry.ts'
import { useAudit } from '../../../shared/audit/use-audit.ts'
import { isGuardianNeeded } from '../../../shared/guardian/is-guardian-needed.ts'
import { useSubmitFieldsMutation } from '../information-api.ts'
import { findOvertaken } from './find-overtaken.ts'
import { forgetSubmitted, readDraft, saveDraft } from './information-draft.ts'
import {
  filledIn,
  findWrongFields,
  givenItems,
  type InformationValues,
  knownValues,
} from './information-values.ts'

export interface InformationForm {
  readonly form: UseFormReturn<InformationValues>
  /** Whether what was filled in may be submitted; marks what is wrong otherwise. */
  readonly check: () => boolean
  /** Whether what was filled in is now submitted. */
  readonly submit: () => Promise<boolean>
  /** What was filled in is about a child, and no guardian has consented yet. */
  readonly guardian: { readonly isAsking: boolean; readonly end: () => void }
  /** Names of what was typed here and submitted from elsewhere meanwhile. */
  readonly overtaken: readonly string[]
  /** Nothing is filled in that is still open. */
  readonly isEmpty: boolean
  readonly isSubmitting: boolean
}

/** Form state of requested information. Input survives closing the dialog and, except secrets, a reload. */
export function useInformationForm(application: ServiceApplication): InformationForm {
  const texts = useMessages(informationMessages)
  const audit = useAudit()
  const errorText = useErrorText()
  const toast = useToast()
  const [submitFields, { isLoading }] = useSubmitFieldsMutation()
  const [isAskingGuardian, setAskingGuardian] = useState(false)
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const [draft] = useState(() => readDraft(application))
  const form = useForm<InformationValues>({
    defaultValues: { ...draft, fields: { ...knownValues(application), ...draft.fields } },
  })

  const keep = useEffectEvent((values: InformationValues) => saveDraft(application, values))
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form],
  )

  const overtaken = findOvertaken(application, form.getValues(), sent)
  const isOvertaken = overtaken.length > 0
  // Told once: only what is open stays in the draft.
  const dropOvertaken = useEffectEvent(() => keep(form.getValues()))
  useEffect(() => {
    if (isOvertaken) dropOvertaken()
  }, [isOvertaken])

  const showProblems = (issues: readonly Partial<FieldIssue>[]) => {
    for (const { path = '', reason = '', message } of issues) {
      if (isFieldPath(path)) form.setError(path, { type: reason, ...(message && { message }) })
    }
  }

  const showFailure = (error: unknown) => {
    const { code, status }: Partial<ApiError> = isApiError(error) ? error : {}
    showProblems(fieldIssues(error))
    if (code === 'network') toast('error', `${texts.fieldError} ${texts.fieldKept}`)
    else toast('error', status === undefined ? texts.fieldError : errorText(error, texts.fieldFailed))
  }

  const check = (): boolean => {
    form.clearErrors()
    const values = form.getValues()
    if (isNothing(filledIn(application, values))) {
      form.setError('root', { type: 'nothingFilled' })
      return false
    }
    const wrong = findWrongFields(application, values)
    if (wrong.length > 0) {
      showProblems(wrong.map(({ id, reason }) => ({ path: `fields.${id}`, reason })))
      form.setError('root', { type: 'correctMarked' })
      return false
    }
    return true
  }

  const submit = async (): Promise<boolean> => {
    const body = filledIn(application, form.getValues())
    const { id, user_id } = application.serviceDetails
    const before = sent
    // Before the answer: a live change may show it as submitted earlier.
    setSent(
      new Set([
        ...before,
        ...body.fields.map((item) => item.field_id),
        ...body.extra_info.map((item) => item.id),
      ]),
    )
    try {
      await submitFields({ body: { user_id, application_id: id, ...body } }).unwrap()
      forgetSubmitted(application, body)
      audit(
        informationEntry({
          act: 'Submitted',
          applicationId: id,
          userId: user_id,
          given: givenItems(application, body),
        }),
      )
      toast('success', texts.fieldSubmitted)
      return true
    } catch (error) {
      // Of a lost answer nobody knows.
      if (isApiError(error) && error.status !== undefined && error.status < 500) setSent(before)
      if (isGuardianNeeded(error)) setAskingGuardian(true)
      else showFailure(error)
      return false
    }
  }
  const guardian = { isAsking: isAskingGuardian, end: () => setAskingGuardian(false) }
  const isEmpty = isNothing(filledIn(application, form.getValues()))
  return { form, check, submit, guardian, overtaken, isEmpty, isSubmitting: isLoading }
}

const isNothing = ({ fields, extra_info }: ReturnType<typeof filledIn>) =>
  fields.length + extra_info.length === 0

function isFieldPath(path: string): path is `fields.${string}` | `extra_info.${string}` {
  return path.startsWith('fields.') || path.startsWith('extra_info.')
}
