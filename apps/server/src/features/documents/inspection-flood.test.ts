import { getProfile, listCatalogue } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { defineTask } from '../../platform/workers/worker-task.ts'
import { succeed } from '../../testing/call.ts'
import { createApplication } from '../../testing/factories/application.ts'
import { hostilePdfs, hostilePngs } from '../../testing/factories/hostile-files.ts'
import { settle } from '../../testing/factories/payments.ts'
import { pdfFile } from '../../testing/factories/sample-files.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { upload } from '../../testing/upload.ts'
import type * as tasks from '../../testing/worker-tasks.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

const hold = defineTask<typeof tasks.hold>({
  file: new URL('../../testing/worker-tasks.ts', import.meta.url),
  name: 'hold',
  deadlineMs: 60_000,
})

async function paidApplication() {
  const { customerId, token } = await signIn(portal.services)
  const { applicationId, service } = await createApplication(portal.services, { customerId })
  await settle(portal.services, { applicationId, customerId })
  const documentId = service.documents[0]?.id ?? ''
  return {
    customerId,
    token,
    send: (content: Buffer, name: string) =>
      upload(portal.app, {
        token,
        parts: { user_id: customerId, application_id: applicationId, document_id: documentId },
        content,
        name,
      }),
  }
}

/** What others ask meanwhile. */
async function askOthers(token: string): Promise<void> {
  for (const url of ['/health/live', '/health/ready']) {
    expect(await portal.app.inject(url)).toMatchObject({ statusCode: 200 })
  }
  await succeed(portal.app, getProfile, { token })
  await succeed(portal.app, listCatalogue, {})
}

it.each([
  ['streams that never end.pdf', () => hostilePdfs['streams that never end']?.(), 'unreadable'],
  ['streams and escapes.pdf', () => hostilePdfs['streams that never end, with escapes']?.(), 'unreadable'],
  ['pages that inflate.pdf', () => hostilePdfs['pages that inflate a thousandfold']?.(), 'bomb'],
  ['chains.png', () => hostilePngs['chains of stored blocks']?.(), undefined],
])(
  '[F-29] while %s is inspected, others are answered, and it is judged',
  { timeout: 90_000 },
  async (name, make, reason) => {
    const [owner, other] = await Promise.all([paidApplication(), signIn(portal.services)])
    const content = make()
    if (!content) throw new Error('There is no such hostile file')
    let isJudged = false
    const judged = owner.send(content, name).finally(() => {
      isJudged = true
    })
    let answered = 0
    while (!isJudged) {
      await askOthers(other.token)
      answered += 1
    }
    const { status, body } = await judged
    expect(reason ? { status, body } : { status }).toMatchObject(
      reason ? { status: 422, body: { code: 'file_content_refused', reason } } : { status: 200 },
    )
    expect(answered).toBeGreaterThan(0)
  },
)

it('[F-29] when too many files wait to be inspected, one more is refused with words, and the rest of the portal works', {
  timeout: 60_000,
}, async () => {
  const [owner, other] = await Promise.all([paidApplication(), signIn(portal.services)])
  const shared = new Int32Array(new SharedArrayBuffer(8))
  // More than may run and wait: the last ones are refused themselves.
  const held = Array.from({ length: 60 }, () =>
    portal.services.workers.inspection.run(hold, shared).catch(() => undefined),
  )
  const refused = await owner.send(pdfFile(), 'deed.pdf')
  expect(refused).toMatchObject({
    status: 503,
    headers: { 'retry-after': expect.any(String) },
    body: { code: 'unavailable', message: expect.stringContaining('busy right now') },
  })
  await askOthers(other.token)
  await vi.waitFor(() => expect(shared[1]).toBeGreaterThan(0), { timeout: 15_000 })
  Atomics.store(shared, 0, 1)
  Atomics.notify(shared, 0)
  await Promise.all(held)
  expect((await owner.send(pdfFile(), 'deed.pdf')).status).toBe(200)
})

it('[F-29] a customer who sends file after file is refused alone, and others have theirs inspected', {
  timeout: 60_000,
}, async () => {
  const [greedy, other] = await Promise.all([paidApplication(), paidApplication()])
  const shared = new Int32Array(new SharedArrayBuffer(8))
  const { inspection } = portal.services.workers
  const held = Array.from({ length: 8 }, () => inspection.run(hold, shared, { key: greedy.customerId }))
  expect(await greedy.send(pdfFile(), 'deed.pdf')).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.any(String) },
  })
  const sent = other.send(pdfFile(), 'deed.pdf')
  await vi.waitFor(() => expect(shared[1]).toBeGreaterThan(0), { timeout: 15_000 })
  Atomics.store(shared, 0, 1)
  Atomics.notify(shared, 0)
  expect((await sent).status).toBe(200)
  await Promise.all(held)
  expect((await greedy.send(pdfFile(), 'deed.pdf')).status).toBe(200)
})
