import { parseMoney, pricedStandingOf } from '@sanad/domain'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { ApplicationRecord } from '../case/application-record.ts'

type Choice = Pick<ApplicationRecord, 'stateId' | 'quantity' | 'selection'>

/** A discount of staff is bounded by the price that it was given on; a cheaper choice would make it worth more than that. */
export async function refuseCheaperChoice(
  db: Db,
  record: ApplicationRecord,
  { choice, homeStateId }: { choice: Choice; homeStateId: number },
): Promise<void> {
  const feeOf = (basis: ApplicationRecord) => {
    const outcome = pricedStandingOf(basis, homeStateId).quote('full')
    return outcome.ok ? parseMoney(outcome.quote.exact.fee) : parseMoney('0')
  }
  if (feeOf({ ...record, ...choice }) >= feeOf(record)) return
  const given = db.selectFrom('discount_acts').select('request_id').where('application_id', '=', record.id)
  if (await given.executeTakeFirst()) throw new AppError('choice_discounted')
}
