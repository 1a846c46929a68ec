import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const file = join(root, '.env')

/** Options of Node by which a command reads settings from `.env`; the environment takes precedence. Tests read none. */
export const withEnvFile = { nodeOptions: existsSync(file) ? [`--env-file=${file}`] : [] }

/** The same for a script that runs already. */
export function loadEnvFile() {
  if (existsSync(file)) process.loadEnvFile(file)
}
