import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { pinnedNode, root } from './paths.mjs'

/** Runs a TypeScript file under the pinned Node, in the project's folder, and ends as it ends. */
export function handOver(script, { nodeOptions = [] } = {}) {
  const child = spawn(pinnedNode, [...nodeOptions, join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH },
    // IPC channel without messages: its closing tells the child that this process is gone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  stopWhenOrphaned(child)
  child.once('exit', (code) => process.exit(code ?? 1))
}

/** A killed npm forwards no signal: without this its child would run on as an orphan. */
function stopWhenOrphaned(child) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
}
