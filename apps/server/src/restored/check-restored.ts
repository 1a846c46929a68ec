import { assertKeysFit } from '../features/personal-data/keys/assert-keys-fit.ts'
import { operatorCommand } from '../platform/operator-command.ts'
import type { Services } from '../platform/services.ts'
import { claimFileStore, describeClaim } from '../platform/storage/claim-file-store.ts'
import { checkBooks } from './check-books.ts'
import { checkStoredFiles } from './check-stored-files.ts'
import { countUnsentMessages } from './unsent-messages.ts'

type Restored = Pick<Services, 'db' | 'files' | 'config'>

export interface RestoreReport {
  /** What is lost or contradicts itself; none: the backup is good. */
  readonly problems: readonly string[]
  /** What whoever goes on with it should know. */
  readonly notes: readonly string[]
}

/** Whether a restored database and its file store can go on. Changes nothing. */
export async function checkRestored({ db, files, config }: Restored): Promise<RestoreReport> {
  const keys = await assertKeysFit(db, config.secrets.personalData).then(
    () => [],
    (error: Error) => [error.message],
  )
  const books = await checkBooks(db)
  const stored = await checkStoredFiles({ db, files })
  const notes = [`${stored.files} files are named by rows.`]
  // A look at a store that nobody has claimed would claim it.
  const claim = (await files.readMarker()) === undefined ? 'nobody' : await claimFileStore({ db, files })
  if (claim !== 'ours' && claim !== 'nobody') notes.push(describeClaim(claim))
  const unsent = await countUnsentMessages(db)
  const fate =
    claim === 'ours'
      ? 'the file store is this database’s already, so the portal sends them'
      : `${operatorCommand('adopt-files')} gives them up`
  if (unsent > 0) notes.push(`${unsent} messages were not sent when the backup ends; ${fate}.`)
  return { problems: [...keys, ...books, ...stored.problems], notes }
}
