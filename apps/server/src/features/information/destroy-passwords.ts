import { hiddenText, listSpentPasswords } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { ApplicationRecord } from '../case/application-record.ts'

/**
 * Overwrites the passwords that no stage needs any more with their mask: that one was given, and when, stays, as the clock
 * of the stages counts with it. Idempotent; pass the transaction that holds the application's lock.
 */
export async function destroySpentPasswords(
  db: Db,
  { id, customerId, definition, facts }: ApplicationRecord,
): Promise<void> {
  const spent = listSpentPasswords(definition, facts)
  if (spent.length === 0) return
  const destroyed = await db
    .updateTable('submitted_fields')
    .set({ value: JSON.stringify(hiddenText) })
    .where('application_id', '=', id)
    .where('field_id', 'in', spent)
    .where('value', '<>', sql<string>`${JSON.stringify(hiddenText)}::jsonb`)
    .returning('field_id')
    .execute()
  if (destroyed.length === 0) return
  await recordAudit(db, {
    action: 'DELETE',
    entityType: 'application',
    entityId: id,
    customerId,
    description: 'Destroyed a password that is needed no more',
    metadata: { fields: destroyed.map(({ field_id }) => field_id) },
  })
}

/** A stage that is done again needs its password again, which nobody has any more: it is asked anew. */
export async function forgetDestroyedPasswords(
  db: Db,
  { id, definition }: Pick<ApplicationRecord, 'id' | 'definition'>,
  stageId: string,
): Promise<void> {
  const needed = definition.fields.filter(({ neededBy }) => neededBy === stageId).map((field) => field.id)
  if (needed.length === 0) return
  await db
    .deleteFrom('submitted_fields')
    .where('application_id', '=', id)
    .where('field_id', 'in', needed)
    .execute()
}
