import type { Page } from '@playwright/test'
import { makePanelCode } from '@sanad/contracts'
import { registerCustomer, succeed } from '@sanad/testing'
import { type Belongings, fillDashboard } from './support/dashboard-data.ts'
import {
  expectAccessible,
  expectAccessibleWhenZoomed,
  findSmallTargets,
  pixelsTooWide,
} from './support/expect-accessible.ts'
import { findEnglish } from './support/find-english.ts'
import { expect, test } from './support/fixtures.ts'
import { createLinkedApplication, makeLink } from './support/links.ts'
import type { RoutePattern } from './support/route-patterns.ts'
import { signInStaff } from './support/staff.ts'

type GuestRoute = Exclude<
  RoutePattern,
  `/dashboard${string}` | '/payment/confirmation' | '/demo/query-params' | '/middleware/user'
>
type CustomerRoute = Exclude<RoutePattern, GuestRoute>

test.describe.configure({ mode: 'parallel', timeout: 240_000 })

// Phones show Hindi, desktops English; each screen is seen in both themes and at both widths.
test.beforeEach(async ({ page, isMobile }) => {
  await page.addInitScript((language) => {
    localStorage.setItem('language', language)
  }, languageOf(isMobile))
})

test('every screen without a login is whole in both languages and themes', async ({
  page,
  request,
  dataDir,
  isMobile,
}) => {
  const linked = await createLinkedApplication(request, dataDir)
  const [entry, track] = [await makeLink(request, linked, 'entry'), await makeLink(request, linked, 'track')]
  const { mobile } = await registerCustomer(request)
  const routes: Record<GuestRoute, () => Promise<unknown>> = {
    '/': () => open(page, '/'),
    '/home-old': () => open(page, '/home-old'),
    '/register': () => open(page, '/register'),
    '/otp-verification': async () => {
      await open(page, '/')
      await page.locator('input[type=tel]').fill(mobile)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/otp-verification/)
    },
    '/confirmation': () => open(page, `/confirmation?csrf=${linked.csrf}`),
    '/track': () => open(page, `/track?csrf=${linked.csrf}`),
    '/confirmation-skill': () => open(page, `/confirmation-skill?csrf=${linked.csrf}`),
    '/help': () => open(page, '/help'),
    '/tracking': () => open(page, '/tracking'),
    '/track/:token': () => open(page, `/track/${track}`),
    '/submit-form': () => open(page, `/submit-form?csrf=${linked.csrf}`),
    '/edit-application': () => open(page, `/edit-application?csrf=${linked.csrf}`),
    // A guest comes to the login, which leads back.
    '/go/*': () => open(page, '/go/d'),
    '/entry': () => open(page, `/entry?csrf=${linked.csrf}`),
    '/restore-contact': () => open(page, '/restore-contact?code=nobodys'),
    '/entry/:token': () => open(page, `/entry/${entry}`),
    '*': () => open(page, '/no-such-page'),
  }
  for (const [route, show] of Object.entries(routes)) {
    await test.step(route, async () => {
      await show()
      await expectWhole(page, languageOf(isMobile), [linked.customer.name])
    })
  }
})

