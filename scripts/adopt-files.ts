import { readConfig } from '../apps/server/src/config/config.ts'
import { openDatabase } from '../apps/server/src/platform/db.ts'
import { adoptFileStore } from '../apps/server/src/platform/storage/claim-file-store.ts'
import { openFileStore } from '../apps/server/src/platform/storage/open-file-store.ts'
import { runCommand } from './operate/run-command.ts'
import { readSettings } from './supervise/settings.ts'
import { startDatabase } from './supervise/start-database.ts'

/**
 * npm run adopt-files: from now on the file store belongs to this database, and to no other. After a restore or a move;
 * docs/how-to/restore-a-backup.md says when.
 */
async function main(): Promise<void> {
  await using started = new AsyncDisposableStack()
  const settings = readSettings(process.env)
  const { ownerUrl: url } = await startDatabase({ use: (part) => started.use(part) }, settings)
  const { files, dataDir } = readConfig({ ...process.env, DATABASE_URL: url })
  const db = openDatabase({ url, poolSize: 1 })
  started.defer(() => db.destroy())
  const former = await adoptFileStore({ db, files: await openFileStore(files, dataDir) })
  console.log(`The file store belongs to this database.\n  before: ${former ?? 'nobody'}`)
}

await runCommand(main)
