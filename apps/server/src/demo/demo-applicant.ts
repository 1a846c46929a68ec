import { randomUUID } from 'node:crypto'
import { sourceHeader, submitDocument } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'
import { createApplication } from '../features/applications/create-application.ts'
import { submitForm } from '../features/form-entry/submit-form.ts'
import { submitInformation } from '../features/information/submit-information.ts'
import { createPayment } from '../features/payments/ordering/create-payment.ts'
import { verifyPayment } from '../features/payments/settling/verify-payment.ts'
import { readServiceApplication } from '../features/screens/read-service-application.ts'
import { sourceOf } from '../platform/http/source-header.ts'
import type { Services } from '../platform/services.ts'
import { demoAnswers, demoExtraItems, demoForm } from './demo-answers.ts'
import { demoPdf } from './demo-pdf.ts'
import { payAtStandIn } from './pay-at-stand-in.ts'

export interface Applicant {
  readonly app: FastifyInstance
  readonly services: Services
  readonly customerId: string
  readonly token: string
}

type NewApplication = Parameters<typeof createApplication>[2]

export async function apply(
  { services, customerId }: Applicant,
  body: Omit<NewApplication, 'request_id'>,
): Promise<string> {
  const applicant = { customerId, sessionId: null, actingStaffId: null }
  const { id } = await createApplication(services, applicant, { ...body, request_id: randomUUID() })
  return id
}

/** Pays the next stage of a staged service, otherwise in full. */
export async function pay({ services, customerId }: Applicant, applicationId: string): Promise<void> {
  const read = await readServiceApplication(services, { applicationId, customerId }, 'en')
  const [stage] = read.stage_quotes
  const { gateways, config } = services
  const body = {
    amount: (stage?.quote ?? read.quote)?.total,
    user_id: customerId,
    service_type: read.serviceDetails.service_id,
    application_id: applicationId,
    ...(stage ? { is_full_payment: 0 as const } : {}),
  }
  const payer = { customerId, provider: gateways.active.name }
  const { orderId, paymentSessionId } = await createPayment(services, payer, body)
  await payAtStandIn(config.payments, paymentSessionId)
  await verifyPayment(services, customerId, { orderId, service_checkout: [], application_id: applicationId })
}

/** Uploads the named or all required documents; returns the upload ids by document. */
export async function giveDocuments(
  { app, services, customerId, token }: Applicant,
  applicationId: string,
  only?: readonly string[],
): Promise<Map<string, string>> {
  const read = await readServiceApplication(services, { applicationId, customerId }, 'en')
  const uploads = new Map<string, string>()
  for (const { document_id, label } of read.documentList) {
    if (only && !only.includes(document_id)) continue
    const form = new FormData()
    form.append('user_id', customerId)
    form.append('application_id', applicationId)
    form.append('document_id', document_id)
    form.append('file', new Blob([new Uint8Array(demoPdf(label))]), `${document_id}.pdf`)
    const encoded = new Response(form)
    const response = await app.inject({
      method: submitDocument.method,
      url: submitDocument.path({}),
      headers: {
        [sourceHeader]: sourceOf(new Date()),
        authorization: `Bearer ${token}`,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    const { data } = submitDocument.success.parse(response.json())
    uploads.set(document_id, data.id)
  }
  return uploads
}

/** Submits all required information. */
export async function giveAnswers(
  { services, customerId }: Applicant,
  applicationId: string,
  slug: string,
): Promise<void> {
  const fields = Object.entries(demoAnswers[slug] ?? {}).map(([field_id, value]) => ({ field_id, value }))
  const extra_info = Object.entries(demoExtraItems[slug] ?? {}).map(([id, value]) => ({ id, value }))
  const body = { user_id: customerId, application_id: applicationId, fields, extra_info }
  await submitInformation(services, customerId, body)
}

/** Submits the application form. */
export async function giveForm({ services, customerId }: Applicant, applicationId: string): Promise<void> {
  const caller = { kind: 'session', customerId, sessionId: randomUUID(), actingStaffId: null } as const
  await submitForm(services, caller, { applicationId, given: demoForm })
}
