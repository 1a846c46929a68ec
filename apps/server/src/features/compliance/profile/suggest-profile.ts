import type { getComplianceProfile, SuccessOf } from '@sanad/contracts'
import { findState, isCalendarDate, type LocalText, textIn } from '@sanad/domain'
import type { Organisation } from '@sanad/domain/compliance'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'

type Suggestion = SuccessOf<typeof getComplianceProfile>['data']['suggestion']

/** Prefill from the business's applications, their forms and their information; the newest answer wins. */
export async function suggestProfile(db: Db, businessId: string, language: Language): Promise<Suggestion> {
  const { rows } = await sql<AnswersRow>`
    select a.state_id, v.definition -> 'title' as title, said ->> 'type_of_org' as type_of_org,
      said ->> 'office_state' as office_state, said ->> 'date_of_incorporation' as date_of_incorporation,
      said ->> 'validity' as validity
    from applications a
    join service_versions v on v.slug = a.service_slug and v.version = a.service_version
    cross join lateral (
      select coalesce(jsonb_object_agg(f ->> 'sameAs', s.value), '{}') || a.fields as said
      from submitted_fields s
      join jsonb_array_elements(v.definition -> 'fields') f on f ->> 'id' = s.field_id and f ? 'sameAs'
      where s.application_id = a.id
    ) answers
    where a.business_id = ${businessId} and a.deleted_at is null
    order by a.created_at desc, a.id desc
    limit 50
  `.execute(db)
  return {
    organisation: firstOf(rows, ({ type_of_org }) => organisationOf(type_of_org)),
    // Where the business is, before where its owner is billed.
    state_id:
      firstOf(rows, ({ office_state }) => stateOf(office_state)) ?? firstOf(rows, ({ state_id }) => state_id),
    started_on: firstOf(rows, ({ date_of_incorporation }) => dayOrNull(date_of_incorporation)),
    licences: rows.flatMap(({ title, validity }) => {
      const day = dayOrNull(validity)
      return day ? [{ title: textIn(title, language), valid_until: day }] : []
    }),
  }
}

interface AnswersRow {
  readonly state_id: number | null
  readonly title: LocalText
  readonly type_of_org: string | null
  readonly office_state: string | null
  readonly date_of_incorporation: string | null
  readonly validity: string | null
}

function firstOf<T>(rows: readonly AnswersRow[], pick: (row: AnswersRow) => T | null): T | null {
  return rows.map(pick).find((value) => value !== null) ?? null
}

// Free text: matched by keywords, the most specific first.
const words: readonly [RegExp, Organisation][] = [
  [/section[ -]?8\b/i, 'section_8'],
  [/one[ -]person|\bopc\b/i, 'opc'],
  [/\bllp\b|limited liability/i, 'llp'],
  [/private|pvt/i, 'private_limited'],
  [/public/i, 'public_limited'],
  [/proprie/i, 'proprietorship'],
  [/partner/i, 'partnership'],
  [/\bhuf\b|hindu undivided/i, 'huf'],
  [/trust|society|ngo\b/i, 'trust'],
  [/individual/i, 'individual'],
]

function organisationOf(text: string | null): Organisation | null {
  return words.find(([pattern]) => pattern.test(text ?? ''))?.[1] ?? null
}

function stateOf(text: string | null): number | null {
  return findState(Number(text))?.id ?? null
}

function dayOrNull(text: string | null): string | null {
  return text !== null && isCalendarDate(text) ? text : null
}
