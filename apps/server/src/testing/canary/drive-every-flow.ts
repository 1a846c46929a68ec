import { createHmac, randomUUID } from 'node:crypto'
import * as endpoints from '@sanad/contracts'
import * as staffEndpoints from '@sanad/contracts/staff'
import { call, findCode, refuse, signInStaff, succeed, toRequest } from '@sanad/testing'
import { serviceOf } from '../factories/application.ts'
import { wrongCode } from '../factories/challenge.ts'
import { bookingBody } from '../factories/consultation.ts'
import { hireStaff } from '../factories/hire-staff.ts'
import { makePasswordDue } from '../factories/paid-application.ts'
import { pdfFile } from '../factories/sample-files.ts'
import { randomMobile } from '../factories/sign-in.ts'
import { signInStaff as signInAuditor } from '../factories/staff.ts'
import { ticketBody } from '../factories/ticket.ts'
import type { TestGateway } from '../start-gateway.ts'
import type { TestApp } from '../test-app.ts'
import { type Canary, makeAadhaar, makeAccount, makeCard, makePan, makePassword } from './canary.ts'
import { driveActing } from './drive-acting.ts'
import type { Witness } from './witness.ts'

export interface Story {
  /** Numbers and passwords that a person typed. */
  readonly typed: Canary[]
  /** Codes and tokens that the portal made. */
  readonly issued: Canary[]
}

