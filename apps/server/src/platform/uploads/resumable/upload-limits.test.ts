import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { mostUploadParts, smallestPartBytes, submitTicketFile } from '@sanad/contracts'
import { accountLimits } from '@sanad/domain'
import { announceUpload, askOffset, sendInParts, sendPart, tusHeaders } from '@sanad/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { call, succeed } from '../../../testing/call.ts'
import { createApplication } from '../../../testing/factories/application.ts'
import { settle } from '../../../testing/factories/payments.ts'
import { pdfFile } from '../../../testing/factories/sample-files.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { createTicket } from '../../../testing/factories/ticket.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { upload } from '../../../testing/upload.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
  await portal.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => portal.close())

async function begin(size: number) {
  const { customerId, token } = await signIn(portal.services)
  const sender = { portal: portal.app, token }
  const { headers } = await announceUpload(sender, { name: 'a.pdf', size })
  return { customerId, token, sender, url: headers.location ?? '' }
}

const listFiles = async () => {
  const names = await readdir(join(portal.services.config.dataDir, 'files'))
  return names.filter((name) => name.endsWith('.part'))
}

async function setUse(customerId: string, bytes: number): Promise<void> {
  await portal.db
    .insertInto('storage_use')
    .values({ customer_id: customerId, bytes: String(bytes) })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ bytes: String(bytes) }))
    .execute()
}

it('[F-37] a part of one byte is refused before it is stored, unless it is the last', async () => {
  const size = smallestPartBytes + 1
  const { sender, url } = await begin(size)
  const before = await listFiles()
  const part = (length: number) => Buffer.alloc(length, 'x')
  expect(await sendPart(sender, { url, offset: 0, part: part(1) })).toMatchObject({
    status: 400,
    body: { success: false, code: 'upload_part_too_small' },
  })
  expect(await listFiles()).toEqual(before)
  await sendPart(sender, { url, offset: 0, part: part(smallestPartBytes) })
  expect((await sendPart(sender, { url, offset: smallestPartBytes, part: part(1) })).status).toBe(204)
  expect(await askOffset(sender, url)).toBe(size)
})

it('[F-37] what a lost connection cut short is kept, and after too many cuts the upload is gone', async () => {
  const { sender, token, url } = await begin(1_000_000)
  const { port } = portal.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const head = Object.entries({
    ...tusHeaders(token),
    host: 'portal.test',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': '1000000',
  }).map(([name, value]) => `${name}: ${value}`)
  socket.write([`PATCH ${url} HTTP/1.1`, ...head, '', ''].join('\r\n'))
  await new Promise((written) => socket.write(Buffer.alloc(500, 'x'), written))
  await vi.waitUntil(async () => {
    const folder = join(portal.services.config.dataDir, 'files/incoming')
    return (await readdir(folder)).length > 0
  })
  socket.destroy()
  await vi.waitUntil(async () => (await askOffset(sender, url)) === 500)

  const cuts = Array.from({ length: mostUploadParts - 1 }, (_, index) => ({
    upload_id: url.split('/').at(-1) ?? '',
    begins_at: 500 + index,
    size_bytes: 1,
    filename: `${url.slice(-32)}${index}.part`,
  }))
  await portal.db.insertInto('upload_parts').values(cuts).execute()
  const offset = 500 + cuts.length
  const next = await sendPart(sender, { url, offset, part: Buffer.alloc(smallestPartBytes, 'x') })
  expect(next).toMatchObject({ status: 413, body: { code: 'upload_parts_limit' } })
  expect(await askOffset(sender, url)).toBeUndefined()
})

// A thousand requests take their time on a busy machine.
it('[F-37] of a thousand abandoned uploads, begun at once, only so many exist', {
  timeout: 60_000,
}, async () => {
  const { customerId, token } = await signIn(portal.services)
  const sender = { portal: portal.app, token }
  const answers: number[] = []
  for (let round = 0; round < 20; round += 1) {
    const begun = Array.from({ length: 50 }, () =>
      announceUpload(sender, { name: 'a.pdf', size: 10_000_000 }),
    )
    answers.push(...(await Promise.all(begun)).map(({ status }) => status))
  }
  expect(answers.filter((status) => status === 201)).toHaveLength(accountLimits.openUploads)
  expect(answers.filter((status) => status === 429)).toHaveLength(1000 - accountLimits.openUploads)
  const rows = await portal.db
    .selectFrom('resumable_uploads')
    .select('id')
    .where('customer_id', '=', customerId)
    .execute()
  expect(rows).toHaveLength(accountLimits.openUploads)
})

