import { createHmac, randomUUID } from 'node:crypto'
import * as endpoints from '@sanad/contracts'
import { createStaffMember } from '../../features/desk/create-staff-member.ts'
import { bookingBody } from '../factories/consultation.ts'
import { pdfFile } from '../factories/sample-files.ts'
import { randomMobile } from '../factories/sign-in.ts'
import { ticketBody } from '../factories/ticket.ts'
import type { TestGateway } from '../start-gateway.ts'
import type { TestApp } from '../test-app.ts'
import { type Canary, makeAadhaar, makeAccount, makeCard, makePan, makePassword } from './canary.ts'
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
  const code = async (name: string) => issue(name, await readCode(portal, mobile))

  // Registration and login
  const registered = await web.succeed(endpoints.register, {
    body: { mobile, email: `canary.${mobile}@example.in`, name: 'Kavita Rao', privacy_notice_version: 1 },
  })
  const userId = registered.user.id
  const challenge = issue('challenge token', registered.token)
  await web.succeed(endpoints.requestOtp, { token: challenge, body: { user_id: userId, channel: 'sms' } })
  const first = await code('code of the registration')
  const otp = { user_id: userId, channel: 'sms' as const, otp_code: first }
  const wrong = String((Number(first) + 1) % 1e6).padStart(6, '0')
  await web.refuse(endpoints.verifyOtp, { token: challenge, body: { ...otp, otp_code: wrong } })
  const signedIn = await web.succeed(endpoints.verifyOtp, { token: challenge, body: otp })
  await web.refuse(endpoints.verifyOtp, { token: challenge, body: otp })
  const cookie = web.cookie
  issue('device cookie', cookie.split('=')[1] ?? '')
  const again = await web.succeed(endpoints.login, { body: { mobile }, cookie })
  issue('token of a known device', again.token)
  const token = issue('session token', signedIn.token)
  await web.refuse(endpoints.getProfile, { token: `${token}x` })

  // The form of an application
  const created = await web.succeed(endpoints.createApplication, {
    token,
    body: { service_id: 'tc-registration', stateId: 21, personal_pan: pan },
  })
  issue('access token of the application', created.data.csrf_token)
  const { id, track_id } = created.data
  const params = { id }
  const secrets = { aadhaar_number: aadhaar, company_pan_number: firmPan, bank_account_number: account }
  await web.succeed(endpoints.updateApplication, {
    token,
    params,
    body: { ...secrets, type_of_org: 'partnership' },
  })
  await web.refuse(endpoints.updateApplication, { token, params, body: { aadhaar_number: `${aadhaar}1` } })
  await web.refuse(endpoints.updateApplication, { token, params, body: { personal_pan: firmPan } })
  await web.call(endpoints.saveDraft, { token, params, body: { values: { ...secrets, personal_pan: pan } } })
  await web.refuse(endpoints.submitForm, { token, params, body: { ...secrets, personal_pan: pan } })
  await web.refuse(endpoints.updateGstinNumber, { token, params, body: { gst_number: `27${pan}1ZX` } })
  await web.succeed(endpoints.getByApplication, { token, params })

  // Links
  for (const purpose of ['csrf', 'entry', 'track'] as const) {
    const made = await web.succeed(endpoints.createLink, { token, params, body: { purpose } })
    const link = issue(`${purpose} link`, made.data.token)
    if (purpose === 'track') await web.succeed(endpoints.trackByToken, { params: { token: link } })
    if (purpose === 'csrf') {
      await web.succeed(endpoints.getByCsrf, { params: { token: link } })
      await web.succeed(endpoints.getByApplication, { accessLink: link, params })
      await web.refuse(endpoints.updateOtp, { body: { token: link, otp: wrong } })
    }
    if (purpose === 'entry') {
      const exchanged = await web.succeed(endpoints.exchangeToken, { body: { token: link } })
      issue('exchanged link', exchanged.csrf_token)
      await web.refuse(endpoints.exchangeToken, { body: { token: `${link}x` } })
    }
  }

  // Payment
  const amount = 15000
  const order = await web.succeed(endpoints.createPayment, {
    token,
    body: {
      user_id: userId,
      service_type: 'tc-registration',
      application_id: id,
      amount,
      ...{ card_number: card },
    },
  })
  await web.refuse(endpoints.createPayment, {
    token,
    body: { user_id: userId, service_type: 'tc-registration', application_id: id, amount: card },
  })
  await gateway.lever('pay', { payment_session_id: order.paymentSessionId, outcome: 'success' })
  await web.succeed(endpoints.verifyPayment, {
    token,
    body: { orderId: order.orderId, application_id: id, ...{ card_number: card } },
  })
  await notify(portal, web, order.orderId)

  // Information, documents, support, reports
  const information = { user_id: userId, application_id: id }
  const fields = [{ field_id: 'tp-password', value: password }]
  await web.succeed(endpoints.submitFields, { token, body: { ...information, fields } })
  await web.refuse(endpoints.submitFields, {
    token,
    body: { ...information, fields: [{ field_id: 'tp-password', value: `${password}2` }] },
  })
  await web.refuse(endpoints.submitFields, {
    token,
    body: { ...information, fields: [{ field_id: 'centre-email', value: password }] },
  })
  const parts = { ...information, document_id: 'floor-plan' }
  await web.upload(endpoints.submitDocument.path({}), { parts, content: pdfFile(), token })
  await web.upload(endpoints.submitDocument.path({}), { parts, content: Buffer.from(pan), token })
  await web.succeed(endpoints.createTicket, { token, body: ticketBody() })
  await web.succeed(endpoints.bookConsultation, { token, body: bookingBody() })
  await web.succeed(endpoints.writeAuditLog, {
    token,
    body: {
      action: 'INFORMATION_BULK_SUBMIT',
      entity_type: 'application',
      description: `PAN ${pan}`,
      metadata: { fields: [{ field_name: 'Aadhaar', field_value: aadhaar }] },
    },
  })

  // Mistakes of callers
  await web.send('broken JSON', 'PUT', endpoints.updateApplication.path(params), {
    token,
    body: `{"personal_pan":"${pan}",`,
    type: 'application/json',
  })
  await web.send('unknown address', 'GET', `/api/${pan}/${token}?aadhaar=${aadhaar}`)
  await web.send('wrong kind', 'PUT', endpoints.updateApplication.path(params), {
    token,
    body: JSON.stringify({ personal_pan: { number: pan }, aadhaar_number: [aadhaar] }),
    type: 'application/json',
  })
  await web.send('number as id', 'GET', endpoints.getServiceDetails.path({ userServiceId: aadhaar }), {
    token,
  })

  // Staff
  const email = `staff.${mobile}@centre.example.in`
  await createStaffMember(portal.db, { email, name: 'Priya Nair', password: staffPassword })
  await web.refuse(endpoints.staffLogin, { body: { email, password: `${staffPassword}x` } })
  const member = await web.succeed(endpoints.staffLogin, { body: { email, password: staffPassword } })
  const staffToken = issue('token of staff', member.token)
  await web.succeed(endpoints.listDeskApplications, { token: staffToken, query: {} })
  await web.succeed(endpoints.getDeskApplication, { token: staffToken, params })
  await web.succeed(endpoints.revealIdentifier, {
    token: staffToken,
    params,
    body: { from: 'form', field_id: 'personal_pan', reason: `File PAN ${pan} with the department` },
  })
  const panel = await web.succeed(endpoints.makePanelCode, { token: staffToken, params: { id: userId } })
  const panelCode = issue('panel code', panel.data.code)
  const entered = await web.succeed(endpoints.validatePanelCode, { token: panelCode, params: { userId } })
  issue('session of acting staff', entered.token)
  await web.refuse(endpoints.validatePanelCode, { token: panelCode, params: { userId } })

  // Personal data
  const export_ = await web.succeed(endpoints.requestDataExport, { token })
  await portal.runJobs()
  const link = await web.succeed(endpoints.createDataExportLink, { token, params: { id: export_.data.id } })
  issue(
    'signature of a link to the copy',
    new URL(link.data.url, 'http://p').searchParams.get('signature') ?? '',
  )
  await web.send('copy', 'GET', link.data.url)
  await web.call(endpoints.requestErasure, { token })
  for (const endpoint of [endpoints.readPrivacy, endpoints.getProfile, endpoints.listSessions]) {
    await web.call(endpoint, { token })
  }
  await web.succeed(endpoints.getByTrack, { params: { trackingId: track_id } })
  await web.succeed(endpoints.logout, { token, cookie })
  await portal.runJobs({ dueWithinSeconds: 86_400 })
  return { typed, issued }
}

async function readCode({ app }: TestApp, to: string): Promise<string> {
  const { messages } = (await app.inject(`/dev/outbox.json?to=${to}`)).json<{
    messages: { text: string }[]
  }>()
  return messages[0]?.text.match(/\d{6}/)?.[0] ?? ''
}

/** The gateway's own notification of the payment, and one that is forged. */
async function notify({ services }: TestApp, web: Witness, orderId: string): Promise<void> {
  const timestamp = String(Date.now())
  const payload = JSON.stringify({
    type: 'PAYMENT_SUCCESS_WEBHOOK',
    event_time: new Date().toISOString(),
    data: { order: { order_id: orderId } },
  })
  const { clientSecret } = services.config.gateway
  const right = createHmac('sha256', clientSecret)
    .update(timestamp + payload)
    .digest('base64')
  for (const signature of [right, 'forged']) {
    await fetch(`${web.origin}${endpoints.paymentWebhook.path({})}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-webhook-signature': signature,
        'x-webhook-timestamp': timestamp,
        'x-idempotency-key': randomUUID(),
      },
      body: payload,
    })
  }
}
