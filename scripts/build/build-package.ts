import { copyFile, cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { webApps } from '../../web-apps.ts'
import { pinnedNode } from '../setup/paths.mjs'
import { buildWebApps } from '../supervise/build-web-apps.ts'
import { addFormerAssets } from '../supervise/former-assets.ts'
import { root } from '../supervise/programs.ts'
import { listProductionPackages } from './list-production-packages.ts'
import { isNeeded, isRead, packageContents } from './package-contents.ts'

interface Options {
  readonly folder: string
  /** The package that runs now: pages that are open ask for its assets. */
  readonly former?: string | undefined
}

/**
 * Writes what is deployed: the repository's own layout without what only development needs, with the dependencies that
 * are installed and the pinned Node. Asks no registry (docs/adr/0055-one-folder-to-deploy.md).
 */
export async function buildPackage({ folder, former }: Options): Promise<void> {
  await buildWebApps()
  // Whole or not at all: a build that was interrupted is never taken for a package.
  const next = `${folder}.next`
  await rm(next, { recursive: true, force: true })
  for (const path of packageContents) await copy(path, next, isNeeded)
  for (const { folder: app } of webApps) {
    await copy(`${app}/dist`, next, (path) => !path.endsWith('.built-from'))
    if (former) await addFormerAssets(join(next, app, 'dist'), join(former, app, 'dist'))
  }
  await copyDependencies(next)
  await mkdir(join(next, 'bin'))
  await copyFile(pinnedNode, join(next, 'bin', 'node'))
  await writeManifest(next)
  await rm(folder, { recursive: true, force: true })
  await rename(next, folder)
}

async function copy(path: string, into: string, isWanted: (path: string) => boolean): Promise<void> {
  await mkdir(dirname(join(into, path)), { recursive: true })
  await cp(join(root, path), join(into, path), {
    recursive: true,
    filter: (source) => isWanted(relative(root, source)),
  })
}

async function copyDependencies(into: string): Promise<void> {
  const packages = await listProductionPackages('apps/server')
  for (const path of packages) {
    if (path.startsWith('node_modules/@sanad/')) {
      await mkdir(dirname(join(into, path)), { recursive: true })
      await symlink(join('..', '..', 'packages', path.slice('node_modules/@sanad/'.length)), join(into, path))
      continue
    }
    // Packages below it are listed themselves.
    await copy(path, into, (file) => isRead(file) && !file.slice(path.length).startsWith('/node_modules'))
  }
}

async function writeManifest(into: string): Promise<void> {
  const { name, version, type } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Record<
    string,
    string
  >
  await writeFile(
    join(into, 'package.json'),
    `${JSON.stringify({ name, version, private: true, type }, null, 2)}\n`,
  )
}
