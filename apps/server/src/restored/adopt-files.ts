import type { Kysely } from 'kysely'
import type { Tables } from '../platform/database-tables.ts'
import { adoptFileStore, claimFileStore } from '../platform/storage/claim-file-store.ts'
import type { FileStore } from '../platform/storage/file-store.ts'
import { holdsNamedFiles } from '../platform/storage/holds-named-files.ts'
import { giveUpUnsentMessages } from './unsent-messages.ts'

export interface Adoption {
  /** Whose the store was; null: nobody's. */
  readonly former: string | null
  /** Messages that are not sent again. */
  readonly givenUp: number
  readonly wasOurs: boolean
}

/** The store has none of the files that the database names: another folder than production's, as a rule. */
export class EmptyStore extends Error {}

/**
 * The file store belongs to this database from now on. Messages that it promises are given up with it, unless nothing
 * was sent since the copy (`moved`). A store that is this database's already stays as it is: its messages are on their
 * way, and nobody else sends them.
 */
export async function adoptFiles(
  db: Kysely<Tables>,
  files: FileStore,
  { moved, withoutFiles = false }: { moved: boolean; withoutFiles?: boolean },
): Promise<Adoption> {
  const marker = await files.readMarker()
  if (marker === undefined && !withoutFiles && !(await holdsNamedFiles({ db, files }))) throw new EmptyStore()
  if (marker !== undefined && (await claimFileStore({ db, files })) === 'ours')
    return { former: marker, givenUp: 0, wasOurs: true }
  // In one transaction: a store that cannot be written to costs no message. The messages first, as jobs begin as soon
  // as the store is this database's.
  return await db.transaction().execute(async (tx) => {
    const givenUp = moved ? 0 : await giveUpUnsentMessages(tx)
    const former = await adoptFileStore({ db: tx, files })
    return { former: former ?? null, givenUp, wasOurs: false }
  })
}
