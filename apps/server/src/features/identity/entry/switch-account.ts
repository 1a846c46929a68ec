import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { orThrow } from '../../../platform/app-error.ts'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Customer, findCustomer } from '../customers/customer-queries.ts'
import { beginSession } from '../sessions/begin-session.ts'
import type { Tokens } from '../sessions/session-token.ts'
import { findLinkedAccount } from './linked-accounts.ts'

interface Switch {
  readonly fromSessionId: string
  /** `isProved`: verified just now by a code sent to the shared e-mail address. */
  readonly target: { customerId: string; isProved: boolean }
  readonly userAgent: string | undefined
}

/** Exchanges a session for one of a linked account. The atomic end lets only one of two concurrent switches succeed. */
export async function switchAccount(
  tx: Transaction<Tables>,
  tokens: Tokens,
  { fromSessionId, target, userAgent }: Switch,
): Promise<{ token: string; customer: Customer }> {
  const former = orThrow(await endLiveSession(tx, fromSessionId), 'unauthenticated')
  const session = { sessionId: fromSessionId, customerId: former.customer_id }
  const linked = orThrow(await findLinkedAccount(tx, session, target.customerId), 'not_found')
  if (target.isProved) await rememberSwitch(tx, session.customerId, linked.id)
  else if (!linked.is_open) orThrow(undefined, 'not_found')
  const customer = orThrow(await findCustomer(tx, linked.id), 'not_found')
  const audit = { action: 'USER_ACTION', entityType: 'customer' } as const
  const metadata = { from: session.customerId, to: linked.id }
  for (const customerId of [session.customerId, linked.id]) {
    const description = 'Switched the account'
    await recordAudit(tx, { ...audit, entityId: customerId, customerId, description, metadata })
  }
  const token = await beginSession(tx, tokens, {
    customerId: linked.id,
    userAgent,
    switchedFrom: session.customerId,
    ...(target.isProved
      ? { proof: { channel: 'email', purpose: 'switch' } }
      : { notAfter: former.expires_at }),
  })
  return { token, customer }
}

function endLiveSession(
  db: Db,
  sessionId: string,
): Promise<{ customer_id: string; expires_at: Date } | undefined> {
  return db
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('acting_staff_id', 'is', null)
    .returning(['customer_id', 'expires_at'])
    .executeTakeFirst()
}

async function rememberSwitch(db: Db, from: string, to: string): Promise<void> {
  await sql`
    insert into account_switches (from_customer, to_customer, email)
    select ${from}::uuid, id, email from customers where id = ${to}
    on conflict (from_customer, to_customer) do update set email = excluded.email, proved_at = now()
  `.execute(db)
}
