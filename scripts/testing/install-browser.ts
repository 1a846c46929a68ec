import { existsSync } from 'node:fs'
import { Failure } from '../failure.ts'
import { findBrowser, headlessShell } from './find-browser.ts'
import { installFromDebian, runCommand } from './install-from-debian.ts'

/** Installs the browser that suits the journeys best; where it cannot be installed, any other one will do. */
export function installBrowser(): void {
  if (process.env.CHROMIUM_PATH || existsSync(headlessShell)) return
  installFromDebian('chromium-headless-shell')
  if (findBrowser() === undefined) installFromPlaywright()
  if (findBrowser() !== undefined) return
  throw new Failure(
    'There is no Chromium for the browser tests, and it could not be installed',
    'Install Chromium or Chrome, or set CHROMIUM_PATH to where one is; the attempts above say what went wrong.',
  )
}

function installFromPlaywright(): void {
  console.log('Sanad: installing the Chromium of Playwright …')
  runCommand('playwright', 'install', 'chromium')
}
