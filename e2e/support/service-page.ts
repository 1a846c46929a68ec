import { expect, type Locator, type Page } from '@playwright/test'
import type { PickedFile } from './files.ts'

/** Parts of the screen of one application. */
export function servicePage(page: Page) {
  const progress = page.getByRole('list', { name: 'Application Progress' })
  const main = page.getByRole('main')
  const documentList = main.getByRole('navigation', { name: 'Documents' })
  /** Side by side with the document, or on a phone the page before it. */
  const showDocuments = async () => {
    const back = main.getByRole('link', { name: 'All documents' })
    await expect(documentList.or(back)).toBeVisible()
    if (await back.isVisible()) await back.click()
    await expect(documentList).toBeVisible()
  }
  const showDocument = async (label: string) => {
    await showDocuments()
    await documentList.getByRole('link', { name: label }).click()
  }
  const documentFile = (label: string) =>
    main.getByLabel(label).and(main.locator('input[type=file]:not([capture])'))
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
    provideInformation: progress.getByRole('link', { name: 'Provide Information' }),
    /** The page on which documents and answers are given. */
    information: main,
    documentList,
    showDocuments,
    showDocument,
    /** The file picker of the document on show. */
    documentFile,
    giveDocument: async (label: string, file: PickedFile | PickedFile[] | string) => {
      await showDocument(label)
      await documentFile(label).setInputFiles(file)
    },
    toast: (text: string): Locator => page.getByRole('status').filter({ hasText: text }),
  }
}
