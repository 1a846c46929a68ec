import { rebuildDesk } from '../apps/server/src/features/work/projection/rebuild-desk.ts'
import { runCommand } from './operate/run-command.ts'
import { withDatabase } from './operate/with-database.ts'

/** npm run rebuild-desk: computes the desk's lists and queue anew from the recorded facts, while the portal works. */
await runCommand(async () => {
  const subjects = await withDatabase(({ db }) => rebuildDesk(db))
  console.log(`${subjects} subjects were projected.`)
})
