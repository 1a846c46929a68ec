import type { ApplicationForm, FormGroupName } from '@sanad/contracts'
import { isCalendarDate, isMinor } from '@sanad/domain'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { isApiError, useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { todayInIndia } from '../../../shared/fields/today-in-india.ts'
import { isGuardianNeeded } from '../../../shared/guardian/is-guardian-needed.ts'
import { paths, serviceState } from '../../../shared/routing/paths.ts'
import { useNavigateFromHere } from '../../../shared/routing/use-navigate-from-here.ts'
import { useAppSelector } from '../../../shared/state/app-state.ts'
import { useSubmitFormMutation } from '../application-form-api.ts'
import {
  type FormValues,
  findDoubts,
  findProblems,
  initialValues,
  listFields,
  submission,
  withOwnersPan,
} from '../form-values.ts'
import { type Problem, problemsOfAnswer, problemTexts } from '../problem-texts.ts'
import { listSteps, returnsToReview, type Step, stepSearch } from './form-steps.ts'
import { readUnsent } from './unsent-draft.ts'
import { useServerDraft } from './use-server-draft.ts'

export type FormEntryState = ReturnType<typeof useFormEntry>

export interface SubmissionEvents {
  /** It was submitted here, or may have been: the answer was lost. */
  onSent: () => void
  /** It turned out to have been submitted from elsewhere. */
  onOvertaken: () => Promise<unknown>
}

/** State of the form: values, validation, steps, submission. */
export function useFormEntry(form: ApplicationForm, { onSent, onOvertaken }: SubmissionEvents) {
  const texts = useMessages(applicationFormMessages)
  const reasons = useMessages(fieldReasonsMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigateFromHere()
  const isSignedIn = useAppSelector((state) => state.auth.isAuthenticated)
  const [submitForm, { isLoading: isSubmitting }] = useSubmitFormMutation()
  const [values, setValues] = useState<FormValues>(() => initialValues(form, readUnsent(form.id)))
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isAskingGuardian, setAskingGuardian] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const fields = listFields(form.groups)
  const draft = useServerDraft(form.id, fields, () => void onOvertaken())
  const steps = listSteps(form.groups)
  const [params] = useSearchParams()
  const isChange = returnsToReview(params)

  const change = (fieldId: string, value: string) => {
    setValues((current) => {
      const changed = { ...current, [fieldId]: value }
      return fieldId === 'type_of_org' ? withOwnersPan(changed) : changed
    })
    setProblems((current) => current.filter((problem) => problem.fieldId !== fieldId))
    draft.keep(fieldId, value)
  }

  const groupOf = (fieldId: string): FormGroupName | undefined =>
    form.groups.find(({ fields }) => fields.some(({ field_id }) => field_id === fieldId))?.group

  const problemsOf = (group?: FormGroupName): readonly Problem[] =>
    findProblems(fields, values).filter(({ fieldId }) => group === undefined || groupOf(fieldId) === group)

  const { date_of_birth: birth = '' } = values
  const doubts: Readonly<Record<string, string>> = {
    ...Object.fromEntries(findDoubts(fields, values).map(({ key, doubt }) => [key, reasons[doubt]])),
    ...(isCalendarDate(birth) && isMinor(birth, todayInIndia()) && { date_of_birth: texts.ofMinor }),
  }

  const goTo = (step: Step) => void navigate({ search: stepSearch(step) })

  /** Advances if the current step is valid; returns the invalid fields otherwise. */
  const proceed = (step: FormGroupName): readonly Problem[] => {
    const found = problemsOf(step)
    setProblems(found)
    const next = isChange ? 'check' : steps[steps.indexOf(step) + 1]
    if (found.length > 0) return found
    // The type of the organisation may be known before its PAN is asked for.
    setValues(withOwnersPan)
    if (next) goTo(next)
    return found
  }

  const showProblems = (found: readonly Problem[]) => {
    setProblems(found)
    const first = steps.find((step) => found.some(({ fieldId }) => groupOf(fieldId) === step))
    if (first) goTo(first)
  }

  /** Submits; otherwise returns what is wrong, for the review to ask for it there. */
  const submit = async (): Promise<readonly Problem[]> => {
    setFailure(undefined)
    const found = problemsOf()
    setProblems(found)
    if (found.length === 0) await send()
    return found
  }

  const send = async (): Promise<void> => {
    draft.hold()
    const { error } = await submitForm({ params: { id: form.id }, body: submission(fields, values) })
    if (!isApiError(error) || (error.status ?? 500) >= 500) onSent()
    if (error) return refuse(error)
    draft.discard()
    toast('success', texts.submitted)
    if (!isSignedIn) return void navigate(paths.confirmation, { replace: true })
    if (form.payment_status === 1) {
      return void navigate(paths.service, { replace: true, state: serviceState(form.id) })
    }
    void navigate(paths.paymentConfirmation, { replace: true })
  }

  const refuse = (error: unknown) => {
    const code = isApiError(error) ? error.code : undefined
    // Race: submitted from another tab or device. Show the submission.
    if (code === 'form_submitted') {
      draft.discard()
      return void onOvertaken()
    }
    draft.resume()
    // Without a session nobody can say who they are: the words of the refusal stay.
    if (isGuardianNeeded(error) && isSignedIn) return setAskingGuardian(true)
    setFailure(error)
    const found = problemsOfAnswer(error)
    if (found.length > 0) showProblems(found)
  }

  return {
    values,
    problems,
    errors: problemTexts(problems, fields, reasons),
    textsOf: (found: readonly Problem[]) => problemTexts(found, fields, reasons),
    doubts,
    failure: failure === undefined ? undefined : errorText(failure, texts.submitFailed),
    change,
    proceed,
    isChange,
    problemsOf,
    submit,
    guardian: {
      isAsking: isAskingGuardian,
      end: () => setAskingGuardian(false),
      consented: () => {
        setAskingGuardian(false)
        void send()
      },
    },
    isSubmitting,
    draftState: draft.state,
  }
}
