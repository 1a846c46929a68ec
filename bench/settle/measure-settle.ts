import { setTimeout } from 'node:timers/promises'
import { register, verifyOtp, verifyPayment } from '@sanad/contracts'
import { requestCode, somebody, succeed } from '@sanad/testing'
import { checkoutRelease } from '../../faults/harness/checkout-release.ts'
import { type Stack, startStack } from '../../faults/harness/stack.ts'
import { cpuOf, cpuOfCluster, findPostmaster } from '../cpu-time.ts'
import { medianOf } from '../median.ts'
import { openCheckouts } from '../mixed/settlements.ts'

interface Options {
  /** The commit that is measured beside this one. */
  readonly against: string
  readonly rounds: number
  /** Registrations, codes and payments of a round. */
  readonly count: number
}

interface Measured {
  /** Until the last one is done. Tester and stand-in gateway have their share of the processors. */
  readonly perSecond: number
  /** CPU of one, milliseconds. */
  readonly portals: number
  readonly database: number
}

/** Rounds in which processes mostly compile: a settlement takes a third less CPU in the fourth than in the first. */
const WARM_UP = 3

/** By then the jobs, messages and projections of what was done before are done. */
const PAUSE_MS = 3000

const kinds = ['registrations', 'codes verified', 'settlements'] as const
type Round = Record<(typeof kinds)[number], Measured>

/** What three portals write a second, in turn with three portals of another commit, each on a PostgreSQL of its own. */
export async function measureSettle({ against, rounds, count }: Options): Promise<void> {
  await using other = await checkoutRelease(against)
  await using before = await startStack({
    portals: 3,
    isDirect: true,
    script: other.path('apps/server/src/main.ts'),
  })
  await using now = await startStack({ portals: 3, isDirect: true })
  const pairs: { before: Round; now: Round }[] = []
  for (let round = 0; round < WARM_UP + rounds; round++) {
    const pair = {
      before: await measureRound(before, { round, count }),
      now: await measureRound(now, { round, count }),
    }
    if (round >= WARM_UP) pairs.push(pair)
  }
  console.log(`\n| a second | ${against} | this | times |\n| --- | --- | --- | --- |`)
  for (const kind of kinds) {
    const median = (pick: (pair: (typeof pairs)[number]) => number) => medianOf(pairs.map(pick))
    const times = median((pair) => pair.now[kind].perSecond / pair.before[kind].perSecond)
    const [then, today] = [
      median((pair) => pair.before[kind].perSecond),
      median((pair) => pair.now[kind].perSecond),
    ]
    console.log(`| ${kind} | ${then.toFixed(0)} | ${today.toFixed(0)} | ${times.toFixed(2)} |`)
  }
  console.log(
    `\n| CPU of one, portals + database, ms | ${against} | this | times |\n| --- | --- | --- | --- |`,
  )
  for (const kind of kinds) {
    const median = (pick: (pair: (typeof pairs)[number]) => number) => medianOf(pairs.map(pick)).toFixed(1)
    const whole = ({ portals, database }: Measured) => portals + database
    const of = (side: 'before' | 'now') =>
      `${median((pair) => pair[side][kind].portals)} + ${median((pair) => pair[side][kind].database)}`
    const times = medianOf(pairs.map((pair) => whole(pair.before[kind]) / whole(pair.now[kind])))
    console.log(`| ${kind} | ${of('before')} | ${of('now')} | ${times.toFixed(2)} |`)
  }
}

async function measureRound(
  stack: Stack,
  { round, count }: { round: number; count: number },
): Promise<Round> {
  const people = Array.from({ length: count }, (_, index) => ({
    ...somebody(),
    origin: stack.portals[index % stack.portals.length]?.origin ?? stack.origin,
    address: `10.${round}.${index >> 8}.${index % 256}`,
  }))
  const registrations = await timed(stack, people, async ({ origin, address, ...person }) => {
    const body = { mobile: person.mobile, name_of_person: person.name, email: person.email }
    const { user, token } = await succeed(origin, register, { address, body })
    return { ...person, origin, address, id: user.id, token }
  })
  const coded = await sixteenAtATime(registrations.results, async (one) => ({
    ...one,
    otp_code: await requestCode(one.origin, one),
  }))
  const codes = await timed(stack, coded, ({ origin, address, id, token, otp_code }) =>
    succeed(origin, verifyOtp, { token, address, body: { user_id: id, channel: 'sms', otp_code } }),
  )
  const checkouts = await openCheckouts(stack, count)
  const settlements = await timed(stack, [...checkouts.entries()], async ([index, { token, orderId }]) => {
    await stack.gateway.lever('pay', { order_id: orderId, outcome: 'success' })
    const origin = stack.portals[index % stack.portals.length]?.origin ?? stack.origin
    const request = { token, params: { payment_provider: stack.provider }, body: { orderId } }
    // The job of its webhook settles it as well: whichever comes first. Who asks without a pause takes the cores from both.
    const isPaid = async () => (await succeed(origin, verifyPayment, request)).status === 'paid'
    while (!(await isPaid())) await setTimeout(50)
  })
  return {
    registrations: registrations.measured,
    'codes verified': codes.measured,
    settlements: settlements.measured,
  }
}

/** What follows a call (jobs, messages, the desk's projection) is in its CPU as far as it is done while others are called. */
async function timed<Item, Result>(
  stack: Stack,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<{ results: Result[]; measured: Measured }> {
  await setTimeout(PAUSE_MS)
  const spent = await cpuOfStack(stack)
  const began = performance.now()
  const results = await sixteenAtATime(items, work)
  const seconds = (performance.now() - began) / 1000
  const now = await cpuOfStack(stack)
  const perItem = (from: number, to: number) => (to - from) / 1000 / items.length
  const measured = {
    perSecond: items.length / seconds,
    portals: perItem(spent.portals, now.portals),
    database: perItem(spent.database, now.database),
  }
  return { results, measured }
}

/** Microseconds. */
async function cpuOfStack(stack: Stack): Promise<{ portals: number; database: number }> {
  const ofPortals = await Promise.all(stack.portals.map(({ pid }) => (pid === undefined ? 0 : cpuOf(pid))))
  return {
    portals: ofPortals.reduce((sum, micros) => sum + micros, 0),
    database: await cpuOfCluster(await findPostmaster(stack)),
  }
}

/** As so many connections that each ask one thing after the other. */
async function sixteenAtATime<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.values()
  const workers = Array.from({ length: 16 }, async () => {
    for (const item of queue) results.push(await work(item))
  })
  await Promise.all(workers)
  return results
}
