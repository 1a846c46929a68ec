import { listOrderStates } from '@sanad/domain'
import { sql } from 'kysely'
import { literalList } from '../../platform/literal-list.ts'
import type { Services } from '../../platform/services.ts'

/**
 * Refuses to start without the settings of a provider that still has something to tell: an order that can be paid, or a
 * refund under way. Nothing would be lost, but nobody would be told either.
 */
export async function assertProviders({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  const { rows } = await sql<{ provider: keyof typeof config.payments }>`
    select provider from payment_orders where state in ${literalList(listOrderStates('live', 'in_review'))}
    union
    select o.provider from refunds r join payment_orders o using (order_id) where r.state <> 'succeeded'
  `.execute(db)
  const missing = rows.filter(({ provider }) => config.payments[provider] === null)
  if (missing.length === 0) return
  const names = missing.map(({ provider }) => provider).join(', ')
  throw new Error(
    `Payments or refunds of ${names} are under way: set its settings too (docs/settings.md), beside PAYMENT_PROVIDER.`,
  )
}
