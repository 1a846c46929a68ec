import type { Channel, User } from '@sanad/contracts'
import { LoadingState, MailIcon, SmsIcon, Tabs, WhatsappIcon } from '@sanad/ui'
import { useState } from 'react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { signedIn } from '../../shared/auth/auth-slice.ts'
import { clearOtpChallenge } from '../../shared/auth/clear-otp-challenge.ts'
import { readOtpChallenge } from '../../shared/auth/otp-challenge.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { useFirstSend } from '../../shared/otp/use-first-send.ts'
import { useOtp } from '../../shared/otp/use-otp.ts'
import { useWebOtp } from '../../shared/otp/use-web-otp.ts'
import { paths, withQuery } from '../../shared/routing/paths.ts'
import { findRedirectTarget } from '../../shared/routing/redirect-target.ts'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'
import { useAppDispatch } from '../../shared/state/app-state.ts'
import { ChannelPanel } from './channel-panel.tsx'
import { otpScreenMessages } from './messages.ts'
import styles from './otp-verification-screen.module.css'

const channels = ['sms', 'email', 'whatsapp'] as const
const icons = { sms: <SmsIcon />, email: <MailIcon />, whatsapp: <WhatsappIcon /> }

/** The second step of a login. */
export function OtpVerificationScreen() {
  const texts = useMessages(otpScreenMessages)
  const [challenge] = useState(readOtpChallenge)
  const redirect = findRedirectTarget(useSearchParams()[0])
  const loginPath = withQuery(paths.login, { redirect })
  if (challenge?.purpose !== 'login') return <Navigate to={loginPath} replace />
  return (
    <GuestFrame>
      <title>{`${texts.title} · Sanad`}</title>
      <div className={styles.screen}>
        <h1>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        <ChannelTabs user={challenge.user} redirect={redirect} />
        <p className={styles.other}>
          <Link to={loginPath}>{texts.otherNumber}</Link>
        </p>
      </div>
    </GuestFrame>
  )
}

interface ChannelTabsProps {
  user: { id: string; mobile: string; email: string }
  redirect: string | undefined
}

function ChannelTabs({ user, redirect }: ChannelTabsProps) {
  const texts = useMessages(otpScreenMessages)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { channel, choose } = useChosenChannel()

  const enter = (session: { token: string; user: User }) => {
    dispatch(signedIn(session))
    clearOtpChallenge()
    void navigate(redirect ?? paths.dashboard, { replace: true })
  }
  const otp = useOtp({
    userId: user.id,
    channel,
    words: { ...texts, attemptsExceeded: undefined },
    onVerified: enter,
  })
  useFirstSend(otp, 'sms')
  useWebOtp(channel === 'sms' && otp.isRequested('sms'), otp.enter)

  if (!otp.isReady && !otp.error) return <LoadingState size="section" label={texts.checking} />
  const target = channel === 'email' ? user.email : `+91 ${user.mobile}`
  return (
    <Tabs
      label={texts.channels}
      value={channel}
      onValueChange={(next) => {
        otp.clear()
        choose(next)
      }}
      items={channels.map((value) => ({
        value,
        label: texts[value],
        icon: icons[value],
        dotLabel: otp.isRequested(value) ? texts.requested : undefined,
        panel: value === channel && <ChannelPanel otp={otp} target={target} />,
      }))}
    />
  )
}

/** Kept in the browser's history: a reload comes back to where the code was sent, and sends no other one. */
function useChosenChannel() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  return {
    channel: channels.find((channel) => channel === state?.channel) ?? 'sms',
    choose: (channel: Channel) => void navigate({ search }, { replace: true, state: { channel } }),
  }
}
