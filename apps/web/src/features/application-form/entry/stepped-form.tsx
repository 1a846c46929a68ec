import type { ApplicationForm } from '@sanad/contracts'
import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { Banner } from '@sanad/ui'
import { formatDateTime, PageTitle, useLanguage, useMessages } from '@sanad/web-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { GuardianDialog } from '../../../shared/guardian/guardian-dialog.tsx'
import { RecipientsNote } from '../../../shared/privacy-notice/recipients-note.tsx'
import styles from '../application-form.module.css'
import { WayBack } from '../way-back.tsx'
import { CheckAnswers } from './check-answers.tsx'
import { DraftNote } from './draft-note.tsx'
import { FormStep } from './form-step.tsx'
import { listSteps, type Step } from './form-steps.ts'
import { StepLinks } from './step-links.tsx'
import { type SubmissionEvents, useFormEntry } from './use-form-entry.ts'
import { WhatYouNeed } from './what-you-need.tsx'

interface SteppedFormProps extends SubmissionEvents {
  form: ApplicationForm
}

/** Multi-step form: one step per group, then the review. */
export function SteppedForm({ form, onSent, onOvertaken }: SteppedFormProps) {
  const texts = useMessages(applicationFormMessages)
  const language = useLanguage()
  const entry = useFormEntry(form, { onSent, onOvertaken })
  const [restoredAt] = useState(form.draft?.saved_at)
  const [params] = useSearchParams()
  const steps = listSteps(form.groups)
  const step = steps.find((name) => name === params.get('step')) ?? steps[0] ?? 'check'
  const number = steps.indexOf(step) + 1
  const heading = useFocusOnStep(step, Object.keys(entry.errors).length === 0)
  return (
    <div className={styles.screen}>
      <PageTitle>{`${texts[step]} · ${form.title}`}</PageTitle>
      <WayBack form={form} />
      <div className={styles.progress}>
        <span>{form.title}</span>
        <span>{texts.step({ step: number, all: steps.length })}</span>
      </div>
      <StepLinks steps={steps} current={step} />
      <h1 ref={heading} tabIndex={-1}>
        {texts[step]}
      </h1>
      {step !== 'check' && <p className={styles.lead}>{texts[`${step}Text`]}</p>}
      {step === 'check' && <p className={styles.lead}>{texts.checkText}</p>}
      {number === 1 && <RecipientsNote recipients={form.recipients} />}
      {restoredAt !== undefined && number === 1 && (
        <Banner tone="info">{texts.restored({ time: formatDateTime(restoredAt, language) })}</Banner>
      )}
      {step === 'check' ? (
        <CheckAnswers form={form} entry={entry} />
      ) : (
        <FormStep key={step} form={form} step={step} entry={entry} />
      )}
      {entry.guardian.isAsking && (
        <GuardianDialog
          applicationId={form.id}
          onClose={entry.guardian.end}
          onConsented={entry.guardian.consented}
        />
      )}
      <DraftNote state={entry.draftState} />
      {number === 1 && <WhatYouNeed form={form} />}
    </div>
  )
}

/** Scrolls a new step to its top, unless an invalid field has the focus. */
function useFocusOnStep(step: Step, isRight: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const arrive = useEffectEvent(() => {
    if (!isRight) return
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    arrive()
  }, [step])
  return heading
}
