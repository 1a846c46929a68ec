import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { openDatabase } from '../../apps/server/src/platform/db.ts'
import { hireStaff } from '../../apps/server/src/testing/factories/hire-staff.ts'
import type { Database } from '../../faults/harness/database.ts'

/**
 * Puts the facts of 1,000,000 applications into a database that has none yet; one that has them is left as it is.
 * Answers whether they were written now, and so wait to be projected. Refuses what an older bench wrote.
 */
export async function prepareDesk(database: Database, folder: string): Promise<boolean> {
  const facts = await readFile(new URL('desk-facts.sql', import.meta.url), 'utf8')
  const made = createHash('sha256').update(facts).digest('hex')
  const [table] = await database.query<{ made: string | null }>(
    `select to_regclass('bench.made')::text as made`,
  )
  const [former] = table?.made ? await database.query<{ made: string }>('select made from bench.made') : []
  if (former?.made === made) return false
  const [{ any } = { any: true }] = await database.query<{ any: boolean }>(
    'select exists (select from applications) as any',
  )
  if (any) throw new Error(`${folder} holds other facts: remove it`)
  const db = openDatabase({ url: database.directUrl(), poolSize: 1 })
  const { staffId } = await hireStaff(db).finally(() => db.destroy())
  const began = performance.now()
  await database.query(facts.replaceAll('$staff', `'${staffId}'::uuid`))
  await database.query(`create table bench.made as select '${made}' as made`)
  await database.query('vacuum analyze')
  console.log(`The facts were written in ${Math.round((performance.now() - began) / 1000)} s.`)
  return true
}
