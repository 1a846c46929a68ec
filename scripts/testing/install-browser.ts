import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Failure } from '../failure.ts'
import { findBrowser, headlessShell } from './find-browser.ts'

/** Installs the browser that suits the journeys best; where it cannot be installed, any other one will do. */
export function installBrowser(): void {
  if (process.env.CHROMIUM_PATH || existsSync(headlessShell)) return
  installFromDebian()
  if (findBrowser() === undefined) installFromPlaywright()
  if (findBrowser() !== undefined) return
  throw new Failure(
    'There is no Chromium for the browser tests, and it could not be installed',
    'Install Chromium or Chrome, or set CHROMIUM_PATH to where one is; the attempts above say what went wrong.',
  )
}

function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Sanad: installing Chromium for the browser tests (the first time only) …')
  // Offline it gives up soon, and an older browser is not removed for it.
  const options = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']
  run('apt-get', ...options, 'update')
  run(
    'apt-get',
    ...options,
    'install',
    '-y',
    '--no-remove',
    '--no-install-recommends',
    'chromium-headless-shell',
  )
}

function installFromPlaywright(): void {
  console.log('Sanad: installing the Chromium of Playwright …')
  run('playwright', 'install', 'chromium')
}

function run(command: string, ...args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
