import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Failure } from '../failure.ts'
import { findBrowser } from './find-browser.ts'

/** Installs a browser for the journeys where none is found. */
export function installBrowser(): void {
  if (findBrowser() !== undefined) return
  console.log('Sanad: installing Chromium for the browser tests (the first time only) …')
  for (const way of [installFromDebian, installFromPlaywright]) {
    way()
    if (findBrowser() !== undefined) return
  }
  throw new Failure(
    'There is no Chromium for the browser tests, and it could not be installed',
    'Install Chromium or Chrome, or set CHROMIUM_PATH to where one is; the attempts above say what went wrong.',
  )
}

function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  run('apt-get', 'update', '-qq')
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
}

function installFromPlaywright(): void {
  run('playwright', 'install', 'chromium')
}

function run(command: string, ...args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
