import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getProfile } from '@sanad/contracts'
import { call, registerCustomer, waitFor } from '@sanad/testing'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../apps/server/src/config/config.ts'
import { createHttpApp } from '../apps/server/src/platform/http/create-http-app.ts'
import { registerWebApps } from '../apps/server/src/platform/http/web-apps.ts'
import { createMetrics } from '../apps/server/src/platform/metrics/metrics.ts'
import { buildKeepingAssets } from '../scripts/supervise/former-assets.ts'
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

/** A build as Vite's: it empties its folder, and the page comes after its chunks. */
async function writeBuild(into: string, release: number): Promise<void> {
  await rm(into, { recursive: true, force: true })
  await mkdir(join(into, 'assets'), { recursive: true })
  await writeFile(join(into, 'assets', 'react.js'), 'the same in every build')
  await wait(100)
  await writeFile(join(into, 'assets', `main-${release}.js`), `release ${release}`)
  await writeFile(join(into, 'index.html'), `<script src="/user/assets/main-${release}.js"></script>`)
}

it('[F-51] a build beside a portal that serves takes neither the page nor a chunk away, not for a moment', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sanad-built-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const dist = join(folder, 'dist')
  const build = (release: number) => buildKeepingAssets(dist, (into) => writeBuild(into, release))
  await build(1)
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    DATABASE_URL: stack.database.url,
  })
  const nobody = () => Promise.reject(new Error('Nobody'))
  const app = await createHttpApp({
    config,
    metrics: createMetrics(),
    faults: { report() {}, settled: async () => {} },
    authenticate: nobody,
    assertOwnTeams: nobody,
    recordReading: nobody,
  })
  onTestFinished(() => app.close())
  await registerWebApps(app, [{ name: 'customer app', basePath: '/user', root: dist }], {
    fill: (html) => html,
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const pages = new Set<string>()
  const failures: string[] = []
  const ask = async (path: string) => {
    const answer = await fetch(origin + path)
    if (answer.status !== 200) failures.push(`${path}: ${answer.status}`)
    return answer.text()
  }
  let isDone = false
  const looking = (async () => {
    while (!isDone) {
      pages.add(/\/user\/[^"]+/.exec(await ask('/user/'))?.[0] ?? 'no page')
      for (const chunk of ['/user/assets/react.js', ...pages]) await ask(chunk)
    }
  })()
  for (const release of [2, 3, 4, 5]) await build(release)
  await waitFor('the newest page is served', async () => pages.has('/user/assets/main-5.js'))
  isDone = true
  await looking
  expect(failures).toEqual([])
  expect([...pages].sort()).toEqual([1, 2, 3, 4, 5].map((release) => `/user/assets/main-${release}.js`))
})
