import type { Page } from '@playwright/test'
import type { StaffRole } from '@sanad/domain'
import { applyWithPapers, enterDesk } from './desk.ts'
import { test as base } from './fixtures.ts'
import type { Staff } from './staff.ts'

interface DeskFixtures {
  /** Signs a new member of the service centre in, on the page unless another is given. */
  enter: (on?: Page, roles?: readonly StaffRole[]) => Promise<Staff>
  /** A paid application of the customer with every paper to be judged: its id. */
  papersId: string
  /** A page of another browser, where nobody is signed in yet. */
  colleague: Page
}

export const test = base.extend<DeskFixtures>({
  enter: async ({ page, request, baseURL }, use) => {
    await use((on = page, roles = undefined) => enterDesk({ page: on, request, baseURL }, roles))
  },

  papersId: async ({ request, customer, gatewayOrigin }, use) => {
    await use(await applyWithPapers({ request, customer, gatewayOrigin }))
  },

  colleague: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
    await use(await context.newPage())
    await context.close()
  },
})
