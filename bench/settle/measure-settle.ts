import { setTimeout } from 'node:timers/promises'
import { register, verifyOtp, verifyPayment } from '@sanad/contracts'
import { requestCode, somebody, succeed } from '@sanad/testing'
import { checkoutRelease } from '../../faults/harness/checkout-release.ts'
import { type Stack, startStack } from '../../faults/harness/stack.ts'
import { medianOf } from '../median.ts'
import { openCheckouts } from '../mixed/settlements.ts'

interface Options {
  /** The commit that is measured beside this one. */
  readonly against: string
  readonly rounds: number
  /** Registrations, codes and payments of a round. */
  readonly count: number
}

type Kind = 'registrations' | 'codes verified' | 'settlements'

/** What three portals write a second, in turn with three portals of another commit, each on a PostgreSQL of its own. */
export async function measureSettle({ against, rounds, count }: Options): Promise<void> {
  await using other = await checkoutRelease(against)
  await using before = await startStack({
    portals: 3,
    isDirect: true,
    script: other.path('apps/server/src/main.ts'),
  })
  await using now = await startStack({ portals: 3, isDirect: true })
  const rates = new Map<Kind, { before: number; now: number }[]>()
  // The first round warms up: in their first seconds processes mostly compile.
  for (let round = 0; round <= rounds; round++) {
    const former = await measureRound(before, { round, count })
    for (const [kind, rate] of await measureRound(now, { round, count })) {
      const pairs = rates.get(kind) ?? []
      rates.set(kind, pairs)
      if (round > 0) pairs.push({ before: former.get(kind) ?? 0, now: rate })
    }
  }
  console.log(`\n| a second | ${against} | this | times |\n| --- | --- | --- | --- |`)
  for (const [kind, pairs] of rates) {
    const [then, today] = [
      medianOf(pairs.map((pair) => pair.before)),
      medianOf(pairs.map((pair) => pair.now)),
    ]
    const times = medianOf(pairs.map((pair) => pair.now / pair.before))
    console.log(`| ${kind} | ${then.toFixed(0)} | ${today.toFixed(0)} | ${times.toFixed(2)} |`)
  }
}

async function measureRound(
  stack: Stack,
  { round, count }: { round: number; count: number },
): Promise<ReadonlyMap<Kind, number>> {
  const rates = new Map<Kind, number>()
  const people = Array.from({ length: count }, (_, index) => ({
    ...somebody(),
    origin: stack.portals[index % stack.portals.length]?.origin ?? stack.origin,
    address: `10.${round}.${index >> 8}.${index % 256}`,
  }))
  const challenged = await timed(rates, 'registrations', people, async ({ origin, address, ...person }) => {
    const body = { mobile: person.mobile, name_of_person: person.name, email: person.email }
    const { user, token } = await succeed(origin, register, { address, body })
    return { ...person, origin, address, id: user.id, token }
  })
  const coded = await sixteenAtATime(challenged, async (one) => ({
    ...one,
    otp_code: await requestCode(one.origin, one),
  }))
  await timed(rates, 'codes verified', coded, ({ origin, address, id, token, otp_code }) =>
    succeed(origin, verifyOtp, { token, address, body: { user_id: id, channel: 'sms', otp_code } }),
  )
  const checkouts = await openCheckouts(stack, count)
  await timed(rates, 'settlements', [...checkouts.entries()], async ([index, { token, orderId }]) => {
    await stack.gateway.lever('pay', { order_id: orderId, outcome: 'success' })
    const origin = stack.portals[index % stack.portals.length]?.origin ?? stack.origin
    const request = { token, params: { payment_provider: stack.provider }, body: { orderId } }
    // The job of its webhook settles it as well: whichever comes first. Who asks without a pause takes the cores from both.
    const isPaid = async () => (await succeed(origin, verifyPayment, request)).status === 'paid'
    while (!(await isPaid())) await setTimeout(50)
  })
  return rates
}

/** So many a second until the last one is done. */
async function timed<Item, Result>(
  rates: Map<Kind, number>,
  kind: Kind,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const began = performance.now()
  const results = await sixteenAtATime(items, work)
  rates.set(kind, (items.length * 1000) / (performance.now() - began))
  return results
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
