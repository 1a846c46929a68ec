import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root } from './paths.mjs'

/** Compares what npm noted down in node_modules with what package-lock.json asks for. */
export function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const found = readPackages(join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true
    const present = found[path]
    if (present === undefined) return entry.optional === true
    return present.version === entry.version && present.integrity === entry.integrity
  })
}

/** Its program comes by an install script, which npm may not have run. */
export function isNodePlaced() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { stdout } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' })
  return stdout?.trim() === `v${dependencies.node}`
}

function readPackages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages
  } catch {
    return {}
  }
}
