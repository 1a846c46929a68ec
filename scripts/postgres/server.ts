import { readFile, rename } from 'node:fs/promises'
import { Failure } from '../failure.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { findFreePort } from './find-free-port.ts'
import { pgCtl } from './pg-ctl.ts'
import { findRunningPort, isServed } from './running-server.ts'

export interface PostgresServer {
  urlOf: (database: string) => string
  /** Fast shutdown: rolls back open transactions and writes a checkpoint. */
  stop: () => Promise<void>
}

/** Data of tests is thrown away and needs no fsync; everything else keeps PostgreSQL's defaults. */
export type Durability = 'durable' | 'throw-away'

/** Starts PostgreSQL on `folder`, or attaches to the server that a killed process left running there. */
export async function startPostgres(
  folder: string,
  durability: Durability = 'durable',
): Promise<PostgresServer> {
  const cluster = await openCluster(folder)
  const port = (await findRunningPort(cluster)) ?? (await start(cluster, durability))
  return {
    urlOf: (database) => `postgres://sanad:${cluster.password}@127.0.0.1:${port}/${database}`,
    stop: () => stop(cluster),
  }
}

/** Stops the server that is left over on `folder`, if there is one. */
export async function stopPostgres(folder: string): Promise<void> {
  await stop(await openCluster(folder))
}

async function start(cluster: Cluster, durability: Durability): Promise<number> {
  const port = await findFreePort()
  const options = settings(port, durability).map((setting) => `-c ${setting}`)
  await rename(cluster.log, `${cluster.log}.previous`).catch(() => undefined)
  try {
    await pgCtl(
      cluster,
      'start',
      '--wait',
      '--timeout=300',
      `--log=${cluster.log}`,
      `--options=${options.join(' ')}`,
    )
    return port
  } catch (cause) {
    // Race of two starts: the other one won, and its server serves both.
    const running = await findRunningPort(cluster)
    if (running !== undefined) return running
    throw new Failure(
      `PostgreSQL did not start: ${await readLastLines(cluster.log)}`,
      `Read ${cluster.log}; or set DATABASE_URL to a PostgreSQL of your own (15 or newer).`,
      { cause },
    )
  }
}

async function stop(cluster: Cluster): Promise<void> {
  if (!(await isServed(cluster))) return
  await stopBy('fast', cluster)
    .catch(async () => {
      if (!(await isServed(cluster))) return
      // A server that is told to stop during crash recovery may hang; the next start recovers all commits.
      await stopBy('immediate', cluster)
    })
    .catch(async (cause) => {
      if (!(await isServed(cluster))) return
      throw new Failure(
        'PostgreSQL did not stop',
        `It may keep running: the next start attaches to it. Its log is ${cluster.log}`,
        { cause },
      )
    })
}

function stopBy(mode: 'fast' | 'immediate', cluster: Cluster): Promise<void> {
  return pgCtl(cluster, 'stop', `--mode=${mode}`, '--wait', '--timeout=30')
}

function settings(port: number, durability: Durability): string[] {
  const reachable = ['listen_addresses=127.0.0.1', `port=${port}`]
  if (durability === 'durable') return [...reachable, 'unix_socket_directories=']
  // Relative to the data folder: beside it.
  return [
    ...reachable,
    'unix_socket_directories=..',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=300',
  ]
}

async function readLastLines(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.trim().split('\n').slice(-5).join('\n') || 'its log is empty'
}
