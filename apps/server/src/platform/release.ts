import { readdirSync } from 'node:fs'
import { type QueryExecutorProvider, sql } from 'kysely'

const migrations = readdirSync(new URL('../migrations/', import.meta.url)).filter((name) =>
  name.endsWith('.sql'),
)

/** What this code is known by: the number of its newest migration. */
export const release = Math.max(...migrations.map((name) => Number.parseInt(name, 10) || 0))

/** Thrown where the database has moved beyond this code. */
export class TooOldRelease extends Error {
  constructor(own: number, oldest: number) {
    super(
      `This release of Sanad (${own}) is too old for the database, which needs release ${oldest} or a newer one. ` +
        'Install the release that the other portals run (docs/how-to/upgrade.md).',
    )
    this.name = 'TooOldRelease'
  }
}

/** Throws where the database was migrated to what this code cannot work with. */
export async function assertRelease(db: QueryExecutorProvider, own = release): Promise<void> {
  const { rows } = await sql<{ oldest: number }>`select oldest_release as oldest from installation`.execute(
    db,
  )
  const oldest = rows[0]?.oldest ?? 0
  if (own < oldest) throw new TooOldRelease(own, oldest)
}
