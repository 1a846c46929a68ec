import { setTimeout as wait } from 'node:timers/promises'
import { getProfile } from '@sanad/contracts'
import { call, registerCustomer, waitFor } from '@sanad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Stack, startStack } from './harness/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ portals: 2, env: { DRAIN_SECONDS: '3' } })
})
afterAll(() => stack[Symbol.asyncDispose]())

const statusOf = async (url: string, init: RequestInit = {}) => {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) })
  await response.arrayBuffer()
  return response.status
}

const isReady = (origin: string) =>
  statusOf(`${origin}/health/ready`).then(
    (status) => status === 200,
    () => false,
  )

/**
 * A balancer that knows what it was told at its last look, and tries nothing twice; fetch keeps connections, as it
 * would.
 */
async function callThrough(origins: readonly string[], token: string, until: () => boolean) {
  const failures: string[] = []
  let ready = [...origins]
  let calls = 0
  const look = async () => {
    while (!until()) {
      const states = await Promise.all(origins.map(isReady))
      ready = origins.filter((_, index) => states[index])
      await wait(200)
    }
  }
  const ask = async (turn: number) => {
    for (; !until(); turn++) {
      const origin = ready[turn % ready.length] ?? ''
      const status = await call(origin, getProfile, { token }).then(
        (answer) => answer.status,
        (error: Error) => `${error.message} ${String(error.cause)}`,
      )
      calls += 1
      if (status !== 200) failures.push(`${origin}: ${status}`)
    }
  }
  await Promise.all([look(), ...Array.from({ length: 6 }, (_, turn) => ask(turn))])
  return { failures, calls }
}

it('[F-51] in a rolling restart no request fails: a stopping portal says so first, and serves until it is left', async () => {
  const { token } = await registerCustomer(stack.origin)
  let isDone = false
  const origins = stack.portals.map(({ origin }) => origin)
  const calling = callThrough(origins, token, () => isDone)
  try {
    for (const portal of stack.portals) {
      const stopped = portal.stop()
      await waitFor('it is not ready', async () => !(await isReady(portal.origin)))
      // It still answers, as the last answer of each connection.
      const answer = await fetch(`${portal.origin}/health/live`)
      expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
      await stopped
      await portal.start()
      await waitFor('it is ready', () => isReady(portal.origin))
      await wait(500)
    }
  } finally {
    isDone = true
  }
  const { failures, calls } = await calling
  expect(failures).toEqual([])
  expect(calls).toBeGreaterThan(50)
}, 120_000)
