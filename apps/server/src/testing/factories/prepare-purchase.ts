import type { TestApp } from '../test-app.ts'
import { type ApplicationFields, createApplication } from './application.ts'
import { signIn } from './sign-in.ts'

export type ApplicationWish = Omit<ApplicationFields, 'customerId'>

/** A customer of their own with an application, and what they would send to pay for it in full. */
export async function preparePurchase({ services }: TestApp, fields: ApplicationWish = {}) {
  const customer = await signIn(services)
  const application = await createApplication(services, { customerId: customer.customerId, ...fields })
  const body = {
    amount: 15000 as unknown,
    user_id: customer.customerId,
    service_type: application.service.slug,
    application_id: application.applicationId,
  }
  return { ...customer, ...application, body }
}
