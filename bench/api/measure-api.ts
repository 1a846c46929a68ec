import { join } from 'node:path'
import { getProfile, getServiceDetails, listMyServices, sourceHeader } from '@sanad/contracts'
import { sourceOfToday } from '@sanad/testing'
import { usualStatement } from '../../apps/server/src/features/screens/service-application-row.ts'
import { openDatabase } from '../../apps/server/src/platform/db.ts'
import { startNode } from '../../faults/harness/running-node.ts'
import { type Stack, startStack } from '../../faults/harness/stack.ts'
import { findFreePort } from '../../scripts/postgres/find-free-port.ts'
import { findPostmaster } from '../cpu-time.ts'
import { type MeasuredTarget, measureRound, type Round, warmUp } from './measure-round.ts'
import { printApi } from './print-api.ts'
import { type Seeded, seedCustomer } from './seed-customer.ts'

interface Named extends MeasuredTarget {
  readonly name: string
}

/** Reads of one portal in turn with what they cannot be faster than, in short rounds of one run. */
export async function measureApi({
  rounds,
  milliseconds,
}: {
  rounds: number
  milliseconds: number
}): Promise<void> {
  await using stack = await startStack({ portals: 1, isDirect: true })
  const seeded = await seedCustomer(stack)
  const bare = await startBare(stack, seeded)
  try {
    const postmaster = await findPostmaster(stack)
    const targets = listTargets(stack, seeded, bare).map((target) => ({ ...target, postmaster }))
    for (const target of targets) await warmUp(target)
    const measured = new Map<string, Round[]>(targets.map(({ name }) => [name, []]))
    for (let round = 0; round < rounds; round++) {
      for (const target of targets) {
        measured.get(target.name)?.push(await measureRound(milliseconds, target))
      }
    }
    printApi(measured)
  } finally {
    await bare.kill()
  }
}

function listTargets(
  { portals: [portal] }: Stack,
  { token, applicationId }: Seeded,
  bare: { origin: string; pid: number },
): Omit<Named, 'postmaster'>[] {
  if (portal?.pid === undefined) throw new Error('The stack has no portal')
  const { origin, pid } = portal
  const headers = { authorization: `Bearer ${token}`, [sourceHeader]: sourceOfToday() }
  const details = getServiceDetails.path({ userServiceId: applicationId })
  return [
    { name: 'ready', origin, pid, asks: [{ path: '/health/ready', headers: {} }] },
    { name: 'bare', ...bare, asks: [{ path: '/', headers: {} }] },
    { name: 'composite', origin, pid, asks: [{ path: details, headers }] },
    { name: 'composite, made anew', origin, pid, asks: [{ path: details, headers }], isAnew: true },
    { name: 'list', origin, pid, asks: [{ path: listMyServices.path({}), headers }] },
    {
      name: 'list, made anew',
      origin,
      pid,
      asks: [{ path: listMyServices.path({}), headers }],
      isAnew: true,
    },
    { name: 'profile', origin, pid, asks: [{ path: getProfile.path({}), headers }] },
  ]
}

async function startBare({ database }: Stack, owned: Seeded) {
  const db = openDatabase({ url: database.directUrl() })
  const { sql: text, parameters: values } = usualStatement(owned).compile(db)
  await db.destroy()
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const started = await startNode({
    script: join(import.meta.dirname, 'bare-server.ts'),
    env: {
      PORT: String(port),
      DATABASE_URL: database.directUrl(),
      STATEMENT: JSON.stringify({ text, values }),
    },
    readyUrl: `${origin}/health/ready`,
  })
  return { origin, pid: started.pid ?? 0, kill: () => started.kill() }
}
