import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

export interface CheckedOutRelease extends AsyncDisposable {
  /** A file of the release. */
  path(file: string): string
  /** Names of the files in one of its folders. */
  listFiles(inFolder: string): Promise<string[]>
}

/**
 * An earlier release from git, with its own packages and the dependencies of today. Outside node_modules: Node strips
 * no types there.
 */
export async function checkoutRelease(commit: string): Promise<CheckedOutRelease> {
  await ensureCommit(commit)
  const folder = await mkdtemp(join(tmpdir(), 'sanad-release-'))
  const archive = join(folder, 'release.tar')
  await run('git', ['-C', root, 'archive', '--output', archive, commit])
  await run('tar', ['-xf', archive, '-C', folder])
  await rm(archive)
  await linkDependencies(folder)
  return {
    path: (file) => join(folder, file),
    listFiles: (inFolder) => readdir(join(folder, inFolder)),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

async function linkDependencies(folder: string): Promise<void> {
  const installed = join(root, 'node_modules')
  const own = join(folder, 'node_modules')
  await mkdir(join(own, '@sanad'), { recursive: true })
  for (const name of await readdir(installed)) {
    if (name !== '@sanad') await symlink(join(installed, name), join(own, name))
  }
  for (const name of await readdir(join(folder, 'packages'))) {
    await symlink(join(folder, 'packages', name), join(own, '@sanad', name))
  }
}

/** A shallow clone lacks the commit: asked for once, and otherwise a failure that says what to do. */
async function ensureCommit(commit: string): Promise<void> {
  const isThere = () => run('git', ['-C', root, 'cat-file', '-e', `${commit}^{commit}`])
  try {
    await isThere().catch(async () => {
      await run('git', ['-C', root, 'fetch', '--depth=1', 'origin', commit], { timeout: 60_000 })
      await isThere()
    })
  } catch (cause) {
    throw new Error(
      `The release ${commit} is not in this clone, and the tests of upgrades need it. ` +
        'In a shallow clone run git fetch --unshallow; a CI checks out with fetch-depth: 0.',
      { cause },
    )
  }
}
