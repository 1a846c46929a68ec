import { sql } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'

interface Licence {
  readonly id: string
  readonly title: string
  readonly valid_until: string
}

/** Replaces the licences of a business. The id of somebody else's licence is not found. */
export async function saveLicences(db: Db, businessId: string, licences: readonly Licence[]): Promise<void> {
  for (const { id, title, valid_until } of licences) {
    const saved = await db
      .insertInto('compliance_licences')
      .values({ id, business_id: businessId, title, valid_until })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ title, valid_until, removed_at: null })
          .where('compliance_licences.business_id', '=', businessId),
      )
      .returning('id')
      .executeTakeFirst()
    orThrow(saved, 'not_found')
  }
  await db
    .updateTable('compliance_licences')
    .set({ removed_at: sql<Date>`now()` })
    .where('business_id', '=', businessId)
    .where('removed_at', 'is', null)
    .where('id', '!=', sql<string>`all(${licences.map(({ id }) => id)})`)
    .execute()
}
