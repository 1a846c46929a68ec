import { signInMessages } from '@sanad/texts/desk/sign-in'
import { Button } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { unlocked } from '../../shared/session/session-slice.ts'
import { useSignOut } from '../../shared/session/use-sign-out.ts'
import { useStaff } from '../../shared/session/use-staff.ts'
import { useDeskDispatch } from '../../shared/state/desk-state.ts'
import { FactorStep } from './factor-step.tsx'
import { SignInPage } from './sign-in-page.tsx'

/** Over the screen of a session that locked itself: a passkey or a code opens it again. */
export function Unlock() {
  const texts = useMessages(signInMessages)
  const dispatch = useDeskDispatch()
  const signOut = useSignOut()
  const { name } = useStaff()
  return (
    <SignInPage title={texts.lockedTitle} lead={texts.lockedText({ name })}>
      <FactorStep
        hasPasskey={window.PublicKeyCredential !== undefined}
        onProved={() => dispatch(unlocked())}
      />
      <Button variant="quiet" onClick={() => void signOut()}>
        {texts.signOut}
      </Button>
    </SignInPage>
  )
}
