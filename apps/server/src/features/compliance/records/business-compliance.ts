import type { ComplianceFacts } from '@sanad/contracts'
import type { CalendarDay, ComplianceProfile, Instant } from '@sanad/domain'
import { sql } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { toFacts } from './facts-view.ts'

export interface FactsRow {
  readonly valid_from: CalendarDay
  readonly facts: ComplianceFacts
}

/** A business with all inputs of its calendar. */
export interface BusinessCompliance {
  readonly id: string
  readonly nameOfFirm: string
  /** Versions of the facts, oldest first; empty before the first. */
  readonly versions: readonly FactsRow[]
  readonly licences: readonly { id: string; title: string; valid_until: CalendarDay }[]
  /** Time of the mark as done, by the obligation's key. */
  readonly marks: ReadonlyMap<string, Instant>
  /** Null before the first facts. */
  readonly profile: ComplianceProfile | null
}

/** One or all of the customer's businesses, in one statement. */
export async function listBusinessCompliance(
  db: Db,
  { customerId, businessId }: { customerId: string; businessId?: string | undefined },
): Promise<BusinessCompliance[]> {
  const { rows } = await sql<Row>`
    select b.id, b.name_of_firm,
      (select coalesce(json_agg(json_build_object('valid_from', p.valid_from, 'facts', p.facts)
                order by p.valid_from), '[]')
         from compliance_profiles p where p.business_id = b.id) as versions,
      (select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'valid_until', l.valid_until)
                order by l.valid_until, l.id), '[]')
         from compliance_licences l where l.business_id = b.id and l.removed_at is null) as licences,
      (select coalesce(json_object_agg(m.obligation, m.done_at), '{}')
         from compliance_marks m where m.business_id = b.id) as marks
    from businesses b
    where b.customer_id = ${customerId} ${businessId ? sql`and b.id = ${businessId}` : sql``}
    order by b.created_at desc, b.id desc
  `.execute(db)
  return rows.map(toBusinessCompliance)
}

/** The customer's own business; somebody else's is not found. */
export async function getBusinessCompliance(
  db: Db,
  owned: { customerId: string; businessId: string },
): Promise<BusinessCompliance> {
  const [found] = await listBusinessCompliance(db, owned)
  return orThrow(found, 'not_found')
}

interface Row {
  readonly id: string
  readonly name_of_firm: string
  readonly versions: FactsRow[]
  readonly licences: { id: string; title: string; valid_until: CalendarDay }[]
  readonly marks: Record<string, string>
}

function toBusinessCompliance({ id, name_of_firm, versions, licences, marks }: Row): BusinessCompliance {
  return {
    id,
    nameOfFirm: name_of_firm,
    versions,
    licences,
    marks: new Map(Object.entries(marks).map(([key, at]) => [key, new Date(at).toISOString()])),
    profile: toProfile(versions, licences),
  }
}

function toProfile(versions: readonly FactsRow[], licences: Row['licences']): ComplianceProfile | null {
  const [first, ...others] = versions.map(({ valid_from, facts }) => ({
    validFrom: valid_from,
    facts: toFacts(facts),
  }))
  if (!first) return null
  return {
    versions: [first, ...others],
    licences: licences.map(({ id, title, valid_until }) => ({ id, title, validUntil: valid_until })),
  }
}
