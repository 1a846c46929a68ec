import { execFile } from 'node:child_process'
import { cp, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Failure } from '../failure.ts'

interface Options {
  /** The package. */
  readonly sanad: string
  readonly folder: string
}

/** No login, and no name that a host might have. */
const files: Readonly<Record<string, string>> = {
  'etc/passwd': 'sanad:x:10001:10001::/var/lib/sanad:/nonexistent\n',
  'etc/group': 'sanad:x:10001:\n',
  'etc/nsswitch.conf': 'hosts: files dns\n',
  // What runs it puts its own in their places.
  'etc/hosts': '',
  'etc/resolv.conf': '',
}

/** Empty: volumes of the data and of what is temporary, and what a container engine mounts. */
const mountPoints = ['var/lib/sanad', 'tmp', 'proc', 'sys', 'dev', 'etc/sanad']

/**
 * The file system of the container image: the package at /sanad, the C libraries that Node is linked with, and nothing
 * else; no shell, no package manager. deploy/image/Containerfile copies it into an empty image.
 */
export async function buildRootFileSystem({ sanad, folder }: Options): Promise<void> {
  if (process.platform !== 'linux') {
    throw new Failure('The image is one of Linux', 'Build it in a container: deploy/image/Containerfile.')
  }
  const next = `${folder}.next`
  await rm(next, { recursive: true, force: true })
  for (const path of mountPoints) await mkdir(join(next, path), { recursive: true })
  for (const [path, text] of Object.entries(files)) await writeFile(join(next, path), text)
  await cp(sanad, join(next, 'sanad'), { recursive: true, verbatimSymlinks: true })
  for (const library of await listLibraries(join(sanad, 'bin', 'node'))) {
    await mkdir(dirname(join(next, library)), { recursive: true })
    await cp(await realpath(library), join(next, library))
  }
  await rm(folder, { recursive: true, force: true })
  await rename(next, folder)
}

/** Of a program, the loader among them; by the loader itself. */
async function listLibraries(program: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ldd', [program])
  return stdout.split('\n').flatMap((line) => /(\/\S+) \(0x/.exec(line)?.[1] ?? [])
}
