import { isMobile, maxTypedIdentifier, normaliseMobile } from '@sanad/domain'
import { loginMessages } from '@sanad/texts/web/login'
import { Button, type RenderElement, TextField } from '@sanad/ui'
import { useBrandName, useLanguage, useMessages } from '@sanad/web-kit'
import { cloneElement, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { recallTypedMobile, rememberTypedMobile } from '../../shared/auth/typed-mobile.ts'
import page from '../../shared/shell/guest-page.module.css'
import { useAppDispatch } from '../../shared/state/app-state.ts'
import type { LoginProblem } from './begin-login.ts'
import styles from './login-screen.module.css'

export interface LoginFormProps {
  /** The path to open after the login. */
  redirect: string | undefined
  /** Navigates to a screen of the app. */
  onNext: (path: string) => Promise<void> | void
  /** Prefetches the next steps; called when the form gets the focus. */
  onIntent?: () => void
  registerLink: RenderElement
}

const loadBeginLogin = () => import('./begin-login.ts')

const offline: LoginProblem = { say: (texts) => texts.offline }

export function LoginForm({ redirect, onNext, onIntent, registerLink }: LoginFormProps) {
  const texts = useMessages(loginMessages)
  const brand = useBrandName()
  const dispatch = useAppDispatch()
  const [problem, setProblem] = useState<LoginProblem>()
  const [isBusy, setIsBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  // Uncontrolled input: keeps what was typed before hydration.
  useEffect(() => {
    if (field.current && !field.current.value) field.current.value = recallTypedMobile()
  }, [])

  const prepare = () => {
    if (!navigator.onLine) setProblem(offline)
    loadBeginLogin().catch(() => {})
    onIntent?.()
  }

  const refuse = (refused: LoginProblem) => {
    setProblem(refused)
    field.current?.focus()
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const mobile = normaliseMobile(field.current?.value ?? '')
    if (!mobile) return refuse({ say: (texts) => texts.mobileRequired })
    if (!isMobile(mobile)) return refuse({ say: (texts) => texts.mobileInvalid })
    rememberTypedMobile(mobile)
    setProblem(undefined)
    setIsBusy(true)
    try {
      const { beginLogin } = await loadBeginLogin()
      const outcome = await beginLogin(dispatch, { mobile, redirect })
      if ('next' in outcome) await onNext(outcome.next)
      else refuse(outcome)
    } catch {
      // The chunk of the next step failed to load.
      refuse(offline)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit} onFocus={prepare} onPointerEnter={prepare}>
      <TextField
        ref={field}
        label={texts.mobile}
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+91"
        maxLength={maxTypedIdentifier}
        error={problem && <ProblemText problem={problem} registerLink={registerLink} />}
        onChange={() => problem && setProblem(undefined)}
      />
      <Button type="submit" fullWidth busy={isBusy} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
      <p className={page.foot}>
        <span>{texts.newHere({ brand })}</span>
        {cloneElement(registerLink, {}, texts.create)}
      </p>
    </form>
  )
}

function ProblemText({ problem, registerLink }: { problem: LoginProblem; registerLink: RenderElement }) {
  const texts = useMessages(loginMessages)
  const text = problem.say(texts, useLanguage())
  if (!problem.isUnknown) return text
  return (
    <span className={styles.unknown}>
      {text}
      {cloneElement(registerLink, {}, texts.unknownCreate)}
    </span>
  )
}
