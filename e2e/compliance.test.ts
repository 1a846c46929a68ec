import { readFile } from 'node:fs/promises'
import { addBusinessName, readComplianceCalendar } from '@sanad/contracts'
import { addDays, indianDayOf } from '@sanad/domain'
import { succeed } from '@sanad/testing'
import { addressOf } from './support/address-of.ts'
import { expectAccessible, expectUsable } from './support/expect-accessible.ts'
import { failUntilTriedAgain } from './support/fail-until-tried-again.ts'
import { expect, test } from './support/fixtures.ts'

// Chromium reports every refused or broken call in its console.
test.use({ expectedErrors: /status of 40[04]|net::ERR_/ })

test('[DB-01] what a business must file follows from a few answers', async ({ page, request, customer }) => {
  const group = (name: string | RegExp) => page.getByRole('group', { name })
  const save = page.getByRole('button', { name: 'Save' })

  await test.step('it begins with the name of a business', async () => {
    await page.goto('/user/dashboard/compliance')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Please enter the name.')).toBeVisible()
    await page.getByLabel('Name of the business').fill('Asha Foods LLP')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'About Asha Foods LLP' })).toBeVisible()
  })

  await test.step('what is missing is asked for', async () => {
    await save.click()
    await expect(page.getByText('Please choose.').first()).toBeVisible()
    await page.getByLabel('What kind of organisation is it?').selectOption({ label: 'LLP' })
    await page.getByRole('radio', { name: /^Every quarter/ }).check()
    await group(/^Turnover in the last financial year/)
      .getByLabel('Above ₹5 crore')
      .check()
    await page.getByRole('button', { name: 'Add a licence' }).click()
    await save.click()
    await expect(page.getByText('Please name the licence.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the answers outlive a reload', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Trade licence')
    await page.getByLabel('Valid until').fill(addDays(indianDayOf(new Date().toISOString()), -40))
    await page.reload()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Trade licence')
    await expect(page.getByRole('radio', { name: /^Every quarter/ })).toBeChecked()
  })

  await test.step('an answer that the law does not know is refused', async () => {
    await page.getByLabel('In which State is it registered?').selectOption({ label: 'Maharashtra' })
    await group('Is a tax audit needed?').getByLabel('No', { exact: true }).check()
    await group('Do you pay advance tax?').getByLabel('Yes, in four instalments').check()
    await group('Do you deduct TDS?').getByLabel('No', { exact: true }).check()
    await save.click()
    await expect(page.getByText('Quarterly returns are only for a turnover up to ₹5 crore.')).toBeVisible()
    await page.getByRole('radio', { name: 'Every month' }).check()
    await save.click()
  })

  await test.step('the calendar shows what is overdue, then month by month', async () => {
    await expect(page).toHaveURL('/user/dashboard/compliance')
    await expect(page.getByRole('list', { name: 'Overdue' })).toContainText('Trade licence')
    await expect(page.getByText('GST summary return and payment').first()).toBeVisible()
    await expect(page.getByText('The government may extend a date by a notification')).toBeVisible()
    const { data } = await succeed(request, readComplianceCalendar, { token: customer.token, query: {} })
    const forms = new Set(data.months.flatMap(({ items }) => items.map(({ form }) => form)))
    expect([...forms]).toEqual(expect.arrayContaining(['gstr-1', 'gstr-3b', 'advance-tax']))
  })

  await test.step('or as a month, in which the chosen day shows also in forced colours', async () => {
    // The address says which, and follows late.
    await page.getByRole('radio', { name: 'Month' }).click()
    await expect(page.getByRole('button', { pressed: true })).toBeVisible()
    await expectUsable(page)
    await page.getByRole('radio', { name: 'List' }).click()
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(0)
  })

  await test.step('something is done, and that is taken back', async () => {
    await page.getByRole('button', { name: 'Mark as done Trade licence' }).click()
    // What fell due in the month before the business was described stays.
    const overdue = page.getByRole('list', { name: 'Overdue' })
    await expect(overdue).not.toContainText('Trade licence')
    await expect(overdue).toContainText(/GSTR-3B|GST summary return/)
    await page.getByRole('button', { name: 'Earlier months' }).click()
    const undo = page.getByRole('button', { name: 'Not done yet Trade licence' })
    await undo.click()
    await expect(page.getByRole('list', { name: 'Overdue' })).toContainText('Trade licence')
  })

  await test.step('a calendar app follows the dates by an address that is shown once', async () => {
    await page.getByText('Add to my calendar').click()
    await page.getByRole('button', { name: 'Make my calendar address' }).click()
    const address = await page.getByLabel('Your calendar address').inputValue()
    await expectAccessible(page)
    const file = await request.get(address)
    expect(await file.text()).toContain('SUMMARY:GSTR-3B: ')
    await page.getByRole('button', { name: 'Turn it off' }).click()
    await expect(page.getByRole('button', { name: 'Make my calendar address' })).toBeFocused()
    expect((await request.get(address)).status()).toBe(404)
  })

  await test.step('the calendar file is downloaded', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the dates once' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('sanad-due-dates.ics')
    expect(await readFile(await download.path(), 'utf8')).toContain('SUMMARY:GSTR-3B: ')
  })

  await test.step('the answers can be changed later', async () => {
    await page.getByText('Your due dates depend on these').click()
    await page.getByRole('link', { name: 'Asha Foods LLP' }).click()
    await expect(page.getByRole('radio', { name: 'Every month' })).toBeChecked()
    await page.getByRole('radio', { name: 'Yes, from a certain day' }).check()
    await save.click()
    await expect(page.getByText(/^Please enter a day from .* on, at most a year ahead\.$/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'No, I am correcting my answers' }).check()
    await page.getByRole('radio', { name: 'Not registered for GST' }).check()
    await save.click()
    await expect(page.getByText('Income tax paid in advance').first()).toBeVisible()
    await expect(page.getByText('GST summary return and payment')).toHaveCount(0)
  })
})

