import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import type { ProductOptions } from './e2e/support/fixtures.ts'
import { findFreePort } from './scripts/postgres/find-free-port.ts'
import { findBrowser } from './scripts/testing/find-browser.ts'

// Set all three to those of a product that already runs, and the journeys are tried on that one.
// Workers read this file again and inherit the environment: all of them see what the first one chose.
process.env.JOURNEYS_PORT ??= String(await findFreePort())
process.env.JOURNEYS_GATEWAY_PORT ??= String(await findFreePort())
process.env.JOURNEYS_DATA_DIR ??= join(
  existsSync('/dev/shm') ? '/dev/shm' : tmpdir(),
  `sanad-${randomUUID()}`,
)
const { JOURNEYS_PORT, JOURNEYS_GATEWAY_PORT, JOURNEYS_DATA_DIR } = process.env
const origin = `http://127.0.0.1:${JOURNEYS_PORT}`

const executablePath = findBrowser()

export default defineConfig<ProductOptions>({
  testDir: 'e2e',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // Each file's tests run in order, three files at once: every test has a customer of its own. One on two cores waits.
  workers: 3,
  use: {
    baseURL: origin,
    gatewayOrigin: `http://127.0.0.1:${JOURNEYS_GATEWAY_PORT}`,
    dataDir: JOURNEYS_DATA_DIR,
    // As the customers' browsers are set.
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What a failure says of the page is enough to begin with, and recording takes a fifth of the time: --trace on.
    trace: 'off',
    // Its calls would pass the journeys' interceptions by.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Chromium's own sandbox needs rights that root in a container does not have.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      // Few phones have a keyboard.
      testIgnore: /(keyboard-journey|desk-keys|desk-review|desk-screens|desk-sign-in|desk-work)\.test\.ts$/,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      // Most of what is proved does not hang on the width; that every screen is whole on a wide one, every-route proves.
      testIgnore:
        /\/(?!(desk-keys|desk-review|desk-screens|desk-sign-in|desk-work|every-route|first-visit|keyboard-journey|paid-service|service-screen|shell|stage-payments)\.)[^/]*\.test\.ts$/,
    },
  ],
  webServer: {
    name: 'Sanad',
    // Other configurations extend this one from their own folders.
    cwd: import.meta.dirname,
    command: 'exec node scripts/testing/start-throw-away.ts',
    url: `${origin}/health/ready`,
    timeout: 120_000,
    reuseExistingServer: true,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
    env: {
      PORT: JOURNEYS_PORT,
      GATEWAY_PORT: JOURNEYS_GATEWAY_PORT,
      PUBLIC_URL: origin,
      JOURNEYS_DATA_DIR,
      LOG_LEVEL: 'warn',
    },
  },
})
