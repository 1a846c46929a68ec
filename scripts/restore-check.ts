import { openFileStore } from '../apps/server/src/platform/storage/open-file-store.ts'
import { checkRestored } from '../apps/server/src/restored/check-restored.ts'
import { configOn } from './operate/config-on.ts'
import { runCommand } from './operate/run-command.ts'
import { withDatabase } from './operate/with-database.ts'

/**
 * npm run restore-check: whether a restored database and its file store are whole. Exit code 1 when something is lost;
 * docs/how-to/restore-a-backup.md.
 */
await runCommand(() =>
  withDatabase(async ({ db, url }) => {
    const config = configOn(url)
    const files = await openFileStore(config.files, config.dataDir)
    const { problems, notes } = await checkRestored({ db, files, config })
    for (const line of [...notes, ...problems]) console.log(line)
    console.log(problems.length === 0 ? 'Nothing is lost.' : `${problems.length} problems were found.`)
    if (problems.length > 0) process.exitCode = 1
  }),
)
