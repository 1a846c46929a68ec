import type { StaffMember } from '@sanad/contracts/staff'
import { signInMessages } from '@sanad/texts/desk/sign-in'
import { Button } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useSignOut } from '../../shared/session/use-sign-out.ts'
import { FactorStep } from './factor-step.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { useHasPasskey } from './use-has-passkey.ts'

interface UnlockPageProps {
  readonly lead: string
  readonly onProved: (staff: StaffMember) => void
}

export function UnlockPage({ lead, onProved }: UnlockPageProps) {
  const texts = useMessages(signInMessages)
  const signOut = useSignOut()
  const hasPasskey = useHasPasskey()
  return (
    <SignInPage title={texts.lockedTitle} lead={lead}>
      <FactorStep hasPasskey={hasPasskey} onProved={onProved} />
      <Button variant="quiet" onClick={() => void signOut()}>
        {texts.signOut}
      </Button>
    </SignInPage>
  )
}
