import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCatalogue } from '../apps/server/src/features/catalogue/read-catalogue.ts'
import {
  contentsOf,
  hashCatalogue,
  listUnraised,
  readRecordedRevision,
  revisionFile,
} from '../apps/server/src/features/catalogue/revision.ts'

/** npm run catalogue: counts the revision of the catalogue up when a service was changed, which must have a new version. */
const folder = join(import.meta.dirname, '../catalogue')
const recorded = await readRecordedRevision(folder)
const sha256 = await hashCatalogue(folder)
const services = contentsOf(await readCatalogue(folder))
const unraised = listUnraised(recorded.services, services)
if (unraised.length > 0) {
  console.error(
    `Changed under the version that applications may have: ${unraised.join(', ')}. Raise "version".`,
  )
  process.exitCode = 1
} else if (sha256 !== recorded.sha256) {
  const next = { revision: recorded.revision + 1, sha256, services }
  await writeFile(join(folder, revisionFile), `${JSON.stringify(next, null, 2)}\n`)
  console.log(`The catalogue is at revision ${next.revision}.`)
}
