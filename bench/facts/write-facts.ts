import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { openDatabase } from '../../apps/server/src/platform/db.ts'
import { hireStaff } from '../../apps/server/src/testing/factories/hire-staff.ts'
import type { Database } from '../../faults/harness/database.ts'

/**
 * Puts the facts of so many applications into a database that has none yet; one that has them is left as it is.
 * Refuses what an older bench wrote.
 */
export async function writeFacts(
  database: Database,
  { applications, people, folder }: { applications: number; people: number; folder: string },
): Promise<void> {
  const template = await readFile(new URL('application-facts.sql', import.meta.url), 'utf8')
  const facts = template.replaceAll('$applications', `${applications}`).replaceAll('$people', `${people}`)
  const made = createHash('sha256').update(facts).digest('hex')
  const [table] = await database.query<{ made: string | null }>(
    `select to_regclass('bench.made')::text as made`,
  )
  const [former] = table?.made ? await database.query<{ made: string }>('select made from bench.made') : []
  if (former?.made === made) return
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
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`The facts of ${applications.toLocaleString('en')} applications were written in ${seconds} s.`)
}
