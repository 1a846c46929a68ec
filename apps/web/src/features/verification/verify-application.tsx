import type { LinkedApplication, User } from '@sanad/contracts'
import { displayTrackingId } from '@sanad/domain'
import { verificationMessages } from '@sanad/texts/web/verification'
import { Banner, Checkbox, EditIcon, KeyValueList, LinkButton } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { Link } from 'react-router'
import { signedIn } from '../../shared/auth/auth-slice.ts'
import { OtpChannels } from '../../shared/otp/otp-channels.tsx'
import { paths, serviceState } from '../../shared/routing/paths.ts'
import { useNavigateFromHere } from '../../shared/routing/use-navigate-from-here.ts'
import page from '../../shared/shell/guest-page.module.css'
import { useAppDispatch } from '../../shared/state/app-state.ts'
import { useUpdateOtpMutation } from './verification-api.ts'
import styles from './verification-screen.module.css'

interface VerifyApplicationProps {
  application: LinkedApplication
  userId: string
  token: string
}

export function VerifyApplication({ application, userId, token }: VerifyApplicationProps) {
  const texts = useMessages(verificationMessages)
  const dispatch = useAppDispatch()
  const navigate = useNavigateFromHere()
  const [updateOtp] = useUpdateOtpMutation()
  const [isShared, setShared] = useState(false)
  const [isConfirmed, setConfirmed] = useState(false)
  const { id, mobile, email, otp_verified_view } = application

  const enter = (session: { token: string; user: User }) => {
    dispatch(signedIn(session))
    void navigate(destinationOf(application), { replace: true, state: serviceState(id) })
  }
  const confirm = async (otp: string) => {
    const { error } = await updateOtp({ body: { otp, token } })
    if (!error) setConfirmed(true)
    return error
  }

  if (isConfirmed) return <Confirmed />
  return (
    <div className={page.screen}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <KeyValueList
        items={[
          { label: texts.service, value: application.title },
          { label: texts.trackingId, value: displayTrackingId(application.track_id) },
        ]}
      />
      {/* Before the code, which is sent by itself after its last digit. */}
      <Checkbox
        label={texts.shared}
        description={texts.sharedText}
        checked={isShared}
        onChange={({ currentTarget }) => setShared(currentTarget.checked)}
      />
      <OtpChannels
        user={{ id: userId, mobile, email }}
        sendsFirst={otp_verified_view === 0}
        onVerified={enter}
        confirmOnly={isShared ? { confirm, failed: texts.confirmFailed } : undefined}
      />
      <Changes application={application} />
    </div>
  )
}

/** Where a verified customer goes: to the application, or to its payment (OT-10). */
function destinationOf({ payment_status, redirect }: LinkedApplication): string {
  return payment_status === 1 || redirect === 'userDashboard' ? paths.service : paths.paymentConfirmation
}

/** Until a channel is verified the link may also change the application. */
function Changes({ application }: { application: LinkedApplication }) {
  const texts = useMessages(verificationMessages)
  const { email_verified, sms_verified, whatsapp_verified, is_form_submitted } = application
  if (email_verified || sms_verified || whatsapp_verified) return null
  return (
    <p className={styles.foot}>
      <Link to={paths.editApplication}>
        <EditIcon />
        {texts.edit}
      </Link>
      {!is_form_submitted && <Link to={paths.submitForm}>{texts.fill}</Link>}
    </p>
  )
}

function Confirmed() {
  const texts = useMessages(verificationMessages)
  return (
    <div className={page.screen}>
      <h1>{texts.doneTitle}</h1>
      <Banner tone="success" live="polite">
        {texts.doneText}
      </Banner>
      <LinkButton variant="secondary" render={<Link to={paths.login} />}>
        {texts.home}
      </LinkButton>
    </div>
  )
}
