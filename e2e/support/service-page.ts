import type { Locator, Page } from '@playwright/test'

/** Parts of the screen of one application. */
export function servicePage(page: Page) {
  const progress = page.getByRole('list', { name: 'Application Progress' })
  return {
    title: (name: string) => page.getByRole('heading', { level: 1, name }),
    amountBar: page.getByRole('region', { name: 'Amount Payable' }),
    payButton: page
      .getByRole('region', { name: 'Amount Payable' })
      .getByRole('button', { name: /^Pay (Now|Instantly)$/ }),
    /** What is said of the last payment. */
    outcome: (title: string): Locator => page.getByRole('region', { name: title }),
    /** The amount of a line of the Payment Summary. */
    priceOf: (line: string): Locator =>
      page
        .locator('dl > div')
        .filter({ has: page.getByRole('term').getByText(line, { exact: true }) })
        .getByRole('definition'),
    /** A step of the timeline. */
    stage: (title: string): Locator =>
      progress.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
    provideInformation: progress.getByRole('button', { name: 'Provide Information' }),
    informationDialog: page.getByRole('dialog', { name: 'Provide Information' }),
    /** The row of one document in the dialog. */
    documentFile: (label: string): Locator =>
      page.getByRole('dialog', { name: 'Provide Information' }).getByLabel(label),
    toast: (text: string): Locator => page.getByRole('status').filter({ hasText: text }),
  }
}
