import type { User } from '@sanad/contracts'
import { profilePrivacyMessages } from '@sanad/texts/web/profile-privacy'
import { useMessages } from '@sanad/web-kit'
import { type ReactNode, useState } from 'react'
import { signedIn } from '../../../shared/auth/auth-slice.ts'
import { useAppDispatch } from '../../../shared/state/app-state.ts'
import { CodeDialog } from '../code-dialog.tsx'
import { isProofNeeded } from './is-proof-needed.ts'

/**
 * Does what only the customer themselves may do. Where the server wants a fresh code first, a dialog asks for one and
 * the work is done again. `work` answers its error, if there is one.
 */
export function useProof(user: User): {
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
      onClose={() => setWaiting(undefined)}
      onVerified={(session) => {
        // The code began a new session in place of this one.
        dispatch(signedIn(session))
        setWaiting(undefined)
        void waiting()
      }}
    />
  )
  return { run, dialog }
}
