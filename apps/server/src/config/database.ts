import * as z from 'zod'
import { settingDocs } from './setting-docs.ts'

const PoolSize = z.coerce.number().int().min(1).max(100)

/**
 * Two @ before the host, of which not every client takes the last; or a password with @ and / that ends the host too soon.
 * The database's name may have an @.
 */
const bareAt = /^[^/]*\/\/([^/?]*@[^/?]*@|[^?]*@[^?]*\/[^?]*@[^?]*\/)/

const Address = z.string().refine((address) => !bareAt.test(address), {
  error: 'has an @ within user or password: write it as %40 (and : / # % as %3A %2F %23 %25)',
})

const see = 'docs/how-to/separate-database-roles.md'

/** One address for each kind of work, so that none can do more than it needs. */
export const databaseSettings = {
  DATABASE_URL: Address.optional().register(settingDocs, {
    meaning:
      'another PostgreSQL, 15 or newer; its user is a member of `sanad_app` and, in production, nothing else; in development it may be the owner and serve for all',
    fallback: 'an embedded PostgreSQL in `DATA_DIR`',
    example: 'postgres://sanad_portal:password@db.example/sanad',
    essential: true,
    requiredInProduction: true,
    see,
  }),
  JOBS_DATABASE_URL: Address.optional().register(settingDocs, {
    meaning: 'the same database for the runner of jobs; its user is a member of `sanad_jobs`',
    fallback: '`DATABASE_URL`',
    example: 'postgres://sanad_runner:password@db.example/sanad',
    requiredInProduction: true,
    see,
  }),
  DATABASE_REPLICA_URL: Address.optional().register(settingDocs, {
    meaning:
      'a standby of the same database, which streams from it, for what is long and may be seconds old: exports of the audit log, copies of personal data, the GST return; the user is that of `DATABASE_URL`',
    fallback: 'none: everything is read from `DATABASE_URL`',
    example: 'postgres://sanad_portal:password@replica.example/sanad',
    see: 'docs/deploy/several-machines.md',
  }),
  DATABASE_REPLICA_LAG_SECONDS: z.coerce.number().int().min(1).max(3600).default(10).register(settingDocs, {
    meaning:
      'a replica that is further behind is not read: the primary is, and `sanad_report_reads_total` counts it',
  }),
  MIGRATION_DATABASE_URL: Address.optional().register(settingDocs, {
    meaning:
      'the same database for migrations; its user may create tables and roles. `npm start` and `npm run migrate` read it; the portal itself is not told',
    fallback: '`DATABASE_URL`, but in production none',
    example: 'postgres://sanad_owner:password@db.example/sanad',
    see,
  }),
  DATABASE_POOL: PoolSize.default(4).register(settingDocs, {
    meaning: 'connections of one process for requests; about four gave the best response times',
  }),
  JOBS_DATABASE_POOL: PoolSize.default(4).register(settingDocs, {
    meaning: 'connections of one process for what jobs do',
  }),
  SETTLEMENT_POOL: PoolSize.default(2).register(settingDocs, {
    meaning: 'connections of one process for settling payments, once for requests and once for jobs',
  }),
}
