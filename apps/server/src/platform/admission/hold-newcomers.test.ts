import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  getProfile,
  listCatalogue,
  login,
  makePanelCode,
  otpStatus,
  sourceHeader,
  waitingPath,
} from '@sanad/contracts'
import { actFor } from '@sanad/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, sourceOfToday, succeed } from '../../testing/call.ts'
import { createCustomer, signIn } from '../../testing/factories/sign-in.ts'
import { signInStaff } from '../../testing/factories/staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let folder: string
let first: TestApp
let second: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanad-waiting-'))
  await writeFile(join(folder, 'index.html'), '<title>The app</title>')
  const webApps = [
    { name: 'customer app', basePath: '/user', root: folder },
    { name: 'desk', basePath: '/desk', root: folder },
  ] as const
  first = await startTestApp({ config: { webApps } })
  const { databaseUrl, secrets } = first.services.config
  second = await startTestApp({ config: { webApps, databaseUrl, secrets } })
})
afterAll(async () => {
  await second.close()
  await first.close()
  await rm(folder, { recursive: true })
})

/** So many wait; both portals know. */
async function letWait(count: number): Promise<void> {
  await sql`update waiting_line set issued = admitted + ${count}`.execute(first.db)
  await look()
}

async function look(): Promise<void> {
  await Promise.all([first, second].map(({ app }) => app.admission.look(0)))
}

/** Calls the next so many, as a portal does that bears it. */
async function callNext(count: number): Promise<void> {
  await sql`update waiting_line set admitted = least(issued, admitted + ${count})`.execute(first.db)
  await look()
}

/** Somebody with the cookie jar of a browser. */
function createBrowser() {
  let cookie = ''
  const send = async (
    { app }: TestApp,
    url: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'POST' = 'GET',
  ) => {
    const answer = await app.inject({ method, url, headers: { ...headers, ...(cookie && { cookie }) } })
    const [turn] = answer.cookies.filter(({ name }) => name === 'sanad_turn')
    if (turn) cookie = `${turn.name}=${turn.value}`
    return answer
  }
  return {
    open: (portal: TestApp, headers?: Record<string, string>) => send(portal, '/user/', headers),
    act: (portal: TestApp, url: string, token: string) =>
      send(portal, url, { authorization: `Bearer ${token}`, [sourceHeader]: sourceOfToday() }, 'POST'),
    askPlace: async (portal: TestApp) => (await send(portal, waitingPath)).json().place,
    cookie: () => cookie,
  }
}

beforeEach(() => letWait(0))

it('nobody notices anything while nobody waits', async () => {
  const browser = createBrowser()
  const page = await browser.open(first)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('The app')
  expect(await browser.askPlace(second)).toBe(0)
  await succeed(first.app, listCatalogue, {})
})

it('newcomers get the page with a place that is true at every portal, and keep it', async () => {
  await letWait(2)
  const [asha, ravi] = [createBrowser(), createBrowser()]
  const page = await asha.open(first)
  expect(page.statusCode).toBe(503)
  expect(page.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  expect(page.body).toContain('You are number 3 in line.')
  expect((await ravi.open(second)).body).toContain('You are number 4 in line.')
  await look()
  for (let reload = 0; reload < 3; reload++) {
    expect((await asha.open(second)).body).toContain('You are number 3 in line.')
    expect(await asha.askPlace(first)).toBe(3)
    expect(await ravi.askPlace(first)).toBe(4)
  }
})

it('people are called in their order, and who was called is in at either portal', async () => {
  await letWait(1)
  const [asha, ravi] = [createBrowser(), createBrowser()]
  await asha.open(first)
  await ravi.open(second)
  await callNext(1)
  expect([await asha.askPlace(second), await ravi.askPlace(first)]).toEqual([1, 2])
  await callNext(1)
  expect([await asha.askPlace(second), await ravi.askPlace(first)]).toEqual([0, 1])
  expect((await asha.open(first)).statusCode).toBe(200)
  expect((await ravi.open(first)).statusCode).toBe(503)
  expect(await createBrowser().askPlace(first)).toBe(2)
})

it('a portal that reads are quick at calls the next ones by itself', async () => {
  await letWait(3)
  const browser = createBrowser()
  await browser.open(first)
  for (let called = 0; called < 4; called++) await second.app.admission.look(1)
  await look()
  expect(await browser.askPlace(first)).toBe(0)
})

it('who is in goes on at both portals while others wait', async () => {
  const browser = createBrowser()
  await browser.open(first)
  await letWait(1000)
  expect((await browser.open(second)).statusCode).toBe(200)
  expect(await browser.askPlace(first)).toBe(0)
  const { token } = await signIn(first.services)
  const newcomer = await call(first.app, getProfile, { token })
  expect(newcomer).toMatchObject({ status: 503, body: { code: 'waiting', seconds_left: 5 } })
  const cookie = browser.cookie()
  expect(await call(first.app, getProfile, { token, headers: { cookie } })).toMatchObject({ status: 200 })
})

it('codes, health and the desk are answered to everybody, and signing in waits', async () => {
  await letWait(1000)
  const { token, customerId: user_id } = await signIn(first.services)
  expect(await call(first.app, otpStatus, { token, query: { user_id } })).toMatchObject({ status: 200 })
  expect(await call(first.app, login, { body: { mobile: '9876543210' } })).toMatchObject({
    status: 503,
    body: { code: 'waiting' },
  })
  for (const url of ['/health/live', '/health/ready', '/desk/', '/user/services']) {
    expect((await first.app.inject({ url })).statusCode).toBe(200)
  }
})

it('a number that nobody signed is none', async () => {
  await letWait(5)
  const browser = createBrowser()
  await browser.open(first)
  const forged = browser.cookie().replace(/=(\d+)\./, (_, number) => `=${Number(number) - 5}.`)
  expect(forged).not.toBe(browser.cookie())
  const answer = await first.app.inject({ url: waitingPath, headers: { cookie: forged } })
  expect(answer.json()).toMatchObject({ place: 7 })
})

it('the page goes on without scripts, in both languages, and lets nothing else run', async () => {
  await letWait(49_999)
  const { body, headers } = await createBrowser().open(first, { 'accept-language': 'hi-IN,en;q=0.5' })
  expect(body).toContain('<html lang="hi">')
  expect(body).toContain('<noscript><meta http-equiv="refresh" content="300"></noscript>')
  expect(body).toContain('आप कतार में 50,000 नंबर पर हैं।')
  expect(body).toContain('You are number 50,000 in line.')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*script-src 'sha256-/)
  expect(Buffer.byteLength(body)).toBeLessThan(6000)
})

it('a browser in a language that the page is not written in gets it in English', async () => {
  await letWait(1)
  const { body } = await createBrowser().open(first, { 'accept-language': 'mr-IN,hi;q=0.5' })
  expect(body).toContain('<html lang="en">')
})

it('staff who begin to act for a customer do not wait, at either portal', async () => {
  await letWait(1000)
  const { staffToken } = await signInStaff(first.services)
  const { customerId, mobile } = await createCustomer(first.services)
  await actFor(first.app, { token: staffToken, customer: { id: customerId, mobile } })
  const browser = createBrowser()
  await browser.open(first)
  expect((await browser.open(first)).statusCode).toBe(503)
  const path = makePanelCode.path({ id: customerId })
  const made = await browser.act(first, path, staffToken)
  expect(made.statusCode).toBe(200)
  expect((await browser.open(first)).statusCode).toBe(200)
  expect((await browser.open(second)).statusCode).toBe(200)
})
