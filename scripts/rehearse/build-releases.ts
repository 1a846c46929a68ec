import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../supervise/programs.ts'

const run = promisify(execFile)

export interface Releases {
  /** The file system of the image of the commit before. */
  readonly former: string
  /** That of this checkout, built with the former one's assets. */
  readonly current: string
}

/** Builds both images as they are built for production, each in a checkout of its own. */
export async function buildReleases(formerCommit: string): Promise<Releases> {
  const folder = join(root, 'dist', 'rehearsal')
  const checkout = join(folder, 'checkout')
  await rm(checkout, { recursive: true, force: true })
  await mkdir(checkout, { recursive: true })
  await checkOut(formerCommit, checkout)
  const former = join(folder, 'former')
  await build(checkout, former)
  const current = join(folder, 'current')
  await build(root, current, '--former', join(former, 'sanad'))
  await rm(checkout, { recursive: true, force: true })
  return { former: join(former, 'image'), current: join(current, 'image') }
}

async function checkOut(commit: string, folder: string): Promise<void> {
  const archive = `${folder}.tar`
  await run('git', ['-C', root, 'archive', '--output', archive, commit])
  await run('tar', ['-xf', archive, '-C', folder])
  await rm(archive)
  const lockfiles = [root, folder].map((at) => readFile(join(at, 'package-lock.json'), 'utf8'))
  const [ours, theirs] = await Promise.all(lockfiles)
  // Its build installs what is not there.
  if (ours === theirs) await linkDependencies(folder)
}

/** Hard links: the same files, in folders that the checkout may call its own. */
async function linkDependencies(folder: string): Promise<void> {
  const { stdout } = await run(
    'find',
    ['.', '-name', 'node_modules', '-prune', '-not', '-path', './dist/*'],
    {
      cwd: root,
    },
  )
  for (const path of stdout.split('\n').filter(Boolean)) {
    await run('cp', ['-al', join(root, path), join(folder, path)])
  }
  await copyFile(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
}

function build(checkout: string, out: string, ...options: string[]) {
  const args = [join(checkout, 'scripts', 'build.mjs'), '--image', '--out', out, ...options]
  return run(process.execPath, args, { cwd: checkout, maxBuffer: 16_000_000 })
}
