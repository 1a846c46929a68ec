import type { Locator, Page } from '@playwright/test'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Parts of the form of an application. */
export function formPage(page: Page) {
  /** By its whole label, whether or not it is marked as required or optional. */
  const field = (label: string): Locator =>
    page.getByLabel(new RegExp(`^${escaped(label)}( \\*| \\(optional\\))?$`))
  return {
    step: (name: string): Locator => page.getByRole('heading', { level: 1, name }),
    field,
    /** A yes or no. */
    answer: (question: string, choice: 'Yes' | 'No'): Locator =>
      page
        .getByRole('group', { name: new RegExp(`^${escaped(question)}`) })
        .getByRole('radio', { name: choice }),
    continue: page.getByRole('button', { name: 'Continue', exact: true }),
    submit: page.getByRole('button', { name: 'Submit application' }),
    saved: page.getByText(/^Saved at \d{1,2}:\d{2} [AP]M$/),
    /** The value of an answer that is only shown. */
    shown: (label: string): Locator =>
      page
        .locator('dl > div')
        .filter({ has: page.getByRole('term').getByText(label, { exact: true }) })
        .getByRole('definition'),
    toast: (text: string): Locator => page.getByRole('status').filter({ hasText: text }),
  }
}

/** Fills in everything that the user details of ssc-affiliation require. */
export async function fillUserDetails(page: Page): Promise<void> {
  const { field } = formPage(page)
  await field('Your own PAN').fill('abcpx1234k')
  await field('Date of birth').fill('1988-04-12')
  await field('Gender').selectOption('Female')
  await field('Your address').fill('12 Tilak Road')
  await field('State').selectOption('Maharashtra')
  await field('District').fill('Pune')
  await field('City or town').fill('Pune')
  await field('PIN code').fill('411030')
}

/** Fills in everything that the business details of ssc-affiliation require, without a GST number. */
export async function fillBusinessDetails(page: Page): Promise<void> {
  const { field, answer } = formPage(page)
  await field('Type of organisation').selectOption('Partnership firm')
  await field('PAN of the organisation').fill('AAPFU0939F')
  await answer('Is the business registered under GST?', 'No').check()
  await answer('Does it file income-tax returns?', 'Yes').check()
  await field('Your position in the organisation').fill('Partner')
  await field('Main activity').fill('Skill training')
}

/** Fills in everything that the application details of ssc-affiliation require. */
export async function fillApplicationDetails(page: Page): Promise<void> {
  const { field, answer } = formPage(page)
  await field('Type of certificate').fill('Affiliation')
  await answer('Have you filed your tax returns so far?', 'Yes').check()
}
