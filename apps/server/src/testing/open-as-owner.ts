import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database-tables.ts'
import { openDatabase } from '../platform/db.ts'

/** The database as its owner, who arranges what the portal's role may not. */
export function openAsOwner(databaseUrl: string): Kysely<Tables> {
  const url = new URL(databaseUrl)
  // Options in the URL take the place of the pool's, which choose the portal's role.
  url.searchParams.set('options', '-c timezone=UTC')
  return openDatabase({ url: url.href })
}
