import { execFile } from 'node:child_process'
import { copyFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { getProfile, resumableUploadPath } from '@sanad/contracts'
import { askOffset, registerCustomer, sendInParts, succeed, waitFor } from '@sanad/testing'
import { untranslated } from '@sanad/texts/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../apps/server/src/migrate.ts'
import { release } from '../apps/server/src/platform/release.ts'
import { pdfFile } from '../apps/server/src/testing/factories/sample-files.ts'
import { previousRelease } from '../scripts/checks/previous-release.ts'
import { findFreePort } from '../scripts/postgres/find-free-port.ts'
import { apply, beginPayment, verify } from './acting/customer.ts'
import { type CheckedOutRelease, checkoutRelease } from './harness/checkout-release.ts'
import { startNode } from './harness/running-node.ts'
import { type Stack, startStack } from './harness/stack.ts'
import { findBrokenInvariants } from './schedule/find-broken-invariants.ts'

const run = promisify(execFile)

/** The last commit that knew the provider's own statuses only: 031 renamed them in place. */
const beforeNeutralStatuses = '23935e0ee4bfbda4acf285a6c92e184ce4dacdc4'
/** The last commit before 032, from which on portals had to be stopped for a migration (docs/how-to/upgrade.md). */
const before032 = '044d2ba7aa75f0693ccdef184c2ec07312c9bb41'
/** One that knows its release number (038), and not yet that a decision may be taken back. */
const before057 = 'b56361fddd1f2645e7988c0eaecae5e995dd5ebc'

/** What the database answers to a release that it outgrew: the oldest that may run is the database's own word. */
const tooOld = async () =>
  `too old for the database, which needs release ${await oldestAllowed()} or a newer one`

async function oldestAllowed(): Promise<number> {
  const [installation] = await stack.database.query<{ oldest_release: number }>(
    'select oldest_release from installation',
  )
  return installation?.oldest_release ?? 0
}

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ portals: 1 })
})
afterAll(() => stack[Symbol.asyncDispose]())

/** A portal of that code on the stack's database. */
async function startPortal({ settings }: Stack, code: Pick<CheckedOutRelease, 'path'>, env = {}) {
  const port = await findFreePort()
  const portal = await startNode({
    script: code.path('apps/server/src/main.ts'),
    env: { ...settings, ...env, PORT: String(port) },
    readyUrl: `http://127.0.0.1:${port}/health/ready`,
  })
  return { ...portal, origin: `http://127.0.0.1:${port}` }
}

/** Without translations, which count as no change of a service: the last start's hold (catalogue/revision.json). */
const listCatalogue = async ({ query } = stack.database) =>
  untranslated(
    await query(`select slug, version, offered, definition from service_versions order by slug, version`),
  )

/** The flows as they are written today, by that release's own client and contracts. */
async function runMainFlows(code: Pick<CheckedOutRelease, 'path'>, origin: string, { gateway }: Stack) {
  const flow = code.path('faults/main-flow.ts')
  if (code !== today) await copyFile(today.path('faults/main-flow.ts'), flow)
  const { stdout } = await run(process.execPath, [flow, origin, gateway.origin], { timeout: 100_000 })
  expect(stdout).toContain('The main flows work.')
}

const today = { path: (file: string) => new URL(`../${file}`, import.meta.url).pathname }

it('the release before is one of ours, and the oldest that may run beside this one', async () => {
  const { commit, newestMigration } = previousRelease
  await using older = await checkoutRelease(commit)
  await run('git', ['-C', today.path(''), 'merge-base', '--is-ancestor', commit, 'HEAD'])
  const migrations = await older.listFiles('apps/server/src/migrations')
  const numbers = migrations
    .filter((name) => /^\d{3}-.+\.sql$/.test(name))
    .map((name) => Number.parseInt(name, 10))
  expect(Math.max(...numbers)).toBe(newestMigration)
  expect(await oldestAllowed()).toBe(newestMigration)
  expect(release, 'choose a release with another schema: this one proves nothing').toBeGreaterThan(
    newestMigration,
  )
})

it('[F-45] the release before works on the schema of today, beside this one, and sets nothing back', async () => {
  await using older = await checkoutRelease(previousRelease.commit)
  await using beside = await startStack({ portals: 1 })
  const { database, gateway, portals } = beside
  const [present = ''] = portals.map(({ origin }) => origin)
  const catalogue = await listCatalogue(database)
  const former = await startPortal(beside, older)
  try {
    await runMainFlows(older, former.origin, beside)
    // Who signed in at one is signed in at the other, and what was begun there is paid here.
    for (const [here, there] of [
      [former.origin, present],
      [present, former.origin],
    ] as const) {
      const customer = await registerCustomer(here)
      const open = await apply(here, customer)
      const { orderId } = await beginPayment(here, open)
      await succeed(there, getProfile, { token: customer.token })
      await gateway.lever('pay', { order_id: orderId, outcome: 'success' })
      await waitFor('the order is paid at the other release', async () => {
        const { body } = await verify(there, open, orderId)
        return (body as { status?: string }).status === 'paid'
      })
    }
    expect([...former.complaints(), ...portals.flatMap((portal) => portal.complaints())]).toEqual([])
    expect((await fetch(`${former.origin}/health/ready`)).status).toBe(200)
    expect(await listCatalogue(database)).toEqual(catalogue)
  } finally {
    await former.stop()
  }
  // What the older one recorded is read by this one, its messages and work included.
  await runMainFlows(today, present, beside)
  expect(await findBrokenInvariants(beside)).toEqual([])
}, 150_000)

