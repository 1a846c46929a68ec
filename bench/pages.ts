import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import { addBusinessName, createApplication } from '@sanad/contracts'
import { registerCustomer, succeed } from '@sanad/testing'
import { startStack } from '../faults/harness/stack.ts'
import { buildWebApps } from '../scripts/supervise/build-web-apps.ts'
import { launchBrowser, newVisit } from './browser.ts'
import { loadBytes, totalOf } from './load-bytes.ts'

// As Lighthouse has it: slow 4G, and a processor a quarter as fast.
const slow = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const slowdown = 4

interface Visited {
  readonly bytes: number
  readonly requests: number
  readonly lcp: number
  /** Of typing into the first field; undefined where there is none. */
  readonly inp: number | undefined
}

interface Visit {
  readonly url: string
  readonly stored?: Record<string, string>
}

/** Loads each page in turn, round after round, beside a static page that tells what the machine gives at that time. */
export async function measurePages({ rounds }: { rounds: number }): Promise<void> {
  await buildWebApps()
  await using stack = await startStack({ portals: 1 })
  await using still = await serveStaticPage()
  const browser = await launchBrowser()
  try {
    const visits = await preparePages(stack.portals[0]?.origin ?? stack.origin, still.url)
    const visited = new Map<string, Visited[]>()
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, visit] of Object.entries(visits)) {
        visited.set(name, [...(visited.get(name) ?? []), await visitOnce(browser, visit)])
      }
    }
    print(visited)
  } finally {
    await browser.close()
  }
}

async function preparePages(origin: string, still: string): Promise<Record<string, Visit>> {
  const { token, user, id } = await registerCustomer(origin)
  const stored = { userToken: token, userData: JSON.stringify(user) }
  const { business_id } = await succeed(origin, addBusinessName, {
    token,
    body: { name_of_firm: 'Patil Skill Academy', user_id: id },
  })
  const { data: application } = await succeed(origin, createApplication, {
    token,
    body: { service_id: 'tp-registration', stateId: 21, business_id },
  })
  const at = (path: string) => `${origin}/user${path}`
  return {
    'static page': { url: still },
    login: { url: at('/') },
    'login in Hindi': { url: at('/'), stored: { language: 'hi' } },
    registration: { url: at('/register') },
    overview: { url: at('/dashboard'), stored },
    'a service': { url: at(`/dashboard/service?application=${application.id}`), stored },
  }
}

async function visitOnce(browser: Browser, { url, stored }: Visit): Promise<Visited> {
  await using visit = await newVisit(browser, stored)
  const { page } = visit
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const bytes = await loadBytes(page, url)
  return {
    bytes: totalOf(bytes),
    requests: bytes.requests,
    lcp: await readLcp(page),
    inp: await typeInto(page),
  }
}

function readLcp(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        )
      }),
  )
}

/** The slowest of ten keys, from the press to the next paint. */
async function typeInto(page: Page): Promise<number | undefined> {
  const field = page.locator('main input:visible').first()
  if ((await field.count()) === 0) return undefined
  await page.evaluate(() => {
    const durations: number[] = []
    Reflect.set(globalThis, 'keyDurations', durations)
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name.startsWith('key')) durations.push(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await field.pressSequentially('9876543210', { delay: 50 })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  return page.evaluate(() => Math.max(0, ...(Reflect.get(globalThis, 'keyDurations') as number[])))
}

async function serveStaticPage(): Promise<AsyncDisposable & { url: string }> {
  const html =
    '<!doctype html><html lang="en"><title>Still</title><h1>A page that only stands there</h1></html>'
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(html),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}

function print(visited: ReadonlyMap<string, readonly Visited[]>): void {
  console.log(
    '\nPages on slow 4G with a quarter of the processor, empty cache; medians\n\n| | bytes | requests | LCP, ms | INP of typing, ms |\n| --- | --- | --- | --- | --- |',
  )
  for (const [name, rounds] of visited) {
    const median = (of: (one: Visited) => number | undefined) => {
      const sorted = rounds.flatMap((one) => of(one) ?? []).sort((a, b) => a - b)
      return sorted[Math.floor(sorted.length / 2)]?.toFixed(0) ?? '–'
    }
    const cells = [median((one) => one.bytes), median((one) => one.requests)]
    console.log(`| ${name} | ${[...cells, median((one) => one.lcp), median((one) => one.inp)].join(' | ')} |`)
  }
}
