// Attacks a throw-away portal with wapiti and sqlmap (Debian packages) and writes a report of what they found:
// node scripts/security/scan.ts <report.md>
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getClusterFolder } from '../postgres/cluster-folder.ts'

import { findFreePort } from '../postgres/find-free-port.ts'
import { startPostgres } from '../postgres/server.ts'
import { waitUntilReady } from '../supervise/wait-until-ready.ts'
import { runSqlmap } from './run-sqlmap.ts'
import { runWapiti } from './run-wapiti.ts'
import { writeReport } from './write-report.ts'
import { writeRequests } from './write-requests.ts'

const [report] = process.argv.slice(2)
if (report === undefined) throw new Error('Name the file to write the report to')

const folder = await mkdtemp(join(tmpdir(), 'sanad-scan-'))
const dataDir = join(tmpdir(), `sanad-${randomUUID()}`)
const [port, gatewayPort] = [await findFreePort(), await findFreePort()]
const origin = `http://127.0.0.1:${port}`
const settings = {
  PORT: String(port),
  GATEWAY_PORT: String(gatewayPort),
  // As behind a proxy that terminates TLS, so that the portal sends all security headers.
  PUBLIC_URL: `https://127.0.0.1:${port}`,
  LOG_LEVEL: 'error',
}
const product = spawn(process.execPath, [join(import.meta.dirname, '../testing/start-throw-away.ts')], {
  env: { ...process.env, ...settings, JOURNEYS_DATA_DIR: dataDir },
  stdio: ['ignore', 'inherit', 'inherit'],
})
try {
  await waitUntilReady('portal', `${origin}/health/ready`)
  const database = await startPostgres(await getClusterFolder(dataDir))
  const requests = await writeRequests(join(folder, 'requests'), origin, {
    ...settings,
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    DATABASE_URL: database.urlOf('sanad'),
  })
  const wapiti = await runWapiti(`${origin}/user/`, requests, folder)
  const sqlmap = await runSqlmap(requests.files, folder)
  await writeFile(report, writeReport({ wapiti, sqlmap }))
  console.log(`The findings stand in ${report}`)
} finally {
  const stopped = new Promise((resolve) => product.once('exit', resolve))
  product.kill('SIGTERM')
  await stopped
  await rm(folder, { recursive: true, force: true })
}
