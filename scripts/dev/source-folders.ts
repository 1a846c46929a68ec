import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../supervise/programs.ts'

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>
}

/** Sources of an app and of the workspace packages that it depends on: what runs again after a change. */
export async function listSourceFolders(app: string): Promise<string[]> {
  const { dependencies = {} }: Package = JSON.parse(await readFile(join(root, app, 'package.json'), 'utf8'))
  const packages = Object.keys(dependencies)
    .filter((name) => name.startsWith('@sanad/'))
    .map((name) => name.replace('@sanad/', 'packages/'))
  return [app, ...packages].map((folder) => join(root, folder, 'src'))
}

/** Data files that the portal reads: the brand, services, notices, and texts that are not a web app's. */
export async function listDataFolders(): Promise<string[]> {
  const texts = glob('texts/*/*', { cwd: root, exclude: ['texts/*/{web,kit}', 'texts/*/*.*'] })
  return ['branding', 'catalogue', 'notices', ...(await Array.fromAsync(texts))].map((folder) =>
    join(root, folder),
  )
}
