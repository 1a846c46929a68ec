import type { User } from '@sanad/contracts'
import { profileMessages } from '@sanad/texts/web/profile'
import { Banner, Button, CheckIcon, MailIcon } from '@sanad/ui'
import { useMessages, useToast } from '@sanad/web-kit'
import { useState } from 'react'
import { api } from '../../shared/api/api.ts'
import { signedIn } from '../../shared/auth/auth-slice.ts'
import {
  offeredChannels,
  useGetNotificationPreferencesQuery,
} from '../../shared/notifications/preferences-api.ts'
import { useAppDispatch } from '../../shared/state/app-state.ts'
import { CodeDialog } from './proof/code-dialog.tsx'

/** Whether the e-mail address is proved, and the way to prove it. */
export function EmailStatus({ user, isActing }: { user: User; isActing: boolean }) {
  const texts = useMessages(profileMessages)
  const dispatch = useAppDispatch()
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const { data } = useGetNotificationPreferencesQuery()
  if (user.email_verified) {
    return (
      <Banner tone="success" icon={<CheckIcon />}>
        {texts.emailVerified}
      </Banner>
    )
  }
  // Without e-mail there is no way to prove the address, and nothing that its proof would open.
  if (!data || !offeredChannels(data.data).includes('email')) return null
  return (
    <>
      <Banner
        tone="warning"
        icon={<MailIcon />}
        title={texts.emailUnverified}
        actions={
          !isActing && (
            <Button size="small" onClick={() => setOpen(true)}>
              {texts.verifyEmail}
            </Button>
          )
        }
      >
        {texts.emailUnverifiedText({ email: user.email })}
      </Banner>
      {isOpen && (
        <CodeDialog
          channel="email"
          title={texts.verifyEmailTitle}
          target={user.email}
          userId={user.id}
          onClose={() => setOpen(false)}
          onVerified={(session) => {
            // Verification replaced the session by a new one.
            dispatch(signedIn(session))
            dispatch(api.util.invalidateTags(['Profile', 'Accounts', 'Sessions']))
            toast('success', texts.emailIsVerified)
          }}
        />
      )}
    </>
  )
}
