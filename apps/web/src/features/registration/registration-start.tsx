import { registrationMessages } from '@sanad/texts/web/registration'
import type { RenderElement } from '@sanad/ui'
import { type ApiError, PageTitle, useMessages } from '@sanad/web-kit'
import { cloneElement, lazy, Suspense, useState } from 'react'
import { rememberTypedMobile } from '../../shared/auth/typed-mobile.ts'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'
import page from '../../shared/shell/guest-page.module.css'
import { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx'

const AccountExistsDialog = lazy(() =>
  import('./account-exists-dialog.tsx').then((module) => ({ default: module.AccountExistsDialog })),
)

interface RegistrationStartProps extends Pick<RegistrationFormProps, 'onRegistered' | 'onIntent'> {
  /** Navigates to the login page. */
  onLogin: () => void
  loginLink: RenderElement
}

/** The first step. Independent of the router: it is also prerendered, as the first page of a visit. */
export function RegistrationStart({ onRegistered, onIntent, onLogin, loginLink }: RegistrationStartProps) {
  const texts = useMessages(registrationMessages)
  const [conflict, setConflict] = useState<Conflict>()
  return (
    <GuestFrame>
      <PageTitle>{texts.title}</PageTitle>
      <div className={page.screen}>
        <h1>{texts.title}</h1>
        <p className={page.lead}>{texts.lead}</p>
        <RegistrationForm
          onRegistered={onRegistered}
          onIntent={onIntent}
          onConflict={(error, mobile) => setConflict({ error, mobile })}
        />
        <p className={page.foot}>
          <span>{texts.haveAccount}</span>
          {cloneElement(loginLink, {}, texts.login)}
        </p>
        <ConflictDialog conflict={conflict} onCancel={() => setConflict(undefined)} onLogin={onLogin} />
      </div>
    </GuestFrame>
  )
}

export interface Conflict {
  error: ApiError
  mobile: string
}

interface ConflictDialogProps {
  conflict: Conflict | undefined
  onCancel: () => void
  onLogin: () => void
}

export function ConflictDialog({ conflict, onCancel, onLogin }: ConflictDialogProps) {
  if (!conflict) return null
  const logIn = () => {
    rememberTypedMobile(conflict.mobile)
    onLogin()
  }
  return (
    <Suspense>
      <AccountExistsDialog error={conflict.error} onCancel={onCancel} onLogin={logIn} />
    </Suspense>
  )
}
