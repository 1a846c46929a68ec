import { type DerivedFieldKey, maskEmail, maskMobile, standingOf } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { ApplicationRecord } from '../case/application-record.ts'

/**
 * Refuses by name what an update may not change (EA-01): the profile's and the service's facts, statuses, the discount.
 * Clients send the whole application back, so a value that is as before is no wish to change it.
 */
export async function refuseFixedFields(
  db: Db,
  record: ApplicationRecord,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  const fixed = await readFixedFields(db, record)
  const issues = Object.entries(fixed).flatMap(([path, shown]) => {
    const given = body[path]
    if (given === undefined || given === null) return []
    return shown.includes(String(given).trim()) ? [] : [{ path, message: 'This cannot be changed here.' }]
  })
  if (issues.length > 0) throw new AppError('field_invalid', { details: { issues } })
}

/** The texts that a field may be sent back as, by its name on the wire. */
async function readFixedFields(db: Db, record: ApplicationRecord): Promise<Record<string, string[]>> {
  const { name_of_firm, ...person } = await db
    .selectFrom('applications as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .leftJoin('businesses as b', 'b.id', 'a.business_id')
    .select(['c.name_of_person', 'c.email', 'c.mobile', 'b.name_of_firm'])
    .where('a.id', '=', record.id)
    .executeTakeFirstOrThrow()
  const { paymentStatus, clientStatus } = standingOf(record)
  const derived: Record<DerivedFieldKey, string[]> = {
    name_of_person: [person.name_of_person],
    email: [person.email, maskEmail(person.email)],
    mobile: [person.mobile, maskMobile(person.mobile)],
    type_of_reg: [record.definition.typeOfRegistration],
  }
  return {
    ...derived,
    ...(name_of_firm === null ? {} : { name_of_firm: [name_of_firm] }),
    id: [record.id],
    user_id: [record.customerId],
    service_id: [record.serviceSlug],
    track_id: [record.trackId],
    business_id: [String(record.businessId)],
    payment_status: [String(paymentStatus)],
    client_status: [clientStatus],
    created_at: [record.createdAt.toISOString()],
    discount_price: [record.unusedDiscount],
  }
}
