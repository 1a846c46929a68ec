import { signInMessages } from '@sanad/texts/desk/sign-in'
import { findRedirectTarget, useMessages } from '@sanad/web-kit'
import { useNavigate, useSearchParams } from 'react-router'
import { basePath, paths } from '../../shared/routing/paths.ts'
import { signedIn } from '../../shared/session/session-slice.ts'
import { useDeskDispatch, useDeskSelector } from '../../shared/state/desk-state.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { UnlockPage } from './unlock-page.tsx'

/** A session that is locked needs its second factor alone, and a first sign-in goes on where it was left. Leads back to where somebody was sent here from. */
export function SignInScreen() {
  const texts = useMessages(signInMessages)
  const [query] = useSearchParams()
  const go = useNavigate()
  const dispatch = useDeskDispatch()
  const status = useDeskSelector(({ session }) => session.status)
  const goOn = () => void go(findRedirectTarget(query, basePath) ?? paths.home, { replace: true })
  if (status === 'locked')
    return (
      <UnlockPage
        lead={texts.lockedAnewText}
        onProved={(staff) => {
          dispatch(signedIn(staff))
          goOn()
        }}
      />
    )
  return (
    <SignInPage title={texts.title}>
      <SignInForm isEnrolling={status === 'enrolling'} onDone={goOn} />
    </SignInPage>
  )
}
