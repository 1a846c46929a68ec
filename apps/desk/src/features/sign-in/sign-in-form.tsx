import type { StaffMember } from '@sanad/contracts'
import { signInMessages } from '@sanad/texts/desk/sign-in'
import { Alert, Button, Stack, TextField } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { type FormEvent, useState } from 'react'
import { useStaffLoginMutation } from '../../shared/session/session-api.ts'
import { signedIn } from '../../shared/session/session-slice.ts'
import { useDeskDispatch } from '../../shared/state/desk-state.ts'

interface SignInFormProps {
  /** Of whoever worked here. */
  readonly email?: string
  readonly onDone: (staff: StaffMember) => void
}

export function SignInForm({ email = '', onDone }: SignInFormProps) {
  const texts = useMessages(signInMessages)
  const errorText = useErrorText()
  const dispatch = useDeskDispatch()
  const [logIn, { isLoading }] = useStaffLoginMutation()
  const [problem, setProblem] = useState<string>()

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = { email: String(form.get('email')), password: String(form.get('password')) }
    setProblem(undefined)
    const { data, error } = await logIn({ body: { ...body, keep: 'cookie' } })
    if (!data) return setProblem(errorText(error, texts.failed))
    dispatch(signedIn(data.staff))
    onDone(data.staff)
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack>
        {problem && <Alert>{problem}</Alert>}
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
