import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { finishConnections } from './finish-connections.ts'

async function startApp(options: { patienceMs?: number; graceMs?: number } = {}) {
  const app = Fastify({ return503OnClosing: false })
  finishConnections(app, options)
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: closing, resolve: beginClosing } = Promise.withResolvers<void>()
  app.addHook('preClose', async () => beginClosing())
  app.get('/', async () => {
    ask()
    await goOn
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  /** A client that keeps its connection for more. */
  const get = () => {
    const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    client.write('GET / HTTP/1.1\r\nhost: portal\r\n\r\n')
    return client
  }
  return { app, asked, closing, letGo, get }
}

it('a request under way is answered as the last one of its connection, which closes', async () => {
  const { app, asked, closing, letGo, get } = await startApp()
  const answer = get().setEncoding('utf8').toArray()
  await asked
  const closed = app.close()
  await closing
  letGo()
  await closed
  expect((await answer).join('')).toMatch(/^HTTP\/1\.1 200 OK.*connection: close.*done$/is)
})

it('[F-51] a request on a connection that was made just before is answered, although the server listens no more', async () => {
  const { app, letGo } = await startApp({ graceMs: 60_000 })
  letGo()
  const fresh = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8')
  const answer = fresh.toArray()
  await Promise.all([once(fresh, 'connect'), once(app.server, 'connection')])
  const closed = app.close()
  await vi.waitFor(() => expect(app.server.listening).toBe(false))
  fresh.write('POST / HTTP/1.1\r\nhost: portal\r\ncontent-length: 0\r\n\r\n')
  await closed
  expect((await answer).join('')).toMatch(/^HTTP\/1\.1 404 .*connection: close/is)
})

it('connections on which nothing was asked yet do not keep it', async () => {
  const { app, letGo, get } = await startApp({ graceMs: 50 })
  letGo()
  const kept = get()
  await once(kept, 'data')
  const fresh = connect((app.server.address() as AddressInfo).port, '127.0.0.1').resume()
  await once(fresh, 'connect')
  const ended = Promise.all([once(kept, 'close'), once(fresh, 'close')])
  await app.close()
  await ended
})

it('what does not come to an end is cut off', async () => {
  const { app, asked, letGo, get } = await startApp({ patienceMs: 50 })
  const client = get()
  client.on('error', () => {})
  await asked
  const cut = once(client, 'close')
  await app.close()
  await cut
  letGo()
})
