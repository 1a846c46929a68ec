import { afterEach, expect, it, vi } from 'vitest'
import { fetchOrTake } from './early-read.ts'

const path = '/api/customer/user-services'
const url = location.origin + path
const headers = { authorization: 'Bearer one', 'accept-language': 'hi', source: 'yesterday' }
const ask = (parts: { url?: string; headers?: Record<string, string> } = {}) =>
  fetchOrTake(new Request(parts.url ?? url, { headers: { ...headers, ...parts.headers } }))

function begin(response: Promise<Response>): void {
  globalThis.earlyRead = { path, headers, response, at: Date.now() }
}

const sent = vi.fn(async () => new Response('anew'))
vi.stubGlobal('fetch', sent)
const clock = vi.spyOn(performance, 'now').mockReturnValue(2000)
afterEach(() => {
  globalThis.earlyRead = undefined
  sent.mockClear()
})

it('the first call that asks the same is given what was read early, and no other one', async () => {
  begin(Promise.resolve(new Response('early')))
  expect(await (await ask({ headers: { source: 'today' } })).text()).toBe('early')
  expect(sent).not.toHaveBeenCalled()
  expect(await (await ask()).text()).toBe('anew')
})

it.each([
  ['another address', { url: `${url}?cursor=2` }],
  ['another session', { headers: { authorization: 'Bearer two' } }],
  ['another language', { headers: { 'accept-language': 'en' } }],
])('%s is asked for anew, and leaves it to whom it is for', async (_, other) => {
  begin(Promise.resolve(new Response('early')))
  expect(await (await ask(other)).text()).toBe('anew')
  expect(await (await ask()).text()).toBe('early')
})

it('what could not be read is asked for anew, and what was read too long ago', async () => {
  begin(Promise.reject(new TypeError('no network')))
  expect(await (await ask()).text()).toBe('anew')
  begin(Promise.resolve(new Response('early')))
  clock.mockReturnValueOnce(10_001)
  expect(await (await ask()).text()).toBe('anew')
})

it('what was refused, as to a phone with a wrong clock, is asked for anew', async () => {
  begin(Promise.resolve(new Response('refused', { status: 400 })))
  expect(await (await ask()).text()).toBe('anew')
})

it('a silent portal is waited for as long as the call says', async () => {
  begin(new Promise(() => {}))
  const call = new AbortController()
  const answer = fetchOrTake(new Request(url, { headers, signal: call.signal }))
  sent.mockRejectedValueOnce(new Error('aborted'))
  call.abort()
  await expect(answer).rejects.toThrow('aborted')
})
