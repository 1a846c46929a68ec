import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../supervise/programs.ts'

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>
  /** Where a workspace is. */
  readonly resolved?: string
  readonly link?: boolean
}
type Lockfile = Readonly<Record<string, Locked>>

/**
 * Folders of the packages that the server needs to run, by the lockfile. Optional dependencies and peers are left out:
 * they are stores and loaders that the product does not use, a compiler among them.
 */
export async function listProductionPackages(workspace: string): Promise<string[]> {
  const lockfile = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Lockfile
  }
  return closureOf(lockfile.packages, workspace)
}

export function closureOf(packages: Lockfile, workspace: string): string[] {
  const found = new Set<string>()
  const waiting = [workspace]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    const { dependencies = {}, link, resolved } = packages[path] ?? {}
    if (link && resolved) waiting.push(resolved)
    for (const name of Object.keys(dependencies)) waiting.push(resolve(packages, name, path))
  }
  return [...found].filter((path) => path.includes('node_modules/')).sort()
}

/** As Node looks it up: in the package's own node_modules, then in those of the folders above. */
function resolve(packages: Lockfile, name: string, from: string): string {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/'), 0))) {
    const path = join(at, 'node_modules', name)
    if (packages[path]) return path
    if (at === '') throw new Error(`package-lock.json has no ${name}, which ${from} needs`)
  }
}
