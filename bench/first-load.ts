import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { registerCustomer } from '@sanad/testing'
import { startStack } from '../faults/harness/stack.ts'
import { buildWebApps } from '../scripts/supervise/build-web-apps.ts'
import { findBrowser } from '../scripts/testing/find-browser.ts'

/** Network idle for so long: what is loaded a second after the screen (the toasts) is counted too. */
const quietMs = 3000
const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Fetch', 'Other'] as const
type Kind = (typeof kinds)[number]
type Bytes = Record<Kind, number>

/** The encoded bytes of all bodies that a browser with an empty cache loads for the first screen of a visit. */
export async function measureFirstLoad(): Promise<void> {
  await buildWebApps()
  await using stack = await startStack({ portals: 1 })
  const origin = stack.portals[0]?.origin ?? stack.origin
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const { token, user } = await registerCustomer(origin)
    const session = { userToken: token, userData: JSON.stringify(user) }
    printBytes({
      login: await load(browser, `${origin}/user/`),
      registration: await load(browser, `${origin}/user/register`),
      overview: await load(browser, `${origin}/user/dashboard`, session),
    })
  } finally {
    await browser.close()
  }
}

async function load(browser: Browser, url: string, stored: Record<string, string> = {}): Promise<Bytes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  const bytes: Bytes = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Fetch: 0, Other: 0 }
  let lastAt = performance.now()
  const heads = new Map<string, { kind: Kind; headBytes: number }>()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', () => {
    lastAt = performance.now()
  })
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = kinds.find((known) => known === type) ?? 'Other'
    heads.set(requestId, { kind, headBytes: response.encodedDataLength })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = performance.now()
    const head = heads.get(requestId)
    // Nothing was sent for what a preload had already brought.
    if (head) bytes[head.kind] += Math.max(encodedDataLength - head.headBytes, 0)
  })
  await page.goto(url)
  while (performance.now() - lastAt < quietMs) await wait(100)
  await context.close()
  return bytes
}

function printBytes(pages: Record<string, Bytes>): void {
  console.log(
    `\nFirst load, in bytes\n\n| | total | ${kinds.join(' | ')} |\n|${' --- |'.repeat(kinds.length + 2)}`,
  )
  for (const [name, bytes] of Object.entries(pages)) {
    const cells = kinds.map((kind) => bytes[kind])
    console.log(`| ${name} | ${cells.reduce((a, b) => a + b, 0)} | ${cells.join(' | ')} |`)
  }
}
