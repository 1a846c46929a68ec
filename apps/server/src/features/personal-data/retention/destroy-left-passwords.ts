import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Services } from '../../../platform/services.ts'
import { findApplicationRecord } from '../../case/application-record.ts'
import { destroySpentPasswords } from '../../information/destroy-passwords.ts'

interface Owned {
  readonly applicationId: string
  readonly customerId: string
}

/**
 * Destroys what the completion of a stage does not: passwords of applications that ended early, and those given to versions
 * of a service that did not say which stage needs them. Idempotent.
 */
export async function destroyLeftPasswords({ db }: Pick<Services, 'db'>): Promise<void> {
  for (const owned of await listKeepers(db)) {
    await db.transaction().execute(async (tx) => {
      const record = await findApplicationRecord(tx, owned, { lock: true })
      if (record) await destroySpentPasswords(tx, record)
    })
  }
}

/** Applications that still hold a password; only those under way do, so that they are few. */
async function listKeepers(db: Db): Promise<Owned[]> {
  const { rows } = await sql<Owned>`
    select distinct a.id as "applicationId", a.customer_id as "customerId"
    from submitted_fields s
    join applications a on a.id = s.application_id
    join service_versions v on v.slug = a.service_slug and v.version = a.service_version
    where sealing_keys(s.value) is not null
      and v.definition -> 'fields' @> jsonb_build_array(jsonb_build_object('id', s.field_id, 'type', 'password'))
  `.execute(db)
  return rows
}
