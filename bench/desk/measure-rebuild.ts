import { listWork, searchDesk } from '@sanad/contracts/staff'
import { succeed } from '@sanad/testing'
import { rebuildDesk } from '../../apps/server/src/features/work/projection/rebuild-desk.ts'
import { openDatabase } from '../../apps/server/src/platform/db.ts'
import type { Database } from '../../faults/harness/database.ts'
import { printTable } from '../print-table.ts'
import { Clock } from './clock-calls.ts'

/** How long a projection that was dropped takes to be there again, and what the desk is like meanwhile. */
export async function measureRebuild(
  { origin, database }: { origin: string; database: Database },
  token: string,
): Promise<void> {
  await database.query('truncate application_states, work_items')
  const db = openDatabase({ url: database.directUrl(), usedBy: 'job' })
  const clock = new Clock()
  const began = performance.now()
  let isBusy = true
  const rebuilding = rebuildDesk(db).finally(() => {
    isBusy = false
  })
  while (isBusy) {
    await clock.time('a list', () => succeed(origin, listWork, { token, query: { limit: 50 } }))
    await clock.time('a search', () => succeed(origin, searchDesk, { token, query: { q: 'TCR-8F3K' } }))
    await Promise.race([rebuilding, new Promise((resolve) => setTimeout(resolve, 1000))])
  }
  const count = await rebuilding.finally(() => db.destroy())
  const seconds = (performance.now() - began) / 1000
  console.log(`\n${count} subjects were projected in ${seconds.toFixed(0)} s (budget: 600).`)
  printTable('The desk meanwhile', [...clock.times])
  await database.query('vacuum analyze application_states, work_items, work_outcomes')
}
