import { copyFileSync, linkSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fail } from './fail.mjs'
import { installRuntime } from './install-runtime.mjs'
import { isInstalled, isNodePlaced } from './is-installed.mjs'
import { pinnedNode, root } from './paths.mjs'
import { runNpm } from './run-npm.mjs'
import { takeTurn } from './take-turn.mjs'

/** Makes node_modules what package-lock.json says; does nothing when it already is. */
export async function installDependencies() {
  if (isInstalled() && isNodePlaced()) return
  await takeTurn(join(root, '.installing'), () => {
    if (isInstalled() && isNodePlaced()) return
    const node = installRuntime()
    if (!isInstalled()) installPackages(node)
    placeRuntime(node)
    if (!isInstalled() || !isNodePlaced()) {
      fail(
        'The dependencies are incomplete after "npm ci"',
        'Delete the folder node_modules and run it again.',
      )
    }
  })
}

function installPackages(node) {
  console.log('Sanad: installing the dependencies (only when they changed) …')
  if (runNpm(node, ['ci'], root)) return
  fail(
    'npm could not install the dependencies',
    'Check the network (npm ping) and the messages above, then run it again.',
  )
}

/** What the install script of the package `node` would do, without asking the registry once more. */
function placeRuntime(node) {
  mkdirSync(dirname(pinnedNode), { recursive: true })
  rmSync(pinnedNode, { force: true })
  try {
    linkSync(node, pinnedNode)
  } catch {
    copyFileSync(node, pinnedNode)
  }
  const command = join(root, 'node_modules', '.bin', 'node')
  rmSync(command, { force: true })
  symlinkSync(join('..', 'node', 'bin', 'node'), command)
}
