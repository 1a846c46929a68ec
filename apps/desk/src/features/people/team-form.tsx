import type { StaffTeam } from '@sanad/contracts/staff'
import { peopleMessages } from '@sanad/texts/desk/people'
import { Button, CheckboxGroup, Inline, Stack, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type FormEvent, useState } from 'react'
import { OutcomeBanner } from './outcome-banner.tsx'
import { useSaveTeamMutation } from './people-api.ts'
import { useAttempt } from './use-attempt.ts'

interface TeamFormProps {
  /** None for a new one. */
  readonly team: StaffTeam | undefined
  readonly services: readonly { readonly id: string; readonly title: string }[]
  readonly onDone: () => void
}

export function TeamForm({ team, services, onDone }: TeamFormProps) {
  const texts = useMessages(peopleMessages)
  const [save] = useSaveTeamMutation()
  const { isBusy, outcome, run } = useAttempt()
  const [name, setName] = useState(team?.name ?? '')
  const [chosen, setChosen] = useState<readonly string[]>(team?.services ?? [])
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const call = { params: { id: team?.id ?? ('new' as const) }, body: { name, services: [...chosen] } }
    if (await run(() => save(call).unwrap(), texts.saved)) onDone()
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack>
        <OutcomeBanner outcome={outcome} />
        <TextField
          label={texts.teamName}
          value={name}
          onChange={({ target }) => setName(target.value)}
          maxLength={60}
          required
          autoFocus
        />
        <CheckboxGroup
          label={texts.services}
          options={services.map(({ id, title }) => ({ value: id, label: title }))}
          value={chosen}
          onValueChange={setChosen}
        />
        <Inline>
          <Button type="submit" busy={isBusy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            {texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
