import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readCatalogue } from './read-catalogue.ts'
import { contentsOf, hashCatalogue, listUnraised, readRecordedRevision } from './revision.ts'

const folder = join(import.meta.dirname, '../../../../../catalogue')

it('the revision of the catalogue went up with its last change', async () => {
  const { sha256, services } = await readRecordedRevision(folder)
  const hint = 'A service was changed: run npm run catalogue'
  expect(sha256, hint).toBe(await hashCatalogue(folder))
  expect(services, hint).toEqual(contentsOf(await readCatalogue(folder)))
})

it('a service whose English was changed needs a higher version, one with other translations does not', async () => {
  const services = await readCatalogue(folder)
  const [first, ...others] = services
  if (!first) throw new Error('The catalogue is empty')
  const recorded = contentsOf(services)
  const unraised = (changed: typeof first) => listUnraised(recorded, contentsOf([changed, ...others]))
  const english = { ...first, title: { ...first.title, en: 'Another name' } }
  expect(unraised(first)).toEqual([])
  expect(unraised(english)).toEqual([first.slug])
  expect(unraised({ ...english, version: first.version + 1 })).toEqual([])
  expect(unraised({ ...first, title: { ...first.title, hi: 'दूसरा नाम' } })).toEqual([])
  expect(listUnraised({}, recorded)).toEqual([])
})
