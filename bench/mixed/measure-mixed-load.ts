import { setTimeout as wait } from 'node:timers/promises'
import { startStack } from '../../faults/harness/stack.ts'
import { comeToRest } from '../../faults/schedule/come-to-rest.ts'
import { createRandom } from '../../faults/schedule/random.ts'
import { holdToZero } from './hold-to-zero.ts'
import { printMixedLoad } from './print-mixed-load.ts'
import { Recorder } from './recorder.ts'
import { openCheckouts, payAtOnce } from './settlements.ts'
import { work } from './worker.ts'
import { Written } from './written.ts'

interface MixedLoad {
  readonly workers: number
  readonly seconds: number
  /** Payments that all succeed in the same moment, at a third of the time. */
  readonly settlements: number
}

/** Customers who do everything at once: how long each kind of call takes, and what it leaves in memory and books. */
export async function measureMixedLoad({ workers, seconds, settlements }: MixedLoad): Promise<void> {
  await using stack = await startStack({ portals: 1 })
  const [portal] = stack.portals
  if (!portal) throw new Error('The stack has no portal')
  const { origin } = portal
  const checkouts = await openCheckouts(stack, settlements)
  // Warm-up: in its first seconds a process mostly compiles.
  const warm = performance.now() + Math.min(seconds, 20) * 100
  const load = (recorder: Recorder, written: Written, deadline: number) =>
    Array.from({ length: workers }, (_, index) =>
      work(
        {
          stack,
          portalOf: (customer) => recorder.at(origin, `10.${index + 1}.${customer >> 8}.${customer % 256}`),
          random: createRandom(index),
          written,
        },
        () => performance.now() > deadline,
      ),
    )
  await Promise.all(load(new Recorder(), new Written(), warm))

  const recorder = new Recorder()
  const written = new Written()
  const deadline = performance.now() + seconds * 1000
  const memory = [await portal.memoryMb()]
  const keepAsking = async () => {
    while (performance.now() < deadline) {
      const began = performance.now()
      const { status } = await fetch(`${origin}/health/live`)
      recorder.record('/health/live', performance.now() - began, status)
      await wait(100)
    }
  }
  await Promise.all([
    ...load(recorder, written, deadline),
    keepAsking(),
    wait((seconds / 3) * 1000).then(() => payAtOnce(stack, checkouts, { recorder, written })),
    wait((seconds / 2) * 1000).then(async () => memory.push(await portal.memoryMb())),
  ])
  memory.push(await portal.memoryMb())
  const broken = await comeToRest(stack, { seconds: 120 })
  const [ledger] = await stack.database.query<{ sum: string }>(
    'select coalesce(sum(amount_rupees), 0)::text as sum from ledger_entries',
  )
  const settled = await stack.database.query(
    `select from payment_orders where state = 'paid' and order_id = any($1)`,
    [checkouts.map(({ orderId }) => orderId)],
  )
  const lost = await written.listLost(stack.database)
  printMixedLoad({
    title: `${workers} workers, ${seconds} s, ${settlements} settlements at once`,
    recorder,
    facts: [
      ['memory at start, middle and end', `${memory.join(', ')} MB`],
      ['settlements that were settled', `${settled.length} of ${settlements}`],
      ['sum of the ledger', ledger?.sum ?? '?'],
      ['lost writes', lost.join(', ') || 'none'],
      ['broken invariants', broken.join('; ') || 'none'],
      ['internal errors in the log', String(portal.complaints().length)],
    ],
  })
  holdToZero({
    'settlements that were not settled': settlements - settled.length,
    'sum of the ledger': Number(ledger?.sum),
    'lost writes': lost.length,
    'broken invariants': broken.length,
    'internal errors in the log': portal.complaints().length,
  })
}
