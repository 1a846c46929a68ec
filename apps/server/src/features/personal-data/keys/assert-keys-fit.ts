import type { Db } from '../../../platform/db.ts'
import type { KeyRing } from '../../../platform/key-ring.ts'
import { resealRow, sealedTables } from './sealed-tables.ts'

/**
 * Refuses to start with keys that cannot decrypt the stored values. Cheap: decrypts one row per key id in use, so that a
 * key with the right id and the wrong content is detected as well.
 */
export async function assertKeysFit(db: Db, keys: KeyRing): Promise<void> {
  for (const table of sealedTables) {
    for (const ids of await table.listKeySets(db)) {
      const missing = ids.filter((id) => !keys.some((key) => key.id === id))
      if (missing.length > 0)
        throw wrongKeys(`are encrypted under the key ${missing.join(', ')}, which is not set`)
      const row = await table.findRow(db, ids)
      try {
        if (row) resealRow(keys, row)
      } catch (cause) {
        throw wrongKeys(`cannot be decrypted with the key ${ids.join(', ')} that is set`, cause)
      }
    }
  }
}

function wrongKeys(what: string, cause?: unknown): Error {
  return new Error(
    `Personal identifiers in the database ${what}. ` +
      'Check PERSONAL_DATA_KEYS and SECRET_KEY; docs/how-to/rotate-keys.md says how keys are changed.',
    { cause },
  )
}
