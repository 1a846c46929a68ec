import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Tables } from './database-tables.ts'

/** Is given the transaction that is about to commit; what it throws rolls the transaction back. */
export type BeforeCommit = (tx: Kysely<Tables>) => Promise<void>

/**
 * PostgreSQL with a last step in every transaction, whichever use case began it: what must follow a fact in the same
 * transaction cannot be forgotten by whoever writes the fact.
 */
export class CommitDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #beforeCommit: BeforeCommit | undefined

  constructor(config: PostgresDialectConfig, beforeCommit: BeforeCommit | undefined) {
    super(config)
    this.#config = config
    this.#beforeCommit = beforeCommit
  }

  override createDriver(): Driver {
    return this.#beforeCommit ? new CommitDriver(this.#config, this.#beforeCommit) : super.createDriver()
  }
}

class CommitDriver extends PostgresDriver {
  readonly #beforeCommit: BeforeCommit

  constructor(config: PostgresDialectConfig, beforeCommit: BeforeCommit) {
    super(config)
    this.#beforeCommit = beforeCommit
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#beforeCommit(boundTo(connection))
    await super.commitTransaction(connection)
  }
}

/** Queries on a connection whose transaction somebody else ends. */
function boundTo(connection: DatabaseConnection): Kysely<Tables> {
  const refuse = () => Promise.reject(new Error('A step before the commit begins no transaction of its own'))
  const driver: Driver = {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  }
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
