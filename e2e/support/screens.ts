import type { APIRequestContext, Page } from '@playwright/test'
import { readTrader } from '@sanad/contracts'
import { actFor, type Customer, registerCustomer, succeed } from '@sanad/testing'
import { fillDashboard } from './dashboard-data.ts'
import { expect } from './fixtures.ts'
import { type GoTo, goByAddress } from './go-to.ts'
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
  const open = (path: string) => page.goto(`/user${path}`)
  const linked = await createLinkedApplication(request, dataDir)
  const [entry, track] = [await makeLink(request, linked, 'entry'), await makeLink(request, linked, 'track')]
  const { mobile } = await registerCustomer(request)
  const routes: Record<GuestRoute, () => Promise<unknown>> = {
    '/': () => open('/'),
    '/home-old': () => open('/home-old'),
    '/register': () => open('/register'),
    '/otp-verification': async () => {
      await open('/')
      await page.locator('input[type=tel]').fill(mobile)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/otp-verification/)
      // The address changes before the screen does.
      await expect(page.locator('input[type=tel]')).toHaveCount(0)
    },
    '/confirmation': () => open(`/confirmation?csrf=${linked.csrf}`),
    '/track': () => open(`/track?csrf=${linked.csrf}`),
    '/confirmation-skill': () => open(`/confirmation-skill?csrf=${linked.csrf}`),
    '/help': () => open('/help'),
    '/tracking': () => open('/tracking'),
    '/track/:token': () => open(`/track/${track}`),
    '/submit-form': () => open(`/submit-form?csrf=${linked.csrf}`),
    '/edit-application': () => open(`/edit-application?csrf=${linked.csrf}`),
    // A guest comes to the login, which leads back.
    '/go/*': () => open('/go/d'),
    '/entry': () => open(`/entry?csrf=${linked.csrf}`),
    '/restore-contact': () => open('/restore-contact?code=nobodys'),
    '/entry/:token': () => open(`/entry/${entry}`),
    '*': () => open('/no-such-page'),
  }
  return { routes, given: [linked.customer.name, ...(await namesOfTrader(request))] }
}

interface CustomerWorld {
  page: Page
  request: APIRequestContext
  customer: Customer
  gatewayOrigin: string
  goTo?: GoTo
}

/** Every screen of a customer who has something in each section. */
export async function listCustomerScreens({
  page,
  request,
  customer,
  gatewayOrigin,
  goTo = goByAddress,
}: CustomerWorld): Promise<Screens<CustomerRoute>> {
  const open = (path: string) => goTo(page, `/user${path}`)
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
    '/dashboard': () => open('/dashboard'),
    '/dashboard/services': () => open('/dashboard/services'),
    '/dashboard/services/new': () => open('/dashboard/services/new'),
    '/dashboard/services/new/:serviceId': () => open('/dashboard/services/new/tot-toa'),
    '/dashboard/services/:applicationId/information': () =>
      open(`/dashboard/services/${own.paidId}/information`),
    '/dashboard/documents': () => open('/dashboard/documents'),
    '/dashboard/payments': () => open('/dashboard/payments'),
    '/dashboard/business': () => open('/dashboard/business'),
    '/dashboard/business/:businessId': () => open(`/dashboard/business/${own.businessId}`),
    '/dashboard/consult': () => open('/dashboard/consult'),
    '/dashboard/consult/new': () => open('/dashboard/consult/new'),
    '/dashboard/compliance': () => open('/dashboard/compliance'),
    '/dashboard/compliance/:businessId': () => open(`/dashboard/compliance/${own.businessId}`),
    '/dashboard/support': () => open('/dashboard/support'),
    '/dashboard/tickets': () => open('/dashboard/tickets'),
    '/dashboard/tickets/new': () => open('/dashboard/tickets/new'),
    '/dashboard/tickets/:ticketId': () => open(`/dashboard/tickets/${own.ticketId}`),
    '/dashboard/notifications': () => open('/dashboard/notifications'),
    '/dashboard/profile': () => open('/dashboard/profile'),
    '/dashboard/service': () => goTo(page, '/user/dashboard/service', { userServiceId: own.paidId }),
    '/dashboard/payment-service': () =>
      goTo(page, '/user/dashboard/payment-service', { userServiceId: own.unpaidId }),
    '/payment/confirmation': () => openPaymentConfirmation(own.unpaidId),
    '/demo/query-params': () => open('/demo/query-params?one=1'),
    // Last, as from here on staff act for the customer.
    '/middleware/user': async () => {
      const { url } = await actFor(request, { token: staff.token, customer })
      await page.goto(url)
      await expect(page).toHaveURL('/user/dashboard')
    },
  }
  return { routes, given }

  async function openPaymentConfirmation(id: string): Promise<void> {
    const csrf = await makeLink(request, { customer, id, trackId: '', csrf: '' }, 'csrf')
    await open(`/payment/confirmation?csrf=${csrf}`)
  }
}

/** Who runs the portal: names and an address, which the settings have in one language. */
export async function namesOfTrader(request: APIRequestContext): Promise<string[]> {
  const { data } = await succeed(request, readTrader, {})
  return [data.legal_name, data.address, data.grievance_officer.name]
}
