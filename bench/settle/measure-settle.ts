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
  /** Payments of a round; so many times as many of the rest (`TIMES`). */
  readonly count: number
}

interface Measured {
  /** Until the last one is done. Tester and stand-in gateway have their share of the processors. */
  readonly perSecond: number
  /** CPU of one, milliseconds. */
  readonly portals: number
  readonly database: number
  /** Of the tester and the stand-in gateway, which is none of the product's. */
  readonly around: number
}

/** Rounds in which processes mostly compile: a settlement takes a third less CPU in the fourth than in the first. */
const WARM_UP = 2

/** By then the jobs, messages and projections of what was done before are done. */
const PAUSE_MS = 3000

/** As many take about the time of one settlement: a phase of few calls would measure how fast processes compile. */
const TIMES = { registrations: 10, codes: 5 }

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
      before: await measureRound(before, count),
      now: await measureRound(now, count),
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
    `\n| CPU of one, portals + database + what is around them, ms | ${against} | this | times |\n| --- | --- | --- | --- |`,
  )
  for (const kind of kinds) {
    const median = (pick: (pair: (typeof pairs)[number]) => number) => medianOf(pairs.map(pick)).toFixed(1)
    const whole = ({ portals, database }: Measured) => portals + database
    const of = (side: 'before' | 'now') =>
      (['portals', 'database', 'around'] as const)
        .map((part) => median((pair) => pair[side][kind][part]))
        .join(' + ')
    const times = medianOf(pairs.map((pair) => whole(pair.before[kind]) / whole(pair.now[kind])))
    console.log(`| ${kind} | ${of('before')} | ${of('now')} | ${times.toFixed(2)} |`)
  }
}

let networks = 0

/** In a /24 of its own: the callers of one share a limit, and with it a row. */
function nextAddress(): string {
  networks += 1
  return `10.${networks >> 8}.${networks % 256}.1`
}

async function measureRound(stack: Stack, count: number): Promise<Round> {
  const people = Array.from({ length: 2 * TIMES.registrations * count }, (_, index) => ({
    ...somebody(),
    origin: stack.portals[index % stack.portals.length]?.origin ?? stack.origin,
    address: nextAddress(),
  }))
  const registrations = await timed(stack, people, async ({ origin, address, ...person }) => {
    const body = { mobile: person.mobile, name_of_person: person.name, email: person.email }
    const { user, token } = await succeed(origin, register, { address, body })
    return { ...person, origin, address, id: user.id, token }
  })
  const coded = await sixteenAtATime(
    registrations.results.slice(0, 2 * TIMES.codes * count),
    async (one) => ({
      ...one,
      otp_code: await requestCode(one.origin, one),
    }),
  )
  const codes = await timed(stack, coded, ({ origin, address, id, token, otp_code }) =>
    succeed(origin, verifyOtp, { token, address, body: { user_id: id, channel: 'sms', otp_code } }),
  )
  const checkouts = await openCheckouts(stack, 2 * count)
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

/**
 * The second half is measured, right behind the first: connections that had nothing to do were given up meanwhile, and each
 * new one plans every statement several times, which is none of what a steady load costs. What follows a call (jobs,
 * messages, the desk's projection) is in its CPU as far as it is done while others are called.
 */
async function timed<Item, Result>(
  stack: Stack,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<{ results: Result[]; measured: Measured }> {
  await setTimeout(PAUSE_MS)
  const half = Math.floor(items.length / 2)
  const unmeasured = await sixteenAtATime(items.slice(0, half), work)
  const spent = await cpuOfStack(stack)
  const began = performance.now()
  const results = await sixteenAtATime(items.slice(half), work)
  const seconds = (performance.now() - began) / 1000
  const now = await cpuOfStack(stack)
  const perItem = (part: keyof typeof now) => (now[part] - spent[part]) / 1000 / results.length
  const measured = {
    perSecond: results.length / seconds,
    portals: perItem('portals'),
    database: perItem('database'),
    around: perItem('around'),
  }
  return { results: [...unmeasured, ...results], measured }
}

/** Microseconds. */
async function cpuOfStack(stack: Stack): Promise<Omit<Measured, 'perSecond'>> {
  const ofPortals = await Promise.all(stack.portals.map(({ pid }) => (pid === undefined ? 0 : cpuOf(pid))))
  return {
    portals: ofPortals.reduce((sum, micros) => sum + micros, 0),
    database: await cpuOfCluster(await findPostmaster(stack)),
    around: (await cpuOf(process.pid)) + (await cpuOf(stack.gateway.pid ?? 0)),
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
