import { randomBytes, randomUUID } from 'node:crypto'
import type { ServiceDefinition } from '@sanad/domain'
import type { Services } from '../../platform/services.ts'
import { createApplication } from './application.ts'
import { hireStaff } from './hire-staff.ts'
import { settle } from './payments.ts'
import { type CustomerFields, signIn } from './sign-in.ts'

export interface PaidApplication {
  readonly customerId: string
  readonly token: string
  readonly applicationId: string
  readonly trackId: string
  readonly service: ServiceDefinition
}

/** A paid application of a signed-in customer, written past the API; `skill-india` unless told otherwise. */
export async function createPaidApplication(
  services: Pick<Services, 'db' | 'config'>,
  { slug = 'skill-india', ...customer }: Partial<CustomerFields> & { slug?: string } = {},
): Promise<PaidApplication> {
  const { customerId, token } = await signIn(services, customer)
  const application = await createApplication(services, { customerId, slug })
  await settle(services, { applicationId: application.applicationId, customerId })
  return { customerId, token, ...application }
}

/** One current file of a document; returns the id of the upload. */
export async function giveDocument(
  { db }: Pick<Services, 'db'>,
  { applicationId }: Pick<PaidApplication, 'applicationId'>,
  documentId: string,
): Promise<string> {
  const { id } = await db
    .insertInto('uploaded_documents')
    .values({
      application_id: applicationId,
      document_id: documentId,
      filename: `${randomBytes(16).toString('hex')}.pdf`,
      original_name: `${documentId}.pdf`,
      content_type: 'application/pdf',
      size_bytes: 1000,
      sha256: randomBytes(32),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** All fields but a portal's password, which is asked last. */
export function listFieldsAtFirst({
  fields,
}: Pick<ServiceDefinition, 'fields'>): ServiceDefinition['fields'] {
  return fields.filter(({ neededBy }) => neededBy === undefined)
}

/** Everything that the service asks for at first, the form as well; returns the ids of the uploads by document. */
export async function giveEverything(
  services: Pick<Services, 'db'>,
  application: Pick<PaidApplication, 'applicationId' | 'service'>,
): Promise<Map<string, string>> {
  const { applicationId: application_id, service } = application
  const uploads = new Map<string, string>()
  for (const { id } of service.documents) uploads.set(id, await giveDocument(services, application, id))
  const fields = listFieldsAtFirst(service).map(({ id }) => ({
    application_id,
    field_id: id,
    value: '"given"',
  }))
  if (fields.length > 0) {
    await services.db
      .insertInto('submitted_fields')
      .values(fields)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const items = service.extraInfo.map(({ id }) => ({ application_id, item_id: id, value: 'given' }))
  if (items.length > 0) await services.db.insertInto('submitted_extra_info').values(items).execute()
  await markFormGiven(services, application_id)
  return uploads
}

/** Everything else is given and every paper accepted, so that a portal's password is asked. */
export async function makePasswordDue(
  services: Pick<Services, 'db'>,
  application: Pick<PaidApplication, 'applicationId' | 'service'>,
): Promise<void> {
  const uploads = await giveEverything(services, application)
  const { staffId: staff_id } = await hireStaff(services.db)
  const decisions = [...uploads.values()].map((document_id) => ({
    ...{ document_id, staff_id, decision: 'accepted' as const, request_id: randomUUID() },
    ...{ reason: null, reason_hi: null, template_id: null },
  }))
  await services.db.insertInto('document_decisions').values(decisions).execute()
}

/** Without the form no service that requires it is completed. */
export async function markFormGiven({ db }: Pick<Services, 'db'>, applicationId: string): Promise<void> {
  await db
    .updateTable('applications')
    .set({ form_submitted_at: new Date() })
    .where('id', '=', applicationId)
    .execute()
}
