import { peopleMessages } from '@sanad/texts/desk/people'
import { LoadingState, PageHeader, Stack } from '@sanad/ui'
import { AppLink, ReadError, useMessages } from '@sanad/web-kit'
import { Fragment } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useKeys } from '../../shared/keys/use-keys.ts'
import { paths } from '../../shared/routing/paths.ts'
import { useStaff } from '../../shared/session/use-staff.ts'
import { DeskTitle } from '../../shared/title/desk-title.tsx'
import { AbsenceCard } from './absence-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { LeaveCard } from './leave-card.tsx'
import { useGetStaffPersonQuery, useListStaffQuery, useListTeamsQuery } from './people-api.ts'
import { RightsCard } from './rights-card.tsx'
import { SignInsCard } from './sign-ins-card.tsx'

/** One person of the service centre: rights, absence, sign-ins, leaving, and what was changed about them. */
export function PersonScreen() {
  const texts = useMessages(peopleMessages)
  const { id = '' } = useParams()
  const me = useStaff()
  const go = useNavigate()
  const { currentData, isError, error, refetch } = useGetStaffPersonQuery({ params: { id } })
  const people = useListStaffQuery()
  const teams = useListTeamsQuery()
  useKeys([{ keys: 'esc', label: texts.backToPeople, run: () => void go(paths.people) }])
  if (isError && !currentData) return <ReadError error={error} failed={texts.failed} onRetry={refetch} />
  if (!currentData) return <LoadingState label={texts.loading} />
  const { person, history } = currentData.data
  const others = (people.currentData?.data ?? []).filter(
    (other) => other.id !== id && other.state === 'active',
  )
  const isHere = person.state !== 'left'
  return (
    <Stack gap="large">
      <DeskTitle>{texts.personPageTitle({ name: person.name })}</DeskTitle>
      <PageHeader
        back={<AppLink to={paths.people} />}
        backLabel={texts.backToPeople}
        title={person.name}
        meta={[person.email]}
      />
      {isHere && (
        <Fragment key={id}>
          <RightsCard
            // Fields begin anew with what was recorded.
            key={JSON.stringify([person.id, person.roles, person.teams, person.limits])}
            person={person}
            teams={teams.currentData?.data ?? []}
            isOneself={me.id === id}
          />
          <AbsenceCard person={person} others={others} />
          <SignInsCard person={person} isOneself={me.id === id} />
          <LeaveCard person={person} others={others} />
        </Fragment>
      )}
      <HistoryCard history={history} />
    </Stack>
  )
}
