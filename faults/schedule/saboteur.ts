import { setTimeout as wait } from 'node:timers/promises'
import type { Stack } from '../harness/stack.ts'
import type { Diary } from './diary.ts'
import type { Random } from './random.ts'

interface Sabotage {
  readonly stack: Stack
  readonly random: Random
  readonly diary: Diary
}

type Fault = (sabotage: Sabotage) => Promise<string>

const killPortal: Fault = async ({ stack, random }) => {
  const portal = random.pick(stack.portals)
  await portal.kill()
  await wait(random.below(200))
  await portal.start()
  return 'portal killed and started again'
}

const spoilCable: Fault = async ({ stack, random }) => {
  const which = random.pick(['gateway', 'database'] as const)
  const { cable } = stack[which]
  const how = random.pick(['cut', 'reset', 'delay'] as const)
  if (how === 'delay') cable.delay(20 + random.below(80))
  else cable[how]()
  await wait(random.below(300))
  cable.mend()
  return `${which}'s cable: ${how}`
}

const crashDatabase: Fault = async ({ stack }) => {
  await stack.database.crash()
  return 'database crashed and started again'
}

const answers = ['latency', 'rate_limit', 'error', 'html', 'redirect', 'reset'] as const

const spoilGateway: Fault = async ({ stack, random }) => {
  const route = random.pick([
    'any',
    'create_order',
    'read_order',
    'list_payments',
    'terminate_order',
    'create_refund',
    'read_refund',
    'list_orders',
    'list_refunds',
  ])
  const kind = random.pick(answers)
  const after_commit = (kind === 'error' || kind === 'reset') && random.chance(0.5)
  const times = 1 + random.below(4)
  await stack.gateway.lever('misbehave', { route, kind, after_commit, times, delay_ms: random.below(300) })
  return `gateway: ${kind}${after_commit ? ' after commit' : ''} at ${route} × ${times}`
}

const lieAboutAmount: Fault = async ({ stack, random }) => {
  const kind = random.pick(['wrong_amount', 'wrong_currency'])
  await stack.gateway.lever('misbehave', { route: 'read_order', kind })
  return `gateway: ${kind}`
}

const spoilWebhooks: Fault = async ({ stack, random }) => {
  const kind = random.pick(['duplicate', 'drop', 'reorder', 'delay', 'forge_signature'])
  const times = 1 + random.below(3)
  await stack.gateway.lever('misbehave', { route: 'webhook', kind, times, delay_ms: random.below(1000) })
  return `webhooks: ${kind} × ${times}`
}

const faults: readonly Fault[] = [
  killPortal,
  killPortal,
  spoilCable,
  spoilCable,
  crashDatabase,
  spoilGateway,
  spoilGateway,
  spoilGateway,
  lieAboutAmount,
  spoilWebhooks,
  spoilWebhooks,
]

/** Injects so many faults, one after the other, while the customers pay. */
export async function sabotage(context: Sabotage, count: number): Promise<void> {
  const { random, diary } = context
  for (let fault = 0; fault < count; fault++) {
    await wait(random.below(250))
    diary.note(`── ${await random.pick(faults)(context)}`)
  }
}
