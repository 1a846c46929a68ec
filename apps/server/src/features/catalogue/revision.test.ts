import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hashCatalogue, readRecordedRevision } from './revision.ts'

const folder = join(import.meta.dirname, '../../../../../catalogue')

it('the revision of the catalogue went up with its last change', async () => {
  const { sha256 } = await readRecordedRevision(folder)
  expect(sha256, 'A service was changed: run npm run catalogue').toBe(await hashCatalogue(folder))
})
