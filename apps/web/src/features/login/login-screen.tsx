import { loginMessages } from '@sanad/texts/web/login'
import { Banner } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useEffect, useState } from 'react'
import { takeSessionNotice } from '../../shared/auth/session-notice.ts'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'
import page from '../../shared/shell/guest-page.module.css'
import { LoginForm, type LoginFormProps } from './login-form.tsx'

/** Independent of the router: it is also the prerendered first page, before the router is loaded. */
export function LoginScreen(props: LoginFormProps) {
  const texts = useMessages(loginMessages)
  const [wasSignedOut, setWasSignedOut] = useState(false)
  useEffect(() => {
    if (takeSessionNotice()) setWasSignedOut(true)
  }, [])
  return (
    <GuestFrame>
      <title>{texts.title}</title>
      <div className={page.screen}>
        <h1>{texts.title}</h1>
        <p className={page.lead}>{texts.lead}</p>
        {wasSignedOut && (
          <Banner tone="info" live="polite">
            {texts.sessionEnded}
          </Banner>
        )}
        <LoginForm {...props} />
      </div>
    </GuestFrame>
  )
}
