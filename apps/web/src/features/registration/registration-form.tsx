import { maxTypedIdentifier, normaliseMobile } from '@sanad/domain'
import { registrationMessages } from '@sanad/texts/web/registration'
import { personalMessages } from '@sanad/texts/web/shared/personal'
import { Alert, Button, TextField } from '@sanad/ui'
import { type ApiError, useLanguage, useMessages } from '@sanad/web-kit'
import { type SubmitEvent, useId, useState } from 'react'
import { BirthDateField } from '../../shared/personal/birth-date-field.tsx'
import { AddressField, EmailField, NameField } from '../../shared/personal/personal-fields.tsx'
import { useAppDispatch } from '../../shared/state/app-state.ts'
import { NoticeAtRegistration } from './notice-at-registration.tsx'
import styles from './registration-form.module.css'
import type { SayProblem } from './send-registration.ts'
import { useRegistrationDraft } from './use-registration-draft.ts'

export interface RegistrationFormProps {
  onRegistered: () => Promise<void> | void
  onConflict: (error: ApiError, mobile: string) => void
  /** Prefetches the next steps; called when the form gets the focus. */
  onIntent?: (() => void) | undefined
}

const offline: { say: SayProblem } = { say: (texts) => texts.offline }
const loadSend = () => import('./send-registration.ts')

/** Three questions; what the account can do without is asked for on request. */
export function RegistrationForm({ onRegistered, onConflict, onIntent }: RegistrationFormProps) {
  const texts = useMessages(registrationMessages)
  const names = { ...useMessages(personalMessages), mobile: texts.mobile }
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const { draft, missing, errorOf, refuse, formProps, birthDateProps } = useRegistrationDraft()
  const [acceptsOffers, setAcceptsOffers] = useState(false)
  const [problem, setProblem] = useState<{ say: SayProblem }>()
  const [isBusy, setBusy] = useState(false)
  const whyId = useId()
  const isIncomplete = missing.length > 0 && !isBusy

  const prepare = () => {
    if (!navigator.onLine) setProblem(offline)
    loadSend().catch(() => {})
    onIntent?.()
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || isIncomplete) return
    setProblem(undefined)
    setBusy(true)
    try {
      const { sendRegistration } = await loadSend()
      const outcome = await sendRegistration(dispatch, { draft, acceptsOffers })
      if (outcome.kind === 'registered') return await onRegistered()
      if (outcome.kind === 'conflict') return onConflict(outcome.error, normaliseMobile(draft.mobile))
      setProblem(outcome)
      refuse(outcome.wrong)
    } catch {
      // The chunk of the next step failed to load.
      setProblem(offline)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit} onFocus={prepare} {...formProps}>
      {problem && <Alert>{problem.say(texts, language)}</Alert>}
      <NameField name="name" error={errorOf('name')} />
      <TextField
        label={texts.mobile}
        name="mobile"
        required
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+91"
        maxLength={maxTypedIdentifier}
        error={errorOf('mobile')}
      />
      <EmailField name="email" error={errorOf('email')} />
      <details className={styles.more}>
        <summary>{texts.more}</summary>
        <div className={styles.form}>
          <p className={styles.why}>{texts.moreText}</p>
          <BirthDateField {...birthDateProps} name="birthDate" optional error={errorOf('birthDate')} />
          <AddressField name="address" optional error={errorOf('address')} />
        </div>
      </details>
      <NoticeAtRegistration acceptsOffers={acceptsOffers} onAcceptsOffers={setAcceptsOffers} />
      <div>
        <Button
          type="submit"
          fullWidth
          disabled={isIncomplete}
          busy={isBusy}
          busyLabel={texts.submitting}
          aria-describedby={isIncomplete ? whyId : undefined}
        >
          {texts.submit}
        </Button>
        {isIncomplete && (
          <p id={whyId} className={styles.why}>
            {texts.missing({ fields: missing.map((field) => names[field]).join(', ') })}
          </p>
        )}
      </div>
    </form>
  )
}
