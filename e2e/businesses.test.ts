import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import {
  addBusinessName,
  createApplication,
  createBusiness,
  type Endpoint,
  getBusinessDetails,
  listUserBusinesses,
  setComplianceProfile,
  updateApplicationBusiness,
  updateBusiness,
} from '@sanad/contracts'
import { addDays, indianDayOf } from '@sanad/domain'
import { type Customer, succeed } from '@sanad/testing'
import { addressOf } from './support/address-of.ts'
import { applyForBusiness, openService, payInFull } from './support/applications.ts'
import { expectAccessible, expectUsable } from './support/expect-accessible.ts'
import { failUntilTriedAgain } from './support/fail-until-tried-again.ts'
import { expect, test } from './support/fixtures.ts'

// Chromium reports every refused or broken call in its console.
test.use({ expectedErrors: /status of (404|400|502)|net::ERR_/ })

type Request = Parameters<typeof succeed>[0]

async function addBusiness(request: Request, { token, id }: Customer, name_of_firm: string): Promise<string> {
  const body = { name_of_firm, user_id: id }
  return (await succeed(request, addBusinessName, { token, body })).business_id
}

/** An unpaid application for no business yet. */
async function apply(request: Request, { token }: Customer): Promise<string> {
  const body = { service_id: 'tc-registration', stateId: 21 }
  const { data } = await succeed(request, createApplication, { token, body })
  return data.id
}

/** As when something between the customer and the portal answers in its place: there are no words to show. */
async function breakCalls(page: Page, ...endpoints: readonly Endpoint[]): Promise<void> {
  for (const endpoint of endpoints) await page.route(addressOf(endpoint), answerBroken)
}

const answerBroken = (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' })

const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })

