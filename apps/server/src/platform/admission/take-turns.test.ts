import { listCatalogue, login, otpStatus } from '@sanad/contracts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AdmissionQueue } from '../workers/admission-queue.ts'
import { takeTurns } from './take-turns.ts'

let app: FastifyInstance
let begun: string[]
let ends: PromiseWithResolvers<void>[]
beforeEach(async () => {
  begun = []
  ends = []
  app = Fastify()
  takeTurns(app, new AdmissionQueue({ places: 2, queue: 3 }))
  for (const endpoint of [listCatalogue, login, otpStatus]) {
    const { name } = endpoint
    app.route({
      method: endpoint.method,
      url: `/${name}`,
      config: { endpoint },
      handler: async () => {
        begun.push(name)
        const end = Promise.withResolvers<void>()
        ends.push(end)
        await end.promise
        return name
      },
    })
  }
  await app.ready()
})
afterEach(() => app.close())

const read = () => app.inject({ url: '/listCatalogue' })
const signIn = () => app.inject({ method: 'POST', url: '/login', payload: {} })

async function endAll(): Promise<void> {
  for (const { resolve } of ends.splice(0)) resolve()
}

it('reads wait for a place, a code waits for nobody, and signing in comes before reading', async () => {
  const calls = [read(), read(), read()]
  await expect.poll(() => begun.length).toBe(2)
  calls.push(signIn())
  calls.push(app.inject({ url: '/otpStatus' }))
  await expect.poll(() => begun.at(-1)).toBe('otpStatus')
  expect(begun).toHaveLength(3)
  ends[0]?.resolve()
  await expect.poll(() => begun.at(-1)).toBe('login')
  await endAll()
  await expect.poll(() => begun.length).toBe(5)
  await endAll()
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
})

it('beyond the queue a read is refused at once, and a place is free again after each answer', async () => {
  const calls = Array.from({ length: 5 }, read)
  await expect.poll(() => begun.length).toBe(2)
  expect((await read()).statusCode).toBeGreaterThanOrEqual(500)
  for (let done = 2; done <= 5; done++) {
    await endAll()
    await expect.poll(() => begun.length >= Math.min(done + 1, 5)).toBe(true)
  }
  await endAll()
  expect((await Promise.all(calls)).every(({ statusCode }) => statusCode === 200)).toBe(true)
})

it('nothing is done for callers who gave up before their turn', async () => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = (signal?: AbortSignal) => fetch(`${origin}/listCatalogue`, { signal: signal ?? null })
  const first = [ask(), ask()]
  await expect.poll(() => begun.length).toBe(2)
  const leaving = new AbortController()
  let [came, closed] = [0, 0]
  app.server.on('request', (_, response) => {
    came++
    response.on('close', () => closed++)
  })
  const gone = Array.from({ length: 3 }, () => ask(leaving.signal).catch(() => 'gone'))
  await expect.poll(() => came).toBe(3)
  leaving.abort()
  expect(await Promise.all(gone)).toEqual(['gone', 'gone', 'gone'])
  await expect.poll(() => closed).toBe(3)
  await endAll()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
  const last = read()
  await expect.poll(() => begun.length).toBe(3)
  await endAll()
  expect((await last).statusCode).toBe(200)
  expect(begun).toHaveLength(3)
})
