import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  hashCatalogue,
  readRecordedRevision,
  revisionFile,
} from '../apps/server/src/features/catalogue/revision.ts'

/** npm run catalogue: counts the revision of the catalogue up when a service was changed. */
const folder = join(import.meta.dirname, '../catalogue')
const recorded = await readRecordedRevision(folder)
const sha256 = await hashCatalogue(folder)
if (sha256 !== recorded.sha256) {
  const next = { revision: recorded.revision + 1, sha256 }
  await writeFile(join(folder, revisionFile), `${JSON.stringify(next, null, 2)}\n`)
  console.log(`The catalogue is at revision ${next.revision}.`)
}
