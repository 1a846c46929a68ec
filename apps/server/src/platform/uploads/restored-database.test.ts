import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { resumableUploadPath } from '@sanad/contracts'
import { announceUpload, askOffset, sendInParts, sendPart, tusHeaders } from '@sanad/testing'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pdfFile } from '../../testing/factories/sample-files.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startS3 } from '../../testing/start-s3.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import { adoptFileStore, assertOurs, claimFileStore } from '../storage/claim-file-store.ts'
import type { FileStore, KeptFile } from '../storage/file-store.ts'
import { createLocalFileStore } from '../storage/local-file-store.ts'
import { createS3FileStore } from '../storage/s3-file-store.ts'
import { removeFilesJob } from './remove-files.ts'
import { orphanFilesJob, sweepOrphanFiles } from './sweep-orphan-files.ts'

async function openStore(kind: 'a local folder' | 'an S3 bucket'): Promise<FileStore> {
  const folder = await mkdtemp(join(tmpdir(), 'restored-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  if (kind === 'a local folder') return createLocalFileStore(folder)
  const s3 = await startS3()
  onTestFinished(s3.close)
  return createS3FileStore(s3.settings, folder)
}

/** As days later. */
function aged(files: FileStore, days: number): FileStore {
  async function* older(listed: AsyncIterable<KeptFile>) {
    for await (const { name, keptAt } of listed) yield { name, keptAt: new Date(+keptAt - days * 86_400_000) }
  }
  return { ...files, list: () => older(files.list()), listTrash: () => older(files.listTrash()) }
}

async function startPortal(files: FileStore): Promise<TestApp> {
  const portal = await startTestApp({ files: aged(files, 2) })
  onTestFinished(() => portal.close())
  return portal
}

async function namesIn(listed: AsyncIterable<KeptFile>): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of listed) names.push(name)
  return names.sort()
}

async function sweep(portal: TestApp): Promise<void> {
  await enqueueJob(portal.db, orphanFilesJob, {})
  await portal.runJobs()
}

describe.each(['a local folder', 'an S3 bucket'] as const)('%s', (kind) => {
  it('[F-44] a restored older database beside production’s files removes none of them, and production goes on', async () => {
    const files = await openStore(kind)
    const production = await startPortal(files)
    expect(await claimFileStore(production.services)).toBe('ours')
    const { token } = await signIn(production.services)
    const id = await sendInParts({ portal: production.app, token }, { name: 'a.pdf', content: pdfFile() })
    await sweep(production)
    const kept = await namesIn(files.list())

    // The same installation, made from the same template, without the rows that came since.
    const copy = await startPortal(files)
    expect(await claimFileStore(copy.services)).toBe('of a newer database')
    await sweep(copy)
    await enqueueJob(copy.db, removeFilesJob, { filenames: kept })
    await copy.runJobs()
    expect(await namesIn(files.list())).toEqual(kept)
    expect(await namesIn(files.listTrash())).toEqual([])
    await expect(sweepOrphanFiles(copy.services)).rejects.toThrow(
      /restored backup.*npm run sanad -- adopt-files/,
    )

    await sweep(production)
    expect(await askOffset({ portal: production.app, token }, `${resumableUploadPath}/${id}`)).toBe(
      pdfFile().length,
    )
    await assertOurs(production.services)
  })

  it('[F-44] files that a restored database does not know wait in the trash, and come back with their rows', async () => {
    const files = await openStore(kind)
    const production = await startPortal(files)
    const { token } = await signIn(production.services)
    await sendInParts({ portal: production.app, token }, { name: 'a.pdf', content: pdfFile() })
    const kept = await namesIn(files.list())
    const restored = await startPortal(files)
    await adoptFileStore(restored.services)
    await sweep(restored)
    expect(await namesIn(files.list())).toEqual([])
    expect(await namesIn(files.listTrash())).toEqual(kept)
    // Who still needs it finds it there.
    const found = await files.find(kept[0] ?? '')
    expect((await found?.toArray())?.length).toBe(1)

    await adoptFileStore(production.services)
    await sweep(production)
    expect(await namesIn(files.list())).toEqual(kept)
    expect(await namesIn(files.listTrash())).toEqual([])
  })

  it('an orphan is removed after 30 days in the trash, and by no sweep where sweeping is switched off', async () => {
    const files = await openStore(kind)
    const portal = await startPortal(files)
    const name = `${'0'.repeat(32)}.pdf`
    const received = await files.receive(Readable.from([pdfFile()]))
    await received.keep(name)
    const { config, db } = portal.services
    const at = (days: number, sweepsOrphans = true) =>
      sweepOrphanFiles({ db, files: aged(files, days), config: { ...config, sweepsOrphans } })

    await at(40, false)
    expect(await namesIn(files.list())).toEqual([name])
    await at(2)
    expect(await namesIn(files.listTrash())).toEqual([name])
    await at(29)
    expect(await namesIn(files.listTrash())).toEqual([name])
    await at(31, false)
    expect(await namesIn(files.listTrash())).toEqual([name])
    await at(31)
    expect(await namesIn(files.listTrash())).toEqual([])
    expect(await files.find(name)).toBeUndefined()
  })
})

it('[F-44] requests of a copied database neither add files to production’s store nor remove any, and say so', async () => {
  const files = await openStore('a local folder')
  const portal = await startPortal(files)
  const { token } = await signIn(portal.services)
  const sender = { portal: portal.app, token }
  const name = 'a.pdf'
  const id = await sendInParts(sender, { name, content: pdfFile() })
  const before = await namesIn(files.list())
  await sql`update installation set file_sweeps = file_sweeps - 1`.execute(portal.db)

  const { headers } = await announceUpload(sender, { name, size: pdfFile().length })
  const url = headers.location ?? ''
  expect(await sendPart(sender, { url, offset: 0, part: pdfFile() })).toMatchObject({
    status: 503,
    body: { code: 'storage_unavailable' },
  })
  const removed = await portal.app.inject({
    method: 'DELETE',
    url: `${resumableUploadPath}/${id}`,
    headers: tusHeaders(token),
  })
  expect(removed.json()).toMatchObject({ code: 'storage_unavailable' })
  expect(await namesIn(files.list())).toEqual(before)
  expect(await askOffset(sender, url)).toBe(0)
})

it('[F-44] a job that may not remove files says why where failed jobs are looked at', async () => {
  const portal = await startPortal(await openStore('a local folder'))
  await claimFileStore(portal.services)
  await sql`update installation set id = gen_random_uuid()`.execute(portal.db)
  await enqueueJob(portal.db, removeFilesJob, { filenames: [`${'0'.repeat(32)}.pdf`] })
  await portal.runJobs()
  const { rows } = await sql`select last_error from graphile_worker._private_jobs`.execute(portal.db)
  expect(rows).toEqual([{ last_error: expect.stringContaining('npm run sanad -- adopt-files') }])
})

it('[F-44] jobs of a copied database remove nothing that its older rows call expired', async () => {
  const files = await openStore('a local folder')
  const portal = await startPortal(files)
  const { token } = await signIn(portal.services)
  await sendInParts({ portal: portal.app, token }, { name: 'a.pdf', content: pdfFile() })
  const before = await namesIn(files.list())
  await claimFileStore(portal.services)
  await sql`update installation set id = gen_random_uuid()`.execute(portal.db)
  await sql`update resumable_uploads set expires_at = now() - interval '1 day'`.execute(portal.db)
  await enqueueJob(portal.db, removeFilesJob, { filenames: before })
  await portal.runJobs()
  expect(await namesIn(files.list())).toEqual(before)
})
