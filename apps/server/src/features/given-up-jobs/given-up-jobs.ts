import type { GivenUpJob } from '@sanad/contracts/staff'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { recordAudit } from '../audit/record-audit.ts'

type Listed = Omit<GivenUpJob, 'wanted_at' | 'given_up_at'> & { wanted_at: Date; given_up_at: Date }

/** The latest first. */
export async function listGivenUpJobs(db: Db, atMost = 100): Promise<GivenUpJob[]> {
  const { rows } = await sql<Listed>`select * from given_up_jobs(${atMost})`.execute(db)
  return rows.map((row) => ({
    ...row,
    wanted_at: row.wanted_at.toISOString(),
    given_up_at: row.given_up_at.toISOString(),
  }))
}

/** Decides on a given-up job and records it by its task. Answers the task; undefined where there is no such job any more. */
export async function decideOnGivenUpJob(
  db: Db,
  { id, decision, reason }: { id: string; decision: 'retry' | 'drop'; reason: string },
): Promise<string | undefined> {
  return await db.transaction().execute(async (tx) => {
    const decide = sql.ref(decision === 'retry' ? 'retry_given_up_job' : 'drop_given_up_job')
    const { rows } = await sql<{ task: string | null }>`select ${decide}(${id}::bigint) as task`.execute(tx)
    const task = rows[0]?.task ?? undefined
    if (task === undefined) return undefined
    await recordAudit(tx, {
      action: 'STAFF_ACTION',
      kind: 'act',
      entityType: 'job',
      entityId: id,
      customerId: null,
      description: decision === 'retry' ? 'retry_job' : 'drop_job',
      metadata: { task, reason },
    })
    return task
  })
}
