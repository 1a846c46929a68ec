import { parseArgs } from 'node:util'
import { foldCustomerChanges } from '../apps/server/src/platform/customer-revision.ts'
import { openDatabase } from '../apps/server/src/platform/db.ts'
import { operatorCommand } from '../apps/server/src/platform/operator-command.ts'
import { openFileStore } from '../apps/server/src/platform/storage/open-file-store.ts'
import { adoptFiles, EmptyStore } from '../apps/server/src/restored/adopt-files.ts'
import { Failure } from './failure.ts'
import { configOn } from './operate/config-on.ts'
import { runCommand } from './operate/run-command.ts'
import { readSettings } from './supervise/settings.ts'
import { startDatabase } from './supervise/start-database.ts'

/**
 * npm run adopt-files: from now on the file store belongs to this database, and to no other, and its jobs are done. After
 * a restore, or with `-- --moved` after a move, where nothing was sent since; docs/how-to/restore-a-backup.md says when.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      moved: { type: 'boolean', default: false },
      'without-files': { type: 'boolean', default: false },
    },
  })
  await using started = new AsyncDisposableStack()
  const settings = readSettings(process.env)
  const { ownerUrl: url } = await startDatabase({ use: (part) => started.use(part) }, settings)
  const { files, dataDir } = configOn(url)
  // Before anything is changed: a store that cannot be opened costs nothing.
  const store = await openFileStore(files, dataDir)
  const db = openDatabase({ url, poolSize: 1 })
  started.defer(() => db.destroy())
  // A new server numbers transactions anew: what is folded has no number.
  await foldCustomerChanges(db).run({})
  const { former, givenUp, wasOurs } = await adoptFiles(db, store, {
    moved: values.moved,
    withoutFiles: values['without-files'],
  }).catch((cause: unknown) => {
    if (!(cause instanceof EmptyStore)) throw cause
    throw new Failure(
      `The file store has none of the files that the database names${files.kind === 'local' ? `: ${dataDir}` : ''}`,
      `Set DATA_DIR, or S3_BUCKET, as for the portals. Where the files are lost: ${operatorCommand('adopt-files --without-files')}`,
      { cause },
    )
  })
  if (wasOurs) return console.log('The file store is this database’s already: nothing was changed.')
  if (!values.moved) console.log(`${givenUp} messages are not sent again.`)
  console.log(`The file store belongs to this database.\n  before: ${former ?? 'nobody'}`)
}

await runCommand(main)
