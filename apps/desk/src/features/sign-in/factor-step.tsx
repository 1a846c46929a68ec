import type { StaffMember } from '@sanad/contracts/staff'
import { signInMessages } from '@sanad/texts/desk/sign-in'
import { Button, LockIcon, Stack } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { CodeForm } from './code-form.tsx'
import { useProveStaffFactorMutation } from './factor-api.ts'
import { usePasskey } from './use-passkey.ts'

interface FactorStepProps {
  readonly hasPasskey: boolean
  readonly onProved: (staff: StaffMember) => void
}

export function FactorStep({ hasPasskey, onProved }: FactorStepProps) {
  const texts = useMessages(signInMessages)
  const errorText = useErrorText()
  const [prove, { isLoading }] = useProveStaffFactorMutation()
  const passkey = usePasskey()
  const [problem, setProblem] = useState<{ error: unknown; fallback: 'failed' | 'passkeyFailed' }>()
  const said = problem && errorText(problem.error, texts[problem.fallback])

  async function sendCode(code: string): Promise<void> {
    setProblem(undefined)
    const { data, error } = await prove({ body: { code } })
    if (data) onProved(data.staff)
    else setProblem({ error, fallback: 'failed' })
  }
  async function askForPasskey(): Promise<void> {
    setProblem(undefined)
    const { data, error } = await passkey.prove()
    if (data) onProved(data.staff)
    else setProblem({ error, fallback: 'passkeyFailed' })
  }

  return (
    <Stack>
      {hasPasskey && passkey.isSupported && (
        <Button
          variant="secondary"
          fullWidth
          icon={<LockIcon />}
          busy={passkey.isBusy}
          busyLabel={texts.checking}
          onClick={() => void askForPasskey()}
        >
          {texts.usePasskey}
        </Button>
      )}
      <CodeForm hint={texts.codeHint} isBusy={isLoading} problem={said} onCode={sendCode} />
    </Stack>
  )
}
