import { signInMessages } from '@sanad/texts/desk/sign-in'
import { useMessages } from '@sanad/web-kit'
import { useStaff } from '../../shared/session/use-staff.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInPage } from './sign-in-page.tsx'

/** Over the screen whose session has ended; somebody else begins with a page of their own. */
export function SignInAgain() {
  const texts = useMessages(signInMessages)
  const { id, email } = useStaff()
  return (
    <SignInPage title={texts.againTitle} lead={texts.againText}>
      <SignInForm
        email={email}
        onDone={(staff) => {
          if (staff.id !== id) location.reload()
        }}
      />
    </SignInPage>
  )
}
