import { type APIRequestContext, type Page, request } from '@playwright/test'
import { createPayment, getServiceDetails } from '@sanad/contracts'
import { type Customer, registerCustomer, sandboxOf, signInStaff, succeed, waitFor } from '@sanad/testing'
import { openDatabase } from '../apps/server/src/platform/db.ts'
import { hireStaff } from '../apps/server/src/testing/factories/hire-staff.ts'
import { applyFor } from '../e2e/support/applications.ts'
import { giveEverything } from '../e2e/support/give-everything.ts'
import { type Stack, startStack } from '../faults/harness/stack.ts'
import { buildWebApps } from '../scripts/supervise/build-web-apps.ts'
import { launchBrowser } from './browser.ts'
import { printTable } from './print-table.ts'

const service = 'skill-india'

/**
 * Accepts every paper of one application after the other in the desk of a browser, and times how long each key press
 * takes until the next paper is painted; once more with an answer of the portal that takes `slowMs` longer.
 */
export async function measureReview({
  rounds,
  slowMs = 400,
}: {
  rounds: number
  slowMs?: number
}): Promise<void> {
  await buildWebApps()
  await using stack = await startStack({ portals: 1 })
  const baseURL = stack.portals[0]?.origin ?? stack.origin
  const api = await request.newContext({ baseURL })
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
    await context.addCookies([{ name: 'sanad_staff', value: await signInReviewer(stack, api), url: baseURL }])
    const page = await context.newPage()
    await page.addInitScript(watchPapers)
    const quick: Measured = { document: [], application: [] }
    const slow: Measured = { document: [], application: [] }
    for (const measured of [quick, slow]) {
      if (measured === slow) await slowDown(page, slowMs)
      for (let round = 0; round < rounds; round += 1) await prepare(stack, api)
      await review(page, rounds, measured)
    }
    printTable('From the key to the next paper, painted', [
      ['A, the next document', quick.document],
      ['N, the next application', quick.application],
      [`A, each decision answered ${slowMs} ms later`, slow.document],
    ])
  } finally {
    await api.dispose()
    await browser.close()
  }
}

interface Measured {
  readonly document: number[]
  readonly application: number[]
}

async function signInReviewer({ database }: Stack, api: APIRequestContext): Promise<string> {
  const db = openDatabase({ url: database.url, poolSize: 1 })
  // Whose work is that of their own teams, as most reviewers': what they are about to read is read before.
  const member = await hireStaff(db, { roles: ['reviewer'] }).finally(() => db.destroy())
  return (await signInStaff(api, member)).token
}

/** A paid application whose papers were all given. */
async function prepare({ gateway }: Stack, api: APIRequestContext): Promise<void> {
  const customer: Customer = await registerCustomer(api)
  const { token, id: user_id } = customer
  const id = await applyFor(api, customer, service)
  const params = { userServiceId: id }
  const { data } = await succeed(api, getServiceDetails, { token, params })
  const amount = data.quote?.total
  const { paymentSessionId } = await succeed(api, createPayment, {
    token,
    params: { payment_provider: 'cashfree' },
    body: { amount, user_id, service_type: service, application_id: id },
  })
  await sandboxOf(gateway.origin).lever('pay', { payment_session_id: paymentSessionId, outcome: 'success' })
  await waitFor('the payment is settled', async () => {
    const { data } = await succeed(api, getServiceDetails, { token, params })
    return data.serviceDetails.payment_status === 1
  })
  await giveEverything(api, customer, id)
}

async function review(page: Page, applications: number, measured: Measured): Promise<void> {
  await page.goto('/desk/work/documents')
  await page.getByRole('grid').waitFor()
  await page.keyboard.press('n')
  for (let round = 0; round < applications; round += 1) {
    const papers = page.getByRole('main').getByRole('navigation').getByText('To check')
    await papers.first().waitFor()
    for (let left = await papers.count(); left > 1; left -= 1) {
      measured.document.push(await timeKey(page, 'a'))
    }
    await page.locator(seen).waitFor()
    await page.waitForTimeout(300)
    await page.keyboard.press('a')
    await page.getByRole('button', { name: /Undo/ }).waitFor()
    if (round + 1 < applications) measured.application.push(await timeKey(page, 'n'))
  }
}

const seen = '[role="document"][aria-busy="false"]:not([inert] *)'

/** Presses a key as a person does who has looked at the paper, once the next one has had the time to be drawn. */
async function timeKey(page: Page, key: string): Promise<number> {
  await page.locator(seen).waitFor()
  await page.locator('[inert] [role="document"][aria-busy="false"]').waitFor({ state: 'attached' })
  // A press that follows sooner is the second of a double press, which is not taken.
  await page.waitForTimeout(300)
  await page.evaluate(() => Reflect.apply(Reflect.get(globalThis, 'awaitPaper'), undefined, []))
  await page.keyboard.press(key)
  return page.evaluate(() => Reflect.get(globalThis, 'paper') as Promise<number>)
}

/** In the page: `awaitPaper` begins to wait for another paper, and `paper` is the time from the key to its first frame. */
function watchPapers(): void {
  const find = () => document.querySelector('[role="document"][aria-busy="false"]:not([inert] *)')
  const awaitPaper = () => {
    const former = find()
    const timed = new Promise<number>((resolve) => {
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const look = () => {
            const now = find()
            // After the frame in which it is there: its task runs once that one was painted.
            if (now && now !== former) setTimeout(() => resolve(performance.now() - timeStamp))
            else requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        },
        { capture: true, once: true },
      )
    })
    Reflect.set(globalThis, 'paper', timed)
  }
  Reflect.set(globalThis, 'awaitPaper', awaitPaper)
}

async function slowDown(page: Page, milliseconds: number): Promise<void> {
  await page.route(/\/api\/staff\/documents\/[^/]+\/decision/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue()
  })
}
