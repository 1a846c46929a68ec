import type { SuccessOf } from '@sanad/contracts'
import type { staffLogin } from '@sanad/contracts/staff'
import { signInMessages } from '@sanad/texts/desk/sign-in'
import { Alert, Button, Stack, TextField } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import type { FormEvent } from 'react'
import { useStaffLoginMutation } from '../../shared/session/session-api.ts'

export type PasswordProved = Pick<SuccessOf<typeof staffLogin>, 'step' | 'factors'>

interface PasswordStepProps {
  readonly email: string
  readonly onProved: (proved: PasswordProved) => void
}

export function PasswordStep({ email, onProved }: PasswordStepProps) {
  const texts = useMessages(signInMessages)
  const errorText = useErrorText()
  const [logIn, { error, isLoading }] = useStaffLoginMutation()

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = { email: String(form.get('email')), password: String(form.get('password')) }
    const { data } = await logIn({ body: { ...body, keep: 'cookie' } })
    if (data) onProved(data)
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack>
        {error && <Alert>{errorText(error, texts.failed)}</Alert>}
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
          autoFocus={email === ''}
        />
        <TextField
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={200}
          required
          autoFocus={email !== ''}
        />
        <Button type="submit" fullWidth busy={isLoading} busyLabel={texts.signingIn}>
          {texts.signIn}
        </Button>
      </Stack>
    </form>
  )
}
