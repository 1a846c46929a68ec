import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './fail.mjs'
import { root } from './paths.mjs'
import { runNpm } from './run-npm.mjs'

const folder = join(root, 'scripts', 'runtime')

/** Installs the pinned Node before anything else and returns its path. */
export function installRuntime() {
  const name = `${process.platform}-${process.arch}`
  const packageName = name === 'darwin-arm64' ? `node-bin-${name}` : `node-${name}`
  const node = join(folder, 'node_modules', packageName, 'bin', 'node')

  console.log('Sanad: fetching the pinned Node …')
  if (!runNpm(process.execPath, ['ci'], folder)) {
    fail(
      'npm could not fetch the pinned Node',
      'Check the network (npm ping) and the messages above, then run it again.',
    )
  }
  if (!existsSync(node)) {
    fail(`There is no pinned Node for ${name}`, 'Use Linux or macOS on x64 or arm64.')
  }
  return node
}
