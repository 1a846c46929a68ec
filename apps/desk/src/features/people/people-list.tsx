import type { StaffPerson, StaffTeam } from '@sanad/contracts/staff'
import { peopleMessages } from '@sanad/texts/desk/people'
import { DataTable, LinkRow, RowList, StatusBadge, type TableColumn } from '@sanad/ui'
import { AppLink, formatDate, formatDateTime, useLanguage, useMessages, useMinWidth } from '@sanad/web-kit'
import { personPath } from '../../shared/routing/paths.ts'

interface PeopleListProps {
  readonly people: readonly StaffPerson[]
  readonly teams: readonly StaffTeam[]
}

const tones = { invited: 'blue', active: 'green', left: 'grey' } as const
const states = { invited: 'stateInvited', active: 'stateActive', left: 'stateLeft' } as const

/** A table on wide screens, rows on a phone; each leads to the person. */
export function PeopleList({ people, teams }: PeopleListProps) {
  const texts = useMessages(peopleMessages)
  const language = useLanguage()
  const isWide = useMinWidth('64rem')
  const state = (person: StaffPerson) => (
    <StatusBadge tone={tones[person.state]}>{texts[states[person.state]]}</StatusBadge>
  )
  const roles = (person: StaffPerson) => person.roles.map((role) => texts[role]).join(', ') || texts.none
  const absence = ({ absence: away }: StaffPerson) => {
    if (!away) return texts.none
    return away.has_begun
      ? texts.absentUntil({ day: formatDate(lastDayOf(away.ends_at), language) })
      : texts.absentFrom({ day: formatDate(away.starts_at, language) })
  }
  if (!isWide) {
    return (
      <RowList label={texts.list}>
        {people.map((person) => (
          <LinkRow
            key={person.id}
            render={<AppLink to={personPath(person.id)} />}
            title={person.name}
            description={person.absence ? `${roles(person)} · ${absence(person)}` : roles(person)}
            aside={state(person)}
          />
        ))}
      </RowList>
    )
  }
  const columns: readonly TableColumn<StaffPerson>[] = [
    { id: 'name', heading: texts.name, cell: ({ name }) => name, sortBy: ({ name }) => name },
    { id: 'state', heading: texts.state, cell: state, sortBy: (person) => person.state },
    { id: 'roles', heading: texts.roles, cell: roles },
    {
      id: 'teams',
      heading: texts.teams,
      cell: (person) =>
        teams
          .filter(({ id }) => person.teams.includes(id))
          .map(({ name }) => name)
          .join(', ') || texts.none,
    },
    { id: 'absence', heading: texts.absence, cell: absence },
    {
      id: 'work',
      heading: texts.openWork,
      align: 'end',
      cell: ({ open_work }) => open_work,
      sortBy: ({ open_work }) => open_work,
    },
    {
      id: 'signedIn',
      heading: texts.lastSignIn,
      cell: ({ last_sign_in: at }) => (at ? formatDateTime(at, language) : texts.never),
      sortBy: ({ last_sign_in: at }) => at ?? '',
    },
  ]
  return (
    <DataTable
      label={texts.list}
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      link={({ id }) => <AppLink to={personPath(id)} />}
    />
  )
}

/** An absence ends with a midnight; its last day is the one before. */
export const lastDayOf = (endsAt: string) => new Date(Date.parse(endsAt) - 1).toISOString()
