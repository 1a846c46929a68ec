import type { LinkedAccount } from '@sanad/contracts'
import { maskMobile } from '@sanad/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

interface Account {
  readonly id: string
  readonly name_of_person: string
  readonly mobile: string
  /** No challenge needed: verified by a code within 30 days, or this session switched from that account. */
  readonly is_open: boolean
}

/** The own account and, if its e-mail is verified, those with the same verified e-mail; the own one first. */
export async function listAccounts(
  db: Db,
  session: { sessionId: string; customerId: string },
): Promise<LinkedAccount[]> {
  const accounts = await selectAccounts(db, session)
  return accounts.map(({ id, name_of_person, mobile, is_open }) => {
    const is_current = id === session.customerId
    return {
      id,
      name_of_person,
      mobile: maskMobile(mobile),
      is_current,
      otp_required: !is_current && !is_open,
    }
  })
}

/** From when the verified e-mail address links; undefined where it does already or is not verified. Looks at no other account. */
export async function findOpening(db: Db, customerId: string): Promise<Date | undefined> {
  // The waiting time of the view: see 045-settled-channels.sql.
  const { rows } = await sql<{ opens_at: Date }>`
    select email_verified_at + interval '3 days' as opens_at from customers
    where id = ${customerId} and email_verified_at is not null
      and not exists (select from settled_emails where customer_id = ${customerId})
  `.execute(db)
  return rows[0]?.opens_at
}

/** A linked account other than the own; undefined otherwise. */
export async function findLinkedAccount(
  db: Db,
  session: { sessionId: string; customerId: string },
  targetId: string,
): Promise<Account | undefined> {
  const accounts = targetId === session.customerId ? [] : await selectAccounts(db, session, targetId)
  return accounts.find(({ id }) => id === targetId)
}

const MOST = 100

async function selectAccounts(
  db: Db,
  { sessionId, customerId }: { sessionId: string; customerId: string },
  targetId?: string,
) {
  const { rows } = await sql<Account>`
    select c.id, c.name_of_person, c.mobile,
      (s.switched_from is not distinct from c.id or exists (
        select from account_switches w
        where w.from_customer = me.id and w.to_customer = c.id and w.email = me.email
          and w.proved_at > now() - interval '30 days')) as is_open
    from customers me
    join sessions s on s.id = ${sessionId}
    join customers c on c.id = me.id
      or (c.email = me.email
          and exists (select from settled_emails where customer_id = c.id)
          and exists (select from settled_emails where customer_id = me.id))
    where me.id = ${customerId} ${targetId ? sql`and c.id = ${targetId}` : sql``}
    order by c.id <> me.id, c.created_at, c.id
    limit ${MOST}
  `.execute(db)
  return rows
}