test('[DB-01] businesses are added, renamed, and shown with all about them', async ({
  page,
  request,
  customer,
}) => {
  await test.step('there is none yet', async () => {
    await page.goto('/user/dashboard/business')
    await expect(page.getByRole('heading', { level: 1, name: 'My businesses' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No businesses found' })).toBeVisible()
    const bottom = ({ y, height }: { y: number; height: number }) => y + height
    const intro = await page.locator('h1 + p').boundingBox()
    const add = await page.getByRole('button', { name: 'New business' }).boundingBox()
    if (!intro || !add) throw new Error('Nothing is there to be measured')
    // On a phone the button stands below what explains the page, not at its feet.
    expect(add.y - bottom(intro)).toBeGreaterThanOrEqual(16)
    await expectAccessible(page)
  })

  await test.step('a new one needs a name', async () => {
    await page.getByRole('button', { name: 'New business' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Business' })
    await dialog.getByLabel('Business name').fill('   ')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(dialog.getByText('Please enter a valid business name.')).toBeVisible()
    await expectUsable(page)
    await dialog.getByLabel('Business name').fill('Patil Skills')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(toast(page, 'Business added successfully!')).toBeVisible()
    await expect(page).toHaveURL(/\/user\/dashboard\/business\/[0-9a-f-]{36}$/)
  })

  await test.step('it tells what to do first', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Patil Skills' })).toBeVisible()
    await expect(page.getByText('You have not applied for anything for this business yet.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Answer the questions' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('it is renamed', async () => {
    await page.getByRole('button', { name: 'Edit Business Name' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Business Name' })
    await expect(dialog.getByLabel('Business name')).toHaveValue('Patil Skills')
    await dialog.getByLabel('Business name').fill('Patil Academy')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Business updated successfully')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Patil Academy' })).toBeVisible()
  })

  const businessId = page.url().split('/').at(-1) ?? ''
  await test.step('its services, due dates and licences stand on its page, also after a reload', async () => {
    const { token } = customer
    const today = indianDayOf(new Date().toISOString())
    const licences = [-2, 20].map((days) => ({
      id: randomUUID(),
      title: days < 0 ? 'Shop licence' : 'Trade licence',
      valid_until: addDays(today, days),
    }))
    const facts = {
      organisation: 'individual' as const,
      gst: 'none' as const,
      turnover: 'up_to_2_crore' as const,
      state_id: 21,
      tax_audit: false,
      advance_tax: 'none' as const,
      deducts_tds: false,
      started_on: null,
      director_kyc_year: null,
    }
    const params = { id: businessId }
    await succeed(request, setComplianceProfile, { token, params, body: { facts, licences } })
    const applied = { id: await apply(request, customer) }
    const business_id = businessId
    await succeed(request, updateApplicationBusiness, { token, params: applied, body: { business_id } })
    await page.reload()
    const services = page.getByRole('list', { name: 'Services for this business' })
    await expect(services).toContainText('Training Centre (TC) Registration')
    await expect(services).toContainText('Payment Pending')
    const dueDates = page.getByRole('region', { name: 'Due dates' })
    await expect(dueDates).toContainText(/(1 is|2 are) overdue/)
    await expect(dueDates).toContainText('Next: Trade licence')
    await expect(page.getByRole('list', { name: 'Licences and registrations' })).toContainText('Expired on')
    await expectAccessible(page)
    await dueDates.getByRole('link', { name: 'See the calendar' }).click()
    await expect(page).toHaveURL(`/user/dashboard/compliance?business=${businessId}`)
  })

  await test.step('the list leads there', async () => {
    await page.goto('/user/dashboard/business')
    await page.getByRole('main').getByRole('link', { name: 'Patil Academy' }).click()
    await expect(page).toHaveURL(`/user/dashboard/business/${businessId}`)
    await page.evaluate(() => localStorage.setItem('language', 'hi'))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'इस व्यवसाय की सेवाएँ' })).toBeVisible()
  })
})

test('two businesses of one name are told apart, and a missing name is never shown as one', async ({
  page,
  request,
  customer,
}) => {
  const main = page.getByRole('main')
  const title = 'Training Centre (TC) Registration'
  const cards = main.getByRole('link', { name: title })
  for (const name of ['Patil Skills', 'Patil Skills']) {
    await applyForBusiness(request, customer, 'tc-registration', await addBusiness(request, customer, name))
  }
  await apply(request, customer)

  await test.step('in the list of services, and on the page of one', async () => {
    await page.goto('/user/dashboard/services')
    await expect(main.getByText(/Patil Skills \(added .+\)/)).toHaveCount(2)
    const [one, other] = await main.getByText(/Patil Skills \(added .+\)/).allTextContents()
    expect(one).not.toBe(other)
    await expect(cards).toHaveCount(3)
    await expect(page.getByText('Business Name Missing')).toHaveCount(0)
    await cards.last().click()
    await expect(main.getByText(/^for Patil Skills \(added .+\)$/)).toBeVisible()
  })

  await test.step('where one is chosen, and among the businesses', async () => {
    await main.getByRole('button', { name: 'Edit Business Name' }).click()
    const choices = page.getByRole('dialog').getByRole('radio', { name: /^Patil Skills \(added .+\)$/ })
    await expect(choices).toHaveCount(2)
    await page.goto('/user/dashboard/business')
    await expect(main.getByRole('link', { name: /^Patil Skills \(added .+\) 1 service$/ })).toHaveCount(2)
  })

  await test.step('what has no name has none anywhere', async () => {
    for (const screen of ['', '/documents', '/payments', '/compliance']) {
      await page.goto(`/user/dashboard${screen}`)
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Business Name Missing')).toHaveCount(0)
    }
    await page.goto('/user/dashboard/services')
    await cards.first().click()
    // Not a name, but what is to be added.
    await expect(main.getByText('Business Name Missing')).toContainText('+ Add')
    await expect(main.getByText(/^for /)).toHaveCount(0)
  })
})

test('[BZ-02] [BZ-03] the business of a service is browsed for, or added', async ({
  page,
  request,
  customer,
}) => {
  await apply(request, customer)
  await openService(page, 'Training Centre (TC) Registration')

  await test.step('with no business at all', async () => {
    await expect(page.getByText('Business Name Missing')).toBeVisible()
    await page.getByRole('button', { name: '+ Add' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Business' })
    await expect(dialog.getByRole('tab')).toHaveText(['Browse', '+ New'])
    await expect(dialog.getByText('No business selected for this service')).toBeVisible()
    await expect(dialog.getByText('You need to select or create a business to continue')).toBeVisible()
    await expect(dialog.getByText('No businesses found')).toBeVisible()
    await expectUsable(page)
  })

  await test.step('a name is needed, and one can go back', async () => {
    const dialog = page.getByRole('dialog', { name: 'Add Business' })
    await dialog.getByRole('tab', { name: '+ New' }).click()
    await dialog.getByLabel('Business name').fill('  ')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(dialog.getByText('Please enter a valid business name.')).toBeVisible()
    await expectUsable(page)
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(dialog.getByRole('tab', { name: 'Browse' })).toHaveAttribute('aria-selected', 'true')
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await addBusiness(request, customer, 'Rao Foods')
  await page.reload()

  await test.step('one has to be selected', async () => {
    await page.getByRole('button', { name: '+ Add' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Business' })
    await expect(dialog.getByRole('radio', { name: 'Rao Foods' })).not.toBeChecked()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Please select a business.')).toBeVisible()
    await expectUsable(page)
  })

  await test.step('a new one is the business of the service', async () => {
    const dialog = page.getByRole('dialog', { name: 'Add Business' })
    await dialog.getByRole('tab', { name: '+ New' }).click()
    await dialog.getByLabel('Business name').fill('Patil Skills')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(toast(page, 'Business added successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('for Patil Skills')).toBeVisible()
  })

  await test.step('another is selected and saved', async () => {
    await page.getByRole('button', { name: 'Edit Business Name' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Business Name' })
    await expect(dialog.getByRole('radio', { name: 'Patil Skills' })).toBeChecked()
    await dialog.getByRole('radio', { name: 'Rao Foods' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Business updated successfully!')).toBeVisible()
    await expect(page.getByText('for Rao Foods')).toBeVisible()
  })
})

test('[BZ-04] after payment the business of a service stays as it is', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const applicationId = await apply(request, customer)
  const business_id = await addBusiness(request, customer, 'Rao Foods')
  const params = { id: applicationId }
  const { token } = customer
  await succeed(request, updateApplicationBusiness, { token, params, body: { business_id } })
  await payInFull(request, gatewayOrigin, customer, applicationId)
  await openService(page, 'Training Centre (TC) Registration')
  await expect(page.getByText('for Rao Foods')).toBeVisible()
  await expect(page.getByText('Business cannot be changed after payment completion.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Business Name' })).toHaveCount(0)
})

test('[BZ-05] each failure around a business has its own words, and nothing typed is lost', async ({
  page,
  request,
  customer,
}) => {
  const businessId = await addBusiness(request, customer, 'Rao Foods')
  await apply(request, customer)

  await test.step('the list of businesses', async () => {
    const tryAgain = await failUntilTriedAgain(page, addressOf(listUserBusinesses), { fail: answerBroken })
    await page.goto('/user/dashboard/business')
    await expect(page.getByRole('heading', { name: 'Failed to fetch businesses' })).toBeVisible()
    await expectAccessible(page)
    await tryAgain()
    await expect(page.getByRole('main').getByRole('link', { name: 'Rao Foods' })).toBeVisible()
  })

  await test.step('a new business', async () => {
    await breakCalls(page, createBusiness)
    await page.getByRole('button', { name: 'New business' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Business' })
    await dialog.getByLabel('Business name').fill('Patil Skills')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(toast(page, 'Failed to create business')).toBeVisible()
    await expect(dialog.getByLabel('Business name')).toHaveValue('Patil Skills')
    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Patil Skills' })).toBeVisible()
  })

  await test.step('the details of a business, and its new name', async () => {
    await breakCalls(page, updateBusiness)
    const tryAgain = await failUntilTriedAgain(page, addressOf(getBusinessDetails), { fail: answerBroken })
    await page.goto(`/user/dashboard/business/${businessId}`)
    await expect(page.getByRole('heading', { name: 'Failed to fetch businesses' })).toBeVisible()
    await tryAgain()
    await page.getByRole('button', { name: 'Edit Business Name' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Business Name' })
    await dialog.getByLabel('Business name').fill('Rao Kitchens')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Failed to update business')).toBeVisible()
    await expect(dialog.getByLabel('Business name')).toHaveValue('Rao Kitchens')
    await page.unrouteAll()
  })

  await test.step('the business of a service', async () => {
    await breakCalls(page, updateApplicationBusiness, addBusinessName)
    const dialog = page.getByRole('dialog', { name: 'Add Business' })
    const tryAgain = await failUntilTriedAgain(page, addressOf(listUserBusinesses), {
      fail: answerBroken,
      within: dialog,
    })
    await openService(page, 'Training Centre (TC) Registration')
    await page.getByRole('button', { name: '+ Add' }).click()
    await expect(dialog.getByRole('heading', { name: 'Failed to fetch businesses' })).toBeVisible()
    await tryAgain()
    await dialog.getByRole('radio', { name: 'Rao Foods' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Failed to update business.')).toBeVisible()
    await dialog.getByRole('tab', { name: '+ New' }).click()
    await dialog.getByLabel('Business name').fill('Joshi Traders')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(toast(page, 'Failed to add business')).toBeVisible()
    await expect(dialog.getByLabel('Business name')).toHaveValue('Joshi Traders')
  })
})

test('a business that is not there, or is somebody else’s, is told the same way', async ({
  page,
  customer: _,
}) => {
  for (const id of [randomUUID(), 'nothing']) {
    await page.goto(`/user/dashboard/business/${id}`)
    await expect(page.getByRole('heading', { name: 'No such business' })).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'My businesses' }).last().click()
  await expect(page).toHaveURL('/user/dashboard/business')
})
