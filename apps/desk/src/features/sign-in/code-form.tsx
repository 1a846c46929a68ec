import { signInMessages } from '@sanad/texts/desk/sign-in'
import { Alert, Button, Stack, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { FormEvent } from 'react'

interface CodeFormProps {
  readonly hint: string
  readonly isBusy: boolean
  readonly problem: string | undefined
  readonly onCode: (code: string) => Promise<void>
}

/** One field for a code of the authenticator or a recovery code. */
export function CodeForm({ hint, isBusy, problem, onCode }: CodeFormProps) {
  const texts = useMessages(signInMessages)
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    await onCode(String(new FormData(form).get('code')).trim())
    // A code is taken once; who is refused types another one.
    form.reset()
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack>
        {problem && <Alert>{problem}</Alert>}
        <TextField
          label={texts.code}
          hint={hint}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          minLength={6}
          maxLength={40}
          required
          autoFocus
        />
        <Button type="submit" fullWidth busy={isBusy} busyLabel={texts.checking}>
          {texts.continue}
        </Button>
      </Stack>
    </form>
  )
}
