import {
  countUnreadNotifications,
  createApplication,
  createPayment,
  getServiceDetails,
  listCatalogue,
  listDocuments,
  listMyServices,
  listNotifications,
  listPayments,
  listTickets,
  readComplianceCalendar,
  submitDocument,
  verifyPayment,
} from '@sanad/contracts'
import { type Customer, registerCustomer, succeed, type Transport } from '@sanad/testing'
import { pdfFile } from '../../apps/server/src/testing/factories/sample-files.ts'
import type { Stack } from '../../faults/harness/stack.ts'
import type { Random } from '../../faults/schedule/random.ts'
import type { Written } from './written.ts'

interface Load {
  readonly stack: Pick<Stack, 'gateway' | 'provider'>
  /** The portal as each customer's own network reaches it: limits count networks. */
  readonly portalOf: (customer: number) => Transport
  readonly random: Random
  readonly written: Written
}

interface Shopper extends Customer {
  readonly portal: Transport
  readonly applications: string[]
  readonly paid: string[]
}

const service = 'tc-registration'
const amount = 15_000
/** A customer with more belongs to another bench; then the next one signs up. */
const mostApplications = 8

/** One customer after the other who reads, applies, pays and uploads, until the time is over. */
export async function work(load: Load, isOver: () => boolean): Promise<void> {
  for (let customer = 0; !isOver(); customer++) {
    const shopper = await signUp(load, load.portalOf(customer)).catch(() => undefined)
    while (shopper && !isOver() && shopper.applications.length < mostApplications) {
      // A refusal is counted where the call is timed.
      await choose(load, shopper).catch(() => undefined)
    }
  }
}

/** Registers, is sent a code, enters it. */
async function signUp({ written }: Load, portal: Transport): Promise<Shopper> {
  const customer = await registerCustomer(portal)
  written.customers.push(customer.id)
  return { ...customer, portal, applications: [], paid: [] }
}

async function choose(load: Load, shopper: Shopper): Promise<void> {
  const { random } = load
  if (shopper.applications.length === 0 || random.chance(0.05)) return apply(load, shopper)
  if (random.chance(0.08)) return pay(load, shopper)
  if (shopper.paid.length > 0 && random.chance(0.1)) return upload(load, shopper)
  return read(load, shopper)
}

async function read({ random }: Load, { portal, token, applications }: Shopper): Promise<void> {
  const page = { token, query: {} }
  await random.pick([
    () => succeed(portal, listCatalogue, {}),
    () => succeed(portal, listMyServices, page),
    () => succeed(portal, listPayments, page),
    () => succeed(portal, listDocuments, page),
    () => succeed(portal, listTickets, page),
    () => succeed(portal, listNotifications, page),
    () => succeed(portal, countUnreadNotifications, { token }),
    () => succeed(portal, readComplianceCalendar, page),
    () => succeed(portal, getServiceDetails, { token, params: { userServiceId: random.pick(applications) } }),
  ])()
}

async function apply({ written }: Load, { portal, token, applications }: Shopper): Promise<void> {
  const body = { service_id: service, stateId: 21 }
  const { data } = await succeed(portal, createApplication, { token, body })
  applications.push(data.id)
  written.applications.push(data.id)
}

async function pay({ stack, written, random }: Load, shopper: Shopper): Promise<void> {
  const unpaid = shopper.applications.filter((id) => !shopper.paid.includes(id))
  if (unpaid.length === 0) return
  const application_id = random.pick(unpaid)
  const { portal, token, id } = shopper
  const params = { payment_provider: stack.provider }
  const { orderId } = await succeed(portal, createPayment, {
    token,
    params,
    body: { user_id: id, service_type: service, application_id, amount },
  })
  await stack.gateway.lever('pay', { order_id: orderId, outcome: 'success' })
  const { status } = await succeed(portal, verifyPayment, { token, params, body: { orderId } })
  if (status !== 'paid') return
  written.paid.push(orderId)
  shopper.paid.push(application_id)
}

async function upload({ written, random }: Load, shopper: Shopper): Promise<void> {
  const { portal, token, id: user_id, paid } = shopper
  const application_id = random.pick(paid)
  const { data } = await succeed(portal, getServiceDetails, {
    token,
    params: { userServiceId: application_id },
  })
  const body = { user_id, application_id, document_id: random.pick(data.documentList).document_id }
  const { data: document } = await succeed(portal, submitDocument, {
    token,
    body,
    // No two alike: the same file twice is one.
    file: { content: pdfFile({ objects: `% ${random.below(2 ** 31)}\n` }), name: 'paper.pdf' },
  } as Parameters<typeof succeed<typeof submitDocument>>[2])
  written.documents.push(document.id)
}