/** A customer and a member of staff do everything that touches secrets, right and wrong. */
export async function driveEveryFlow(portal: TestApp, gateway: TestGateway, web: Witness): Promise<Story> {
  const issued: Canary[] = []
  const issue = (name: string, value: string) => {
    issued.push({ name, value })
    return value
  }
  const [aadhaar, pan, firmPan, account, password, staffPassword, card] = [
    makeAadhaar(),
    makePan('P'),
    makePan('F'),
    makeAccount(),
    makePassword(),
    makePassword(),
    makeCard(),
  ]
  const typed = [
    { name: 'Aadhaar', value: aadhaar },
    { name: 'PAN', value: pan },
    { name: 'PAN of the firm', value: firmPan },
    { name: 'bank account', value: account },
    { name: 'password given to the centre', value: password },
    { name: 'password of staff', value: staffPassword },
    { name: 'card', value: card },
  ]
  const mobile = randomMobile()
  const code = async (name: string) => issue(name, (await findCode(portal.app, mobile))?.code ?? '')

  // Registration and login
  const registered = await succeed(web.portal, endpoints.register, {
    body: { mobile, email: `canary.${mobile}@example.in`, name: 'Kavita Rao', privacy_notice_version: 2 },
  })
  const userId = registered.user.id
  const challenge = issue('challenge token', registered.token)
  await succeed(web.portal, endpoints.requestOtp, {
    token: challenge,
    body: { user_id: userId, channel: 'sms' },
  })
  const first = await code('code of the registration')
  const otp = { user_id: userId, channel: 'sms' as const, otp_code: first }
  const wrong = wrongCode(first)
  await refuse(web.portal, endpoints.verifyOtp, { token: challenge, body: { ...otp, otp_code: wrong } })
  const signedIn = await succeed(web.portal, endpoints.verifyOtp, { token: challenge, body: otp })
  await refuse(web.portal, endpoints.verifyOtp, { token: challenge, body: otp })
  const cookies = { ...web.cookies }
  for (const value of Object.values(cookies)) issue('device cookie', value)
  const token = issue('session token', signedIn.token)
  await refuse(web.portal, endpoints.getProfile, { token: `${token}x` })

  // The form of an application
  const created = await succeed(web.portal, endpoints.createApplication, {
    token,
    body: { service_id: 'tc-registration', stateId: 21, personal_pan: pan },
  })
  issue('access token of the application', created.data.csrf_token)
  const { id, track_id } = created.data
  const params = { id }
  const secrets = { aadhaar_number: aadhaar, company_pan_number: firmPan, bank_account_number: account }
  await succeed(web.portal, endpoints.updateApplication, {
    token,
    params,
    body: { ...secrets, type_of_org: 'partnership' },
  })
  await refuse(web.portal, endpoints.updateApplication, {
    token,
    params,
    body: { aadhaar_number: `${aadhaar}1` },
  })
  await refuse(web.portal, endpoints.updateApplication, { token, params, body: { personal_pan: firmPan } })
  await call(web.portal, endpoints.saveDraft, {
    token,
    params,
    body: { values: { ...secrets, personal_pan: pan } },
  })
  await refuse(web.portal, endpoints.submitForm, { token, params, body: { ...secrets, personal_pan: pan } })
  await refuse(web.portal, endpoints.updateGstinNumber, {
    token,
    params,
    body: { gst_number: `27${pan}1ZX` },
  })
  await succeed(web.portal, endpoints.getByApplication, { token, params })

  // Links
  for (const purpose of ['csrf', 'entry', 'track'] as const) {
    const made = await succeed(web.portal, endpoints.createLink, { token, params, body: { purpose } })
    const link = issue(`${purpose} link`, made.data.token)
    if (purpose === 'track') await succeed(web.portal, endpoints.trackByToken, { params: { token: link } })
    if (purpose === 'csrf') {
      await succeed(web.portal, endpoints.getByCsrf, { params: { token: link } })
      await succeed(web.portal, endpoints.getByApplication, { accessLink: link, params })
      await refuse(web.portal, endpoints.updateOtp, { body: { token: link, otp: wrong } })
    }
    if (purpose === 'entry') {
      const exchanged = await succeed(web.portal, endpoints.exchangeToken, { body: { token: link } })
      issue('exchanged link', exchanged.csrf_token)
      await refuse(web.portal, endpoints.exchangeToken, { body: { token: `${link}x` } })
    }
  }

  // Payment
  const amount = 15000
  const order = await succeed(web.portal, endpoints.createPayment, {
    token,
    params: gateway.params,
    body: {
      user_id: userId,
      service_type: 'tc-registration',
      application_id: id,
      amount,
      ...{ card_number: card },
    },
  })
  await refuse(web.portal, endpoints.createPayment, {
    token,
    params: gateway.params,
    body: { user_id: userId, service_type: 'tc-registration', application_id: id, amount: card },
  })
  await gateway.lever('pay', { payment_session_id: order.paymentSessionId, outcome: 'success' })
  await succeed(web.portal, endpoints.verifyPayment, {
    token,
    params: gateway.params,
    body: { orderId: order.orderId, application_id: id, ...{ card_number: card } },
  })
  await notify(gateway, web, order.orderId)

  // Information, documents, support, reports
  const information = { user_id: userId, application_id: id }
  const fields = [{ field_id: 'tp-password', value: password }]
  // Refused before it is asked, with nothing kept of it.
  await refuse(web.portal, endpoints.submitFields, { token, body: { ...information, fields } })
  await makePasswordDue(portal.services, {
    applicationId: id,
    service: await serviceOf('tc-registration'),
  })
  await succeed(web.portal, endpoints.submitFields, { token, body: { ...information, fields } })
  await refuse(web.portal, endpoints.submitFields, {
    token,
    body: { ...information, fields: [{ field_id: 'tp-password', value: `${password}2` }] },
  })
  await refuse(web.portal, endpoints.submitFields, {
    token,
    body: { ...information, fields: [{ field_id: 'centre-email', value: password }] },
  })
  const parts = { ...information, document_id: 'floor-plan' }
  for (const content of [pdfFile(), Buffer.from(pan)]) {
    await call(web.portal, endpoints.submitDocument, { token, body: parts, file: { content } })
  }
  await succeed(web.portal, endpoints.createTicket, { token, body: ticketBody() })
  await succeed(web.portal, endpoints.bookConsultation, { token, body: bookingBody() })
  await succeed(web.portal, endpoints.writeAuditLog, {
    token,
    body: {
      action: 'INFORMATION_BULK_SUBMIT',
      entity_type: 'application',
      description: `PAN ${pan}`,
      metadata: { fields: [{ field_name: 'Aadhaar', field_value: aadhaar }] },
    },
  })

  // Mistakes of callers
  const ofWrongKind = { personal_pan: { number: pan }, aadhaar_number: [aadhaar] }
  const request = await toRequest(endpoints.updateApplication, { token, params, body: ofWrongKind })
  await web.portal(request)
  await web.portal({ ...request, body: Buffer.from(`{"personal_pan":"${pan}",`) })
  await web.portal({ method: 'GET', url: `/api/${pan}/${token}?aadhaar=${aadhaar}`, headers: {} })
  await refuse(web.portal, endpoints.getServiceDetails, { token, params: { userServiceId: aadhaar } })

  // Staff
  const { email } = await hireStaff(portal.db, { password: staffPassword })
  await refuse(web.portal, staffEndpoints.staffLogin, { body: { email, password: `${staffPassword}x` } })
  const member = await signInStaff(web.portal, { email, password: staffPassword })
  const staffToken = issue('token of staff', member.token)
  await succeed(web.portal, staffEndpoints.listDeskApplications, { token: staffToken, query: {} })
  await succeed(web.portal, staffEndpoints.getDeskApplication, { token: staffToken, params })
  await succeed(web.portal, endpoints.revealIdentifier, {
    token: staffToken,
    params,
    body: {
      from: 'form',
      field_id: 'personal_pan',
      why: 'department_portal',
      reason: `File PAN ${pan} with the department`,
    },
  })
  for (const q of [pan, aadhaar, mobile]) {
    await succeed(web.portal, staffEndpoints.searchDesk, { token: staffToken, query: { q } })
  }
  const asked = { pan, why: 'customer_asks', reason: `Called about ${pan}` } as const
  await succeed(web.portal, staffEndpoints.lookUpPan, { token: staffToken, body: asked })
  await succeed(web.portal, endpoints.getApplicationHistory, { token: staffToken, params, query: {} })
  const tickets = await succeed(web.portal, staffEndpoints.listDeskTickets, { token: staffToken, query: {} })
  const ticket = { token: staffToken, params: { id: tickets.data[0]?.id ?? '' } }
  const note = { note: `Says that the Aadhaar is ${aadhaar}`, request_id: randomUUID() }
  await succeed(web.portal, staffEndpoints.addTicketNote, { ...ticket, body: note })
  await succeed(web.portal, staffEndpoints.getDeskTicket, ticket)
  await succeed(web.portal, staffEndpoints.listWork, { token: staffToken, query: {} })
  await succeed(web.portal, endpoints.listCustomerMessages, {
    token: staffToken,
    params: { id: userId },
    query: {},
  })
  await succeed(web.portal, endpoints.listErasureRequests, { token: staffToken, query: {} })
  const { staffToken: auditorToken } = await signInAuditor(portal.services, { roles: ['auditor'] })
  const auditor = { token: issue('token of an auditor', auditorToken) }
  await succeed(web.portal, staffEndpoints.listAuditEntries, {
    ...auditor,
    query: { about: userId, limit: 100 },
  })
  const audit = await succeed(web.portal, staffEndpoints.exportAuditEntries, {
    ...auditor,
    body: { filter: { about: userId }, reason: `Somebody asks about ${aadhaar}` },
  })
  await web.portal({ method: 'GET', url: audit.data.url, headers: {} })
  await driveActing(web, { staffToken, userId, issue, code })

  // Personal data
  const export_ = await succeed(web.portal, endpoints.requestDataExport, { token })
  await portal.runJobs()
  const link = await succeed(web.portal, endpoints.createDataExportLink, {
    token,
    params: { id: export_.data.id },
  })
  issue(
    'signature of a link to the copy',
    new URL(link.data.url, 'http://p').searchParams.get('signature') ?? '',
  )
  await web.portal({ method: 'GET', url: link.data.url, headers: {} })
  await call(web.portal, endpoints.requestErasure, { token })
  for (const endpoint of [endpoints.readPrivacy, endpoints.getProfile, endpoints.listSessions]) {
    await call(web.portal, endpoint, { token })
  }
  await succeed(web.portal, endpoints.getByTrack, { params: { trackingId: track_id } })
  // Ends the session before.
  const again = await succeed(web.portal, endpoints.login, { body: { mobile }, cookies })
  issue('token of a known device', again.token)
  await succeed(web.portal, endpoints.logout, { token: again.token, cookies })
  await portal.runJobs({ dueWithinSeconds: 86_400 })
  return { typed, issued }
}

/** The gateway's own notification of the payment, and one that is forged. */
async function notify(gateway: TestGateway, web: Witness, orderId: string): Promise<void> {
  const timestamp = String(Date.now())
  const payload = JSON.stringify({
    type: 'PAYMENT_SUCCESS_WEBHOOK',
    event_time: new Date().toISOString(),
    data: { order: { order_id: orderId } },
  })
  const right = createHmac('sha256', gateway.secret)
    .update(timestamp + payload)
    .digest('base64')
  for (const signature of [right, 'forged']) {
    await web.portal({
      method: 'POST',
      url: endpoints.paymentWebhook.path(gateway.params),
      headers: {
        'content-type': 'application/json',
        'x-webhook-signature': signature,
        'x-webhook-timestamp': timestamp,
        'x-idempotency-key': randomUUID(),
      },
      body: Buffer.from(payload),
    })
  }
}
