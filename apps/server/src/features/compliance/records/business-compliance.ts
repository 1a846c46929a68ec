import type { ComplianceFacts } from '@sanad/contracts'
import { type CalendarDay, type Instant, itemLimitOf, type LocalText, maxLimitFactor } from '@sanad/domain'
import type { ComplianceProfile, Licence } from '@sanad/domain/compliance'
import { sql } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { isAfter } from '../../businesses/business-queries.ts'
import { listCompletedApplications } from '../../case/list-completed-applications.ts'
import { type Named, nameMarkOf, namesakesOf } from '../../case/namesakes.ts'
import { isShownDeliverable } from '../../case/shown-deliverable.ts'
import { listExtensions, type RecordedExtension } from '../law/list-extensions.ts'
import { toFacts } from './facts-view.ts'

export interface FactsRow {
  readonly valid_from: CalendarDay
  readonly facts: ComplianceFacts
}

/** A business with all inputs of its calendar. */
export interface BusinessCompliance {
  readonly id: string
  readonly nameOfFirm: string
  /** What tells it from others of the same name. */
  readonly nameMark: ReturnType<typeof nameMarkOf>
  /** Versions of the facts, oldest first; empty before the first. */
  readonly versions: readonly FactsRow[]
  readonly licences: readonly { id: string; title: string; valid_until: CalendarDay }[]
  /** Time of the mark as done, by the obligation's key. */
  readonly marks: ReadonlyMap<string, Instant>
  /** Null before the first facts. */
  readonly profile: ComplianceProfile | null
  /** What the applications gave it and ends some day. */
  readonly renewals: readonly Licence[]
  /** Recorded since the release of the files, oldest first. */
  readonly extensions: readonly RecordedExtension[]
}

interface Page {
  readonly customerId: string
  /** This business alone. */
  readonly businessId?: string | undefined
  /** The last business of the page before. */
  readonly after?: string | undefined
  readonly limit: number
}

/** Beyond the calendar's reach a mark refers to nothing that is shown. */
const MARKS_KEPT = '50 months'

/** A page of the customer's businesses, newest first; what is read of each is bounded as well. */
export async function listBusinessCompliance(
  db: Db,
  { customerId, businessId, after, limit }: Page,
): Promise<BusinessCompliance[]> {
  const { rows } = await sql<Row>`
    select b.id, b.name_of_firm, ${namesakesOf(customerId)} as namesakes,
      (select coalesce(json_agg(json_build_object('valid_from', p.valid_from, 'facts', p.facts)
                order by p.valid_from), '[]')
         from (select valid_from, facts from compliance_profiles where business_id = b.id
                order by valid_from desc limit ${itemLimitOf('changesOfBusiness', maxLimitFactor)}) p) as versions,
      (select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'valid_until', l.valid_until)
                order by l.valid_until, l.id), '[]')
         from compliance_licences l where l.business_id = b.id and l.removed_at is null) as licences,
      (select coalesce(json_agg(json_build_object('id', d.id, 'title', d.title, 'valid_until', d.valid_until,
                'applicationId', a.id, 'shownBefore', ${isShownDeliverable(false)},
                'shownAfter', ${isShownDeliverable(true)})
                order by d.valid_until, d.id), '[]')
         from deliverables d join applications a on a.id = d.application_id
        where a.business_id = b.id and a.deleted_at is null and d.valid_until is not null) as deliverables,
      (select coalesce(json_object_agg(m.obligation, m.done_at), '{}')
         from (select obligation, done_at from compliance_marks
                where business_id = b.id and done_at > now() - ${MARKS_KEPT}::interval
                limit ${itemLimitOf('marksOfBusiness', maxLimitFactor)}) m) as marks
    from businesses b
    where b.customer_id = ${customerId} ${businessId ? sql`and b.id = ${businessId}` : sql``} and ${isAfter(after)}
    order by b.created_at desc, b.id desc
    limit ${limit}
  `.execute(db)
  const completed = await listCompletedApplications(db, rows.flatMap(listWaited))
  const extensions = await listExtensions(db)
  return rows.map((row) => ({ ...toBusinessCompliance(row, completed), extensions }))
}

/** The customer's own business; somebody else's is not found. */
export async function getBusinessCompliance(
  db: Db,
  owned: { customerId: string; businessId: string },
): Promise<BusinessCompliance> {
  const [found] = await listBusinessCompliance(db, { ...owned, limit: 1 })
  return orThrow(found, 'not_found')
}

interface Deliverable {
  readonly id: string
  readonly title: LocalText
  readonly valid_until: CalendarDay
  readonly applicationId: string
  /** Shown to the customer before the completion of its application. */
  readonly shownBefore: boolean
  /** Shown from the completion on. */
  readonly shownAfter: boolean
}

/** The applications whose completion decides what is shown of them. */
function listWaited({ deliverables }: Row): string[] {
  const waited = deliverables.filter(({ shownBefore, shownAfter }) => shownBefore !== shownAfter)
  return waited.map(({ applicationId }) => applicationId)
}

interface Row extends Named {
  readonly id: string
  readonly name_of_firm: string
  readonly versions: FactsRow[]
  readonly licences: { id: string; title: string; valid_until: CalendarDay }[]
  readonly deliverables: Deliverable[]
  readonly marks: Record<string, string>
}

function toBusinessCompliance(
  { id, name_of_firm, namesakes, versions, licences, marks, deliverables }: Row,
  completed: ReadonlySet<string>,
): Omit<BusinessCompliance, 'extensions'> {
  const shown = deliverables.filter(({ applicationId, shownBefore, shownAfter }) =>
    completed.has(applicationId) ? shownAfter : shownBefore,
  )
  const renewals = shown.map(toLicence)
  return {
    id,
    nameOfFirm: name_of_firm,
    nameMark: nameMarkOf(id, { namesakes }),
    versions,
    licences,
    marks: new Map(Object.entries(marks).map(([key, at]) => [key, new Date(at).toISOString()])),
    profile: toProfile(versions, [...licences.map(toLicence), ...renewals]),
    renewals,
  }
}

function toLicence({ id, title, valid_until }: Row['licences'][number] | Deliverable): Licence {
  return { id, title, validUntil: valid_until }
}

function toProfile(versions: readonly FactsRow[], licences: readonly Licence[]): ComplianceProfile | null {
  const [first, ...others] = versions.map(({ valid_from, facts }) => ({
    validFrom: valid_from,
    facts: toFacts(facts),
  }))
  if (!first) return null
  return {
    versions: [first, ...others],
    licences,
  }
}
