import {
  getProfile,
  getServiceDetails,
  getUploadedDocument,
  listMyServices,
  listNotifications,
  listPayments,
  listUploadedDocuments,
  submitDocument,
} from '@sanad/contracts'
import { registerCustomer, sandboxOf, succeed, waitFor } from '@sanad/testing'
import { pdfFile } from '../apps/server/src/testing/factories/sample-files.ts'
import { apply, beginPayment, type Purchase, verify } from './acting/customer.ts'

/**
 * The main flows over HTTP, as a program: node faults/main-flow.ts {portal} {gateway}. faults/previous-release.test.ts also
 * runs it within an earlier release, by that release's client and contracts, so that it uses only what that one has too.
 */
const [origin = '', gateway = ''] = process.argv.slice(2)
const { lever } = sandboxOf(gateway)

async function isPaid(purchase: Purchase, orderId: string): Promise<boolean> {
  const { status, body } = await verify(origin, purchase, orderId)
  return status === 200 && (body as { status?: string }).status === 'paid'
}

async function pay(purchase: Purchase): Promise<void> {
  const { orderId } = await beginPayment(origin, purchase)
  await lever('pay', { order_id: orderId, outcome: 'success' })
  await waitFor(`the order of ${purchase.service} is paid`, () => isPaid(purchase, orderId))
}

function holds(what: string, isTrue: boolean): void {
  if (!isTrue) throw new Error(`Does not hold: ${what}`)
}

async function upload({ token, id: user_id, applicationId: application_id }: Purchase): Promise<string> {
  const { data } = await succeed(origin, getServiceDetails, {
    token,
    params: { userServiceId: application_id },
  })
  const document_id = data.documentList[0]?.document_id ?? ''
  const sent = await succeed(origin, submitDocument, {
    token,
    body: { user_id, application_id, document_id },
    file: { content: pdfFile(), name: 'paper.pdf' },
  } as Parameters<typeof succeed<typeof submitDocument>>[2])
  return sent.data.id
}

const customer = await registerCustomer(origin)
const { token } = customer
const first = await apply(origin, customer)
await pay(first)
await pay(await apply(origin, customer, { service: 'tp-registration', amount: 10000 }))
const document = await upload(first)

const page = { token, query: {} }
await succeed(origin, getProfile, { token })
const { services } = await succeed(origin, listMyServices, page)
holds('both services are listed', services.length === 2)
const payments = await succeed(origin, listPayments, page)
holds('both payments are listed', payments.data.length === 2)
const documents = await succeed(origin, listUploadedDocuments, page)
holds(
  'the document is listed',
  documents.data.some(({ id }) => id === document),
)
await waitFor('the document can be viewed', async () => {
  const { data } = await succeed(origin, getUploadedDocument, { token, params: { id: document } })
  if (data.view_url === null) return false
  const file = await fetch(new URL(data.view_url, origin))
  return file.ok && Buffer.from(await file.arrayBuffer()).equals(pdfFile())
})
await waitFor('the payments are told of', async () => {
  const { data } = await succeed(origin, listNotifications, page)
  return data.length >= 2
})
console.log('The main flows work.')
