import { Failure } from '../failure.ts'
import { openCluster } from './cluster.ts'
import { getClusterFolder } from './cluster-folder.ts'
import { findRunningPort } from './running-server.ts'

/** The URL of the embedded database; it must be running. */
export async function findEmbeddedUrl(dataDir: string): Promise<string> {
  const cluster = await openCluster(await getClusterFolder(dataDir))
  const port = await findRunningPort(cluster)
  if (port === undefined)
    throw new Failure('The embedded database is not running', 'Start Sanad, or set DATABASE_URL.')
  return `postgres://sanad:${cluster.password}@127.0.0.1:${port}/sanad`
}
