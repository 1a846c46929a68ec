import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { queueMessage } from '../platform/messages/queue-message.ts'
import { emailChanged } from '../platform/messages/templates/email-changed.ts'
import { claimFileStore } from '../platform/storage/claim-file-store.ts'
import type { FileStore } from '../platform/storage/file-store.ts'
import { createLocalFileStore } from '../platform/storage/local-file-store.ts'
import { getOwnMarker } from '../platform/storage/store-marker.ts'
import { createApplication } from '../testing/factories/application.ts'
import { giveDocument } from '../testing/factories/paid-application.ts'
import { createCustomer } from '../testing/factories/sign-in.ts'
import { openAsOwner } from '../testing/open-as-owner.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { adoptFiles, EmptyStore } from './adopt-files.ts'
import { countUnsentMessages, giveUpUnsentMessages } from './unsent-messages.ts'

let portal: TestApp
let files: FileStore
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'adopted-store-'))
  files = await createLocalFileStore(folder)
  await giveUpUnsentMessages(portal.db)
  const { customerId } = await createCustomer(portal.services)
  await portal.services.db.transaction().execute((tx) =>
    queueMessage(tx, portal.services.config, {
      customerId,
      channel: 'email',
      to: 'asha@acme.in',
      template: emailChanged,
      params: { email: 'a••@acme.in', code: 'code' },
      language: 'en',
    }),
  )
  return () => rm(folder, { recursive: true })
})

const leaveNewer = async () =>
  files.writeMarker(JSON.stringify({ ...(await getOwnMarker(portal.db)), sweeps: 999 }))
const adopt = (options = { moved: false }, store = files) => adoptFiles(portal.services.db, store, options)

it('[F-44] a restored database takes the store and gives up what it still promises', async () => {
  await leaveNewer()
  expect(await adopt()).toMatchObject({ givenUp: 1, wasOurs: false })
  expect(await countUnsentMessages(portal.db)).toBe(0)
  expect(await claimFileStore({ db: portal.services.db, files })).toBe('ours')
})

it('a moved database keeps what it promises', async () => {
  await leaveNewer()
  expect(await adopt({ moved: true })).toMatchObject({ givenUp: 0 })
  expect(await countUnsentMessages(portal.db)).toBe(1)
})

it('a database whose store it is already gives up nothing', async () => {
  await claimFileStore({ db: portal.services.db, files })
  expect(await adopt()).toMatchObject({ givenUp: 0, wasOurs: true })
  expect(await countUnsentMessages(portal.db)).toBe(1)
})

it('an empty store is taken only where that is said, as it is another folder than production’s', async () => {
  const { customerId } = await createCustomer(portal.services)
  const application = await createApplication(portal.services, { customerId, slug: 'tc-registration' })
  await giveDocument(portal.services, application, 'photo-id')
  await expect(adopt()).rejects.toThrow(EmptyStore)
  expect(await countUnsentMessages(portal.db)).toBe(1)
  expect(await files.readMarker()).toBeUndefined()
  const taken = await adoptFiles(portal.services.db, files, { moved: false, withoutFiles: true })
  expect(taken).toMatchObject({ givenUp: 1, former: null })
})

it('a store that cannot be written to costs no message', async () => {
  await leaveNewer()
  const full = { ...files, writeMarker: () => Promise.reject(new Error('ENOSPC')) }
  await expect(adopt({ moved: false }, full)).rejects.toThrow('ENOSPC')
  expect(await countUnsentMessages(portal.db)).toBe(1)
})

it('what fails before the messages are given up leaves the store as it was, and another run repairs it', async () => {
  await leaveNewer()
  const former = await files.readMarker()
  const owner = openAsOwner(portal.services.config.databaseUrl)
  onTestFinished(() => owner.destroy())
  await sql`create function fail_commit() returns trigger language plpgsql as
    $$ begin raise 'the disk is full'; end $$`.execute(owner)
  await sql`create constraint trigger fail_commit after update on messages
    deferrable initially deferred for each row execute function fail_commit()`.execute(owner)
  const removeTrigger = () => sql`drop function if exists fail_commit cascade`.execute(owner)
  await adopt()
    .then(
      () => expect.unreachable(),
      (error: Error) => expect(error.message).toBe('the disk is full'),
    )
    .finally(removeTrigger)
  expect(await files.readMarker()).toBe(former)
  expect(await countUnsentMessages(portal.db)).toBe(1)
  expect(await adopt()).toMatchObject({ givenUp: 1, wasOurs: false, former })
})

it.each(['a newer database', 'nobody'])(
  'what fails before a store of %s is taken is repaired by another run',
  async (whose) => {
    if (whose !== 'nobody') await leaveNewer()
    const former = (await files.readMarker()) ?? null
    let writes = 0
    const failing: FileStore = {
      ...files,
      async writeMarker(text) {
        writes += 1
        if (writes === 2) throw new Error('EIO')
        await files.writeMarker(text)
      },
    }
    const options = { moved: false, withoutFiles: true }
    await expect(adopt(options, failing)).rejects.toThrow('EIO')
    expect(await countUnsentMessages(portal.db)).toBe(0)
    expect(await claimFileStore({ db: portal.services.db, files })).not.toBe('ours')
    expect(await adopt(options)).toMatchObject({ wasOurs: false, former })
    expect(await claimFileStore({ db: portal.services.db, files })).toBe('ours')
  },
)
