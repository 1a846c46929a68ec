import { getById, getProfile, login, submitDocument } from '@sanad/contracts'
import { expect, it } from 'vitest'
import { call, refuse, succeed } from './call.ts'
import { sourceOfToday } from './source-of-today.ts'
import { toAnswer } from './to-answer.ts'
import type { HttpRequest } from './transport.ts'

const id = '0b8f1d5e-6f0a-4c63-9a3e-3f1f6c1d2a10'

/** A portal that always answers the same, and what it was asked. */
function portalThatAnswers(status: number, body: unknown, headers: Record<string, string> = {}) {
  const requests: HttpRequest[] = []
  const portal = async (request: HttpRequest) => {
    requests.push(request)
    return toAnswer({ status, headers: Object.entries(headers), text: JSON.stringify(body) })
  }
  return { portal, requests }
}

const refusal = (code: string) => ({ success: false, message: 'No.', code, requestId: 'r' })

it('sends what the contract says, with the source header and who calls', async () => {
  const { portal, requests } = portalThatAnswers(200, {})
  await call(portal, login, { body: { mobile: '9876543210' }, cookies: { a: '1', b: '2' } })
  await call(portal, getById, { params: { id }, accessLink: 'link', token: 'token', address: '10.0.0.1' })
  expect(requests).toMatchObject([
    {
      operation: 'login',
      method: 'POST',
      url: login.path({}),
      headers: { source: sourceOfToday(), 'content-type': 'application/json', cookie: 'a=1; b=2' },
      body: Buffer.from('{"mobile":"9876543210"}'),
    },
    {
      url: getById.path({ id }),
      headers: { authorization: 'Bearer token', 'x-access-link': 'link', 'x-forwarded-for': '10.0.0.1' },
    },
  ])
  expect(requests[1]).not.toHaveProperty('body')
})

it('sends the text parts of an upload before its file', async () => {
  const { portal, requests } = portalThatAnswers(200, {})
  const body = { user_id: id, application_id: id, document_id: 'photo' }
  await call(portal, submitDocument, { body, file: { content: Buffer.from('%PDF'), name: 'a.pdf' } })
  expect(requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(requests[0]?.body?.toString()).toMatch(/name="user_id".*name="file"; filename="a.pdf".*%PDF/s)
})

it('takes no refusal for a success, no success for a refusal, and no answer that the contract does not know', async () => {
  const request = { token: 'token' }
  const { portal: refusing } = portalThatAnswers(401, refusal('unauthenticated'))
  await expect(succeed(refusing, getProfile, request)).rejects.toThrow('getProfile answered 401')
  expect(await refuse(refusing, getProfile, request)).toMatchObject({ status: 401, code: 'unauthenticated' })
  const { portal: odd } = portalThatAnswers(200, { success: true, user: 'Asha' })
  await expect(succeed(odd, getProfile, request)).rejects.toThrow('user')
  await expect(refuse(odd, getProfile, request)).rejects.toThrow('getProfile answered 200')
})

it('fails on an error that the contract does not declare', async () => {
  const { portal } = portalThatAnswers(409, refusal('order_live'))
  await expect(refuse(portal, getProfile, { token: 'token' })).rejects.toThrow(
    'getProfile does not declare what it answered',
  )
})

it('reads cookies apart from the other headers', async () => {
  const { portal } = portalThatAnswers(200, {}, { 'Set-Cookie': 'a=1; Path=/api; HttpOnly', ETag: 'e' })
  expect(await call(portal, getProfile, {})).toMatchObject({
    headers: { etag: 'e' },
    cookies: [{ name: 'a', value: '1', path: '/api', httpOnly: true }],
  })
})
