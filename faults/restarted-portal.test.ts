import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getProfile } from '@sanad/contracts'
import { call, registerCustomer, waitFor } from '@sanad/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../scripts/postgres/find-free-port.ts'
import { startDatabase } from './harness/database.ts'
import { type RunningNode, startNode } from './harness/running-node.ts'

const parts = new AsyncDisposableStack()
let origin: string
let supervisor: RunningNode
beforeAll(async () => {
  const database = parts.use(await startDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'sanad-faults-'))
  parts.defer(() => rm(dataDir, { recursive: true, force: true }))
  const port = await findFreePort()
  origin = `http://127.0.0.1:${port}`
  supervisor = await startNode({
    script: join(import.meta.dirname, 'harness/supervised-portal.ts'),
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATABASE_URL: database.url,
      MIGRATE_AT_START: '0',
      DATA_DIR: dataDir,
    },
    readyUrl: `${origin}/health/ready`,
  })
  parts.defer(() => supervisor.stop())
})
afterAll(() => parts.disposeAsync())

async function findPortal(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  const children = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (pid && parent === supervisor.pid ? [pid] : []))
  expect(children).toHaveLength(1)
  return children[0] ?? 0
}

it('[F-30] a portal that is killed answers again, its supervisor says how it ended, and nobody is signed out', async () => {
  const { token } = await registerCustomer(origin)
  const first = await findPortal()
  process.kill(first, 'SIGKILL')
  await waitFor('the portal is started again', async () => {
    const answer = await call(origin, getProfile, { token }).catch(() => undefined)
    return answer?.status === 200
  })
  expect(await findPortal()).not.toBe(first)
  expect(supervisor.lastWords()).toContain('The portal was ended by SIGKILL. It is started again in 1 s')
}, 90_000)