test('with several businesses one can be looked at alone, also after a reload', async ({
  page,
  request,
  customer,
}) => {
  for (const name_of_firm of ['Asha Foods LLP', 'Patil Skill Academy']) {
    const body = { name_of_firm, user_id: customer.id }
    await succeed(request, addBusinessName, { token: customer.token, body })
  }
  await page.goto('/user/dashboard/compliance')
  await expect(page.getByRole('heading', { name: /^Which dates apply to/ })).toHaveCount(2)
  await page.getByLabel('Business').selectOption({ label: 'Asha Foods LLP' })
  await expect(page.getByRole('heading', { name: /^Which dates apply to/ })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Which dates apply to Asha Foods LLP?' })).toBeVisible()
})

test('due dates that cannot be loaded, and a business that is not there', async ({ page, customer: _ }) => {
  const tryAgain = await failUntilTriedAgain(page, addressOf(readComplianceCalendar))
  await page.goto('/user/dashboard/compliance')
  await expect(page.getByText('You seem to be offline.')).toBeVisible()
  await tryAgain()
  await expect(page.getByRole('heading', { name: 'Which business is it about?' })).toBeVisible()

  for (const id of ['8c1d3f0e-6a1b-4a57-9a0e-0d6f1c2b3a4d', 'nothing']) {
    await page.goto(`/user/dashboard/compliance/${id}`)
    await expect(page.getByRole('heading', { name: 'No such business' })).toBeVisible()
  }
  await expectAccessible(page)
  await page.goto('/user/dashboard/compliance?business=8c1d3f0e-6a1b-4a57-9a0e-0d6f1c2b3a4d')
  await page.getByRole('button', { name: 'All businesses' }).click()
  await expect(page.getByRole('heading', { name: 'Which business is it about?' })).toBeVisible()
})
