import { randomBytes, randomUUID } from 'node:crypto'
import { readComplianceCalendar, setComplianceProfile } from '@sanad/contracts'
import { applicationFieldDefinition } from '@sanad/domain'
import type { Portal } from '@sanad/testing'
import { makeLink } from '../../features/case/access-link.ts'
import { sealFieldValue } from '../../features/case/secret-fields.ts'
import { notifyOfApplication } from '../../features/notifications/sending/notify-of-application.ts'
import { succeed } from '../call.ts'
import { createApplication } from '../factories/application.ts'
import { proveLately } from '../factories/challenge.ts'
import { bookableSlot, createConsultation } from '../factories/consultation.ts'
import { createReceipt } from '../factories/money-document.ts'
import { createMoneyProposal } from '../factories/money-proposal.ts'
import { createPaidApplication, giveDocument } from '../factories/paid-application.ts'
import { createOrder } from '../factories/payments.ts'
import { createStaff } from '../factories/staff.ts'
import { createTicket } from '../factories/ticket.ts'
import type { TestApp } from '../test-app.ts'

const kinds = [
  'customer',
  'application',
  'track',
  'business',
  'obligation',
  'document',
  'destroyed',
  'order',
  'ticket',
  'message',
  'consultation',
  'session',
  'refund',
  'refundProposal',
  'discountProposal',
  'moneyDocument',
  'deliverable',
  'notification',
  'export',
  'work',
  'member',
  'person',
  'leaver',
] as const
export type CaseIds = Readonly<Record<(typeof kinds)[number], string>>

/** A customer who has one of everything. */
export interface Case {
  readonly ids: CaseIds
  readonly token: string
  readonly accessLink: string
  /** What the service asks for and has a file for. */
  readonly documentId: string
  /** What names this customer and nobody else: none of it may stand in an answer to another. */
  readonly marks: readonly string[]
}

export const complianceBody = {
  facts: {
    organisation: 'proprietorship',
    gst: 'monthly',
    turnover: 'up_to_2_crore',
    state_id: 21,
    tax_audit: false,
    advance_tax: 'none',
    deducts_tds: false,
    started_on: null,
    director_kyc_year: null,
  },
  licences: [],
} as const

/** Names of things that do not exist. */
export function missingIds(): CaseIds {
  const ids = Object.fromEntries(kinds.map((kind) => [kind, randomUUID()]))
  return {
    ...(ids as Record<(typeof kinds)[number], string>),
    track: 'SKI-0000000000',
    order: 'T00000000',
    work: '999999999',
  }
}

