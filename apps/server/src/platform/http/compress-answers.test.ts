import { brotliDecompressSync } from 'node:zlib'
import { listStates, routePattern, sourceHeader } from '@sanad/contracts'
import { afterEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { sourceOf } from './source-header.ts'

let portal: TestApp
afterEach(() => portal.close())

async function read(headers: Record<string, string>) {
  portal = await startTestApp()
  return portal.app.inject({
    url: routePattern(listStates),
    headers: { ...headers, [sourceHeader]: sourceOf(new Date()), 'accept-encoding': 'br' },
  })
}

it('compresses what is read with a bearer token', async () => {
  const answer = await read({ authorization: 'Bearer nobody' })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.headers.vary).toContain('accept-encoding')
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toMatchObject({ success: true })
})

it('leaves what a browser may read for another site as it is', async () => {
  const answer = await read({})
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toMatchObject({ success: true })
})
