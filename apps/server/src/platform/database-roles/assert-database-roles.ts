import { Kysely, PostgresDialect } from 'kysely'
import type { Tables } from '../database-tables.ts'
import { patience } from '../db.ts'
import { openRunnerPool, runnerTimeouts } from '../jobs/runner-pool.ts'
import type { Services } from '../services.ts'
import { assertLoginRestricted, assertWorksRestricted } from './assert-least-privilege.ts'
import { assertRunsJobs } from './assert-runs-jobs.ts'
import { assertSession } from './assert-session.ts'

/** Refuses a start whose connections may do too much, wait too long, or cannot run jobs; names the setting. */
export async function assertDatabaseRoles({ config, db }: Pick<Services, 'config' | 'db'>): Promise<void> {
  await assertSession(db, 'DATABASE_URL', patience.request)
  await assertWorksRestricted(db, 'DATABASE_URL')
  if (config.production) await assertLoginRestricted(db, 'DATABASE_URL')
  const setting = config.jobsDatabaseUrl ? 'JOBS_DATABASE_URL' : 'DATABASE_URL'
  const pool = openRunnerPool(config.jobsDatabaseUrl ?? config.databaseUrl, 1)
  const runner = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await assertSession(runner, setting, runnerTimeouts)
    await assertRunsJobs(runner)
    if (config.production) await assertLoginRestricted(runner, setting)
  } finally {
    await runner.destroy()
  }
}
