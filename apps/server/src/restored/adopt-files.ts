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

/** Of a store that is about to be adopted: nobody's, yet no portal takes it by itself. */
const unclaimed = ''

/**
 * The file store belongs to this database from now on. Messages that it promises are given up with it, unless nothing
 * was sent since the copy (`moved`). A store that is this database's already stays as it is: its messages are on their
 * way, and nobody else sends them. What fails in between is repaired by another run.
 */
export async function adoptFiles(
  db: Kysely<Tables>,
  files: FileStore,
  { moved, withoutFiles = false }: { moved: boolean; withoutFiles?: boolean },
): Promise<Adoption> {
  const marker = await files.readMarker()
  const former = marker || null
  if (former === null && !withoutFiles && !(await holdsNamedFiles({ db, files }))) throw new EmptyStore()
  if (former !== null && (await claimFileStore({ db, files })) === 'ours')
    return { former, givenUp: 0, wasOurs: true }
  // A store that cannot be written to costs no message.
  await files.writeMarker(marker ?? unclaimed)
  // Committed before the store is this database's: from then on its messages go out, and no other run gives them up.
  const givenUp = moved ? 0 : await giveUpUnsentMessages(db)
  await adoptFileStore({ db, files })
  return { former, givenUp, wasOurs: false }
}
