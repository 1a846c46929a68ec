import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../../platform/db.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { recordStatements } from '../../testing/record-statements.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { readDefinition, type VersionRef, versionRef } from './definitions.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
  await createApplication(portal.services, await signIn(portal.services))
})
afterAll(() => portal.close())

const slug = 'tc-registration'

async function getRef(db: Db): Promise<VersionRef> {
  const { rows } = await sql<{ ref: VersionRef }>`
    select ${versionRef} as ref from service_versions v where v.slug = ${slug}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('There is no version')
  return row.ref
}

it('a definition is fetched once, and what it is answered with cannot be changed', async () => {
  const { db, statements } = recordStatements(portal.db)
  const ref = await getRef(portal.db)
  const definition = await readDefinition(db, ref)
  expect(definition).toMatchObject({ slug, version: ref.version })
  expect(statements.length).toBeLessThanOrEqual(1)
  expect(await readDefinition(db, ref)).toBe(definition)
  expect(statements.length).toBeLessThanOrEqual(1)
  expect(() => Object.assign(definition.title, { en: 'Another' })).toThrow(TypeError)
})

it('a translation that changed in place is read at once', async () => {
  const before = await getRef(portal.db)
  await readDefinition(portal.db, before)
  await sql`update service_versions set definition = jsonb_set(definition, '{title,hi}', '"नया"')
             where slug = ${slug}`.execute(portal.db)
  const after = await getRef(portal.db)
  expect(after.digest).not.toBe(before.digest)
  expect((await readDefinition(portal.db, after)).title).toMatchObject({ hi: 'नया' })
})

it('a reference that is older than what is stored is answered with what is stored', async () => {
  const { digest, ...version } = await getRef(portal.db)
  const definition = await readDefinition(portal.db, { ...version, digest: `${digest}0` })
  expect(definition).toMatchObject({ slug })
})

it('a version that is not stored is a fault', async () => {
  const unknown = { slug, version: 999, digest: '0' }
  await expect(readDefinition(portal.db, unknown)).rejects.toThrow(
    'Version 999 of tc-registration is missing',
  )
})