test('every screen of a customer is whole in both languages and themes', async ({
  page,
  request,
  customer,
  gatewayOrigin,
  isMobile,
}) => {
  const staff = await signInStaff(request)
  const own = await fillDashboard(request, gatewayOrigin, customer)
  const given = [
    customer.name,
    customer.email,
    staff.name,
    'Patil Skill Academy',
    'Rao Foods',
    'Asha Foods LLP',
  ]
  const routes: Record<CustomerRoute, () => Promise<unknown>> = {
    '/dashboard': () => open(page, '/dashboard'),
    '/dashboard/services': () => open(page, '/dashboard/services'),
    '/dashboard/services/new': () => open(page, '/dashboard/services/new'),
    '/dashboard/services/new/:serviceId': () => open(page, '/dashboard/services/new/tot-toa'),
    '/dashboard/documents': () => open(page, '/dashboard/documents'),
    '/dashboard/payments': () => open(page, '/dashboard/payments'),
    '/dashboard/business': () => open(page, '/dashboard/business'),
    '/dashboard/business/:businessId': () => open(page, `/dashboard/business/${own.businessId}`),
    '/dashboard/consult': () => open(page, '/dashboard/consult'),
    '/dashboard/consult/new': () => open(page, '/dashboard/consult/new'),
    '/dashboard/compliance': () => open(page, '/dashboard/compliance'),
    '/dashboard/compliance/:businessId': () => open(page, `/dashboard/compliance/${own.businessId}`),
    '/dashboard/support': () => open(page, '/dashboard/support'),
    '/dashboard/tickets': () => open(page, '/dashboard/tickets'),
    '/dashboard/tickets/new': () => open(page, '/dashboard/tickets/new'),
    '/dashboard/tickets/:ticketId': () => open(page, `/dashboard/tickets/${own.ticketId}`),
    '/dashboard/notifications': () => open(page, '/dashboard/notifications'),
    '/dashboard/profile': () => open(page, '/dashboard/profile'),
    '/dashboard/service': () => openWithState(page, '/dashboard/service', own.paidId),
    '/dashboard/payment-service': () => openWithState(page, '/dashboard/payment-service', own.unpaidId),
    '/payment/confirmation': () => openPaymentConfirmation(page, own),
    '/demo/query-params': () => open(page, '/demo/query-params?one=1'),
    // Last, as from here on staff act for the customer.
    '/middleware/user': async () => {
      const { data: panel } = await succeed(request, makePanelCode, {
        token: staff.token,
        params: { id: customer.id },
      })
      await page.goto(panel.url)
      await expect(page).toHaveURL('/user/dashboard')
    },
  }
  for (const [route, show] of Object.entries(routes)) {
    await test.step(route, async () => {
      await show()
      await expectWhole(page, languageOf(isMobile), given)
    })
  }

  async function openPaymentConfirmation(page: Page, { unpaidId }: Belongings): Promise<void> {
    const id = unpaidId
    const csrf = await makeLink(request, { customer, id, trackId: '', csrf: '' }, 'csrf')
    await open(page, `/payment/confirmation?csrf=${csrf}`)
  }
})

const languageOf = (isMobile: boolean) => (isMobile ? 'hi' : 'en')

const open = (page: Page, path: string) => page.goto(`/user${path}`)

/** Opens a screen that is told its application in navigation state, as after a reload. */
async function openWithState(page: Page, path: string, userServiceId: string): Promise<void> {
  await page.evaluate(
    ([url, id]) => history.replaceState({ usr: { userServiceId: id }, key: 'reloaded', idx: 0 }, '', url),
    [`/user${path}`, userServiceId] as const,
  )
  await page.reload()
}

async function expectWhole(page: Page, language: string, given: readonly string[]): Promise<void> {
  // A dialog that is all of a screen is titled by its own heading.
  const dialogTitle = page.getByRole('dialog').getByRole('heading', { level: 2 })
  await expect(page.getByRole('heading', { level: 1 }).or(dialogTitle)).toHaveCount(1)
  // A spinner turns only while something is on its way.
  await expect(page.getByRole('status').filter({ hasText: /\.\.\.$|…$/ })).toHaveCount(0)
  await expect(page).toHaveTitle(/\S/)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expectAccessible(page)
  if (language === 'hi') expect.soft(await findEnglish(page, given), 'English words').toEqual([])
  const shown = page.viewportSize() ?? { width: 0, height: 0 }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ ...shown, width })
    expect.soft(await pixelsTooWide(page), `pixels that ${width} are too few by`).toBeLessThanOrEqual(0)
    if (width === 390) expect.soft(await findSmallTargets(page), 'small targets').toEqual([])
  }
  // Once is enough: what it finds hangs neither on the language nor on the window before.
  if (language === 'en') await expectAccessibleWhenZoomed(page)
  await page.setViewportSize(shown)
}
