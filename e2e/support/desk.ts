import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { proposeRefund } from '@sanad/contracts/staff'
import type { StaffRole } from '@sanad/domain'
import { type Customer, succeed } from '@sanad/testing'
import { applyFor, payInFull } from './applications.ts'
import { fillDashboard } from './dashboard-data.ts'
import { giveEverything } from './give-everything.ts'
import { type Staff, signInStaff } from './staff.ts'

interface World {
  page: Page
  request: APIRequestContext
  customer: Customer
  gatewayOrigin: string
  baseURL: string | undefined
}

/** A paid application with every paper to be judged; returns its id. */
export async function applyWithPapers({
  request,
  customer,
  gatewayOrigin,
}: Pick<World, 'request' | 'customer' | 'gatewayOrigin'>): Promise<string> {
  const id = await applyFor(request, customer, 'skill-india')
  await payInFull(request, gatewayOrigin, customer, id)
  await giveEverything(request, customer, id)
  return id
}

/** Signs a member in on the page. How somebody signs in by keys, desk-sign-in proves. */
export async function enterDesk(
  { page, request, baseURL }: Pick<World, 'page' | 'request' | 'baseURL'>,
  roles?: readonly StaffRole[],
): Promise<Staff> {
  const staff = await signInStaff(request, roles)
  await page.context().addCookies([{ name: 'sanad_staff', value: staff.token, url: baseURL ?? '' }])
  return staff
}

/** A customer with something of everything, papers to be judged, and a refund that another member has proposed. */
export async function fillDesk({
  request,
  customer,
  gatewayOrigin,
}: Pick<World, 'request' | 'customer' | 'gatewayOrigin'>): Promise<{ id: string; ticketId: string }> {
  const { ticketId } = await fillDashboard(request, gatewayOrigin, customer)
  const id = await applyWithPapers({ request, customer, gatewayOrigin })
  const { token } = await signInStaff(request)
  const proposal = {
    amount_rupees: 100,
    reason: 'Paid twice',
    customer_reason: 'You paid twice.',
    customer_reason_hi: 'आपने दो बार भुगतान किया।',
  }
  const body = { ...proposal, request_id: randomUUID() }
  await succeed(request, proposeRefund, { token, params: { id }, body })
  return { id, ticketId }
}
