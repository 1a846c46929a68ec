import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { type WebApp, webApps } from '../../web-apps.ts'
import { Failure } from '../failure.ts'
import { takeTurn } from '../setup/take-turn.mjs'
import { buildKeepingAssets } from './former-assets.ts'
import { root } from './programs.ts'

/** Inputs of every build, beside the app's own folder: the hash of their contents is the cache key. */
const sharedInputs = [
  'packages',
  'catalogue',
  'texts',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'web-apps.ts',
]
const ignored = /(^|\/)(node_modules|dist(\.next)?)(\/|$)|\.test\.tsx?$|\.tsbuildinfo$/

/** Builds the web apps, but for those whose output is up to date with its inputs. */
export async function buildWebApps(): Promise<void> {
  // Two instances with data folders of their own may start from one checkout at once.
  await takeTurn(join(root, '.building'), async () => {
    const builds = await Promise.allSettled(webApps.map(buildIfChanged))
    for (const build of builds) if (build.status === 'rejected') throw build.reason
  })
}

async function buildIfChanged(app: WebApp): Promise<void> {
  const dist = join(root, app.folder, 'dist')
  const stamp = join(dist, '.built-from')
  const wanted = await hashInputs([app.folder, ...sharedInputs])
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return
  console.log(`Sanad: building the ${app.name} (only when it changed) …`)
  // What is killed in the middle is of neither build.
  await rm(stamp, { force: true })
  await buildKeepingAssets(dist, (folder) => build(app, folder))
  await writeFile(stamp, wanted)
}

async function build({ name, folder }: WebApp, outDir: string): Promise<void> {
  try {
    const args = ['--run', 'build', '--', '--outDir', outDir, '--emptyOutDir']
    await promisify(execFile)(process.execPath, args, { cwd: join(root, folder) })
  } catch (cause) {
    const { stdout, stderr } = cause as { stdout: string; stderr: string }
    throw new Failure(`The ${name} could not be built:\n${stdout}${stderr}`, 'Correct what it names.', {
      cause,
    })
  }
}

async function hashInputs(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of await listFiles(join(root, input))) {
      hash
        .update(relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return undefined
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  if (entries === undefined) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !ignored.test(relative(path, file)))
    .sort()
}
