import type { BodyOf, revealIdentifier as endpoint } from '@sanad/contracts'
import { maskIdentifiersIn } from '@sanad/domain'
import { sql } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { isSealed, openText } from '../../../platform/sealed-value.ts'
import { recordSecurityEvent } from '../../../platform/security/security-event.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { placeOf } from '../../case/secret-fields.ts'

interface Wish extends BodyOf<typeof endpoint> {
  readonly applicationId: string
  readonly staffId: string
  /** The caller's network address. */
  readonly address: string
}

/** Decrypts one value for staff; the access and its reason are audited before it is returned. */
export async function revealIdentifier(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { applicationId, from, field_id, why, reason, shown, staffId, address }: Wish,
): Promise<string> {
  const found = orThrow(await findStored(db, { applicationId, from, field_id }), 'not_found')
  const stored = orThrow(isSealed(found.value) ? found.value : undefined, 'not_found')
  const value = openText(config.secrets.personalData, placeOf(applicationId, field_id), stored.sealed)
  await recordAudit(db, {
    action: 'STAFF_ACTION',
    entityType: 'application',
    entityId: applicationId,
    customerId: found.customer_id,
    description: 'reveal_identifier',
    kind: 'reveal',
    metadata: {
      track_id: found.track_id,
      field_id,
      from,
      why,
      shown,
      reason: maskIdentifiersIn(reason).replaceAll(value, '••••'),
    },
  })
  await recordSecurityEvent(db, {
    event: 'identifier_revealed',
    customerId: found.customer_id,
    staffId,
    address,
    details: { application_id: applicationId, field_id },
  })
  return value
}

async function findStored(
  db: Db,
  { applicationId, from, field_id }: Pick<Wish, 'applicationId' | 'from' | 'field_id'>,
): Promise<{ customer_id: string; track_id: string; value: unknown } | undefined> {
  const value =
    from === 'form'
      ? sql`a.fields -> ${field_id}::text`
      : sql`(select value from submitted_fields where application_id = a.id and field_id = ${field_id})`
  const { rows } = await sql<{ customer_id: string; track_id: string; value: unknown }>`
    select a.customer_id, a.track_id, ${value} as value from applications a
    where a.id = ${applicationId} and a.deleted_at is null`.execute(db)
  return rows[0]
}
