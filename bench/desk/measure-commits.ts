import { randomUUID } from 'node:crypto'
import { projectOwnMarks } from '../../apps/server/src/features/work/projection/project-own-marks.ts'
import { openDatabase } from '../../apps/server/src/platform/db.ts'
import type { Database } from '../../faults/harness/database.ts'
import { printTable } from '../print-table.ts'
import { Clock } from './clock-calls.ts'

const COUNT = 300

/** What keeping the projection adds to the transaction of a fact: a decision of a document, with and without it. */
export async function measureCommits(database: Database): Promise<void> {
  const papers = await database.query<{ id: string; staff: string }>(`
    select d.id, (select id from staff_members limit 1) as staff
    from work_items w join uploaded_documents d on d.application_id = w.application_id and d.replaced_at is null
    where w.kind = 'documents' and not exists (select from document_decisions where document_id = d.id)
    order by d.id limit ${2 * COUNT}`)
  const clock = new Clock()
  const url = database.directUrl()
  for (const [what, beforeCommit] of [
    ['with the projection', projectOwnMarks],
    ['without', undefined],
  ] as const) {
    const db = openDatabase({ url, poolSize: 1, beforeCommit })
    for (const { id: document_id, staff: staff_id } of papers.splice(0, COUNT)) {
      await clock.time(what, () =>
        db
          .transaction()
          .execute((tx) =>
            tx
              .insertInto('document_decisions')
              .values({ document_id, staff_id, decision: 'accepted', request_id: randomUUID() })
              .execute(),
          ),
      )
    }
    await db.destroy()
  }
  printTable('The transaction of a decision', [...clock.times])
}
