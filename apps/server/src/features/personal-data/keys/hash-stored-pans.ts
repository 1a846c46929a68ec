import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { hashText } from '../../../platform/keyed-hash.ts'
import { isSealed, openText } from '../../../platform/sealed-value.ts'
import type { Services } from '../../../platform/services.ts'
import { placeOf } from '../../case/secret-fields.ts'
import { applications, type SealedRow, submittedFields } from './sealed-tables.ts'

const BATCH = 200
/** Of a PAN, and of nothing else that is sealed; as `has_unhashed_pan` has it. */
const panMask = /^[A-Z]{5}••••[A-Z]$/

export const hashStoredPansJob = defineJob({
  name: 'hash_stored_pans',
  payload: z.object({}),
  maxAttempts: 3,
  priority: 'last',
})

/** Gives PANs that were sealed without one the hash by which they are found, batch by batch. Repeatable. */
export async function hashStoredPans({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  const keys = config.secrets.personalData
  const withHashes = ({ applicationId, values }: SealedRow): SealedRow => ({
    applicationId,
    values: Object.fromEntries(
      Object.entries(values).map(([fieldId, value]) => {
        if (!isSealed(value) || value.found_by !== undefined || !panMask.test(value.mask))
          return [fieldId, value]
        const text = openText(keys, placeOf(applicationId, fieldId), value.sealed)
        return [fieldId, { ...value, found_by: hashText(keys, text) }]
      }),
    ),
  })
  for (const { table, which } of [
    {
      table: applications,
      which: sql<SealedRow>`
        select id as "applicationId", fields as values from applications
        where has_unhashed_pan(fields) order by id limit ${BATCH} for no key update skip locked`,
    },
    {
      table: submittedFields,
      which: sql<SealedRow>`
        select application_id as "applicationId", jsonb_build_object(field_id, value) as values from submitted_fields
        where has_unhashed_pan(value) order by application_id limit ${BATCH} for no key update skip locked`,
    },
  ]) {
    for (;;) {
      const count = await db.transaction().execute(async (tx) => {
        const { rows } = await which.execute(tx)
        for (const row of rows) await table.write(tx, withHashes(row))
        return rows.length
      })
      if (count < BATCH) break
    }
  }
}
