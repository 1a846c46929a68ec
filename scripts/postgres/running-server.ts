import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cluster } from './cluster.ts'
import { pgCtl } from './pg-ctl.ts'

/** The port of the server that runs on the cluster, whoever started it. */
export async function findRunningPort(cluster: Cluster): Promise<number | undefined> {
  const pidFile = join(cluster.data, 'postmaster.pid')
  const written = await readFile(pidFile, 'utf8').catch(() => undefined)
  if (written === undefined) return undefined
  if (await isServed(cluster)) {
    const [, , , port] = written.split('\n')
    return Number(port)
  }
  // Stale postmaster.pid: after a crash and a reboot its pid may belong to another process, which PostgreSQL would
  // take for a running server.
  const unchanged = (await readFile(pidFile, 'utf8').catch(() => undefined)) === written
  if (unchanged && process.platform === 'linux') await rm(pidFile, { force: true })
  return undefined
}

/** Whether any process of a server still runs on the cluster's data. */
export async function isServed(cluster: Cluster): Promise<boolean> {
  if (process.platform !== 'linux') return pgCtl(cluster, 'status').then(alwaysTrue, alwaysFalse)
  // Every PostgreSQL process has the data folder as its working directory; a zombie has none any more.
  const folders = await Promise.all((await readdir('/proc')).filter(isNumber).map(findWorkingFolder))
  return folders.includes(cluster.data)
}

function findWorkingFolder(pid: string): Promise<string | undefined> {
  return readlink(`/proc/${pid}/cwd`).catch(() => undefined)
}

const isNumber = (name: string) => /^\d+$/.test(name)
const alwaysTrue = () => true
const alwaysFalse = () => false
