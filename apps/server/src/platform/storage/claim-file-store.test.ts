import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createPaidApplication, giveDocument } from '../../testing/factories/paid-application.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { adoptFileStore, assertOurs, claimFileStore } from './claim-file-store.ts'
import type { FileStore } from './file-store.ts'
import { keepMarker } from './keep-marker.ts'
import { createLocalFileStore } from './local-file-store.ts'
import { startOnceOurs } from './start-once-ours.ts'
import { getOwnMarker } from './store-marker.ts'

let portal: TestApp
let folder: string
let files: FileStore
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claimed-store-'))
  files = await createLocalFileStore(folder)
  return () => rm(folder, { recursive: true })
})

const claim = () => claimFileStore({ db: portal.services.db, files })
const leave = async (changes: object) =>
  files.writeMarker(JSON.stringify({ ...(await getOwnMarker(portal.db)), ...changes }))

it('the first database that comes claims a store, and finds it its own from then on', async () => {
  expect(await files.readMarker()).toBeUndefined()
  expect(await Promise.all([claim(), claim(), claim()])).toEqual(['ours', 'ours', 'ours'])
  expect(JSON.parse((await files.readMarker()) ?? '')).toEqual(await getOwnMarker(portal.db))
})

it('[F-44] another installation, a newer database and a copied one are told apart', async () => {
  await leave({ installation: randomUUID() })
  expect(await claim()).toBe('of a stranger')
  await leave({ sweeps: 1 })
  expect(await claim()).toBe('of a newer database')
  await leave({ database: '1/1' })
  expect(await claim()).toBe('of another database')
  await writeFile(join(folder, '_installation.json'), 'torn')
  expect(await claim()).toBe('of a stranger')
  await expect(assertOurs({ db: portal.db, files })).rejects.toThrow(
    /another installation.*npm run sanad -- adopt-files/,
  )
})

/** A promotion raises the timeline of this server, so the marker is of an earlier one. */
const leaveBeforePromotion = () => leave({ timeline: -1 })

it('[F-44] whoever starts on a server that was promoted or restored does not take its store, nor does the one it was made from', async () => {
  await leaveBeforePromotion()
  expect(await claim()).toBe('of the server before')
  await expect(assertOurs({ db: portal.db, files })).rejects.toThrow(
    /restored or promoted.*npm run sanad -- adopt-files/,
  )
  const { timeline } = await getOwnMarker(portal.db)
  await leave({ timeline: timeline + 1 })
  expect(await claim()).toBe('of a newer database')
})

it('a process that worked before a failover goes on after it, unless the new primary lacks what was counted', async () => {
  expect(await claim()).toBe('ours')
  await leaveBeforePromotion()
  expect(await claim()).toBe('ours')
  expect(JSON.parse((await files.readMarker()) ?? '')).toEqual(await getOwnMarker(portal.db))
  await leave({ timeline: -1, sweeps: 1 })
  expect(await claim()).toBe('of a newer database')
})

it('[F-44] the marker is renewed each minute, so that a database of the minute before is told apart', async () => {
  await claim()
  const { sweeps } = await getOwnMarker(portal.db)
  await keepMarker({ db: portal.services.db, files })
  await sql`update installation set file_sweeps = ${sweeps}`.execute(portal.db)
  expect(await claim()).toBe('of a newer database')
  await expect(keepMarker({ db: portal.services.db, files })).rejects.toThrow(/restored backup/)
})

it('[F-44] jobs begin when the store has become the database’s own, and not before', async () => {
  await leave({ database: '1/1' })
  let starts = 0
  const start = async () => {
    starts += 1
    return async () => {
      starts -= 1
    }
  }
  const log = { info: vi.fn(), warn: vi.fn() }
  const options = { services: { db: portal.services.db, files }, log, everyMs: 5 }
  const stop = await startOnceOurs({ ...options, claim: await claim() }, start)
  const never = await startOnceOurs({ ...options, claim: 'of another database', everyMs: 60_000 }, start)
  await never()
  expect(starts).toBe(0)
  await adoptFileStore({ db: portal.db, files })
  await vi.waitFor(() => expect(starts).toBe(1))
  await stop()
  expect(starts).toBe(0)
})

it('a marker that lags behind, as after a crash in the middle of a sweep, is still ours', async () => {
  await claim()
  await sql`update installation set file_sweeps = file_sweeps + 1`.execute(portal.db)
  expect(await claim()).toBe('ours')
  await sql`update installation set file_sweeps = file_sweeps - 1`.execute(portal.db)
})

it('a sweep that ends while its own process looks does not make the store a stranger’s', async () => {
  await claim()
  const swept: FileStore = {
    ...files,
    async readMarker() {
      await sql`update installation set file_sweeps = file_sweeps + 1`.execute(portal.db)
      await files.writeMarker(JSON.stringify(await getOwnMarker(portal.db)))
      return files.readMarker()
    },
  }
  expect(await claimFileStore({ db: portal.services.db, files: swept })).toBe('ours')
})

it('a store that was adopted is ours', async () => {
  await leave({ installation: randomUUID(), sweeps: 7 })
  expect(await adoptFileStore({ db: portal.db, files })).toContain('"sweeps":7')
  expect(await claim()).toBe('ours')
})

it('a store is claimed although files were removed on purpose: of who was erased, and what was infected', async () => {
  const application = await createPaidApplication(portal.services, { slug: 'tc-registration' })
  const erased = await giveDocument(portal.services, application, 'photo-id')
  const infected = await giveDocument(portal.services, application, 'pan-card')
  await portal.db
    .updateTable('uploaded_documents')
    .set({ filename: sql`'erased-' || id` })
    .where('id', '=', erased)
    .execute()
  await portal.db
    .insertInto('file_scans')
    .columns(['filename', 'state', 'finding', 'decided_at'])
    .expression((eb) =>
      eb
        .selectFrom('uploaded_documents')
        .select([
          'filename',
          sql.lit('infected').as('state'),
          sql.lit('Eicar').as('finding'),
          sql`now()`.as('at'),
        ])
        .where('id', '=', infected),
    )
    .execute()
  expect(await claim()).toBe('ours')
})

it('an empty store is not claimed for a database that names files, until somebody adopts it', async () => {
  const application = await createPaidApplication(portal.services, { slug: 'tc-registration' })
  await giveDocument(portal.services, application, 'photo-id')
  expect(await claim()).toBe('without the files')
  expect(await files.readMarker()).toBeUndefined()
  await expect(assertOurs({ db: portal.db, files })).rejects.toThrow(
    /not mounted.*npm run sanad -- adopt-files/,
  )
  await adoptFileStore({ db: portal.db, files })
  expect(await claim()).toBe('ours')
})

it('a store from before markers, with the files that rows name, is claimed', async () => {
  const application = await createPaidApplication(portal.services, { slug: 'tc-registration' })
  const { filename } = await portal.db
    .selectFrom('uploaded_documents')
    .select('filename')
    .where('id', '=', await giveDocument(portal.services, application, 'photo-id'))
    .executeTakeFirstOrThrow()
  await writeFile(join(folder, filename), 'content')
  expect(await claim()).toBe('ours')
})

it('a folder that is gone while the portal runs is unavailable, not an error of ours', async () => {
  await rm(folder, { recursive: true })
  await expect(files.receive(Readable.from(['content']))).rejects.toMatchObject({
    code: 'storage_unavailable',
  })
  await mkdir(folder)
})
