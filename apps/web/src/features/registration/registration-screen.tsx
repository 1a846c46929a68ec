import type { User } from '@sanad/contracts'
import { registrationMessages } from '@sanad/texts/web/registration'
import { Banner } from '@sanad/ui'
import { PageTitle, useMessages, withQuery } from '@sanad/web-kit'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { signedIn } from '../../shared/auth/auth-slice.ts'
import { clearOtpChallenge } from '../../shared/auth/clear-otp-challenge.ts'
import { readOtpChallenge } from '../../shared/auth/otp-challenge.ts'
import { paths, registrationVerifyState } from '../../shared/routing/paths.ts'
import { findRedirectTarget } from '../../shared/routing/redirect-target.ts'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'
import page from '../../shared/shell/guest-page.module.css'
import { useAppDispatch } from '../../shared/state/app-state.ts'
import { clearRegistrationDraft } from './registration-draft.ts'
import { type Conflict, ConflictDialog, RegistrationStart } from './registration-start.tsx'
import { VerifyMobile } from './verify-mobile.tsx'

const redirectDelay = 2000

/** Registration: the form, then the OTP that proves the number. */
export function RegistrationScreen() {
  const texts = useMessages(registrationMessages)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const redirect = findRedirectTarget(useSearchParams()[0])
  const { search, state } = useLocation()
  const [conflict, setConflict] = useState<Conflict>()
  const [done, setDone] = useState<{ text: 'doneText' | 'doneOnText' | 'doneLoginText'; next: string }>()
  const loginPath = withQuery(paths.login, { redirect })
  const isVerifying = state?.step === registrationVerifyState.step
  const challenge = isVerifying ? readOtpChallenge() : null

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => void navigate(done.next, { replace: true }), redirectDelay)
    return () => clearTimeout(timer)
  }, [done, navigate])

  const finish = (session?: { token: string; user: User }) => {
    setDone(
      session
        ? { text: redirect ? 'doneOnText' : 'doneText', next: redirect ?? paths.dashboard }
        : { text: 'doneLoginText', next: loginPath },
    )
    if (session) dispatch(signedIn(session))
    clearOtpChallenge()
    clearRegistrationDraft()
  }

  if (!done && challenge?.purpose !== 'registration') {
    return (
      <RegistrationStart
        onRegistered={() => void navigate({ search }, { state: registrationVerifyState })}
        onLogin={() => void navigate(loginPath)}
        loginLink={<Link to={loginPath} />}
      />
    )
  }
  return (
    <GuestFrame>
      <PageTitle>{texts.title}</PageTitle>
      <div className={page.screen}>
        {done && (
          <>
            <h1>{texts.doneTitle}</h1>
            <Banner tone="success" live="polite">
              {texts[done.text]}
            </Banner>
          </>
        )}
        {!done && challenge && (
          <>
            <h1>{texts.verifyTitle}</h1>
            <p className={page.lead}>{texts.verifyLead({ mobile: `+91 ${challenge.user.mobile}` })}</p>
            <VerifyMobile
              userId={challenge.user.id}
              mobile={challenge.user.mobile}
              onVerified={finish}
              onMissingToken={finish}
              onConflict={(error, mobile) => setConflict({ error, mobile })}
            />
            <p className={page.foot}>
              <Link
                to={{ search }}
                onClick={(event) => {
                  // Back in the history, so that Back does not lead here again.
                  event.preventDefault()
                  void navigate(-1)
                }}
              >
                {texts.backToForm}
              </Link>
              <Link to={loginPath}>{texts.backToLogin}</Link>
            </p>
          </>
        )}
        <ConflictDialog
          conflict={conflict}
          onCancel={() => setConflict(undefined)}
          onLogin={() => void navigate(loginPath)}
        />
      </div>
    </GuestFrame>
  )
}
