import { type APIRequestContext, expect, type Page } from '@playwright/test'
import {
  addBusinessName,
  createApplication,
  createPayment,
  getServiceDetails,
  verifyPayment,
} from '@sanad/contracts'
import { type Customer, sandboxOf, succeed } from '@sanad/testing'

/** An application in Maharashtra, made through the same calls that the screens use; returns its id. */
export async function applyFor(
  request: APIRequestContext,
  { token, id }: Customer,
  serviceId: string,
  name_of_firm = 'Patil Skill Academy',
): Promise<string> {
  const body = { name_of_firm, user_id: id }
  const { business_id } = await succeed(request, addBusinessName, { token, body })
  return applyForBusiness(request, { token }, serviceId, business_id)
}

/** The same for a business that the customer has already. */
export async function applyForBusiness(
  request: APIRequestContext,
  { token }: Pick<Customer, 'token'>,
  serviceId: string,
  business_id: string,
): Promise<string> {
  const { data } = await succeed(request, createApplication, {
    token,
    body: { service_id: serviceId, stateId: 21, business_id },
  })
  return data.id
}

/** Pays an application in full past the browser, by a lever of the stand-in gateway. */
export async function payInFull(
  request: APIRequestContext,
  gatewayOrigin: string,
  { token, id }: Customer,
  applicationId: string,
): Promise<void> {
  const { data } = await succeed(request, getServiceDetails, {
    token,
    params: { userServiceId: applicationId },
  })
  const params = { payment_provider: 'cashfree' } as const
  const { paymentSessionId, orderId } = await succeed(request, createPayment, {
    token,
    params,
    body: {
      amount: data.quote?.total,
      user_id: id,
      service_type: data.serviceDetails.service_id,
      application_id: applicationId,
    },
  })
  await sandboxOf(gatewayOrigin).lever('pay', { payment_session_id: paymentSessionId, outcome: 'success' })
  const { status } = await succeed(request, verifyPayment, { token, params, body: { orderId } })
  expect(status).toBe('paid')
}

/** Opens an application from the list of the customer's services. */
export async function openService(page: Page, title: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/user/dashboard/services`)
  await page.getByRole('main').getByRole('link', { name: title }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}
