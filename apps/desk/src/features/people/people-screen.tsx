import type { StaffPerson } from '@sanad/contracts/staff'
import { peopleMessages } from '@sanad/texts/desk/people'
import { Card, LinkButton, LoadingState, PageHeader, PlusIcon, Stack } from '@sanad/ui'
import { AppLink, ReadError, useMessages } from '@sanad/web-kit'
import { useNavigate } from 'react-router'
import { KeyHint } from '../../shared/keys/key-hint.tsx'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { paths } from '../../shared/routing/paths.ts'
import { DeskTitle } from '../../shared/title/desk-title.tsx'
import { useListStaffQuery, useListTeamsQuery } from './people-api.ts'
import { PeopleList } from './people-list.tsx'
import { TeamsCard } from './teams-card.tsx'

const none: readonly StaffPerson[] = []

/** S16: who works here, with what rights, and who is away. */
export function PeopleScreen() {
  const texts = useMessages(peopleMessages)
  const people = useListStaffQuery()
  const teams = useListTeamsQuery()
  const go = useNavigate()
  useKeys([{ keys: 'i', label: texts.invite, run: () => void go(paths.invite) }])
  const list = people.currentData?.data ?? none
  return (
    <Stack gap="large">
      <DeskTitle>{texts.pageTitle}</DeskTitle>
      <PageHeader
        title={texts.title}
        meta={[texts.count({ count: list.filter(({ state }) => state !== 'left').length })]}
        actions={
          <LinkButton
            variant="primary"
            icon={<PlusIcon />}
            aria-keyshortcuts="i"
            render={<AppLink to={paths.invite} />}
          >
            {texts.invite}
            <KeyHint>I</KeyHint>
          </LinkButton>
        }
      />
      {people.currentData ? (
        <Card padding="none">
          <PeopleList people={list} teams={teams.currentData?.data ?? []} />
        </Card>
      ) : people.isError ? (
        <ReadError error={people.error} failed={texts.failed} onRetry={people.refetch} />
      ) : (
        <LoadingState label={texts.loading} />
      )}
      {teams.currentData && (
        <TeamsCard teams={teams.currentData.data} services={teams.currentData.services} />
      )}
      {teams.isError && <ReadError error={teams.error} failed={texts.failed} onRetry={teams.refetch} />}
    </Stack>
  )
}
