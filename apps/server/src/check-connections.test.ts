import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../../../scripts/postgres/find-free-port.ts'
import { sayWhatDoesNotAnswer } from './check-connections.ts'
import type { PortalConfig } from './platform/portal-config.ts'
import { startGateway, type TestGateway } from './testing/start-gateway.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let portal: TestApp
let gateway: TestGateway
beforeAll(async () => {
  portal = await startTestApp()
  gateway = await startGateway()
})
afterAll(async () => {
  await gateway.close()
  await portal.close()
})

/** What a start writes into its log. */
async function say(clamd: PortalConfig['clamd']) {
  const { services } = portal
  const payments = { ...services.config.payments, cashfree: null, razorpay: null }
  const said: unknown[] = []
  await sayWhatDoesNotAnswer({ ...services, config: { ...services.config, payments, clamd } }, {
    error: (...line: unknown[]) => said.push(['error', ...line]),
    info: (...line: unknown[]) => said.push(['info', ...line]),
  } as Parameters<typeof sayWhatDoesNotAnswer>[1])
  return said
}

const answering = ['DATABASE_URL', 'migrations', 'files']

it('a start names each dependency that does not answer, and those that do', async () => {
  const port = await findFreePort()
  expect(await say({ host: '127.0.0.1', port })).toEqual([
    [
      'error',
      { dependency: 'clamd', problem: expect.stringContaining('ECONNREFUSED') },
      'A dependency does not answer',
    ],
    ['info', { answered: answering }, 'Dependencies were asked'],
  ])
})

it('a start to which everything answers complains of nothing', async () => {
  expect(await say(null)).toEqual([['info', { answered: answering }, 'Dependencies were asked']])
})

/** `npm run sanad -- check` as a process of its own. */
async function check(env: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const { config } = portal.services
  const { stdout, code } = await promisify(execFile)(process.execPath, ['scripts/sanad.ts', 'check'], {
    cwd: `${import.meta.dirname}/../../..`,
    env: {
      NODE_ENV: 'test',
      DATABASE_URL: config.databaseUrl,
      DATA_DIR: config.dataDir,
      CASHFREE_BASE_URL: gateway.payments.cashfree.baseUrl,
      RAZORPAY_BASE_URL: gateway.payments.razorpay.baseUrl,
      ...env,
    },
  }).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  )
  return { code, lines: stdout.trim().split('\n') }
}

it('the command that checks the dependencies names what does not answer, and ends with 1 for it', async () => {
  const port = await findFreePort()
  const { code, lines } = await check({ CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(port) })
  expect(lines.filter((line) => !line.startsWith('ok\t'))).toEqual([
    expect.stringMatching(/^failed\tclamd\t.*ECONNREFUSED/),
  ])
  expect(code).toBe(1)
  // It is a process of its own.
}, 60_000)

it('the command ends with 0 where everything answers', async () => {
  const { code, lines } = await check({})
  const states = lines.map((line) => line.split('\t').slice(0, 2).join(' '))
  expect(states).toEqual([...answering, 'cashfree', 'razorpay'].map((name) => `ok ${name}`))
  expect(code).toBe(0)
}, 60_000)
