import { join } from 'node:path'
import type { ServiceDefinition } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCustomer } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { readCatalogue } from './read-catalogue.ts'

let portal: TestApp
let services: ServiceDefinition[]

beforeAll(async () => {
  portal = await startTestApp()
  services = await readCatalogue(join(import.meta.dirname, '../../../../../catalogue'))
})
afterAll(() => portal.close())

it('loads the same catalogue again without a new version', async () => {
  await loadCatalogue(portal.db, services)
  const before = await listVersions()
  await Promise.all([loadCatalogue(portal.db, services), loadCatalogue(portal.db, services)])
  expect(await listVersions()).toEqual(before)
  expect(before).toHaveLength(7)
})

const versionOf = (slug: string) => services.find((service) => service.slug === slug)?.version ?? 0

it('takes changed content of a version that nobody uses', async () => {
  await loadCatalogue(portal.db, services)
  await loadCatalogue(portal.db, changed('tot-toa', { sac: '999999' }))
  expect((await listVersions()).find(({ slug }) => slug === 'tot-toa')?.definition.sac).toBe('999999')
})

it('refuses changed content of a version that an application uses, and changes nothing', async () => {
  await loadCatalogue(portal.db, services)
  await beginApplication('tc-registration', versionOf('tc-registration'))
  const before = await listVersions()
  await expect(loadCatalogue(portal.db, changed('tc-registration', { sac: '999999' }))).rejects.toThrow(
    `catalogue/tc-registration.yaml: version ${versionOf('tc-registration')} is in use by applications and its content has changed. ` +
      `Set "version: ${versionOf('tc-registration') + 1}"`,
  )
  expect(await listVersions()).toEqual(before)
})

it('takes a further translation of a version that an application uses', async () => {
  await loadCatalogue(portal.db, services)
  await beginApplication('nsdc-affiliation', versionOf('nsdc-affiliation'))
  const title = { ...services.find(({ slug }) => slug === 'nsdc-affiliation')?.title, en: 'x', ta: 'புதிய' }
  const translated = (en: string) => changed('nsdc-affiliation', { title: { ...title, en } })
  const english = services.find(({ slug }) => slug === 'nsdc-affiliation')?.title.en ?? ''
  await loadCatalogue(portal.db, translated(english))
  const kept = (await listVersions()).find(({ slug }) => slug === 'nsdc-affiliation')
  expect(kept?.definition.title).toMatchObject({ en: english, ta: 'புதிய' })
  await expect(loadCatalogue(portal.db, translated('Another title'))).rejects.toThrow(
    `version ${versionOf('nsdc-affiliation')} is in use`,
  )
})

it('offers the newer version and keeps the older one for what began with it', async () => {
  await loadCatalogue(portal.db, services)
  const version = versionOf('skill-india')
  await beginApplication('skill-india', version)
  await loadCatalogue(portal.db, changed('skill-india', { version: version + 1, sac: '999999' }))
  const versions = (await listVersions()).filter(({ slug }) => slug === 'skill-india')
  expect(versions.map(({ version, offered }) => ({ version, offered }))).toEqual([
    { version, offered: false },
    { version: version + 1, offered: true },
  ])
})

it('[F-45] an older catalogue than the one that was loaded changes nothing: the catalogue only goes up', async () => {
  const one = services.slice(0, 1)
  await loadCatalogue(portal.db, services, { revision: 7 })
  const before = await listVersions()
  await loadCatalogue(portal.db, one, { revision: 6 })
  await loadCatalogue(portal.db, changed('ssc-affiliation', { sac: '111111' }), { revision: 6 })
  expect(await listVersions()).toEqual(before)
  await loadCatalogue(portal.db, changed('ssc-affiliation', { sac: '111111' }), { revision: 7 })
  expect(await listVersions()).not.toEqual(before)
})

it('no longer offers a service that left the catalogue', async () => {
  await loadCatalogue(
    portal.db,
    services.filter(({ slug }) => slug !== 'ssc-affiliation'),
  )
  const gone = (await listVersions()).find(({ slug }) => slug === 'ssc-affiliation')
  expect(gone?.offered).toBe(false)
})

function changed(slug: string, changes: Partial<ServiceDefinition>): ServiceDefinition[] {
  return services.map((service) => (service.slug === slug ? { ...service, ...changes } : service))
}

function listVersions() {
  return portal.db.selectFrom('service_versions').selectAll().orderBy('slug').orderBy('version').execute()
}

async function beginApplication(slug: string, version: number): Promise<void> {
  const { customerId } = await createCustomer(portal.services)
  await portal.db
    .insertInto('applications')
    .values({
      customer_id: customerId,
      service_slug: slug,
      service_version: version,
      track_id: `TST-${customerId.slice(-10)}`,
    })
    .execute()
}
