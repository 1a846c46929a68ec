import { signInMessages } from '@sanad/texts/desk/sign-in'
import { findRedirectTarget, useMessages } from '@sanad/web-kit'
import { useNavigate, useSearchParams } from 'react-router'
import { basePath, paths } from '../../shared/routing/paths.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInPage } from './sign-in-page.tsx'

/** Leads back to where somebody was sent here from. */
export function SignInScreen() {
  const texts = useMessages(signInMessages)
  const [query] = useSearchParams()
  const go = useNavigate()
  return (
    <SignInPage title={texts.title}>
      <SignInForm
        onDone={() => void go(findRedirectTarget(query, basePath) ?? paths.home, { replace: true })}
      />
    </SignInPage>
  )
}
