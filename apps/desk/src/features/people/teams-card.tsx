import type { StaffTeam } from '@sanad/contracts/staff'
import { peopleMessages } from '@sanad/texts/desk/people'
import { Card, KeyValueList, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { TeamForm } from './team-form.tsx'

interface TeamsCardProps {
  readonly teams: readonly StaffTeam[]
  readonly services: readonly { readonly id: string; readonly title: string }[]
}

/** Teams that have a digit as their key. */
const MOST_DIGITS = 9

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
          <ActButton
            keys="t"
            label={texts.newTeam}
            variant="secondary"
            size="small"
            onClick={() => setEdited('new')}
          />
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
            items={teams.map((team, at) => ({
              label: team.name,
              value: (
                <>
                  {team.services.map(titleOf).join(', ') || texts.noServices}{' '}
                  <ActButton
                    keys={String(at + 1)}
                    isBound={at < MOST_DIGITS}
                    label={texts.editTeam({ name: team.name })}
                    variant="quiet"
                    size="small"
                    onClick={() => setEdited(team)}
                  />
                </>
              ),
            }))}
          />
        </Stack>
      )}
    </Card>
  )
}
