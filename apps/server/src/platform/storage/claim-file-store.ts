import type { Db } from '../db.ts'
import { operatorCommand } from '../operator-command.ts'
import type { FileStore } from './file-store.ts'
import { holdsNamedFiles } from './holds-named-files.ts'
import { getOwnMarker, StoreMarker } from './store-marker.ts'

interface Claimed {
  readonly db: Db
  readonly files: FileStore
}

/** Another installation's, or this one's although the database is an older or a copied one. */
export type Claim =
  | 'ours'
  | 'without the files'
  | 'of a stranger'
  | 'of a newer database'
  | 'of another database'
  | 'of the server before'

/**
 * Stores that this process has found to be its database's. It is led to the new primary by the same address, so to it a
 * promotion is a failover; whoever starts on a promoted server may as well have been led to a copy.
 */
const knownToBeOurs = new WeakSet<FileStore>()

/** Whose the file store is; one that nobody has claimed becomes ours, unless it lacks the files that rows name. */
export async function claimFileStore(claimed: Claimed): Promise<Claim> {
  const claim = await compareMarkers(claimed)
  if (claim === 'ours') knownToBeOurs.add(claimed.files)
  return claim
}

async function compareMarkers({ db, files }: Claimed): Promise<Claim> {
  // The marker first: it never runs ahead of the database, so a sweep in between does no harm.
  const text = await files.readMarker()
  const own = await getOwnMarker(db)
  if (text === undefined) {
    if (!(await holdsNamedFiles({ db, files }))) return 'without the files'
    await files.writeMarker(JSON.stringify(own))
    return 'ours'
  }
  const found = parseMarker(text)
  if (found?.installation !== own.installation) return 'of a stranger'
  if (found.sweeps > own.sweeps) return 'of a newer database'
  if (found.database !== own.database) return 'of another database'
  if (found.timeline === 0 || found.timeline === own.timeline) return 'ours'
  if (found.timeline > own.timeline) return 'of a newer database'
  if (!knownToBeOurs.has(files)) return 'of the server before'
  await files.writeMarker(JSON.stringify(own))
  return 'ours'
}

function parseMarker(text: string): StoreMarker | undefined {
  try {
    return StoreMarker.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

const advice =
  'Nothing is added to it or removed from it, and no job is done. When this database is to go on with these files, run ' +
  `${operatorCommand('adopt-files')}; ` +
  'a copy for another purpose needs a store of its own. See docs/how-to/restore-a-backup.md.'

const described: Readonly<Record<Exclude<Claim, 'ours'>, string>> = {
  'without the files':
    'The file store belongs to nobody and has none of the files that the database names, as a volume that is not ' +
    'mounted or another bucket.',
  'of a stranger': 'The file store belongs to another installation than the database.',
  'of a newer database':
    'The file store was swept for a newer state of the database: this one seems to be a restored backup.',
  'of another database':
    'The file store belongs to the database of which this one is a copy, or which was moved here.',
  'of the server before':
    'The file store was last used by a server of which this one was restored or promoted, and which may still work.',
}

export function describeClaim(claim: Exclude<Claim, 'ours'>): string {
  return `${described[claim]} ${advice}`
}

/** Before anything is removed. */
export async function assertOurs(claimed: Claimed): Promise<void> {
  const claim = await claimFileStore(claimed)
  if (claim !== 'ours') throw new Error(describeClaim(claim))
}

/** Makes the store this database's, whoever's it was; answers the former marker. */
export async function adoptFileStore({ db, files }: Claimed): Promise<string | undefined> {
  const former = await files.readMarker()
  await files.writeMarker(JSON.stringify(await getOwnMarker(db)))
  return former
}
