import { expectConsole } from '@sanad/testing/watch-console'
import { HttpResponse } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import { languageSet } from '../state/ui-slice.ts'
import { arrived, makeDesk } from '../testing/make-desk.ts'
import { serveErasures } from '../testing/serve-portal.ts'

const nothing = { success: true, data: [], next_cursor: null }

function serve(respond: () => Response = () => HttpResponse.json(nothing)): Request[] {
  const requests: Request[] = []
  serveErasures(({ request }) => {
    requests.push(request)
    return respond()
  })
  return requests
}

const refuse = (status: number, code: string) => () =>
  HttpResponse.json({ success: false, message: 'No.', code, requestId: 'r' }, { status })

it('a call carries what the session of the app says, the date and the language', async () => {
  const requests = serve()
  const { data } = await makeDesk().read()
  expect(data).toEqual(nothing)
  const headers = Object.fromEntries(requests[0]?.headers ?? [])
  expect(headers).toMatchObject({ 'x-desk': 'key of Priya', 'accept-language': 'en' })
  expect(headers.source).toMatch(/^[0-9a-f]{64}$/)
  expect(headers.authorization).toBeUndefined()
})

it('a call that is sent while the page is being left outlives it', async () => {
  serve()
  const sent = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => sent.mockRestore())
  const leave = () => void makeDesk().read()
  addEventListener('pagehide', leave, { once: true })
  dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  dispatchEvent(new Event('pageshow'))
  await makeDesk().read()
  const requests = sent.mock.calls.map(([request]) => request)
  expect(requests).toMatchObject([{ keepalive: true }, { keepalive: false }])
})

it('a call that the session opens is not sent without one', async () => {
  const requests = serve()
  const { error } = await makeDesk(null).read()
  expect(error).toMatchObject({ code: 'token_missing' })
  expect(requests).toHaveLength(0)
})

it('a refused token ends the session, whose error reaches the caller', async () => {
  serve(refuse(401, 'unauthenticated'))
  const { store, read } = makeDesk()
  expect((await read()).error).toMatchObject({ code: 'unauthenticated', tokenExpired: true })
  expect(store.getState().clerk.key).toBeNull()
})

it('another refusal leaves the session alone', async () => {
  serve(refuse(403, 'customer_only'))
  const { store, read } = makeDesk()
  expect((await read()).error).toMatchObject({ code: 'customer_only', message: 'No.', status: 403 })
  expect(store.getState().clerk.key).toBe('key of Priya')
})

it('an answer that is not the contract’s is one error, and logged', async () => {
  expectConsole(/^Unexpected answer to listErasures/)
  serve(() => HttpResponse.json({ success: true, data: 7 }))
  expect((await makeDesk().read()).error).toEqual({
    code: 'unexpected_answer',
    message: 'Something went wrong. Please try again.',
  })
})

it("another account's answers are forgotten", async () => {
  serve()
  const { store, read, cached } = makeDesk()
  await read()
  expect(cached()).toEqual(nothing)
  store.dispatch(arrived({ key: 'key of Ravi', name: 'Ravi' }))
  expect(cached()).toBeUndefined()
})

it('what is on screen is read again in another language', async () => {
  const requests = serve()
  const { store, read } = makeDesk()
  await read()
  store.dispatch(languageSet('hi'))
  await vi.waitFor(() =>
    expect(requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['en', 'hi']),
  )
})

it('a wrong clock is put right by the date of the refusal', async () => {
  const serverTime = new Date('2026-11-20T10:00:00Z')
  const answers = [
    () =>
      HttpResponse.json(
        { success: false, message: 'No.', code: 'source_invalid', requestId: 'r' },
        { status: 400, headers: { date: serverTime.toUTCString() } },
      ),
    () => HttpResponse.json(nothing),
  ]
  const requests = serve(() => answers.shift()?.() ?? HttpResponse.error())
  const { data } = await makeDesk().read()
  localStorage.clear()
  expect(data).toEqual(nothing)
  expect(requests[0]?.headers.get('source')).not.toBe(requests[1]?.headers.get('source'))
})
