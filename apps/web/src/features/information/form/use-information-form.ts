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
  const [draft] = useState(() => readDraft(application))
  const form = useForm<InformationValues>({
    defaultValues: { ...draft, fields: { ...knownValues(application), ...draft.fields } },
  })

  const keep = useEffectEvent((values: InformationValues) => saveDraft(application, values))
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form],
  )

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
    const body = filledIn(application, values)
    if (body.fields.length + body.extra_info.length === 0) {
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
      if (isGuardianNeeded(error)) setAskingGuardian(true)
      else showFailure(error)
      return false
    }
  }
  const guardian = { isAsking: isAskingGuardian, end: () => setAskingGuardian(false) }
  return { form, check, submit, guardian, isSubmitting: isLoading }
}

function isFieldPath(path: string): path is `fields.${string}` | `extra_info.${string}` {
  return path.startsWith('fields.') || path.startsWith('extra_info.')
}
