import type { Kysely } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import type { KeyRing } from '../../../platform/key-ring.ts'
import { resealRow, type SealedTable, sealedTables } from './sealed-tables.ts'

interface Options {
  readonly batchSize?: number
  readonly onBatch?: (batch: { table: string; rows: number }) => void
}

/**
 * Key rotation: re-encrypts every value under an older key with the newest. One transaction per batch, so that an
 * interrupted run is resumed by the next. The portal may run meanwhile, if all its processes have the newest key.
 */
export async function rotateKeys(
  db: Kysely<Tables>,
  keys: KeyRing,
  { batchSize = 200, onBatch }: Options = {},
): Promise<number> {
  let total = 0
  for (const table of sealedTables) {
    for (;;) {
      const rows = await resealBatch(db, table, { keys, batchSize })
      if (rows === undefined) break
      total += rows
      onBatch?.({ table: table.name, rows })
    }
  }
  return total
}

/** Number of re-encrypted rows; undefined when none is left. 0 is possible: a concurrent run may have done the batch. */
function resealBatch(
  db: Kysely<Tables>,
  table: SealedTable,
  { keys, batchSize }: { keys: KeyRing; batchSize: number },
): Promise<number | undefined> {
  return db.transaction().execute(async (tx) => {
    const sets = await table.listKeySets(tx)
    const old = sets.find((ids) => ids.some((id) => id !== keys[0].id))
    if (!old) return undefined
    const rows = await table.lockRows(tx, old, batchSize)
    for (const row of rows) await table.write(tx, resealRow(keys, row))
    return rows.length
  })
}
