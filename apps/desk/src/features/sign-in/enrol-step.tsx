import type { StaffMember } from '@sanad/contracts/staff'
import { signInMessages } from '@sanad/texts/desk/sign-in'
import { Alert, Button, LockIcon, PhoneIcon, Stack } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { AuthenticatorSecret } from './authenticator-secret.tsx'
import { CodeForm } from './code-form.tsx'
import { useBeginAuthenticatorMutation, useConfirmAuthenticatorMutation } from './factor-api.ts'
import { usePasskey } from './use-passkey.ts'

interface EnrolStepProps {
  readonly onEnrolled: (enrolled: { staff: StaffMember; codes: readonly string[] }) => void
}

/** The first sign-in: a passkey of this device or an authenticator app becomes the second factor. */
export function EnrolStep({ onEnrolled }: EnrolStepProps) {
  const texts = useMessages(signInMessages)
  const errorText = useErrorText()
  const passkey = usePasskey()
  const [begin, { data: shown, isLoading: isBeginning }] = useBeginAuthenticatorMutation()
  const [confirm, { isLoading }] = useConfirmAuthenticatorMutation()
  const [problem, setProblem] = useState<{ error: unknown; fallback: 'failed' | 'passkeyFailed' }>()
  const said = problem && errorText(problem.error, texts[problem.fallback])

  async function addPasskey(): Promise<void> {
    setProblem(undefined)
    const { data, error } = await passkey.add()
    if (data) onEnrolled({ staff: data.staff, codes: data.recovery_codes })
    else setProblem({ error, fallback: 'passkeyFailed' })
  }
  async function beginAuthenticator(): Promise<void> {
    setProblem(undefined)
    const { error } = await begin()
    if (error) setProblem({ error, fallback: 'failed' })
  }
  async function sendCode(code: string): Promise<void> {
    setProblem(undefined)
    const { data, error } = await confirm({ body: { code } })
    if (data) onEnrolled({ staff: data.staff, codes: data.recovery_codes })
    else setProblem({ error, fallback: 'failed' })
  }

  if (shown) {
    return (
      <Stack>
        <AuthenticatorSecret secret={shown.secret} uri={shown.uri} />
        <CodeForm hint={texts.firstCodeHint} isBusy={isLoading} problem={said} onCode={sendCode} />
      </Stack>
    )
  }
  return (
    <Stack>
      <p>{texts.enrolText}</p>
      {said && <Alert>{said}</Alert>}
      {passkey.isSupported && (
        <Button
          fullWidth
          icon={<LockIcon />}
          busy={passkey.isBusy}
          busyLabel={texts.checking}
          onClick={() => void addPasskey()}
        >
          {texts.makePasskey}
        </Button>
      )}
      <Button
        variant="secondary"
        fullWidth
        icon={<PhoneIcon />}
        busy={isBeginning}
        busyLabel={texts.checking}
        onClick={() => void beginAuthenticator()}
      >
        {texts.useAuthenticator}
      </Button>
    </Stack>
  )
}
