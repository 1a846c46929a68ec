import type { Page, Route } from '@playwright/test'
import {
  addBusinessName,
  type Endpoint,
  getBusinessDetails,
  getProfile,
  listDocuments,
  listMyConsultations,
  listMyServices,
  listPayments,
  listTickets,
  listUserBusinesses,
  readComplianceCalendar,
} from '@sanad/contracts'
import { succeed } from '@sanad/testing'
import { addressOf } from './support/address-of.ts'
import { applyFor, openService, payInFull } from './support/applications.ts'
import { expectUsable } from './support/expect-accessible.ts'
import { failUntilTriedAgain } from './support/fail-until-tried-again.ts'
import { expect, test } from './support/fixtures.ts'
import { goWithin } from './support/go-to.ts'
import { withoutLiveUpdates } from './support/live-updates.ts'

interface Section {
  readonly path: string
  readonly call: Endpoint
  readonly loading: string
  readonly failed: string
  /** What a newcomer sees once it is there. */
  readonly there: string
}

const sections: readonly Section[] = [
  {
    path: '',
    call: listMyServices,
    loading: 'Loading your services…',
    failed: 'Failed to fetch services',
    there: 'Namaste, Asha Patil',
  },
  {
    path: '/services',
    call: listMyServices,
    loading: 'Loading your services…',
    failed: 'Failed to fetch services',
    there: 'No services yet',
  },
  {
    path: '/documents',
    call: listDocuments,
    loading: 'Loading your documents…',
    failed: 'Your documents could not be loaded.',
    there: 'No documents yet',
  },
  {
    path: '/payments',
    call: listPayments,
    loading: 'Loading your payments…',
    failed: 'Your payments could not be loaded.',
    there: 'No payments yet',
  },
  {
    path: '/business',
    call: listUserBusinesses,
    loading: 'Loading your businesses…',
    failed: 'Failed to fetch businesses',
    there: 'No businesses found',
  },
  {
    path: '/consult',
    call: listMyConsultations,
    loading: 'Loading your consultations…',
    failed: 'Your consultations could not be loaded.',
    there: 'No consultations yet',
  },
  {
    path: '/compliance',
    call: readComplianceCalendar,
    loading: 'Loading your due dates…',
    failed: 'Your due dates could not be loaded.',
    there: 'Which business is it about?',
  },
  {
    path: '/tickets',
    call: listTickets,
    loading: 'Loading your tickets…',
    failed: 'Your tickets could not be loaded.',
    there: 'No tickets yet',
  },
  {
    path: '/profile',
    call: getProfile,
    loading: 'Loading your account…',
    failed: 'Failed to fetch user profile',
    there: 'Business Profile',
  },
]

test.describe('each section', () => {
  // Chromium reports every refused call in its console.
  test.use({ expectedErrors: /status of 502/ })

  test('[DB-01] says that it loads, that it failed, and what a newcomer finds in it', async ({
    page,
    request,
    customer,
  }) => {
    await withoutLiveUpdates(page)
    for (const section of sections) await test.step(section.path, () => walkThrough(page, section))

    const { business_id } = await succeed(request, addBusinessName, {
      token: customer.token,
      body: { name_of_firm: 'Rao Foods', user_id: customer.id },
    })
    await test.step('business details', () =>
      walkThrough(page, {
        path: `/business/${business_id}`,
        call: getBusinessDetails,
        loading: 'Loading the business…',
        failed: 'Failed to fetch businesses',
        there: 'Rao Foods',
      }))
    await page.goto('/user/dashboard/support')
    await expect(page.getByRole('heading', { level: 1, name: 'Help and support' })).toBeVisible()
  })
})

async function walkThrough(page: Page, { path, call, loading, failed, there }: Section): Promise<void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const fail = async (route: Route) => {
    await held
    await route.fulfill({ status: 502, body: 'Bad gateway' })
  }
  const tryAgain = await failUntilTriedAgain(page, addressOf(call), { fail })
  await page.goto(`/user/dashboard${path}`)
  await expect(page.getByText(loading).first()).toBeVisible()
  letGo()
  await expect(page.getByText(failed).first()).toBeVisible()
  await expectUsable(page)
  await tryAgain()
  await expect(page.getByRole('heading', { name: there })).toBeVisible()
}

test('[RT-14] every section has its address within the dashboard', async ({
  page,
  request,
  customer,
  gatewayOrigin,
  isMobile,
}) => {
  const { business_id } = await succeed(request, addBusinessName, {
    token: customer.token,
    body: { name_of_firm: 'Rao Foods', user_id: customer.id },
  })
  const paid = await applyFor(request, customer, 'tc-registration')
  await payInFull(request, gatewayOrigin, customer, paid)
  await applyFor(request, customer, 'tp-registration')
  const titles = {
    '': 'Namaste, Asha Patil',
    '/services': 'My services',
    '/documents': 'Documents',
    '/payments': 'Payments',
    '/support': 'Help and support',
    '/consult': 'Expert consultation',
    '/compliance': 'Compliance',
    '/profile': 'Your account',
    '/tickets': 'Support tickets',
    [`/business/${business_id}`]: 'Rao Foods',
  }
  const navigation = page.getByRole('navigation', { name: 'Sections', exact: true }).locator('visible=true')
  for (const [path, title] of Object.entries(titles)) {
    await goWithin(page, `/user/dashboard${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(navigation).toHaveCount(1)
  }
  await openService(page, 'Training Partner (TP) Registration')
  await expect(page).toHaveURL(/\/user\/dashboard\/payment-service\?application=/)
  // On a phone the bar with what is to be paid takes the place of the navigation.
  if (!isMobile) await expect(navigation).toHaveCount(1)
  await openService(page, 'Training Centre (TC) Registration')
  await expect(page).toHaveURL(/\/user\/dashboard\/service\?application=/)
  if (!isMobile) await expect(navigation).toHaveCount(1)
})
