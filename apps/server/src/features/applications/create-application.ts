import { randomBytes, randomUUID } from 'node:crypto'
import type { BodyOf, createApplication as createApplicationEndpoint } from '@sanad/contracts'
import { findState, findStateOfGstin, indianDayOf, type ServiceDefinition, trackingIdOf } from '@sanad/domain'
import { assertAccountLimit } from '../../platform/account-limits/assert-account-limit.ts'
import { assertItemLimit } from '../../platform/account-limits/assert-item-limit.ts'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { getBusiness } from '../businesses/business-queries.ts'
import { findBusinessBuyer } from '../buyers/buyer-queries.ts'
import { makeLink } from '../case/access-link.ts'
import { assertGuardian } from '../case/assert-guardian.ts'
import { mergeApplicationFields } from '../case/merge-application-fields.ts'
import { findOfferedService } from '../catalogue/service-versions.ts'

type Body = BodyOf<typeof createApplicationEndpoint>

export interface NewApplication {
  readonly id: string
  readonly trackId: string
  readonly accessToken: string
}

interface Applicant {
  readonly customerId: string
  readonly sessionId: string | null
  readonly actingStaffId: string | null
}

/** Creates an application on the current version of the service. Idempotent by `request_id`. */
export async function createApplication(
  { db, config }: Services,
  { customerId, sessionId, actingStaffId }: Applicant,
  body: Body,
): Promise<NewApplication> {
  const service = orThrow(await findOfferedService(db, body.service_id), 'service_not_found')
  if (body.stateId) orThrow(findState(body.stateId), 'state_not_found')
  if (body.business_id) await getBusiness(db, { businessId: body.business_id, customerId })
  // A GSTIN that the business remembers decides the State.
  const buyer = body.business_id ? await findBusinessBuyer(db, body.business_id) : null
  const registered = buyer?.gstin ? findStateOfGstin(buyer.gstin) : undefined
  const applicationId = randomUUID()
  const keys = config.secrets.personalData
  const today = indianDayOf(await readNow(db))
  const fields = mergeApplicationFields({ keys, applicationId, stored: {}, given: body, today })
  await assertGuardian(db, { applicationId: undefined, birthDates: [fields.date_of_birth], today })
  return db.transaction().execute(async (tx) => {
    const values = {
      id: applicationId,
      customer_id: customerId,
      business_id: body.business_id ?? null,
      service_slug: service.slug,
      service_version: service.version,
      state_id: registered?.id ?? body.stateId ?? null,
      request_id: body.request_id ?? null,
      fields: JSON.stringify(fields),
      // The popup after an OTP: a customer who is signed in is asked for none.
      otp_verified_view: actingStaffId === null ? (1 as const) : (0 as const),
    }
    const { id, track_id } = await insertOnce(tx, service, values)
    if (id === applicationId) {
      await assertAccountLimit(tx, customerId, 'applications')
      await assertAccountLimit(tx, customerId, 'drafts')
      await recordChoice(tx, { id, customerId, service, trackId: track_id })
    }
    const { token } = await makeLink(tx, { applicationId: id, purpose: 'csrf', sessionId })
    await assertItemLimit(tx, { itemId: id, customerId }, 'linksOfApplication')
    return { id, trackId: track_id, accessToken: token }
  })
}

interface Values {
  readonly id: string
  readonly customer_id: string
  readonly business_id: string | null
  readonly service_slug: string
  readonly service_version: number
  readonly state_id: number | null
  readonly request_id: string | null
  readonly fields: string
  readonly otp_verified_view: 0 | 1
}

/** Inserts under an unused tracking id, or finds the row of the same `request_id`. */
async function insertOnce(db: Db, service: ServiceDefinition, values: Values) {
  for (let tries = 0; tries < 5; tries++) {
    const inserted = await db
      .insertInto('applications')
      .values({ ...values, track_id: trackingIdOf(service.code, randomBytes(8)) })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'track_id'])
      .executeTakeFirst()
    const found = inserted ?? (await findByRequest(db, values))
    if (found) return found
  }
  throw new Error(`No free tracking id for ${service.slug} after five tries`)
}

async function findByRequest(db: Db, values: Values) {
  if (values.request_id === null) return undefined
  const former = await db
    .selectFrom('applications')
    .select(['id', 'track_id', 'service_slug', 'deleted_at'])
    .where('customer_id', '=', values.customer_id)
    .where('request_id', '=', values.request_id)
    .executeTakeFirst()
  if (!former) return undefined
  const same = former.service_slug === values.service_slug && former.deleted_at === null
  if (!same) throw new AppError('invalid_request', { message: 'This request was used before.' })
  return former
}

interface Choice {
  readonly id: string
  readonly customerId: string
  readonly service: ServiceDefinition
  readonly trackId: string
}

function recordChoice(db: Db, { id, customerId, service, trackId }: Choice): Promise<void> {
  return recordAudit(db, {
    action: service.category === 'skill' ? 'SKILL_SERVICE_SELECT' : 'USER_ACTION',
    entityType: 'application',
    entityId: id,
    customerId,
    description: `Chose ${service.title.en}`,
    metadata: { track_id: trackId, service_type: service.slug, version: service.version },
  })
}
