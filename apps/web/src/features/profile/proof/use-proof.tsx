import type { OtpPurpose, User } from '@sanad/contracts'
import { profilePrivacyMessages } from '@sanad/texts/web/profile-privacy'
import { useMessages } from '@sanad/web-kit'
import { type ReactNode, useState } from 'react'
import { signedIn } from '../../../shared/auth/auth-slice.ts'
import { useAppDispatch } from '../../../shared/state/app-state.ts'
import { CodeDialog } from './code-dialog.tsx'
import { isProofNeeded } from './is-proof-needed.ts'

/**
 * Step-up authentication: if the server requires a fresh OTP (`proof_needed`), a dialog asks for it and
 * `work` is retried. `work` resolves to its error, if any. `purpose`: what the message of the code calls it.
 */
export function useProof(
  user: User,
  purpose?: OtpPurpose,
): {
  run: (work: () => Promise<unknown>) => Promise<void>
  dialog: ReactNode
} {
  const texts = useMessages(profilePrivacyMessages)
  const dispatch = useAppDispatch()
  const [waiting, setWaiting] = useState<() => Promise<unknown>>()
  const run = async (work: () => Promise<unknown>) => {
    const error = await work()
    if (isProofNeeded(error)) setWaiting(() => work)
  }
  const dialog = waiting && (
    <CodeDialog
      channel="sms"
      title={texts.proofTitle}
      target={user.mobile}
      userId={user.id}
      purpose={purpose}
      onClose={() => setWaiting(undefined)}
      onVerified={(session) => {
        // Verification replaced the session by a new one.
        dispatch(signedIn(session))
        setWaiting(undefined)
        void waiting()
      }}
    />
  )
  return { run, dialog }
}
