import { peopleMessages } from '@sanad/texts/desk/people'
import { Button, Card, PageHeader, Stack, TextField } from '@sanad/ui'
import { AppLink, useMessages, useToast } from '@sanad/web-kit'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths, personPath } from '../../shared/routing/paths.ts'
import { DeskTitle } from '../../shared/title/desk-title.tsx'
import { OutcomeBanner } from './outcome-banner.tsx'
import { useInviteStaffMutation, useListTeamsQuery } from './people-api.ts'
import { noRights, type Rights, toBody } from './rights.ts'
import { RightsFields } from './rights-fields.tsx'
import { useAttempt } from './use-attempt.ts'

export function InviteScreen() {
  const texts = useMessages(peopleMessages)
  const teams = useListTeamsQuery()
  const [invite] = useInviteStaffMutation()
  const { isBusy, outcome, requestIdOf, run } = useAttempt()
  const [rights, setRights] = useState<Rights>(noRights)
  const toast = useToast()
  const go = useNavigate()
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const given = { email: String(form.get('email')), name: String(form.get('name')) }
    const body = toBody(rights)
    if (!body) return
    const invited = { ...body, ...given }
    await run(async () => {
      const request = { body: { ...invited, request_id: requestIdOf('invite', invited) } }
      const { data } = await invite(request).unwrap()
      toast('success', texts.linkSent({ email: given.email }))
      await go(personPath(data.id), { replace: true })
    }, texts.recorded)
  }
  return (
    <Stack gap="large">
      <DeskTitle>{texts.invitePageTitle}</DeskTitle>
      <PageHeader
        back={<AppLink to={paths.people} />}
        backLabel={texts.backToPeople}
        title={texts.inviteTitle}
        subtitle={texts.inviteText}
      />
      <Card>
        <form onSubmit={(event) => void send(event)}>
          <Stack>
            <OutcomeBanner outcome={outcome} />
            <TextField label={texts.name} name="name" maxLength={100} autoComplete="off" required autoFocus />
            <TextField label={texts.email} name="email" type="email" autoComplete="off" required />
            <RightsFields rights={rights} onChange={setRights} teams={teams.currentData?.data ?? []} />
            <div>
              <Button type="submit" busy={isBusy} busyLabel={texts.sending}>
                {texts.send}
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
    </Stack>
  )
}
