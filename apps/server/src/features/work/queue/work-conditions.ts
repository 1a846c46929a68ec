import { readFacet } from '@sanad/contracts'
import type { WorkFilter } from '@sanad/contracts/staff'
import { listSeenKinds, type StaffRole, type WorkKind } from '@sanad/domain'
import { type RawBuilder, sql } from 'kysely'
import { beginsWith } from '../../../platform/begins-with.ts'
import { isAmong } from '../../case/open-work.ts'
import { isOwnService } from '../../case/own-teams.ts'
import { trackingPrefixOf } from '../../case/tracking-prefix.ts'

type Condition = RawBuilder<boolean>
type Term = (value: string) => Condition

/** Midnight in India so many days from today. */
const midnight = (days: number) => sql<Date>`
  (date_trunc('day', now() at time zone 'Asia/Kolkata') + make_interval(days => ${days})) at time zone 'Asia/Kolkata'`

const dayInIndia = (day: string) => sql<Date>`(${day}::date::timestamp at time zone 'Asia/Kolkata')`

const due = {
  overdue: () => sql<boolean>`w.due_at < now()`,
  today: () => sql<boolean>`w.due_at < ${midnight(1)}`,
  tomorrow: () => sql<boolean>`(w.due_at >= ${midnight(1)} and w.due_at < ${midnight(2)})`,
  week: () => sql<boolean>`w.due_at < ${midnight(7)}`,
  // Of its target, whatever somebody has set it to be due by.
  half: () => sql<boolean>`w.half_at <= now()`,
  paused: () => sql<boolean>`w.due_at = 'infinity'`,
  // By somebody: what time alone brings about is put off until then too.
  snoozed: () => sql<boolean>`(w.snoozed_until > now() and exists (
    select from work_acts a where a.subject_id = w.subject_id and a.kind = w.kind and a.act = 'snoozed'
      and a.until = w.snoozed_until))`,
} as const satisfies Record<string, () => Condition>

const isWord = (value: string): value is keyof typeof due => Object.hasOwn(due, value)

function dueTerm(value: string): Condition {
  if (isWord(value)) return due[value]()
  const [from, to] = value.split('..')
  const begins = from ? sql<boolean>`w.due_at >= ${dayInIndia(from)}` : sql<boolean>`true`
  // The day that is named last is part of the range.
  return to ? sql<boolean>`(${begins} and w.due_at < ${dayInIndia(to)} + interval '1 day')` : begins
}

const is =
  (column: RawBuilder<unknown>): Term =>
  (value) =>
    sql<boolean>`${column} = ${value}`

function ownerTerm(staffId: string): Term {
  return (value) => {
    if (value === 'none') return sql<boolean>`w.owner is null`
    return sql<boolean>`w.owner = ${value === 'me' ? staffId : value}::uuid`
  }
}

/**
 * Terms of each key, null where the piece has no such thing; one that is not of the piece itself asks what it belongs to,
 * on the rows that are left over.
 */
function termsFor(staffId: string): Record<Exclude<keyof WorkFilter, 'q'>, Term> {
  return {
    kind: is(sql`w.kind`),
    team: (value) => sql<boolean>`exists (
      select from team_services t where t.service_slug = w.service_slug and t.team_id = ${Number(value)})`,
    owner: ownerTerm(staffId),
    service: (value) => sql<boolean>`w.service_slug = ${value}`,
    stage: (value) => sql<boolean>`w.stage_id = ${value}`,
    state: (value) => sql<boolean>`w.state_id = ${Number(value)}`,
    due: dueTerm,
    priority: (value) => sql<boolean>`w.priority = ${Number(value)}`,
    customer: (value) => sql<boolean>`w.customer_id = ${value}::uuid`,
    turn: (value) => sql<boolean>`exists (
      select from application_states s where s.application_id = w.application_id and s.turn = ${value})`,
    language: (value) => sql<boolean>`exists (
      select from customers c where c.id = w.customer_id and c.message_language = ${value})`,
  }
}

export interface Viewer {
  readonly staffId: string
  readonly roles: readonly StaffRole[]
  /** Whether they see the work of their own teams alone, and their own. */
  readonly isNarrowed: boolean
}

/** SQL condition on `work_items w`: what is work now, unless it is asked for what was put off, fits the filter and is of a kind that this member of staff sees. */
export function workConditions(
  { q, ...filter }: WorkFilter,
  { staffId, roles, isNarrowed }: Viewer,
  kinds: readonly WorkKind[] = listSeenKinds(roles),
): Condition {
  const terms = termsFor(staffId)
  const conditions = Object.entries(filter).flatMap(([key, text]) => {
    if (text === undefined) return []
    const term = terms[key as keyof typeof terms]
    const { any, none } = readFacet(text)
    return [
      ...(any.length > 0 ? [sql<boolean>`(${sql.join(any.map(term), sql` or `)})`] : []),
      ...none.map((value) => sql<boolean>`not coalesce(${term(value)}, false)`),
    ]
  })
  const isSnoozedAsked = filter.due !== undefined && readFacet(filter.due).any.includes('snoozed')
  const prefix = q ? trackingPrefixOf(q) : ''
  return sql<boolean>`${sql.join(
    [
      ...(isSnoozedAsked ? [] : [sql<boolean>`(w.snoozed_until is null or w.snoozed_until <= now())`]),
      isAmong(kinds, sql`${staffId}::uuid`),
      ...(isNarrowed
        ? [
            sql<boolean>`(${isOwnService(sql`w.service_slug`, staffId)}
              or coalesce(w.owner = ${staffId}::uuid, false))`,
          ]
        : []),
      ...conditions,
      ...(prefix
        ? [
            sql<boolean>`exists (select from application_states s
              where s.application_id = w.application_id and ${beginsWith(sql`s.track_id`, sql`${prefix}::text`)})`,
          ]
        : []),
    ],
    sql` and `,
  )}`
}
