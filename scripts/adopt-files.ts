import { parseArgs } from 'node:util'
import { foldCustomerChanges } from '../apps/server/src/platform/customer-revision.ts'
import { openDatabase } from '../apps/server/src/platform/db.ts'
import { openFileStore } from '../apps/server/src/platform/storage/open-file-store.ts'
import { adoptFiles } from '../apps/server/src/restored/adopt-files.ts'
import { configOn } from './operate/config-on.ts'
import { runCommand } from './operate/run-command.ts'
import { readSettings } from './supervise/settings.ts'
import { startDatabase } from './supervise/start-database.ts'

/**
 * npm run adopt-files: from now on the file store belongs to this database, and to no other, and its jobs are done. After
 * a restore, or with `-- --moved` after a move, where nothing was sent since; docs/how-to/restore-a-backup.md says when.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { moved: { type: 'boolean', default: false } } })
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
  const { former, givenUp, wasOurs } = await adoptFiles(db, store, values)
  if (wasOurs) return console.log('The file store is this database’s already: nothing was changed.')
  if (!values.moved) console.log(`${givenUp} messages are not sent again.`)
  console.log(`The file store belongs to this database.\n  before: ${former ?? 'nobody'}`)
}

await runCommand(main)
