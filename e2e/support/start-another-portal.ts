import { join } from 'node:path'
import { type RunningNode, startNode } from '../../faults/harness/running-node.ts'
import { getClusterFolder } from '../../scripts/postgres/cluster-folder.ts'
import { findFreePort } from '../../scripts/postgres/find-free-port.ts'
import { startPostgres } from '../../scripts/postgres/server.ts'
import type { ProductOptions } from './fixtures.ts'

const script = join(import.meta.dirname, '../../apps/server/src/main.ts')

type Product = ProductOptions & { readonly baseURL: string | undefined }

/**
 * One more portal on the product's database and files, with settings of its own. The stand-in gateway's webhooks go to the
 * first one.
 */
export async function startAnotherPortal(
  { dataDir, gatewayOrigin, baseURL = '' }: Product,
  settingsAt: (port: number) => Readonly<Record<string, string>>,
): Promise<Pick<RunningNode, 'stop'> & { readonly origin: string }> {
  const [server, port] = await Promise.all([
    getClusterFolder(dataDir).then((folder) => startPostgres(folder)),
    findFreePort(),
  ])
  const origin = `http://127.0.0.1:${port}`
  const portal = await startNode({
    script,
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      // It also runs jobs of other journeys, whose messages name the product's address.
      PUBLIC_URL: baseURL,
      DATABASE_URL: server.urlOf('sanad'),
      DATA_DIR: dataDir,
      GATEWAY_PORT: new URL(gatewayOrigin).port,
      ...settingsAt(port),
    },
    readyUrl: `${origin}/health/ready`,
  })
  return { origin, stop: () => portal.stop() }
}
