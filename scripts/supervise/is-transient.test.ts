import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import pg from 'pg'
import { expect, it } from 'vitest'
import { isRefused, isTransient } from './is-transient.ts'

async function failToConnect(port: number): Promise<unknown> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'sanad', password: 'secret' })
  client.on('error', () => {})
  return client.connect().then(
    () => undefined,
    (error: unknown) => error,
  )
}

it('a connection that is closed before it is answered, as in crash recovery, is to be tried again', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.end())).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const closed = await failToConnect(port)
  expect(closed).toBeInstanceOf(Error)
  expect([isTransient(closed), isRefused(closed)]).toEqual([true, false])
  await new Promise((resolve) => server.close(resolve))
  const refused = await failToConnect(port)
  expect([isTransient(refused), isRefused(refused)]).toEqual([true, true])
})

it('a wrong password is not tried again', () => {
  expect(isTransient(Object.assign(new Error('password authentication failed'), { code: '28P01' }))).toBe(
    false,
  )
})
