import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a package of Debian where that can be done, as root. */
export function installFromDebian(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Sanad: installing ${name} for the tests (the first time only) …`)
  // Offline it gives up soon, and an older version is not removed for it.
  const options = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']
  runCommand('apt-get', ...options, 'update')
  runCommand('apt-get', ...options, 'install', '-y', '--no-remove', '--no-install-recommends', name)
}

export function runCommand(command: string, ...args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
