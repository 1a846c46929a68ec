import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../failure.ts'
import { type Binaries, prepareBinaries } from './binaries.ts'
import { isAlive } from './is-alive.ts'
import { findRunAs, type RunAs } from './run-as.ts'
import { runProgram } from './run-program.ts'

/** A folder with PostgreSQL's data, and what is needed to run a server on it. */
export type Cluster = {
  data: string
  log: string
  password: string
  binaries: Binaries
  runAs: RunAs
}

const passwordFile = 'sanad-password'

/** Collation by PostgreSQL's builtin provider, not by the operating system: the sort order is the same everywhere. */
const initdbOptions = [
  '--username=sanad',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
]

/** Opens the cluster in the folder; creates it where there is none. */
export async function openCluster(givenFolder: string): Promise<Cluster> {
  const runAs = findRunAs()
  const binaries = await prepareBinaries(runAs)
  await makeFolder(givenFolder, runAs)
  // The operating system reports working directories with symbolic links resolved; see running-server.ts.
  const folder = await realpath(givenFolder)
  const data = join(folder, 'cluster')
  const password = (await findPassword(data)) ?? (await createCluster(folder, data, binaries, runAs))
  return { data, log: join(folder, 'postgres.log'), password, binaries, runAs }
}

/**
 * Atomic: created beside its place and renamed once complete, so that a killed first start leaves no partial cluster
 * and of two concurrent first starts the first one wins.
 */
async function createCluster(
  folder: string,
  data: string,
  binaries: Binaries,
  runAs: RunAs,
): Promise<string> {
  await removeAbandoned(folder)
  const partial = join(folder, `new-${process.pid}-${randomBytes(4).toString('hex')}`)
  const password = randomBytes(24).toString('base64url')
  const passwordGiven = `${partial}.password`
  await writeFile(passwordGiven, password, { mode: 0o600 })
  await giveTo(passwordGiven, runAs)
  try {
    await runProgram(
      binaries.initdb,
      [...initdbOptions, `--pgdata=${partial}`, `--pwfile=${passwordGiven}`],
      runAs,
    )
    await rename(passwordGiven, join(partial, passwordFile))
    await rename(partial, data)
    return password
  } catch (cause) {
    const winner = await findPassword(data)
    if (winner !== undefined) return winner
    throw new Failure(
      `PostgreSQL could not create its data folder ${partial}: ${cause instanceof Error ? cause.message : cause}`,
      'Check that the disk has room, or set DATA_DIR to another folder.',
      { cause },
    )
  } finally {
    await rm(passwordGiven, { force: true })
    await rm(partial, { recursive: true, force: true })
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(/^new-(\d+)/.exec(name)?.[1])
    if (pid && !isAlive(pid)) await rm(join(folder, name), { recursive: true, force: true })
  }
}

async function findPassword(data: string): Promise<string | undefined> {
  return readFile(join(data, passwordFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

async function makeFolder(folder: string, runAs: RunAs): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await giveTo(folder, runAs)
}

async function giveTo(path: string, { uid, gid }: RunAs): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}