/** Cases of different numbers have consultations in different slots, of which each has few seats. */
export async function createCase(
  { app, db, services }: Pick<TestApp, 'db' | 'services'> & { app: Portal },
  number = 0,
): Promise<Case> {
  const own = (word: string) => `${word} ${randomBytes(6).toString('hex')}`
  const name_of_person = own('Kavita')
  const email = `kavita.${randomBytes(6).toString('hex')}@example.in`
  const mobile = `8${String(Number.parseInt(randomBytes(4).toString('hex'), 16))
    .padStart(9, '0')
    .slice(-9)}`
  const owner = await createPaidApplication(services, { name_of_person, email, mobile })
  const { customerId, applicationId, trackId, token } = owner

  const name_of_firm = own('Firm')
  const { id: business } = await db
    .insertInto('businesses')
    .values({ customer_id: customerId, name_of_firm })
    .returning('id')
    .executeTakeFirstOrThrow()
  const chosen = db.updateTable('applications').set({ business_id: business })
  await chosen.where('id', '=', applicationId).execute()
  const pan = sealFieldValue(services.config.secrets.personalData, {
    applicationId,
    field: applicationFieldDefinition('personal_pan'),
    text: 'ABCPX1234K',
  })
  await chosen
    .set({ fields: JSON.stringify({ personal_pan: pan }) })
    .where('id', '=', applicationId)
    .execute()
  await succeed(app, setComplianceProfile, {
    token,
    params: { id: business },
    body: { ...complianceBody, licences: [] },
  })
  const { data: calendar } = await succeed(app, readComplianceCalendar, { token, query: {} })

  const documentId = owner.service.documents[0]?.id ?? ''
  const original_name = `${own('Paper')}.pdf`
  const { id: document } = await db
    .insertInto('uploaded_documents')
    .values({
      application_id: applicationId,
      document_id: documentId,
      filename: `${randomBytes(16).toString('hex')}.pdf`,
      original_name,
      content_type: 'application/pdf',
      size_bytes: 1000,
      sha256: randomBytes(32),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const order = await createOrder(services, { applicationId, customerId, state: 'paid' })
  const subject = own('Subject')
  const message = own('Message')
  const ticket = await createTicket(services, {
    customerId,
    subject,
    message,
    application_id: applicationId,
    field_id: 'full-name',
  })
  const { consultationId: consultation } = await createConsultation(services, {
    customerId,
    startsAt: bookableSlot(number),
  })
  const { token: accessLink } = await makeLink(db, { applicationId, purpose: 'csrf', sessionId: null })

  return {
    ids: {
      customer: customerId,
      application: applicationId,
      track: trackId,
      business,
      obligation: calendar.months.flatMap(({ items }) => items)[0]?.key ?? '',
      document,
      // Of somebody else, as it is gone with the copies of their data once it is masked.
      destroyed: await giveDocument(services, await createPaidApplication(services), documentId),
      order,
      ticket: ticket.id,
      message: ticket.messageId,
      consultation,
      session: await addSession(db, customerId),
      refund: await addRefund({ db, services }, customerId),
      refundProposal: (await createMoneyProposal(services, { applicationId })).proposalId,
      discountProposal: (await createMoneyProposal(services, { kind: 'discount', applicationId })).proposalId,
      export: await addExport(db, customerId),
      member: (await createStaff(services)).staffId,
      person: (await createStaff(services)).staffId,
      leaver: (await createStaff(services)).staffId,
      work: await addWork(db, customerId),
      moneyDocument: (await createReceipt(services, owner)).documentId,
      deliverable: await addDeliverable({ db, services }, { applicationId, title: own('Certificate') }),
      notification: await addNotification(db, { customerId, applicationId, trackId }),
    },
    token,
    accessLink,
    documentId,
    marks: [
      ...[mobile, email, name_of_person, name_of_firm, original_name, subject, message, order],
      ...[trackId, trackId.replace('-', '')],
    ],
  }
}

/** A piece of work of the customer that no fact ends, whichever call comes first. */
async function addWork(db: TestApp['db'], customerId: string): Promise<string> {
  const { id } = await db
    .insertInto('work_items')
    .values({
      kind: 'stage',
      subject_id: customerId,
      customer_id: customerId,
      due_at: new Date(),
      clock: 'running',
      used_minutes: 0,
      target_minutes: 240,
      waiting_since: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A certificate whose file is not there: only its row and its link are called for. */
async function addDeliverable(
  { db, services }: Pick<TestApp, 'db' | 'services'>,
  { applicationId, title }: { applicationId: string; title: string },
): Promise<string> {
  const { staffId } = await createStaff(services)
  const { id } = await db
    .insertInto('deliverables')
    .values({
      application_id: applicationId,
      staff_id: staffId,
      kind: 'certificate',
      title: JSON.stringify({ en: title }),
      number: title,
      issued_on: '2026-10-01',
      valid_until: '2031-09-30',
      visible_at_once: true,
      filename: `${randomBytes(16).toString('hex')}.pdf`,
      content_type: 'application/pdf',
      size_bytes: 1000,
      sha256: randomBytes(32),
      request_id: randomUUID(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A copy of the customer's data, and the proof of possession that it asks for. */
async function addExport(db: TestApp['db'], customerId: string): Promise<string> {
  await proveLately(db, customerId)
  const { id } = await db
    .insertInto('data_exports')
    .values({
      customer_id: customerId,
      filename: `${randomBytes(16).toString('hex')}.zip`,
      size_bytes: 1000,
      ready_at: new Date(),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Another session of the customer, to be ended. */
async function addSession(db: TestApp['db'], customerId: string): Promise<string> {
  const { id } = await db
    .insertInto('sessions')
    .values({ customer_id: customerId, expires_at: new Date(Date.now() + 3_600_000) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A refund of an application of its own: one that money goes back for takes nothing in any more. */
async function addRefund(
  { db, services }: Pick<TestApp, 'db' | 'services'>,
  customerId: string,
): Promise<string> {
  const { applicationId } = await createApplication(services, { customerId })
  const orderId = await createOrder(services, { applicationId, customerId, state: 'refund_due' })
  const { id } = await db
    .insertInto('refunds')
    .values({ order_id: orderId, application_id: applicationId, origin: 'surplus', amount_rupees: '15000' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addNotification(
  db: TestApp['db'],
  { customerId, applicationId, trackId }: { customerId: string; applicationId: string; trackId: string },
): Promise<string> {
  const title = { en: 'Skill India Registration', hi: 'स्किल इंडिया पंजीकरण' }
  const application = { id: applicationId, customerId, trackId, definition: { title } }
  await notifyOfApplication(db, application, { kind: 'application_resumed', params: {}, fact: 'case' })
  const { id } = await db
    .selectFrom('notifications')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return id
}
