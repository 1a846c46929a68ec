import { registerCustomer } from '@sanad/testing'
import { startStack } from '../faults/harness/stack.ts'
import { buildWebApps } from '../scripts/supervise/build-web-apps.ts'
import { launchBrowser, newVisit } from './browser.ts'
import { type Bytes, kinds, loadBytes, totalOf } from './load-bytes.ts'

/** Prints the bytes of the first screen of a visit, for the pages whose budget `e2e/first-load.test.ts` holds. */
export async function measureFirstLoad(): Promise<void> {
  await buildWebApps()
  await using stack = await startStack({ portals: 1 })
  const origin = stack.portals[0]?.origin ?? stack.origin
  const browser = await launchBrowser()
  try {
    const { token, user } = await registerCustomer(origin)
    const session = { userToken: token, userData: JSON.stringify(user) }
    const load = async (path: string, stored: Record<string, string> = {}) => {
      await using visit = await newVisit(browser, stored)
      return await loadBytes(visit.page, `${origin}/user${path}`)
    }
    printBytes({
      login: await load('/'),
      'login in Hindi': await load('/', { language: 'hi' }),
      registration: await load('/register'),
      overview: await load('/dashboard', session),
    })
  } finally {
    await browser.close()
  }
}

function printBytes(pages: Record<string, Bytes>): void {
  console.log(
    `\nFirst load, in bytes\n\n| | total | requests | ${kinds.join(' | ')} |\n|${' --- |'.repeat(kinds.length + 3)}`,
  )
  for (const [name, bytes] of Object.entries(pages)) {
    const cells = kinds.map((kind) => bytes[kind])
    console.log(`| ${name} | ${totalOf(bytes)} | ${bytes.requests} | ${cells.join(' | ')} |`)
  }
}
