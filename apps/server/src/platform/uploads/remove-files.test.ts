import { randomBytes } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { resumableUploadPath } from '@sanad/contracts'
import { askOffset, sendInParts } from '@sanad/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pdfFile } from '../../testing/factories/sample-files.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import { expiredUploadsJob } from './resumable/remove-expired-uploads.ts'
import { orphanFilesJob } from './sweep-orphan-files.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

const besideFiles = new Set(['incoming', 'trash', '_installation.json'])
const folder = () => join(portal.services.config.dataDir, 'files')
const listNames = async () => (await readdir(folder())).filter((name) => !besideFiles.has(name))

async function keepFile(name: string, { daysAgo }: { daysAgo: number }): Promise<string> {
  const file = await portal.services.files.receive(Readable.from([pdfFile()]))
  await file.keep(name)
  const at = new Date(Date.now() - daysAgo * 86_400_000)
  await utimes(join(folder(), name), at, at)
  return name
}

it('moves files that no row names to the trash once they are a day old, and nothing else', async () => {
  const uploaded = () => `${randomBytes(16).toString('hex')}.pdf`
  const { token } = await signIn(portal.services)
  await sendInParts({ portal: portal.app, token }, { name: 'a.pdf', content: pdfFile() })
  for (const name of await listNames()) {
    const yesterday = new Date(Date.now() - 2 * 86_400_000)
    await utimes(join(folder(), name), yesterday, yesterday)
  }
  const parts = await listNames()
  const fresh = await keepFile(uploaded(), { daysAgo: 0 })
  const orphan = await keepFile(uploaded(), { daysAgo: 1.01 })
  const other = await keepFile('receipt1.pdf', { daysAgo: 9 })
  expect(await listNames()).toContain(orphan)

  await enqueueJob(portal.db, orphanFilesJob, {})
  await portal.runJobs()
  expect((await listNames()).sort()).toEqual([...parts, fresh, other].sort())
  expect(await readdir(join(folder(), 'trash'))).toEqual([orphan])
})

it('removes the parts of an upload that was not finished in time', async () => {
  const { token } = await signIn(portal.services)
  const sender = { portal: portal.app, token }
  const before = await listNames()
  const id = await sendInParts(sender, { name: 'a.pdf', content: pdfFile() })
  const url = `${resumableUploadPath}/${id}`
  await enqueueJob(portal.db, expiredUploadsJob, {})
  await portal.runJobs()
  expect(await askOffset(sender, url)).toBe(pdfFile().length)

  await sql`update resumable_uploads set expires_at = now() - interval '1 second' where id = ${id}`.execute(
    portal.db,
  )
  expect(await askOffset(sender, url)).toBeUndefined()
  await enqueueJob(portal.db, expiredUploadsJob, {})
  await portal.runJobs()
  expect((await listNames()).sort()).toEqual(before.sort())
})