it('[F-37] documents, files of tickets and open uploads share a quota, refused with words', async () => {
  const { customerId, token } = await signIn(portal.services)
  const sender = { portal: portal.app, token }
  const refused = { status: 413, body: { code: 'storage_quota' } }
  await setUse(customerId, accountLimits.fileBytes - 100)
  const { body, status } = await announceUpload(sender, { name: 'a.pdf', size: 101 })
  expect({ body, status }).toMatchObject(refused)
  expect(body).toMatchObject({ message: expect.stringContaining('run out of file storage') })
  expect((await announceUpload(sender, { name: 'a.pdf', size: 100 })).status).toBe(201)

  const { applicationId, service } = await createApplication(portal.services, { customerId })
  await settle(portal.services, { applicationId, customerId })
  const document_id = service.documents[0]?.id ?? ''
  const parts = { user_id: customerId, application_id: applicationId, document_id }
  expect(await upload(portal.app, { token, parts, content: pdfFile() })).toMatchObject(refused)
  const { messageId } = await createTicket(portal.services, { customerId })
  const toTicket = () =>
    call(portal.app, submitTicketFile, {
      token,
      body: { message_id: messageId },
      file: { content: pdfFile() },
    })
  expect(await toTicket()).toMatchObject(refused)

  await setUse(customerId, 0)
  expect(await upload(portal.app, { token, parts, content: pdfFile() })).toMatchObject({ status: 200 })
  expect(await toTicket()).toMatchObject({ status: 200 })
  const { bytes } = await portal.db
    .selectFrom('storage_use')
    .select('bytes')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  expect(Number(bytes)).toBe(2 * pdfFile().length)
})

async function paidCustomer() {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId, service } = await createApplication(portal.services, { customerId })
  await settle(portal.services, { applicationId, customerId })
  const document_id = service.documents[0]?.id ?? ''
  const parts = { user_id: customerId, application_id: applicationId, document_id }
  return { customerId, token, parts, sender: { portal: portal.app, token } }
}

it('[F-37] a submitted upload no longer counts as open, but one of a file that was stored before does', async () => {
  const { customerId, token, parts, sender } = await paidCustomer()
  const submit = async () => {
    const upload_id = await sendInParts(sender, { name: 'a.pdf', content: pdfFile() })
    expect(await upload(portal.app, { token, parts: { ...parts, upload_id } })).toMatchObject({ status: 200 })
  }
  const { messageId } = await createTicket(portal.services, { customerId })
  const announce = async (size: number) => (await announceUpload(sender, { name: 'b.pdf', size })).status
  await submit()
  const upload_id = await sendInParts(sender, { name: 'a.pdf', content: pdfFile() })
  await succeed(portal.app, submitTicketFile, { token, body: { message_id: messageId, upload_id } })
  for (let open = 0; open < accountLimits.openUploads - 1; open += 1) expect(await announce(1)).toBe(201)
  await submit()
  expect(await announce(1)).toBe(429)
})

it('[F-37] what is stored, or has expired, is not summed as open as well', async () => {
  const { customerId, token, parts, sender } = await paidCustomer()
  const upload_id = await sendInParts(sender, { name: 'a.pdf', content: pdfFile() })
  expect(await upload(portal.app, { token, parts: { ...parts, upload_id } })).toMatchObject({ status: 200 })
  const expired = await announceUpload(sender, { name: 'b.pdf', size: 100 })
  await portal.db
    .updateTable('resumable_uploads')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', expired.headers.location?.split('/').at(-1) ?? '')
    .execute()
  await setUse(customerId, accountLimits.fileBytes - 100)
  expect((await announceUpload(sender, { name: 'c.pdf', size: 101 })).status).toBe(413)
  expect((await announceUpload(sender, { name: 'c.pdf', size: 100 })).status).toBe(201)
})

it('[F-37] of two files at once that fit only alone, one is refused', async () => {
  const { customerId, token } = await signIn(portal.services)
  const sender = { portal: portal.app, token }
  const applications = await Promise.all(
    [1, 2].map(async () => {
      const { applicationId, service } = await createApplication(portal.services, { customerId })
      await settle(portal.services, { applicationId, customerId })
      return {
        user_id: customerId,
        application_id: applicationId,
        document_id: service.documents[0]?.id ?? '',
      }
    }),
  )
  const ids = await Promise.all(
    applications.map(() => sendInParts(sender, { name: 'a.pdf', content: pdfFile() })),
  )
  await setUse(customerId, accountLimits.fileBytes - pdfFile().length)
  const answers = await Promise.all(
    applications.map((parts, index) =>
      upload(portal.app, { token, parts: { ...parts, upload_id: ids[index] ?? '' } }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 413])
})

it('[F-37] after many refused files more are refused unseen', async () => {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId, service } = await createApplication(portal.services, { customerId })
  await settle(portal.services, { applicationId, customerId })
  const document_id = service.documents[0]?.id ?? ''
  const parts = { user_id: customerId, application_id: applicationId, document_id }
  await portal.db
    .insertInto('rate_limits')
    .values({
      key: `refused-files:${customerId}`,
      points: accountLimits.refusedFilesPerDay - 1,
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute()
  // A good one is given back.
  expect(await upload(portal.app, { token, parts, content: pdfFile() })).toMatchObject({ status: 200 })
  const bad = { token, parts, content: Buffer.from('no document') }
  expect(await upload(portal.app, bad)).toMatchObject({ status: 422 })
  expect(await upload(portal.app, bad)).toMatchObject({ status: 403, body: { code: 'refused_file_limit' } })
})
