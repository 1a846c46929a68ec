import { setTimeout as wait } from 'node:timers/promises'
import { rebuildDesk } from '../../apps/server/src/features/work/projection/rebuild-desk.ts'
import { openDatabase } from '../../apps/server/src/platform/db.ts'
import type { Database } from '../harness/database.ts'
import { workRules } from './work-rules.ts'

/** What of the desk's work disagrees with the recorded acts and facts, in words, once the refresher had its time. */
export async function findBrokenWork(database: Database): Promise<string[]> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const broken = await listViolations(database)
    if (broken.length === 0) return findBrokenProjection(database)
    if (Date.now() > deadline) return broken
    await wait(500)
  }
}

async function listViolations(database: Database): Promise<string[]> {
  const broken: string[] = []
  for (const [rule, query] of Object.entries(workRules)) {
    for (const { subject, detail } of await database.query<{ subject: string; detail: string }>(query)) {
      broken.push(`${rule}: ${subject} (${detail})`)
    }
  }
  return broken
}

/** Where the desk's projection is not what the recorded facts give: it is computed anew and compared. */
async function findBrokenProjection(database: Database): Promise<string[]> {
  const kept = await readRows(database)
  const db = openDatabase({ url: database.directUrl() })
  await rebuildDesk(db).finally(() => db.destroy())
  const computed = await readRows(database)
  return [
    ...kept
      .filter((row) => !computed.includes(row))
      .map((row) => `projected, and not what the facts give: ${row}`),
    ...computed
      .filter((row) => !kept.includes(row))
      .map((row) => `not projected, and what the facts give: ${row}`),
  ]
}

/** Without what only counts, numbers or grows with the hour. */
async function readRows({ query }: Database): Promise<string[]> {
  const rows = await query<{ row: string }>(`
    select (to_jsonb(w) - '{id,version,used_minutes}'::text[])::text as row from work_items w
    union all
    select (to_jsonb(s) - 'version')::text from application_states s`)
  return rows.map(({ row }) => row)
}
