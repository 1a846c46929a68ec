import type { APIRequestContext, Page } from '@playwright/test'
import { makePanelCode, readTrader } from '@sanad/contracts'
import { type Customer, registerCustomer, succeed } from '@sanad/testing'
import { fillDashboard } from './dashboard-data.ts'
import { expect } from './fixtures.ts'
import { createLinkedApplication, makeLink } from './links.ts'
import type { RoutePattern } from './route-patterns.ts'
import { signInStaff } from './staff.ts'

type GuestRoute = Exclude<
  RoutePattern,
  `/dashboard${string}` | '/payment/confirmation' | '/demo/query-params' | '/middleware/user'
>
type CustomerRoute = Exclude<RoutePattern, GuestRoute>

export interface Screens<Route extends string> {
  /** Shows each screen with something in it, in this order. */
  readonly routes: Record<Route, () => Promise<unknown>>
  /** Words that people typed: they are not translated. */
  readonly given: readonly string[]
}

interface GuestWorld {
  page: Page
  request: APIRequestContext
  dataDir: string
}

/** Every screen without a login. */
export async function listGuestScreens({ page, request, dataDir }: GuestWorld): Promise<Screens<GuestRoute>> {
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
  return { routes, given: [linked.customer.name, ...(await namesOfTrader(request))] }
}

interface CustomerWorld {
  page: Page
  request: APIRequestContext
  customer: Customer
  gatewayOrigin: string
}

/** Every screen of a customer who has something in each section. */
export async function listCustomerScreens({
  page,
  request,
  customer,
  gatewayOrigin,
}: CustomerWorld): Promise<Screens<CustomerRoute>> {
  const staff = await signInStaff(request)
  const own = await fillDashboard(request, gatewayOrigin, customer)
  const given = [
    customer.name,
    customer.email,
    staff.name,
    'Patil Skill Academy',
    'Rao Foods',
    'Asha Foods LLP',
    ...(await namesOfTrader(request)),
  ]
  const routes: Record<CustomerRoute, () => Promise<unknown>> = {
    '/dashboard': () => open(page, '/dashboard'),
    '/dashboard/services': () => open(page, '/dashboard/services'),
    '/dashboard/services/new': () => open(page, '/dashboard/services/new'),
    '/dashboard/services/new/:serviceId': () => open(page, '/dashboard/services/new/tot-toa'),
    '/dashboard/services/:applicationId/information': () =>
      open(page, `/dashboard/services/${own.paidId}/information`),
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
    '/payment/confirmation': () => openPaymentConfirmation(own.unpaidId),
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
  return { routes, given }

  async function openPaymentConfirmation(id: string): Promise<void> {
    const csrf = await makeLink(request, { customer, id, trackId: '', csrf: '' }, 'csrf')
    await open(page, `/payment/confirmation?csrf=${csrf}`)
  }
}

const open = (page: Page, path: string) => page.goto(`/user${path}`)

/** Opens a screen that is told its application in navigation state, as after a reload. */
async function openWithState(page: Page, path: string, userServiceId: string): Promise<void> {
  await page.evaluate(
    ([url, id]) => history.replaceState({ usr: { userServiceId: id }, key: 'reloaded', idx: 0 }, '', url),
    [`/user${path}`, userServiceId] as const,
  )
  await page.reload()
}

/** Who runs the portal: names and an address, which the settings have in one language. */
async function namesOfTrader(request: APIRequestContext): Promise<string[]> {
  const { data } = await succeed(request, readTrader, {})
  return [data.legal_name, data.address, data.grievance_officer.name]
}
