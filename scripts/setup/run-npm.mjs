import { spawnSync } from 'node:child_process'
import { basename, delimiter, dirname } from 'node:path'

/** Building the web app needs development dependencies, also where NODE_ENV says production. */
const options = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Runs npm in `folder`, under `node`: npm leaves out optional packages (the native parts of build tools) that do
 * not support the Node it runs under. No package's install scripts run; setup does what two of them would do.
 */
export function runNpm(node, args, folder) {
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH }
  // Set by the npm that started this command; it would make the inner one work on the wrong folder.
  delete env.npm_config_local_prefix
  const [command, ...start] = findNpm(node)
  const { status } = spawnSync(command, [...start, ...args, ...options], {
    cwd: folder,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

function findNpm(node) {
  const running = process.env.npm_execpath ?? ''
  return basename(running) === 'npm-cli.js' ? [node, running] : ['npm']
}
