import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { streamWork } from '@sanad/contracts/staff'
import { type OpenStream, openStream } from '@sanad/testing'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { loadCatalogue } from '../../features/catalogue/load-catalogue.ts'
import { serviceOf } from '../factories/application.ts'
import { signInStaff } from '../factories/staff.ts'
import { readZip } from '../read-zip.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { type Canary, findCanaries } from './canary.ts'
import { driveEveryFlow, type Story } from './drive-every-flow.ts'
import { createWitness, type Witness } from './witness.ts'

/** The only places where a secret may stand, each with its reason. */
const allowed = new Set([
  // The development outbox is the customer's phone: what was sent to it stands there.
  'table public.outbox_messages: code of the registration',
  'table public.outbox_messages: code to act for the customer',
])

let portal: TestApp
let gateway: TestGateway
let web: Witness
let story: Story
let log = ''
/** What an open page of the desk was told meanwhile. */
const told: string[] = []
let page: OpenStream

beforeAll(async () => {
  gateway = await startGateway()
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString()
      done()
    },
  })
  portal = await startTestApp({ config: { payments: gateway.payments, logLevel: 'debug' }, logTo })
  await loadCatalogue(portal.db, [await serviceOf('tc-registration')])
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}`
  web = createWitness(origin)
  const { staffToken } = await signInStaff(portal.services)
  page = await openStream(origin, staffToken, streamWork)
  // Ends by being closed.
  void listen().catch(() => {})
  story = await driveEveryFlow(portal, gateway, web)
}, 60_000)
afterAll(async () => {
  page.close()
  await portal.close()
  await gateway.close()
})

async function listen(): Promise<void> {
  for (let event = await page.next(); event; event = await page.next()) told.push(JSON.stringify(event))
}

/** What the portal itself must not let out: its own secrets. */
function ownSecrets(): Canary[] {
  const { secrets } = portal.services.config
  return [
    { name: 'secret of the gateway', value: gateway.secret },
    { name: 'key of sessions', value: secrets.session[0].toString('hex') },
    { name: 'key of personal data', value: secrets.personalData[0].key.toString('hex') },
  ]
}

const everything = () => [...story.typed, ...story.issued, ...ownSecrets()]

function search(place: string, text: string, canaries = everything()): string[] {
  return findCanaries(canaries, text)
    .map((name) => `${place}: ${name}`)
    .filter((finding) => !allowed.has(finding))
}

/** Every row of every table, the job runner's too, as a dump would hold it. */
async function searchDatabase(): Promise<string[]> {
  const owner = new pg.Client(portal.services.config.databaseUrl)
  await owner.connect()
  try {
    const { rows: tables } = await owner.query<{ schema: string; name: string }>(`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
    expect(tables.length).toBeGreaterThan(50)
    const findings: string[] = []
    for (const { schema, name } of tables) {
      const { rows } = await owner.query<{ line: string }>(
        `select t::text as line from "${schema}"."${name}" t`,
      )
      findings.push(...search(`table ${schema}.${name}`, rows.map(({ line }) => line).join('\n')))
    }
    return findings
  } finally {
    await owner.end()
  }
}

it('[DK-109] no log line holds a secret, at the most talkative level', () => {
  expect(log.split('\n').length).toBeGreaterThan(50)
  expect(log).toContain('"level":20')
  expect(search('log', log)).toEqual([])
})

it('[DK-109] the stream of the desk says by ids and times which work has changed, and no name, number or address', async () => {
  await vi.waitFor(() => expect(told.join('')).toMatch(/"work":\[\{.*"customer":"[0-9a-f]/))
  const text = told.join('\n')
  expect(search('stream', text)).toEqual([])
  expect(text).not.toMatch(/Kavita|canary\.|@example/)
})

it('no table of the database holds a secret: audit, outbox, jobs, webhooks or any other', async () => {
  expect(await searchDatabase()).toEqual([])
})

it('[DK-37] no error tells a secret back, not even to whoever sent it', () => {
  const errors = web.answers.filter(({ status }) => status >= 400)
  expect(errors.length).toBeGreaterThan(10)
  expect(errors.filter(({ status }) => status >= 500)).toEqual([])
  expect(errors.flatMap(({ endpoint, text }) => search(`error of ${endpoint}`, text))).toEqual([])
})

it('[DK-37] no answer, list, search or export shows a number or password that was typed, but the act of staff that is made for it', () => {
  const findings = web.answers.flatMap(({ endpoint, text }) => search(endpoint, text, story.typed))
  expect(findings).toEqual(['revealIdentifier: PAN'])
  // They were there to be shown: a page of the desk has them behind their masks.
  const shown = web.answers.filter(({ endpoint }) => endpoint === 'getDeskApplication')
  expect(shown.map(({ text }) => text).join()).toMatch(/••••/)
})

it('the copy of the data that a customer takes away shows masks', async () => {
  const { filename } = await portal.db.selectFrom('data_exports').select('filename').executeTakeFirstOrThrow()
  const content = await portal.services.files.find(filename ?? '')
  const archive = Buffer.concat((await content?.toArray()) ?? [])
  const files = [...readZip(archive)]
  expect(files.length).toBeGreaterThan(3)
  expect(files.flatMap(([name, bytes]) => search(name, bytes.toString()))).toEqual([])
})

it('a secret is found wherever it stands: in an entry, a job, a log line, in other letters or encoded', async () => {
  const pan = story.typed.find(({ name }) => name === 'PAN')?.value ?? ''
  const aadhaar = story.typed.find(({ name }) => name === 'Aadhaar')?.value ?? ''
  const grouped = aadhaar.replace(/(\d{4})(?=\d)/g, '$1 ')
  await sql`
    insert into audit_entries (action, entity_type, metadata)
    values ('USER_ACTION', 'test', jsonb_build_object('fields', jsonb_build_array(${pan}::text)))`.execute(
    portal.db,
  )
  await sql`select enqueue_job('none', ${JSON.stringify({ pan })}::json, null, 1, null, 0)`.execute(portal.db)
  await sql`insert into rate_limits (key, points, expires_at) values (${grouped}, 1, now())`.execute(
    portal.db,
  )
  expect((await searchDatabase()).sort()).toEqual([
    'table graphile_worker._private_jobs: PAN',
    'table public.audit_entries: PAN',
    'table public.rate_limits: Aadhaar',
  ])
  expect(search('log', `{"msg":"${pan.toLowerCase()}"}`)).toEqual(['log: PAN'])
  expect(search('log', Buffer.from(pan).toString('base64'))).toEqual(['log: PAN'])
  expect(
    search('log', `otp ${story.issued.find(({ name }) => name === 'code of the registration')?.value}`),
  ).toEqual(['log: code of the registration'])
})
