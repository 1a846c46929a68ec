import type { BodyOf } from '@sanad/contracts'
import type { lookUpPan as endpoint, SearchHit } from '@sanad/contracts/staff'
import { checkIdentifier, maskIdentifiersIn } from '@sanad/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { KeyRing } from '../../../platform/key-ring.ts'
import { hashesOf } from '../../../platform/keyed-hash.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { versionRef } from '../../case/definitions.ts'
import { isOwnApplication } from '../../case/own-teams.ts'
import { type FoundRow, nameServices } from './name-services.ts'
import { SHOWN } from './search-candidates.ts'

interface LookUp extends BodyOf<typeof endpoint> {
  readonly keys: KeyRing
  readonly language: Language
  /** A member of staff who sees the work of their own teams alone. */
  readonly narrowedTo: string | undefined
}

type Found = FoundRow & { readonly customer_id: string }

/** The applications with this PAN and whose they are; recorded for each customer before it is answered. */
export function lookUpPan(
  db: Kysely<Tables>,
  { keys, language, pan, why, reason, narrowedTo }: LookUp,
): Promise<SearchHit[]> {
  const checked = checkIdentifier('pan', pan)
  if (!checked.ok) throw new AppError('invalid_request')
  const text = checked.value
  return db.transaction().execute(async (tx) => {
    const { rows } = await panStatement(hashesOf(keys, text), narrowedTo).execute(tx)
    const customers = [...new Set(rows.map(({ customer_id }) => customer_id))]
    const metadata = { why, reason: maskIdentifiersIn(reason).replaceAll(text, '••••') }
    for (const customerId of customers.length > 0 ? customers : [null]) {
      await recordAudit(tx, {
        action: 'STAFF_ACTION',
        kind: 'lookup',
        entityType: 'customer',
        entityId: customerId,
        customerId,
        description: 'look_up_pan',
        metadata,
      })
    }
    const found = rows.map(({ customer_id, ...row }) => row)
    return nameServices(tx, found, language)
  })
}

export function panStatement(hashes: readonly string[], narrowedTo?: string): RawBuilder<Found> {
  const isOpen = narrowedTo
    ? isOwnApplication({ id: sql`a.id`, slug: sql`a.service_slug` }, narrowedTo)
    : sql<boolean>`true`
  return sql<Found>`
    with found as materialized (
      select a.id, a.customer_id, a.track_id, a.business_id, a.created_at, ${versionRef} as version
      from applications a join service_versions v on v.slug = a.service_slug and v.version = a.service_version
      where a.deleted_at is null and ${isOpen} and a.id in (
        select id from applications where lookup_hashes(fields) && ${hashes}::text[]
        union select application_id from submitted_fields where lookup_hashes(value) && ${hashes}::text[])
      order by a.created_at desc limit ${SHOWN}
    )
    (select 'application' as kind, f.track_id as title, f.id, f.id as application_id, f.customer_id,
        concat_ws(' · ', c.name_of_person || ' ··' || right(c.mobile, 4), b.name_of_firm) as detail, f.version
      from found f join customers c on c.id = f.customer_id left join businesses b on b.id = f.business_id
      order by f.created_at desc)
    union all
    (select 'customer', c.name_of_person, c.id, null::uuid, c.id, '··' || right(c.mobile, 4), null::json
      from customers c where c.id in (select customer_id from found))`
}
