import {
  createApplication,
  createPayment,
  getServiceDetails,
  listCatalogue,
  listMyServices,
  listNotifications,
  login,
  verifyPayment,
} from '@sanad/contracts'
import { passOtp, succeed } from '@sanad/testing'
import type { Stack } from '../../faults/harness/stack.ts'
import type { Random } from '../../faults/schedule/random.ts'
import type { Written } from '../mixed/written.ts'
import type { openBrowser } from './browser.ts'

interface Visit {
  readonly stack: Pick<Stack, 'gateway' | 'provider'>
  readonly browser: ReturnType<typeof openBrowser>
  readonly random: Random
  readonly written: Written
  readonly mobile: string
}

const service = 'tc-registration'
/** One in so many applies, and pays. */
const share = 0.3

/** What somebody does on the last day: opens the page, logs in by a code, looks, and a third of them applies and pays. */
export async function visit({ stack, browser, random, written, mobile }: Visit): Promise<void> {
  await browser.openPage()
  const begun = await succeed(browser.portal('sign in'), login, { body: { mobile } })
  const { id } = begun.user
  const { token } = await passOtp(browser.portal('code'), { id, token: begun.token, mobile })
  const read = browser.portal('read')
  const page = { token, query: {} }
  await Promise.all([
    succeed(read, listMyServices, page),
    succeed(read, listCatalogue, {}),
    succeed(read, listNotifications, page),
  ])
  if (!random.chance(share)) return

  const body = { service_id: service, stateId: 21 }
  const { data } = await succeed(browser.portal('apply'), createApplication, { token, body })
  written.applications.push(data.id)
  await succeed(read, getServiceDetails, { token, params: { userServiceId: data.id } })
  const pay = browser.portal('pay')
  const params = { payment_provider: stack.provider }
  const { orderId } = await succeed(pay, createPayment, {
    token,
    params,
    body: { user_id: id, service_type: service, application_id: data.id, amount: 15_000 },
  })
  await stack.gateway.lever('pay', { order_id: orderId, outcome: 'success' })
  const { status } = await succeed(pay, verifyPayment, { token, params, body: { orderId } })
  if (status === 'paid') written.paid.push(orderId)
  await succeed(read, getServiceDetails, { token, params: { userServiceId: data.id } })
}
