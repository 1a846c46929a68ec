import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { registerCustomer } from '@sanad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../scripts/postgres/find-free-port.ts'
import { apply, beginPayment, verify } from './acting/customer.ts'
import { checkoutRelease } from './harness/checkout-release.ts'
import { startNode } from './harness/running-node.ts'
import { type Stack, startStack } from './harness/stack.ts'
import { findBrokenInvariants } from './schedule/find-broken-invariants.ts'

const run = promisify(execFile)

/**
 * The release before this one. Set to the last commit of a release when the next one begins; a migration of today must
 * let its portal work, or refuse it by name.
 */
const previous = '2f4180de3e744e272d587feda5ca0b47e856465e'
/** The last commit that knew the provider's own statuses only: 031 renamed them in place. */
const beforeNeutralStatuses = '23935e0ee4bfbda4acf285a6c92e184ce4dacdc4'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ portals: 1 })
})
afterAll(() => stack[Symbol.asyncDispose]())

async function startOlder(script: string) {
  const port = await findFreePort()
  const portal = await startNode({
    script,
    env: { ...stack.settings, PORT: String(port) },
    readyUrl: `http://127.0.0.1:${port}/health/ready`,
  })
  return { ...portal, origin: `http://127.0.0.1:${port}` }
}

const listCatalogue = () =>
  stack.database.query(
    `select slug, version, offered, definition from service_versions order by slug, version`,
  )

it('[F-45] the release before runs its main flows on the schema of today, beside this one, and sets nothing back', async () => {
  await using release = await checkoutRelease(previous)
  const catalogue = await listCatalogue()
  const older = await startOlder(release.path('apps/server/src/main.ts'))
  try {
    const { stdout } = await run(
      process.execPath,
      [release.path('faults/main-flow.ts'), older.origin, stack.gateway.origin],
      { timeout: 100_000 },
    )
    expect(stdout).toContain('The main flows work.')
    // Its payment, settled by this release.
    const purchase = await apply(older.origin, await registerCustomer(older.origin))
    const { orderId } = await beginPayment(older.origin, purchase)
    await stack.gateway.lever('pay', { order_id: orderId, outcome: 'success' })
    expect(await verify(stack.origin, purchase, orderId)).toMatchObject({ body: { status: 'paid' } })
    expect(older.complaints()).toEqual([])
  } finally {
    await older.stop()
  }
  expect(await listCatalogue()).toEqual(catalogue)
  expect(await findBrokenInvariants(stack)).toEqual([])
}, 150_000)

it('[F-45] a release from before the neutral statuses is refused by name, and sets neither services nor prices back', async () => {
  await using release = await checkoutRelease(beforeNeutralStatuses)
  const catalogue = await listCatalogue()
  await expect(startOlder(release.path('apps/server/src/main.ts'))).rejects.toThrow(
    /too old for the database, which needs release 31 or a newer one/,
  )
  expect(await listCatalogue()).toEqual(catalogue)
})
