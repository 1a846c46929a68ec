import { join } from 'node:path'
import { getProfile, getServiceDetails, listMyServices, sourceHeader } from '@sanad/contracts'
import { sourceOfToday } from '@sanad/testing'
import { usualStatement } from '../../apps/server/src/features/screens/service-application-row.ts'
import { openDatabase } from '../../apps/server/src/platform/db.ts'
import { startNode } from '../../faults/harness/running-node.ts'
import { type Stack, startStack } from '../../faults/harness/stack.ts'
import { findFreePort } from '../../scripts/postgres/find-free-port.ts'
import { cpuOf, cpuOfCluster } from '../cpu-time.ts'
import { loadFor, type Target } from './http-load.ts'
import { printApi, type Round } from './print-api.ts'
import { type Seeded, seedCustomer } from './seed-customer.ts'

interface Measured extends Target {
  readonly name: string
  readonly pid: number
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
    const targets = listTargets(stack, seeded, bare)
    const postmaster = await findPostmaster(stack)
    // Warm-up by answers, not by time: on a busy machine few are given before they are compiled well.
    for (const target of targets)
      for (let answers = 0; answers < 4000; ) answers += await loadFor(1000, target)
    const measured = new Map<string, Round[]>(targets.map(({ name }) => [name, []]))
    for (let round = 0; round < rounds; round++) {
      for (const target of targets) {
        const before = { own: await cpuOf(target.pid), database: await cpuOfCluster(postmaster) }
        const began = performance.now()
        const answers = await loadFor(milliseconds, target)
        const seconds = (performance.now() - began) / 1000
        measured.get(target.name)?.push({
          perSecond: answers / seconds,
          ownMicros: ((await cpuOf(target.pid)) - before.own) / answers,
          databaseMicros: ((await cpuOfCluster(postmaster)) - before.database) / answers,
        })
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
): Measured[] {
  if (portal?.pid === undefined) throw new Error('The stack has no portal')
  const { origin, pid } = portal
  const headers = { authorization: `Bearer ${token}`, [sourceHeader]: sourceOfToday() }
  const details = getServiceDetails.path({ userServiceId: applicationId })
  return [
    { name: 'ready', origin, pid, path: '/health/ready', headers: {} },
    { name: 'bare', ...bare, path: '/', headers: {} },
    { name: 'composite', origin, pid, path: details, headers },
    { name: 'composite, made anew', origin, pid, path: details, headers, isAnew: true },
    { name: 'list', origin, pid, path: listMyServices.path({}), headers },
    { name: 'list, made anew', origin, pid, path: listMyServices.path({}), headers, isAnew: true },
    { name: 'profile', origin, pid, path: getProfile.path({}), headers },
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

/** The parent of every process of the database. */
async function findPostmaster({ database }: Stack): Promise<number> {
  const [row] = await database.query<{ pid: number }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`,
  )
  return row?.pid ?? 0
}
