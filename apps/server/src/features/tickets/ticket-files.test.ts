import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTicket, maxTicketFiles, submitTicketFile } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocalFileStore } from '../../platform/storage/local-file-store.ts'
import { call, refuse, succeed } from '../../testing/call.ts'
import { jpgFile, pdfFile, pngFile } from '../../testing/factories/sample-files.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { createStaff } from '../../testing/factories/staff.ts'
import { createTicket } from '../../testing/factories/ticket.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { answerTicket } from './answer-ticket.ts'

let folder: string
let portal: TestApp

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ticket-files-'))
  portal = await startTestApp({ files: await createLocalFileStore(folder) })
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true })
})

async function customerWithTicket() {
  const customer = await signIn(portal.services)
  const ticket = await createTicket(portal.services, { customerId: customer.customerId })
  return { ...customer, ticket }
}

interface Sent {
  readonly token: string
  readonly messageId: string
  readonly content?: Buffer
  readonly name?: string
}

const callOf = ({ token, messageId, content, name }: Sent) => ({
  token,
  body: { message_id: messageId },
  file: content && { content, ...(name && { name }) },
})

const sendOk = async (sent: Sent) => (await succeed(portal.app, submitTicketFile, callOf(sent))).data
const sendRefused = async (sent: Sent) => {
  const { status, code } = await refuse(portal.app, submitTicketFile, callOf(sent))
  return { status, code }
}

async function filesOf({ token, ticket }: Awaited<ReturnType<typeof customerWithTicket>>) {
  const { data } = await succeed(portal.app, getTicket, { token, params: { id: ticket.id } })
  return data.messages.map(({ files }) => files)
}

/** Stored files without uploads in progress. */
const countStored = async () => (await readdir(folder)).length - 1

it('a file joins its message and opens by its link for whoever holds it', async () => {
  const customer = await customerWithTicket()
  const content = pngFile()
  const name = 'चालान (1).png'
  await sendOk({ token: customer.token, messageId: customer.ticket.messageId, content, name })

  const [[file] = []] = await filesOf(customer)
  expect(file).toMatchObject({ original_name: name, size_bytes: content.length })
  const opened = await portal.app.inject(file?.view_url ?? '')
  expect(opened.statusCode).toBe(200)
  expect(opened.rawPayload.equals(content)).toBe(true)
  expect(opened.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
})

it('a link opens nothing once it is changed, has expired, or names another folder', async () => {
  const { token, ticket } = await customerWithTicket()
  const { view_url: link } = await sendOk({ token, messageId: ticket.messageId, content: pdfFile() })
  const view_url = String(link)
  const tampered = [
    view_url.replace('/tickets', ''),
    view_url.replace(/expires=\d+/, 'expires=99999999999'),
    view_url.replace(/signature=../, 'signature=AA'),
    view_url.replace(/\?.*/, ''),
  ]
  for (const url of tampered) expect((await portal.app.inject(url)).statusCode).toBe(404)
})

it('the same file sent again is the same file', async () => {
  const customer = await customerWithTicket()
  const sent = {
    token: customer.token,
    messageId: customer.ticket.messageId,
    content: jpgFile(),
    name: 'a.jpg',
  }
  const before = await countStored()
  const all = await Promise.all([1, 2, 3].map(() => sendOk(sent)))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  expect(await filesOf(customer)).toMatchObject([[{ id: all[0]?.id }]])
  expect(await countStored()).toBe(before + 1)
})

it('a message holds five files, also when seven come at once', async () => {
  const customer = await customerWithTicket()
  const before = await countStored()
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map((n) =>
      call(
        portal.app,
        submitTicketFile,
        callOf({
          token: customer.token,
          messageId: customer.ticket.messageId,
          content: pdfFile({ extra: `/N ${n}` }),
        }),
      ),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxTicketFiles)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  expect((await filesOf(customer))[0]).toHaveLength(maxTicketFiles)
  expect(await countStored()).toBe(before + maxTicketFiles)
})

it.each([
  ['no file', {}, 400, 'file_missing'],
  ['an empty file', { content: Buffer.alloc(0) }, 422, 'file_empty'],
  ['a drawing', { content: Buffer.from('<svg/>'), name: 'a.svg' }, 415, 'file_type_refused'],
  ['a picture that is none', { content: pdfFile(), name: 'a.png' }, 422, 'file_content_refused'],
  ['a folder in the name', { content: pdfFile(), name: '../a.pdf' }, 422, 'file_content_refused'],
  ['more than 10 MB', { content: Buffer.alloc(10 * 1024 * 1024 + 1) }, 413, 'file_too_large'],
])('%s is refused, and nothing is left behind', async (_name, sent, status, code) => {
  const customer = await customerWithTicket()
  const before = await countStored()
  const { token, ticket } = customer
  expect(await sendRefused({ token, messageId: ticket.messageId, ...sent })).toEqual({ status, code })
  expect(await filesOf(customer)).toEqual([[]])
  expect(await countStored()).toBe(before)
  expect(await readdir(join(folder, 'incoming'))).toEqual([])
})

it("nothing is added to a stranger's message, to ours, or to none", async () => {
  const { ticket } = await customerWithTicket()
  const own = await customerWithTicket()
  const { staffId } = await createStaff(portal.services)
  const answer = { ticketId: own.ticket.id, staffId, text: 'Which bank?' }
  const { messageId } = await answerTicket(portal.db, answer)
  for (const id of [ticket.messageId, messageId, own.ticket.id, randomUUID(), 'nonsense']) {
    const refusal = await sendRefused({ token: own.token, messageId: id, content: pdfFile() })
    expect(refusal).toEqual({ status: 404, code: 'not_found' })
  }
})
