import type { BodyOf, FieldIssue, setComplianceProfile } from '@sanad/contracts'
import { addDays, type CalendarDay, indianDayOf } from '@sanad/domain'
import { findFactsProblems } from '@sanad/domain/compliance'
import { assertItemLimit } from '../../../platform/account-limits/assert-item-limit.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { toFacts, wireNames } from '../records/facts-view.ts'
import { lockBusiness } from '../records/lock-business.ts'
import { saveLicences } from './save-licences.ts'

type Body = BodyOf<typeof setComplianceProfile>
interface Owned {
  readonly businessId: string
  readonly customerId: string
}

const DAYS_AHEAD = 366

/** Saves the profile as versioned, effective-dated facts: corrects the latest version or starts a new one. */
export async function setProfile({ db }: Pick<Services, 'db'>, owned: Owned, body: Body): Promise<void> {
  const validFrom = body.valid_from ?? null
  const today = indianDayOf(await readNow(db))
  refuse(
    findFactsProblems(toFacts(body.facts), { today, validFrom }).map(({ field, problem }) => ({
      path: `facts.${wireNames[field]}`,
      message: messages[problem],
    })),
  )
  await db.transaction().execute(async (tx) => {
    await lockBusiness(tx, owned)
    const effectiveFrom = await chooseDay(tx, owned.businessId, validFrom)
    const facts = JSON.stringify(body.facts)
    await tx
      .insertInto('compliance_profiles')
      .values({ business_id: owned.businessId, valid_from: effectiveFrom, facts })
      .onConflict((conflict) => conflict.columns(['business_id', 'valid_from']).doUpdateSet({ facts }))
      .execute()
    await saveLicences(tx, owned.businessId, body.licences)
    const business = { itemId: owned.businessId, customerId: owned.customerId }
    await assertItemLimit(tx, business, 'changesOfBusiness')
    await assertItemLimit(tx, business, 'licencesOfBusiness')
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'business',
      entityId: owned.businessId,
      customerId: owned.customerId,
      description: 'Set the compliance profile of a business',
      metadata: { valid_from: effectiveFrom, facts: body.facts, licences: body.licences },
    })
  })
}

const messages = {
  quarterly_turnover: 'Quarterly returns are for a turnover up to ₹5 crore.',
  composition_turnover: 'Composition is for a small turnover.',
  state_missing: 'Please choose the State.',
  gst_individual: 'A person without a business has no GST registration.',
  gst_future: 'A GST registration has begun already: please correct the day.',
  gst_before_start: 'GST was not registered before the business began: please correct one of the days.',
  meeting_future: 'Please enter only a meeting that was held.',
  meetings_of_one_year: 'There is one annual general meeting in a financial year.',
  auditor_year: 'Please choose a year from the beginning of the company to this year.',
} as const

function refuse(issues: FieldIssue[]): void {
  if (issues.length > 0) throw new AppError('field_invalid', { details: { issues } })
}

/** Effective date: today for the first version; a correction keeps the date of the version that it corrects. */
async function chooseDay(db: Db, businessId: string, wanted: CalendarDay | null): Promise<CalendarDay> {
  const newest = await db
    .selectFrom('compliance_profiles')
    .select('valid_from')
    .where('business_id', '=', businessId)
    .orderBy('valid_from', 'desc')
    .executeTakeFirst()
  const today = indianDayOf(await readNow(db))
  if (!newest) return today
  if (wanted === null) return newest.valid_from
  if (wanted < newest.valid_from) {
    refuse([{ path: 'valid_from', message: 'Please choose a day after the last change.' }])
  }
  if (wanted > addDays(today, DAYS_AHEAD)) {
    refuse([{ path: 'valid_from', message: 'Please choose a day within a year.' }])
  }
  return wanted
}
