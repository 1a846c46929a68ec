import { signInMessages } from '@sanad/texts/desk/sign-in'
import { Alert, Button, Stack, TextField } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { type FormEvent, useState } from 'react'
import { useAcceptInvitationMutation } from '../../shared/session/session-api.ts'
import type { PasswordProved } from './password-step.tsx'

const SHORTEST = 12

interface ChoosePasswordStepProps {
  /** Of the link. */
  readonly token: string
  readonly onProved: (proved: PasswordProved) => void
}

/** Somebody invited, or reset, sets a password; the link is used then. */
export function ChoosePasswordStep({ token, onProved }: ChoosePasswordStepProps) {
  const texts = useMessages(signInMessages)
  const errorText = useErrorText()
  const [accept, { error, isLoading }] = useAcceptInvitationMutation()
  const [isShort, setShort] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    setShort(password.length < SHORTEST)
    if (password.length < SHORTEST) return
    const { data } = await accept({ body: { token, password, keep: 'cookie' } })
    if (!data) return
    history.replaceState(history.state, '', location.pathname)
    onProved(data)
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack>
        {error && !isShort && <Alert>{errorText(error, texts.failed)}</Alert>}
        <TextField
          label={texts.newPassword}
          hint={texts.newPasswordHint}
          error={isShort ? texts.newPasswordShort : undefined}
          name="password"
          type="password"
          autoComplete="new-password"
          maxLength={200}
          required
          autoFocus
        />
        <Button type="submit" fullWidth busy={isLoading} busyLabel={texts.checking}>
          {texts.choosePassword}
        </Button>
      </Stack>
    </form>
  )
}
