import { accessLinkMessages } from '@sanad/texts/web/shared/access-link'
import { otpCodeMessages } from '@sanad/texts/web/shared/otp-code'
import { verificationMessages } from '@sanad/texts/web/verification'
import { PageTitle, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { LinkError } from '../../shared/access-link/link-error.tsx'
import { Linked } from '../../shared/access-link/linked.tsx'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'
import { useAppSelector } from '../../shared/state/app-state.ts'
import { AlreadyAuthenticated } from './already-authenticated.tsx'
import { VerifyApplication } from './verify-application.tsx'

/** `/confirmation`, `/track` and `/confirmation-skill`: the holder of a link proves that the application is theirs. */
export function VerificationScreen() {
  const texts = useMessages(verificationMessages)
  const linkTexts = useMessages(accessLinkMessages)
  const otpTexts = useMessages(otpCodeMessages)
  // Snapshot on mount: verification changes the state while it navigates away.
  const [wasSignedIn] = useState(useAppSelector((state) => state.auth.isAuthenticated))
  const isSignedIn = useAppSelector((state) => state.auth.isAuthenticated)
  return (
    <GuestFrame>
      <PageTitle>{texts.title}</PageTitle>
      <Linked errorTitle={linkTexts.error}>
        {(application, token) => {
          const { id, user_id } = application
          if (wasSignedIn && isSignedIn) return <AlreadyAuthenticated applicationId={id} />
          if (user_id === null) return <LinkError message={otpTexts.userMissing} />
          return <VerifyApplication application={application} userId={user_id} token={token} />
        }}
      </Linked>
    </GuestFrame>
  )
}
