import { randomUUID } from 'node:crypto'
import { addBusiness } from '../features/businesses/add-business.ts'
import { openTicket } from '../features/tickets/open-ticket.ts'
import { type Applicant, apply, giveAnswers, giveDocuments, giveForm, pay } from './demo-applicant.ts'
import type { DemoDesk } from './demo-desk.ts'

/** One application per state that a customer sees, the completed one first. */
export async function makeDemoApplications(applicant: Applicant, desk: DemoDesk): Promise<void> {
  const { services, customerId } = applicant
  const nameOfFirm = 'Kulkarni Skill Academy'
  const { id: business_id } = await addBusiness(services, { customerId, nameOfFirm })
  await makeFinished(applicant, desk)
  await makeWithDepartment(applicant, desk, business_id)
  await makeToBeCorrected(applicant, desk, business_id)
  await apply(applicant, { service_id: 'ssc-affiliation', stateId: 21, business_id })
}

async function makeFinished(applicant: Applicant, desk: DemoDesk): Promise<void> {
  const slug = 'skill-india'
  const id = await apply(applicant, { service_id: slug, stateId: 21 })
  await pay(applicant, id)
  const uploads = await giveDocuments(applicant, id)
  await giveAnswers(applicant, id, slug)
  await giveForm(applicant, id)
  for (const upload of uploads.values()) await desk.accept(upload)
  await desk.complete(id, 'check')
  await desk.complete(id, 'account', { comment: 'Your account is open. Thank you for staying on the line.' })
  await desk.complete(id, 'verification')
  await desk.attach(id, 'registration', 'SIDH-2026-104482')
  await desk.complete(id, 'handover', { comment: 'Your course list is on its way to you by e-mail.' })
}

async function makeWithDepartment(applicant: Applicant, desk: DemoDesk, business_id: string): Promise<void> {
  const slug = 'tc-registration'
  const id = await apply(applicant, { service_id: slug, stateId: 21, business_id })
  await pay(applicant, id)
  await giveDocuments(applicant, id)
  await giveAnswers(applicant, id, slug)
  await desk.complete(id, 'tc-id', { answers: { 'sidh-tc-id': 'TC214408' } })
  await desk.complete(id, 'application-form', { answers: { 'caaf-number': 'CAAF/2026/21440' } })
  const ticket = await openTicket(applicant.services, applicant.customerId, {
    subject: 'When will the inspector come?',
    topic: 'progress',
    message: 'We would like to have all trainers at the centre on that day.',
    application_id: id,
    request_id: randomUUID(),
  })
  await desk.answer(ticket.id, 'The agency names a date within a week. We will call you the same day.')
}

async function makeToBeCorrected(applicant: Applicant, desk: DemoDesk, business_id: string): Promise<void> {
  const id = await apply(applicant, { service_id: 'tp-registration', stateId: 21, business_id })
  await pay(applicant, id)
  const uploads = await giveDocuments(applicant, id, ['pan-card', 'address-proof', 'cancelled-cheque'])
  await desk.accept(uploads.get('pan-card') ?? '')
  await desk.reject(uploads.get('cancelled-cheque') ?? '', {
    en: 'The account number cannot be read.',
    hi: 'खाता नंबर पढ़ा नहीं जा रहा है।',
  })
}
