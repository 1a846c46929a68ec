import type { StaffPerson, StaffTeam } from '@sanad/contracts/staff'
import { peopleMessages } from '@sanad/texts/desk/people'
import { Button, Card, KeyValueList, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { type FormEvent, useState } from 'react'
import { ConfirmRolesDialog } from './confirm-roles-dialog.tsx'
import { OutcomeBanner } from './outcome-banner.tsx'
import { useChangeStaffPersonMutation } from './people-api.ts'
import { rightsOf, toBody } from './rights.ts'
import { RightsFields } from './rights-fields.tsx'
import { useAttempt } from './use-attempt.ts'

interface RightsCardProps {
  readonly person: StaffPerson
  readonly teams: readonly StaffTeam[]
  readonly isOneself: boolean
}

export function RightsCard({ person, teams, isOneself }: RightsCardProps) {
  const texts = useMessages(peopleMessages)
  const [change] = useChangeStaffPersonMutation()
  const { isBusy, outcome, requestIdOf, run } = useAttempt()
  const [rights, setRights] = useState(() => rightsOf(person))
  const [isAsking, setAsking] = useState(false)
  const gained = rights.roles.filter((role) => !person.roles.includes(role))
  const lost = person.roles.filter((role) => !rights.roles.includes(role))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (gained.length + lost.length > 0) setAsking(true)
    else void send()
  }
  async function send(): Promise<void> {
    const body = toBody(rights)
    if (!body) return
    const call = {
      params: { id: person.id },
      body: { ...body, request_id: requestIdOf('rights', person.id, body) },
    }
    await run(() => change(call).unwrap(), texts.saved)
  }
  if (isOneself) {
    return (
      <Card title={texts.rightsTitle} description={texts.ownRights}>
        <KeyValueList
          items={[{ label: texts.roles, value: person.roles.map((role) => texts[role]).join(', ') }]}
        />
      </Card>
    )
  }
  return (
    <Card title={texts.rightsTitle} description={texts.rightsText}>
      <form onSubmit={submit}>
        <Stack>
          <OutcomeBanner outcome={outcome} />
          <RightsFields rights={rights} onChange={setRights} teams={teams} />
          <div>
            <Button type="submit" busy={isBusy} busyLabel={texts.saving}>
              {texts.save}
            </Button>
          </div>
        </Stack>
      </form>
      {isAsking && (
        <ConfirmRolesDialog
          name={person.name}
          gained={gained}
          lost={lost}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void send()
          }}
        />
      )}
    </Card>
  )
}
