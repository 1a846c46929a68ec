import type { BodyOf, saveBuyer as saveBuyerEndpoint } from '@sanad/contracts'
import type { Services } from '../../platform/services.ts'
import { getApplicationRecord } from '../case/application-record.ts'
import { changeBuyer } from './change-buyer.ts'
import { getCheckedBuyer } from './checked-buyer.ts'

type Body = BodyOf<typeof saveBuyerEndpoint>

/** Says whom the documents of an application are made out to. */
export async function saveBuyer(
  { db, config }: Pick<Services, 'db' | 'config'>,
  owned: { applicationId: string; customerId: string },
  given: Body,
): Promise<{ stateId: number | null }> {
  const buyer = getCheckedBuyer(given, config)
  return db.transaction().execute(async (tx) => {
    const record = await getApplicationRecord(tx, owned, { lock: true })
    return changeBuyer(tx, config.secrets.personalData, { record, buyer, by: 'session' })
  })
}
