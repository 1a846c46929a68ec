import { signInMessages } from '@sanad/texts/desk/sign-in'
import { Alert, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../shared/routing/paths.ts'
import { ChoosePasswordStep } from './choose-password-step.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInPage } from './sign-in-page.tsx'

/** Where the link of an invitation leads: password, second factor, recovery codes. */
export function InvitationScreen() {
  const texts = useMessages(signInMessages)
  const go = useNavigate()
  // The fragment: browsers send it to no server, and it leaves the address with the first step.
  const [token] = useState(() => location.hash.slice(1))
  return (
    <SignInPage title={texts.invitationTitle}>
      {token === '' ? (
        <Alert>{texts.invitationMissing}</Alert>
      ) : (
        <SignInForm
          begin={(onProved) => (
            <Stack>
              <p>{texts.invitationText}</p>
              <ChoosePasswordStep token={token} onProved={onProved} />
            </Stack>
          )}
          onDone={() => void go(paths.home, { replace: true })}
        />
      )}
    </SignInPage>
  )
}
