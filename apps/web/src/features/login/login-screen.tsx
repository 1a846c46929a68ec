import { loginMessages } from '@sanad/texts/web/login'
import { Banner } from '@sanad/ui'
import { useBrandName, useMessages } from '@sanad/web-kit'
import { useEffect, useState } from 'react'
import { type SessionNotice, takeSessionNotice } from '../../shared/auth/session-notice.ts'
import { paths } from '../../shared/routing/paths.ts'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'
import page from '../../shared/shell/guest-page.module.css'
import { LoginForm, type LoginFormProps } from './login-form.tsx'

/** Independent of the router: it is also the prerendered first page, before the router is loaded. */
export function LoginScreen(props: LoginFormProps) {
  const texts = useMessages(loginMessages)
  const title = texts.title({ brand: useBrandName() })
  const [notice, setNotice] = useState<SessionNotice>()
  const [hasChosen, setHasChosen] = useState(false)
  const { redirect } = props
  useEffect(() => setNotice((now) => now ?? takeSessionNotice()), [])
  // After the hydration: the page is prerendered without an address.
  useEffect(() => setHasChosen(!!redirect && redirect !== paths.dashboard), [redirect])
  return (
    <GuestFrame>
      <title>{title}</title>
      <div className={page.screen}>
        <h1>{title}</h1>
        <p className={page.lead}>{texts.lead}</p>
        {notice && (
          <Banner tone="info" live="polite">
            {texts[notice]}
          </Banner>
        )}
        <LoginForm {...props} />
        {hasChosen && <p className={page.lead}>{texts.chosen}</p>}
      </div>
    </GuestFrame>
  )
}
