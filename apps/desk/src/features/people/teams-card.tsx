import type { StaffTeam } from '@sanad/contracts/staff'
import { peopleMessages } from '@sanad/texts/desk/people'
import { Button, Card, KeyValueList, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { TeamForm } from './team-form.tsx'

interface TeamsCardProps {
  readonly teams: readonly StaffTeam[]
  readonly services: readonly { readonly id: string; readonly title: string }[]
}

/** Whose work a service is. */
export function TeamsCard({ teams, services }: TeamsCardProps) {
  const texts = useMessages(peopleMessages)
  const [edited, setEdited] = useState<StaffTeam | 'new'>()
  const titleOf = (id: string) => services.find((service) => service.id === id)?.title ?? id
  return (
    <Card
      title={texts.teamsTitle}
      description={texts.teamsText}
      actions={
        !edited && (
          <Button variant="secondary" size="small" onClick={() => setEdited('new')}>
            {texts.newTeam}
          </Button>
        )
      }
    >
      {edited ? (
        <TeamForm
          key={edited === 'new' ? 'new' : edited.id}
          team={edited === 'new' ? undefined : edited}
          services={services}
          onDone={() => setEdited(undefined)}
        />
      ) : (
        <Stack>
          <KeyValueList
            items={teams.map((team) => ({
              label: team.name,
              value: (
                <>
                  {team.services.map(titleOf).join(', ') || texts.noServices}{' '}
                  <Button variant="quiet" size="small" onClick={() => setEdited(team)}>
                    {texts.editTeam({ name: team.name })}
                  </Button>
                </>
              ),
            }))}
          />
        </Stack>
      )}
    </Card>
  )
}
