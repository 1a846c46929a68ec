import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Tables } from './database-tables.ts'
import { openDatabase } from './db.ts'

/** A standby that streams from the primary. */
export interface Replica {
  readonly url: string
  /** A report may lack what was committed in so many seconds before it was begun. */
  readonly lagSeconds: number
}

/** Why the primary was read although there is a replica. */
type Reason = 'unreachable' | 'no_standby' | 'behind'
export type ReportRead = { readonly place: 'replica' | 'primary'; readonly reason: Reason | 'none' }

/** Where reports are read, which are long and may be seconds old; never what somebody looks at after they changed it. */
export interface ReportDatabase {
  /** For one report, from its beginning to its end: the replica, or `primary`. */
  choose(primary: Kysely<Tables>): Promise<Kysely<Tables>>
  /** Seconds by which the replica is behind; infinite where it cannot be read, null where there is none. */
  readLag(primary: Kysely<Tables>): Promise<number | null>
  close(): Promise<void>
}

/** Replication takes milliseconds. It is waited for so long before the age of what was replayed counts. */
const patience = { ms: 1000, everyMs: 50 }

interface Parts {
  readonly replica: Replica | null
  readonly count: (read: ReportRead) => void
}

/** The replica, as long as it is not further behind than it may be; otherwise the primary, which is counted by its reason. */
export function openReportDatabase({ replica, count }: Parts): ReportDatabase {
  if (!replica) {
    return { choose: async (primary) => primary, readLag: async () => null, close: async () => {} }
  }
  const standby = openDatabase({ url: replica.url, poolSize: 2, usedBy: 'job' })
  const judge = async (primary: Kysely<Tables>): Promise<Reason | 'none'> => {
    const lag = await measureLag(primary, standby)
    if (typeof lag === 'string') return lag
    return lag <= replica.lagSeconds ? 'none' : 'behind'
  }
  return {
    async choose(primary) {
      const reason = await judge(primary)
      count({ place: reason === 'none' ? 'replica' : 'primary', reason })
      return reason === 'none' ? standby : primary
    },
    async readLag(primary) {
      const lag = await measureLag(primary, standby)
      return typeof lag === 'string' ? Number.POSITIVE_INFINITY : lag
    },
    close: () => standby.destroy(),
  }
}

/**
 * Zero once the standby has replayed what the primary has written up to now; otherwise the age of the last commit that it
 * has. What a standby tells of itself is not enough: one that has lost the primary has replayed all that it ever received.
 */
async function measureLag(
  primary: Kysely<Tables>,
  standby: Kysely<Tables>,
): Promise<number | 'unreachable' | 'no_standby'> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(primary)
  const lsn = rows[0]?.lsn
  const until = performance.now() + patience.ms
  for (;;) {
    const state = await readStandby(standby, lsn).catch(() => 'unreachable' as const)
    if (typeof state === 'string') return state
    if (state.isThere) return 0
    if (performance.now() > until) return state.seconds ?? Number.POSITIVE_INFINITY
    await wait(patience.everyMs)
  }
}

async function readStandby(standby: Kysely<Tables>, lsn: string | undefined) {
  const { rows } = await sql<{ isStandby: boolean; isThere: boolean | null; seconds: number | null }>`
    select pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as "isThere",
      extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as seconds`.execute(
    standby,
  )
  return rows[0]?.isStandby ? rows[0] : 'no_standby'
}
