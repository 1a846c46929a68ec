import { randomUUID } from 'node:crypto'
import { getApplicationHistory } from '@sanad/contracts'
import { decideDocument, getDeskApplication, holdApplication } from '@sanad/contracts/staff'
import { undoSeconds } from '@sanad/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse, succeed } from '../../testing/call.ts'
import { createPaidApplication, giveEverything } from '../../testing/factories/paid-application.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
let token: string
beforeAll(async () => {
  portal = await startTestApp()
  ;({ staffToken: token } = await signInStaff(portal.services))
})
afterAll(() => portal.close())

const read = (id: string, query: { cursor?: string; limit?: number } = {}, language = 'en') =>
  succeed(portal.app, getApplicationHistory, {
    token,
    params: { id },
    query,
    headers: { 'accept-language': language },
  })

it('[DK-25] facts, acts of staff and what the customer was told are one list, page by page', async () => {
  const paid = await createPaidApplication(portal.services)
  const [first = '', second = ''] = (await giveEverything(portal.services, paid)).values()
  const reject = { decision: 'rejected' as const, reason: 'Too dark.', request_id: randomUUID() }
  await succeed(portal.app, decideDocument, { token, params: { id: first }, body: reject })
  const accept = { decision: 'accepted' as const, request_id: randomUUID() }
  await succeed(portal.app, decideDocument, { token, params: { id: second }, body: accept })
  const id = paid.applicationId
  expect((await read(id)).data.map(({ kind }) => kind)).not.toContain('told')
  await portal.runJobs({ dueWithinSeconds: undoSeconds + 1 })

  const { data } = await read(id, { limit: 100 })
  const documents = paid.service.documents.map(({ id: document }) => document)
  expect(data.filter(({ kind }) => kind === 'file_given')).toHaveLength(documents.length)
  expect(data.find(({ kind }) => kind === 'answers_given')?.subjects).toEqual(
    expect.arrayContaining(paid.service.fields.map(({ id: field }) => field)),
  )
  expect(data.filter(({ kind }) => kind === 'form_submitted')).toMatchObject([
    { subjects: [], words: '', staff_name: null },
  ])
  expect(data.at(-1)).toMatchObject({ kind: 'begun', staff_name: null })
  expect(data.find(({ kind }) => kind === 'reject_document')).toMatchObject({
    subjects: [documents[0]],
    words: 'Too dark.',
    staff_name: expect.any(String),
  })
  const label = paid.service.documents[0]?.label
  expect(data[0]).toMatchObject({ kind: 'told', words: `Document to be sent again: ${label?.en}` })
  expect((await read(id, { limit: 1 }, 'hi')).data[0]?.words).toContain(label?.hi)

  const seen: string[] = []
  for (let cursor: string | undefined, isDone = false; !isDone; ) {
    const page = await read(id, { limit: 3, ...(cursor && { cursor }) })
    seen.push(...page.data.map((entry) => entry.id))
    cursor = page.next_cursor ?? undefined
    isDone = cursor === undefined
  }
  expect(seen).toEqual(data.map((entry) => entry.id))
})

it('[DK-48] what staff wrote in both languages is read in that of the reader, and in English where there is no other', async () => {
  const paid = await createPaidApplication(portal.services)
  const params = { id: paid.applicationId }
  const [first = '', second = ''] = (await giveEverything(portal.services, paid)).values()
  const dark = { reason: 'Too dark.', reason_hi: 'बहुत गहरा है।' }
  const cut = { reason: 'Page 2 is missing.' }
  for (const [id, reason] of [
    [first, dark],
    [second, cut],
  ] as const) {
    const body = { decision: 'rejected' as const, ...reason, request_id: randomUUID() }
    await succeed(portal.app, decideDocument, { token, params: { id }, body })
  }
  const hold = { comment: 'The portal is down.', comment_hi: 'पोर्टल बंद है।', request_id: randomUUID() }
  await succeed(portal.app, holdApplication, { token, params, body: hold })

  for (const [language, words] of [
    ['en', [hold.comment, cut.reason, dark.reason]],
    ['hi', [hold.comment_hi, cut.reason, dark.reason_hi]],
  ] as const) {
    const { data: history } = await read(paid.applicationId, { limit: 3 }, language)
    expect(history.map((entry) => entry.words)).toEqual(words)
    const headers = { 'accept-language': language }
    const { data } = await succeed(portal.app, getDeskApplication, { token, params, headers })
    expect(data.acts.map(({ comment }) => comment)).toEqual(words)
  }
})

it('a form that is still to come is not in the history', async () => {
  const { applicationId } = await createPaidApplication(portal.services)
  expect((await read(applicationId)).data.map(({ kind }) => kind)).toEqual(['paid', 'begun'])
})

it('the history of an application that does not exist is not found', async () => {
  const request = { token, params: { id: randomUUID() }, query: {} }
  expect(await refuse(portal.app, getApplicationHistory, request)).toMatchObject({ status: 404 })
})
