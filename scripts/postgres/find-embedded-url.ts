import { Failure } from '../failure.ts'
import { openCluster } from './cluster.ts'
import { getClusterFolder } from './cluster-folder.ts'
import { findRunningPort } from './running-server.ts'

/** The database of our own, while it runs. */
export async function findEmbeddedUrl(dataDir: string): Promise<string> {
  const cluster = await openCluster(await getClusterFolder(dataDir))
  const port = await findRunningPort(cluster)
  if (port === undefined) throw new Failure('Sanad does not run', 'Start it, or set DATABASE_URL.')
  return `postgres://sanad:${cluster.password}@127.0.0.1:${port}/sanad`
}
