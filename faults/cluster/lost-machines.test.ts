import { setTimeout as wait } from 'node:timers/promises'
import { type Customer, type OpenStream, openStream, registerCustomer, waitFor } from '@sanad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apply, beginPayment } from '../acting/customer.ts'
import { hearTicket } from '../acting/hear-ticket.ts'
import { type StackOn, startStackOn } from '../harness/stack.ts'
import { finishAll } from '../schedule/come-to-rest.ts'
import { startDirectWriter } from './direct-writer.ts'
import { type Load, startLoad } from './load.ts'
import type { Machine } from './network.ts'
import { type PortalDatabase, startPortalDatabase } from './portal-database.ts'

let stack: StackOn<PortalDatabase>
beforeAll(async () => {
  stack = await startStackOn(() => startPortalDatabase({ portals: 2 }), {
    portals: 2,
    databaseEnvOf: (database, index) => database.envOf(index),
  })
}, 180_000)
afterAll(() => stack[Symbol.asyncDispose]())

/** The primary, once whatever it acknowledges survives its loss. */
function primary(): Promise<Machine> {
  const { cluster } = stack.database
  return waitFor(
    'a primary and its synchronous standby',
    async () => ((await cluster.hasSynchronousStandby()) ? cluster.findPrimary() : undefined),
    { seconds: 90 },
  )
}

function standbyOf(primary: Machine): Machine {
  const { db1, db2 } = stack.database.cluster
  return primary === db1 ? db2 : db1
}

async function underLoad(): Promise<Load> {
  const load = startLoad(stack)
  await progress(load)
  return load
}

/** Of each kind one more was acknowledged. */
async function progress({ written }: Load): Promise<void> {
  const count = () =>
    [written.customers, written.applications, written.paid, written.documents].map((all) => all.length)
  const before = count()
  await waitFor(
    'people sign in, apply, pay and upload',
    async () => count().every((now, kind) => now > (before[kind] ?? 0)),
    { seconds: 60 },
  )
}

/** Every portal takes an order again within half a minute, and none had to be started again for it. */
async function expectBack(customer: Customer, since: number): Promise<void> {
  await Promise.all(
    stack.portals.map(({ origin }) =>
      waitFor('the portal is back', async () => beginPayment(origin, await apply(origin, customer)), {
        seconds: 30 - (performance.now() - since) / 1000,
      }).catch((error: unknown) => {
        expectRunning()
        throw error
      }),
    ),
  )
  expectRunning()
  console.log(`back after ${((performance.now() - since) / 1000).toFixed(1)} s`)
}

/** What is written at each portal is heard at the other one. */
async function expectHeard(customer: Customer, pages: readonly OpenStream[]): Promise<void> {
  const origins = stack.portals.map(({ origin }) => origin).reverse()
  for (const [index, page] of pages.entries()) await hearTicket(page, customer, origins[index] ?? '')
}

/** One that ended says why. */
function expectRunning(): void {
  const ended = stack.portals.filter((portal) => !portal.isRunning())
  expect(ended.map((portal) => portal.lastWords())).toEqual([])
}

async function expectWhole(load: Load): Promise<void> {
  await load.stop()
  expectRunning()
  expect(stack.portals.flatMap((portal) => portal.complaints())).toEqual([])
  expect(load.faults).toEqual([])
  expect(await load.written.listLost(stack.database)).toEqual([])
  expect(await finishAll(stack)).toEqual([])
}

it('[F-16] a primary whose machine is killed amid payments, sign-ins and uploads loses nothing, and the portals go on', async () => {
  const lost = await primary()
  const customer = await registerCustomer(stack.origin)
  const pages = await Promise.all(stack.portals.map(({ origin }) => openStream(origin, customer.token)))
  await expectHeard(customer, pages)
  const load = await underLoad()
  await lost.kill()
  await expectBack(customer, performance.now())
  // Every listener has begun again. Its connection said nothing of its loss: the next beat finds it.
  await Promise.all(pages.map((page) => page.until({ type: 'reset' })))
  await expectHeard(customer, pages)
  for (const page of pages) page.close()
  await progress(load)
  await expectWhole(load)
  await stack.database.cluster.start(lost)
  expect(await primary()).not.toBe(lost)
}, 240_000)

/** Two machines that are written to past the balancers while one takes the other's place. */
async function expectOneWriter(former: Machine, change: () => Promise<void>): Promise<void> {
  const { database } = stack
  const old = await startDirectWriter(database, former)
  const next = await startDirectWriter(database, standbyOf(former))
  await waitFor('the primary takes writes', async () => old.acknowledged.size > 0)
  await change()
  await waitFor('its successor takes writes', async () => next.acknowledged.size > 0)
  expect(await primary()).not.toBe(former)
  expect([await old.stop(), await next.stop()]).toEqual([[], []])
  expect(Math.max(...old.acknowledged.values())).toBeLessThan(Math.min(...next.acknowledged.values()))
}

it('[F-16] a primary that is cut off from its cluster while portals still reach it acknowledges nothing beside its successor', async () => {
  const { network, db1, db2, witness } = stack.database.cluster
  const former = await primary()
  const customer = await registerCustomer(stack.origin)
  const load = await underLoad()
  await expectOneWriter(former, async () => {
    await network.cut(
      former,
      [db1, db2, witness].filter((machine) => machine !== former),
    )
    await expectBack(customer, performance.now())
    await progress(load)
    await network.mend()
  })
  await expectWhole(load)
}, 240_000)

it('[F-16] a primary that nobody demotes, as its Patroni is dead, acknowledges nothing beside its successor', async () => {
  const { cluster } = stack.database
  const former = await primary()
  const customer = await registerCustomer(stack.origin)
  const load = await underLoad()
  await expectOneWriter(former, async () => {
    const since = performance.now()
    await former.kill(/patroni/)
    await waitFor('its successor', cluster.findPrimary, { seconds: 30 })
    await expectBack(customer, since)
    await progress(load)
    // As systemd by patroni-override.conf, before Patroni is started again.
    await former.kill()
    await cluster.start(former)
  })
  await expectWhole(load)
}, 240_000)

it('[F-16] a standby whose machine is killed holds commits up for no longer than its key lives, and takes part again', async () => {
  const { cluster } = stack.database
  const former = await primary()
  const customer = await registerCustomer(stack.origin)
  const load = await underLoad()
  const standby = standbyOf(former)
  await standby.kill()
  await expectBack(customer, performance.now())
  await progress(load)
  expect(await cluster.findPrimary()).toBe(former)
  await cluster.start(standby)
  expect(await primary()).toBe(former)
  await expectWhole(load)
}, 240_000)

it('[F-16] whichever etcd is lost, the primary stays and people go on', async () => {
  const { cluster } = stack.database
  const former = await primary()
  const load = await underLoad()
  for (const machine of [cluster.witness, standbyOf(former), former]) {
    await machine.kill(/etcd /)
    // Longer than the key of a primary lives that cannot renew it.
    await wait(25_000)
    await progress(load)
    expect(await cluster.findPrimary()).toBe(former)
    await cluster.start(machine, 'etcd')
  }
  await expectWhole(load)
}, 240_000)

it('[F-16] a planned change of the primary loses nothing, and the portals go on', async () => {
  const { cluster } = stack.database
  const former = await primary()
  const customer = await registerCustomer(stack.origin)
  const load = await underLoad()
  const next = standbyOf(former)
  const since = performance.now()
  await cluster.switchOver(former, next)
  await expectBack(customer, since)
  await progress(load)
  expect(await primary()).toBe(next)
  await expectWhole(load)
}, 240_000)
