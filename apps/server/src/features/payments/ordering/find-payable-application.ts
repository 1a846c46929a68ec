import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'

interface Wanted {
  readonly customerId: string
  readonly applicationId: string | undefined
  /** Slug of the service, or its type of registration. */
  readonly serviceType: string
}

/** The application that a payment call means: the one it names, else the customer's one unpaid one of the service. */
export async function getPayableApplicationId(db: Db, wanted: Wanted): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select a.id
    from applications a
    join service_versions v on v.slug = a.service_slug and v.version = a.service_version
    where a.customer_id = ${wanted.customerId} and a.deleted_at is null
      and (a.service_slug = ${wanted.serviceType} or v.definition ->> 'typeOfRegistration' = ${wanted.serviceType})
      and (a.id = ${wanted.applicationId ?? null}::uuid
        or (${wanted.applicationId ?? null}::uuid is null
          and not exists (select from settled_items s where s.application_id = a.id)))
    limit 2
  `.execute(db)
  if (rows.length > 1) throw new AppError('application_ambiguous')
  const [row] = rows
  if (!row) throw new AppError('not_found')
  return row.id
}
