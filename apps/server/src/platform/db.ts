import { createHash } from 'node:crypto'
import { Kysely, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import { type BeforeCommit, CommitDialect } from './commit-dialect.ts'
import { plannedOnce, sessionOptions } from './database-roles/session-settings.ts'
import type { Tables } from './database-tables.ts'
import { beginStatement, endWith } from './tracing/trace-statements.ts'
import { connecting, watchPool } from './watch-pool.ts'

/** A connection pool or a transaction: queries use what they are given. */
export type Db = Kysely<Tables> | Transaction<Tables>

const names = new Map<string, string>()

/** Postgres plans a named statement once per connection instead of at every call. */
function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
  }
  return name
}

class NamingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const query: (...args: unknown[]) => unknown = this.query.bind(this)
    // Set on the object: pg's query has eight overloads, of which only the one with a text and values changes.
    Object.defineProperty(this, 'query', {
      configurable: true,
      value: (text: unknown, values: unknown, ...rest: unknown[]) => {
        const span = typeof text === 'string' ? beginStatement(text) : undefined
        const answer =
          typeof text === 'string' && Array.isArray(values) && values.length > 0
            ? query({ name: nameOf(text), text, values }, ...rest)
            : query(text, values, ...rest)
        return span ? endWith(span, answer) : answer
      },
    })
  }
}

const DATE = 1082
const types: pg.CustomTypesConfig = {
  // A date is a day on a calendar, not an instant: leave it as YYYY-MM-DD.
  getTypeParser: (oid, format) => (oid === DATE ? String : pg.types.getTypeParser(oid, format as 'text')),
}

/**
 * statement_timeout: somebody waits for a request, and gets an answer that can be tried again; a job has time. A
 * connection on which not even the database's cancellation arrives is destroyed.
 */
export const patience = {
  request: { statementSeconds: 10, lockSeconds: 4, silenceMs: 12_000 },
  job: { statementSeconds: 60, lockSeconds: 4, silenceMs: 65_000 },
}

interface Options {
  readonly url: string
  readonly poolSize?: number
  readonly usedBy?: keyof typeof patience
  /** See `plannedOnce`; the connections are kept with their plans. */
  readonly isPlannedOnce?: boolean
  /** Told of each connection that was taken: how many seconds it was waited for. */
  readonly onWaited?: ((seconds: number) => void) | undefined
  /** The last statements of every transaction. */
  readonly beforeCommit?: BeforeCommit | undefined
}

/**
 * Without work. A new connection has everything to plan and to look up anew, which costs more than a settlement itself. Of
 * other pools the driver's ten seconds hold: of each idle connection that was cut without a word somebody waits for its
 * silence to be noticed.
 */
const KEPT_MS = 600_000

const pools = new WeakMap<Kysely<Tables>, pg.Pool>()

/** What a database opened by `openDatabase` takes its connections from. */
export function poolOf(db: Kysely<Tables>): pg.Pool {
  const pool = pools.get(db)
  if (!pool) throw new Error('This database was not opened by openDatabase')
  return pool
}

/** Opens the pool as the restricted role. About four connections per process gave the best p99 here. */
export function openDatabase({
  url,
  poolSize = 4,
  usedBy = 'request',
  isPlannedOnce = false,
  onWaited,
  beforeCommit,
}: Options): Kysely<Tables> {
  const timeouts = patience[usedBy]
  const pool = new pg.Pool({
    ...connecting,
    connectionString: url,
    max: poolSize,
    ...(isPlannedOnce && { idleTimeoutMillis: KEPT_MS }),
    options: [sessionOptions(timeouts, 'sanad_app'), ...(isPlannedOnce ? [plannedOnce] : [])].join(' '),
    Client: NamingClient,
    types,
  })
  watchPool(pool, timeouts)
  const db = new Kysely<Tables>({
    dialect: new CommitDialect({ pool: onWaited ? timed(pool, onWaited) : pool }, beforeCommit),
  })
  pools.set(db, pool)
  return db
}

/** Also of one that was never had. */
function timed(pool: pg.Pool, onWaited: (seconds: number) => void): PostgresPool {
  return {
    async connect() {
      const since = performance.now()
      try {
        return await pool.connect()
      } finally {
        onWaited((performance.now() - since) / 1000)
      }
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

export interface Connections {
  readonly busy: number
  readonly idle: number
  /** Work that none is free for. */
  readonly waiting: number
}

export function connectionsOf({ totalCount, idleCount, waitingCount }: pg.Pool): Connections {
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}
