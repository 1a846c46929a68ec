import type { User } from '@sanad/contracts'
import { otpMessages } from '@sanad/texts/web/otp'
import { PageTitle, useMessages, withQuery } from '@sanad/web-kit'
import { useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { signedIn } from '../../shared/auth/auth-slice.ts'
import { clearOtpChallenge } from '../../shared/auth/clear-otp-challenge.ts'
import { readOtpChallenge } from '../../shared/auth/otp-challenge.ts'
import { OtpChannels } from '../../shared/otp/otp-channels.tsx'
import { paths } from '../../shared/routing/paths.ts'
import { findRedirectTarget } from '../../shared/routing/redirect-target.ts'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'
import page from '../../shared/shell/guest-page.module.css'
import { useAppDispatch } from '../../shared/state/app-state.ts'
import styles from './otp-verification-screen.module.css'

/** The second step of a login. */
export function OtpVerificationScreen() {
  const texts = useMessages(otpMessages)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [challenge] = useState(readOtpChallenge)
  const redirect = findRedirectTarget(useSearchParams()[0])
  const loginPath = withQuery(paths.login, { redirect })
  if (challenge?.purpose !== 'login') return <Navigate to={loginPath} replace />

  const enter = (session: { token: string; user: User }) => {
    dispatch(signedIn(session))
    clearOtpChallenge()
    void navigate(redirect ?? paths.dashboard, { replace: true })
  }
  return (
    <GuestFrame>
      <PageTitle>{texts.title}</PageTitle>
      <div className={page.screen}>
        <h1>{texts.title}</h1>
        <p className={page.lead}>{texts.lead}</p>
        <OtpChannels user={challenge.user} sendsFirst onVerified={enter} />
        <p className={styles.other}>
          <Link to={loginPath}>{texts.otherNumber}</Link>
        </p>
      </div>
    </GuestFrame>
  )
}
