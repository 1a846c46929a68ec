import {
  createApplication,
  createPayment,
  getServiceDetails,
  submitDocument,
  verifyPayment,
} from '@sanad/contracts'
import { registerCustomer, succeed } from '@sanad/testing'
import { pdfFile } from '../../apps/server/src/testing/factories/sample-files.ts'
import type { Stack } from '../../faults/harness/stack.ts'

const service = 'tc-registration'

export interface Seeded {
  readonly token: string
  readonly customerId: string
  /** Paid, with two files. */
  readonly applicationId: string
}

/** A customer with five applications, one of them paid and with files. */
export async function seedCustomer({ portals: [portal], provider, gateway }: Stack): Promise<Seeded> {
  if (!portal) throw new Error('The stack has no portal')
  const { origin } = portal
  const { id: user_id, token } = await registerCustomer(origin)
  const ids: string[] = []
  for (let index = 0; index < 5; index++) {
    const { data } = await succeed(origin, createApplication, {
      token,
      body: { service_id: service, stateId: 21 },
    })
    ids.push(data.id)
  }
  const [application_id = ''] = ids
  const params = { payment_provider: provider }
  const { orderId } = await succeed(origin, createPayment, {
    token,
    params,
    body: { user_id, service_type: service, application_id, amount: 15_000 },
  })
  await gateway.lever('pay', { order_id: orderId, outcome: 'success' })
  await succeed(origin, verifyPayment, { token, params, body: { orderId } })
  const { data } = await succeed(origin, getServiceDetails, {
    token,
    params: { userServiceId: application_id },
  })
  for (const [index, { document_id }] of data.documentList.slice(0, 2).entries()) {
    await succeed(origin, submitDocument, {
      token,
      body: { user_id, application_id, document_id },
      file: { content: pdfFile({ objects: `% ${index}\n` }), name: 'paper.pdf' },
    } as Parameters<typeof succeed<typeof submitDocument>>[2])
  }
  return { token, customerId: user_id, applicationId: application_id }
}
