import { sql } from 'kysely'
import type { Services } from '../../../platform/services.ts'
import { type ApplicationRecord, findApplicationRecord } from '../../case/application-record.ts'
import { discountUsed } from '../../case/price-terms.ts'
import { isFree, listPayables, type Payable } from './choose-payable.ts'
import { openOrder } from './open-order.ts'

interface Owned {
  readonly applicationId: string
  readonly customerId: string
  readonly isNew: boolean
}

/**
 * Settles what a discount covers wholly, so that no application waits for a payment of nothing: "Pay Now" is disabled
 * for it. Where a choice or a quantity can be changed until it is settled, the customer has an hour for that.
 */
export async function settleFreeItems(
  services: Pick<Services, 'db' | 'config' | 'gateways'>,
  { limit = 500 }: { limit?: number } = {},
): Promise<void> {
  const { rows } = await sql<Owned>`
    select id as "applicationId", customer_id as "customerId", created_at > now() - interval '1 hour' as "isNew"
    from (
      select a.id, a.customer_id, a.created_at, a.discount_price, ${discountUsed} from applications a
       where a.discount_price > 0 and a.deleted_at is null) a
    where discount_price > discount_used
    -- Each has its turn at some sweep, however many stay.
    order by random() limit ${limit}
  `.execute(services.db)
  const failures: unknown[] = []
  for (const owned of rows) {
    try {
      while (await settleFreeItem(services, owned)) {
        // The next stage may be covered as well.
      }
    } catch (error) {
      failures.push(new Error(`Application ${owned.applicationId} could not be settled`, { cause: error }))
    }
  }
  // Told when all others had their turn: the job's failure is logged, and it is tried again.
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
}

function settleFreeItem(
  { db, config, gateways }: Pick<Services, 'db' | 'config' | 'gateways'>,
  owned: Owned,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const application = await findApplicationRecord(tx, owned, { lock: true })
    const payable = application && findFreePayable(application, owned, config.homeStateId)
    if (!payable) return false
    await openOrder(tx, config, { application, payable, provider: gateways.active.name })
    return true
  })
}

function findFreePayable(
  application: ApplicationRecord,
  { isNew }: Owned,
  homeStateId: number,
): Payable | undefined {
  const { pricing } = application.definition
  const isOpen = pricing.mode === 'choice' || (pricing.mode === 'fee' && pricing.quantity !== undefined)
  if ((isOpen && isNew) || application.openOrder !== 'none') return undefined
  const [first] = listPayables(application, homeStateId) ?? []
  return first && isFree(first.quote) ? first : undefined
}
