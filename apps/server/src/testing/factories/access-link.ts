import { makeLink } from '../../features/case/access-link.ts'
import type { Services } from '../../platform/services.ts'
import { createApplication } from './application.ts'
import { proveEmail } from './challenge.ts'
import { createCustomer } from './sign-in.ts'

type Fields = Partial<Parameters<typeof createApplication>[1]>

/** A customer with a proved number and address who has an application and its access link, as somebody holds it who has not signed in. */
export async function createLinkedApplication(services: Pick<Services, 'db'>, fields: Fields = {}) {
  const customer = await createCustomer(services)
  await proveEmail(services.db, customer.customerId)
  const application = await createApplication(services, { customerId: customer.customerId, ...fields })
  const { token: accessLink } = await makeLink(services.db, {
    applicationId: application.applicationId,
    purpose: 'csrf',
    sessionId: null,
  })
  return { ...customer, ...application, accessLink, params: { id: application.applicationId } }
}
