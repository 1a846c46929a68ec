import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { formatRupees, type StaffRole } from '@sanad/domain'
import { carryOutProposalJob } from '../../apps/server/src/features/desk/proposals/carry-out-proposal.ts'
import { bringJobsForward } from '../../apps/server/src/testing/bring-forward.ts'
import { findEmbeddedUrl } from '../../scripts/postgres/find-embedded-url.ts'
import { enterDesk } from './desk.ts'
import { expectAccessible } from './expect-accessible.ts'
import type { ProductOptions } from './fixtures.ts'

interface World {
  readonly browser: Browser
  readonly request: APIRequestContext
  readonly baseURL: string
}

interface Wish {
  readonly applicationId: string
  readonly rupees: number
}

/** What the customer reads of a refund by the first ready reason. */
export const withdrewReason = 'You withdrew your application. This much goes back to you.'

/**
 * A refund that ends the application: a clerk proposes it by 4 keys and cannot approve it, who keeps the accounts does, and
 * it is sent without the seconds in which that can be taken back.
 */
export async function refundAtDesk(world: World, { applicationId, rupees }: Wish): Promise<void> {
  const clerk = await openDesk(world, ['clerk', 'reviewer'])
  await clerk.goto(`/desk/applications/${applicationId}`)
  await expect(clerk.getByRole('button', { name: /^Propose a refund/ })).toBeVisible()
  await clerk.keyboard.press('Shift+B')
  await expect(clerk.getByRole('textbox', { name: 'Rupees' })).toBeFocused()
  const { keyboard } = clerk
  await keyboard.type(String(rupees))
  // With ⇧B and Ctrl Enter they are the 4 keys that the design counts.
  for (const key of ['Tab', '1']) await keyboard.press(key)
  await expect(clerk.getByRole('textbox', { name: 'What the customer reads' })).toHaveValue(withdrewReason)
  await expect(clerk.getByRole('checkbox', { name: 'The application ends with it' })).toBeChecked()
  await expectAccessible(clerk)
  await keyboard.press('Control+Enter')
  // Said where it is seen: the form stands at the end of a long page.
  await expect(clerk.getByText('Proposed. Somebody else approves it.')).toBeInViewport()
  await expect(clerk.getByText('waits for an approval')).toBeVisible()
  await clerk.context().close()

  const accounts = await openDesk(world, ['accounts'])
  await accounts.goto('/desk/money?tab=approve')
  const item = accounts
    .getByRole('main')
    .getByRole('row')
    .filter({ has: accounts.locator(`a[href$="${applicationId}"]`) })
  await expect(item).toContainText(`Refund of ${formatRupees(rupees)}`)
  await expect(item).toContainText(withdrewReason)
  // Others wait for an approval too: the key means the first.
  await item.getByRole('button', { name: /^Approve/ }).press('Enter')
  await expect(item).toContainText('Approved by')
  await accounts.context().close()
  const { dataDir } = test.info().project.use as Partial<ProductOptions>
  await bringJobsForward(await findEmbeddedUrl(dataDir ?? ''), carryOutProposalJob.name)
}

async function openDesk({ browser, request, baseURL }: World, roles: readonly StaffRole[]): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width: 1280, height: 800 }, locale: 'en-IN' },
    ...{ timezoneId: 'Asia/Kolkata', serviceWorkers: 'block' },
  })
  const page = await context.newPage()
  await enterDesk({ page, request, baseURL }, roles)
  return page
}
