import { listOrderStates } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { literalList } from '../../platform/literal-list.ts'

export interface OpenOrders {
  readonly provider: string
  readonly state: string
  readonly count: number
  /** Seconds since the oldest was opened. */
  readonly oldestSeconds: number
}

/** Bounds the read where a poller stands still: what is older was reported days ago. */
const DAYS = 3

/** Payment orders that are payable or being decided, of the last days, and those that staff are to look at. */
export async function readOpenOrders(db: Db): Promise<readonly OpenOrders[]> {
  const age = sql<number>`extract(epoch from now() - min(created_at))::float8`
  const { rows } = await sql<OpenOrders>`
    select provider, state, count(*)::int as count, ${age} as "oldestSeconds" from payment_orders
    where state in ${literalList(listOrderStates('live', 'closed'))} and state in ${literalList(listOrderStates('live'))}
      and created_at > now() - make_interval(days => ${DAYS})
    group by provider, state
    union all
    select provider, state, count(*)::int, ${age} from payment_orders
    where state in ${literalList(listOrderStates('in_review'))}
    group by provider, state`.execute(db)
  return rows
}
