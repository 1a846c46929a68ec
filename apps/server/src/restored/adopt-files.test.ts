import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { queueMessage } from '../platform/messages/queue-message.ts'
import { emailChanged } from '../platform/messages/templates/email-changed.ts'
import { claimFileStore } from '../platform/storage/claim-file-store.ts'
import type { FileStore } from '../platform/storage/file-store.ts'
import { createLocalFileStore } from '../platform/storage/local-file-store.ts'
import { getOwnMarker } from '../platform/storage/store-marker.ts'
import { createApplication } from '../testing/factories/application.ts'
import { giveDocument } from '../testing/factories/paid-application.ts'
import { createCustomer } from '../testing/factories/sign-in.ts'
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
