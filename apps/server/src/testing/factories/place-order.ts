import { createPayment, verifyPayment } from '@sanad/contracts'
import { sql } from 'kysely'
import { succeed } from '../call.ts'
import type { TestGateway } from '../start-gateway.ts'
import type { TestApp } from '../test-app.ts'
import { type ApplicationFields, createApplication } from './application.ts'
import { signIn } from './sign-in.ts'

export interface OrderWish extends Omit<ApplicationFields, 'customerId'> {
  readonly amount?: number
}

/** A customer of their own with an application and a payment order opened for it over the API. */
export async function placeOrder(
  { app, db, services }: TestApp,
  gateway: TestGateway,
  { amount = 15000, ...fields }: OrderWish = {},
) {
  const customer = await signIn(services)
  const application = await createApplication(services, { customerId: customer.customerId, ...fields })
  const { token, customerId } = customer
  const { params } = gateway
  const { applicationId, service, trackId } = application
  const order = (wish: { amount: number; is_full_payment?: 0 | 1 }) =>
    succeed(app, createPayment, {
      token,
      params,
      body: { user_id: customerId, service_type: service.slug, application_id: applicationId, ...wish },
    })
  const session = await order({ amount })
  const verify = (extra: object = {}) =>
    succeed(app, verifyPayment, {
      token,
      params,
      body: {
        orderId: session.orderId,
        customer_id: applicationId,
        track_id: trackId,
        service_checkout: [service.typeOfRegistration],
        ...extra,
      },
    })
  const pay = (outcome: 'success' | 'failure' | 'pending' | 'cancel') =>
    gateway.lever('pay', { payment_session_id: session.paymentSessionId, outcome })
  /** The bank is slow: its answer comes when the order may not be paid any more. */
  const payLate = (outcome: 'success' | 'pending') =>
    gateway.lever('pay', { order_id: session.orderId, outcome, late: true })
  /** Its time is over, by the provider's clock or, where none ends orders, by ours. */
  const expire = () =>
    gateway.endsOrders
      ? gateway.lever('expire', { order_id: session.orderId })
      : db
          .updateTable('payment_orders')
          .set({ expires_at: sql`now()` })
          .where('order_id', '=', session.orderId)
          .execute()
  /** The bank takes the money of a paid order once more. */
  const payTwice = (wish: { currency?: string } = {}) =>
    gateway.lever('pay', { order_id: session.orderId, outcome: 'success', twice: true, ...wish })
  return { ...customer, ...application, ...session, order, verify, pay, payLate, payTwice, expire }
}