it('[F-45] a release before 057 is refused by name on the schema of today, and sets nothing back', async () => {
  await using older = await checkoutRelease(before057)
  const catalogue = await listCatalogue()
  await expect(startPortal(stack, older)).rejects.toThrow(await tooOld())
  expect(await listCatalogue()).toEqual(catalogue)
})

it('[F-45] a portal of a release before 057 that runs during the migration turns unready and takes no more jobs, and this release goes on', async () => {
  await using older = await checkoutRelease(before057)
  await using upgraded = await startStack({ portals: 0, isMigrated: false })
  const { database, gateway } = upgraded
  const former = await startPortal(upgraded, older, { MIGRATE_AT_START: '1' })
  const customer = await registerCustomer(former.origin)
  const open = await apply(former.origin, customer)
  const begun = await beginPayment(former.origin, open)
  // A runner of jobs names its listening connection after itself.
  const countRunners = async () =>
    (
      await database.query(
        `select from pg_stat_activity where datname = current_database() and application_name <> ''`,
      )
    ).length
  await waitFor('its jobs run', async () => (await countRunners()) > 0)

  await migrate(database.directUrl())
  expect((await fetch(`${former.origin}/health/ready`)).status).toBe(503)
  await waitFor('it takes no more jobs', async () => (await countRunners()) === 0)
  const portal = await startPortal(upgraded, today)
  try {
    await gateway.lever('pay', { order_id: begun.orderId, outcome: 'success' })
    expect(await verify(portal.origin, open, begun.orderId)).toMatchObject({ body: { status: 'paid' } })
    // Its tax is an odd rupee, which is settled in halves.
    const halved = await apply(portal.origin, customer, { service: 'tp-registration', amount: 10000 })
    const { orderId } = await beginPayment(portal.origin, halved)
    await gateway.lever('pay', { order_id: orderId, outcome: 'success' })
    expect(await verify(portal.origin, halved, orderId)).toMatchObject({ body: { status: 'paid' } })
    const halves = await database.query(
      `select from ledger_entries where order_id = $1 and amount_rupees <> round(amount_rupees)`,
      [orderId],
    )
    expect(halves).toHaveLength(2)
    expect([...former.complaints(), ...portal.complaints()]).toEqual([])
    expect(former.lastWords()).toContain('This process takes no more jobs')
  } finally {
    await Promise.all([portal.stop(), former.stop()])
  }
  expect(await findBrokenInvariants(upgraded)).toEqual([])
}, 150_000)

it('[F-45] a database of a release before 032, with people, files and open payments, is upgraded as the guide says', async () => {
  await using older = await checkoutRelease(before032)
  await using upgraded = await startStack({ portals: 0, isMigrated: false })
  const { database, gateway } = upgraded
  const former = await startPortal(upgraded, older, { MIGRATE_AT_START: '1' })
  const customer = await registerCustomer(former.origin)
  const paid = await apply(former.origin, customer)
  const { orderId } = await beginPayment(former.origin, paid)
  await gateway.lever('pay', { order_id: orderId, outcome: 'success' })
  await waitFor(
    'the payment is settled',
    async () => (await verify(former.origin, paid, orderId)).status === 200,
  )
  const open = await apply(former.origin, customer, { service: 'tp-registration', amount: 10000 })
  const begun = await beginPayment(former.origin, open)
  const content = pdfFile()
  const uploadId = await sendInParts(
    { portal: former.origin, token: customer.token },
    { name: 'a.pdf', content },
  )
  await former.stop()
  expect(former.complaints()).toEqual([])

  await migrate(database.directUrl())
  const portal = await startPortal(upgraded, today)
  try {
    // Who was signed in still is, what was begun is finished, and what was uploaded is there.
    await succeed(portal.origin, getProfile, { token: customer.token })
    await gateway.lever('pay', { order_id: begun.orderId, outcome: 'success' })
    await waitFor('the order of the former release is paid', async () => {
      const { body } = await verify(portal.origin, open, begun.orderId)
      return (body as { status?: string }).status === 'paid'
    })
    const sender = { portal: portal.origin, token: customer.token }
    expect(await askOffset(sender, `${resumableUploadPath}/${uploadId}`)).toBe(content.length)
    await runMainFlows(today, portal.origin, upgraded)
    expect(portal.complaints()).toEqual([])
  } finally {
    await portal.stop()
  }
  expect(await findBrokenInvariants(upgraded)).toEqual([])
}, 150_000)

it('[F-45] a release from before the neutral statuses is refused by name, and sets neither services nor prices back', async () => {
  await using older = await checkoutRelease(beforeNeutralStatuses)
  const catalogue = await listCatalogue()
  await expect(startPortal(stack, older)).rejects.toThrow(await tooOld())
  expect(await listCatalogue()).toEqual(catalogue)
})
