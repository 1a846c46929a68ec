import type { Channel, MessageState } from '@sanad/contracts'
import { type Instant, judgeTry, networksOf, OTP_LIMITS } from '@sanad/domain'
import { type Selectable, sql } from 'kysely'
import type { Tables } from '../../platform/database-tables.ts'
import type { Db } from '../../platform/db.ts'
import { giveUpMessage } from '../../platform/messages/message-attempt.ts'
import { furthestReceipt, messageState } from '../../platform/messages/message-progress.ts'
import { isOwner } from './caller.ts'
import type { Purpose } from './channel-policy.ts'

export type OtpChallenge = Selectable<Tables['otp_challenges']>

export interface Sending {
  readonly customerId: string
  readonly channel: Channel
  readonly recipient: string
  /** See `callerOf`. */
  readonly caller: string
  /** Whether the recipient gets this caller's codes at a proved number or address: others' codes then do not count. */
  readonly isOwn: boolean
  /** Null: no limit per network. */
  readonly address: string | null
}

/** `purpose`: see `boundPurposeOf`. */
type Codes = Pick<Sending, 'customerId' | 'channel' | 'caller'> & { purpose: string }

/** Advisory locks per IP address and recipient: serialise sends, so that the rate limit holds under concurrency. */
export async function lockSends(db: Db, { recipient, address }: Sending): Promise<void> {
  // Fixed lock order (address, then recipient) prevents deadlocks.
  for (const key of address ? [address, recipient] : [recipient]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
  }
}

/** Past sends as the input of the domain's policy, by the database's clock. */
export async function readSends(db: Db, sending: Sending) {
  const { customerId, channel, recipient, caller, isOwn, address } = sending
  const networks = address === null ? [] : networksOf(address)
  const fromNetworks = networks.map(
    ({ cidr }) => sql`array(select created_at from otp_challenges
      where sent_from <<= ${cidr}::inet and created_at > now() - interval '1 hour'
        and closed_reason is distinct from 'used')`,
  )
  const { rows } = await sql<{
    now: Date
    last: Date | null
    to_recipient: Date[]
    from_networks: string[][]
  }>`
    select clock_timestamp() as now,
      (select max(created_at) from otp_challenges
        where customer_id = ${customerId} and channel = ${channel} and caller = ${caller}) as last,
      array(select created_at from otp_challenges
        where recipient = ${recipient} and created_at > now() - interval '1 day'
          and case when ${isOwn} then customer_id = ${customerId} and caller = ${caller}
              else caller in ('stranger', 'link', 'switch', ${caller}) end) as to_recipient,
      json_build_array(${sql.join(fromNetworks)}) as from_networks`.execute(db)
  const [row] = rows as [(typeof rows)[number]]
  const instants = (dates: readonly (Date | string)[]) => dates.map((at) => new Date(at).toISOString())
  return {
    now: row.now.toISOString(),
    lastOnChannel: row.last?.toISOString() ?? null,
    toRecipient: instants(row.to_recipient),
    fromNetworks: networks.map(({ factor }, index) => ({
      factor,
      sent: instants(row.from_networks[index] ?? []),
    })),
  }
}

/** Failed attempts of the account by this caller, over all codes. */
function wrongTriesOf({ customerId, caller }: Pick<Sending, 'customerId' | 'caller'>) {
  return sql<Date[]>`array(select unnest(wrong_tries) from otp_challenges
    where customer_id = ${customerId} and caller = ${caller} and created_at > now() - interval '2 hours')`
}

/** Seconds until the account's lockout for this caller ends; 0 when it is not locked. */
export async function secondsLocked(db: Db, caller: Pick<Sending, 'customerId' | 'caller'>): Promise<number> {
  const { rows } = await sql<{ now: Date; tries: Date[] }>`
    select clock_timestamp() as now, ${wrongTriesOf(caller)} as tries`.execute(db)
  const [row] = rows as [(typeof rows)[number]]
  const now = row.now.toISOString()
  const attempt = {
    now,
    sentAt: now,
    active: true,
    wrongTriesOfCode: 0,
    wrongTriesOfAccount: row.tries.map((at) => at.toISOString()),
    matches: true,
  }
  const outcome = judgeTry(attempt)
  return outcome.accepted ? 0 : outcome.secondsLeft
}

/** With the seconds since the provider took its message; null where it did not, or said nothing. */
export type TriedChallenge = OtpChallenge & { readonly seconds_since_sent: number | null }

interface Tries {
  readonly now: Instant
  /** Failed attempts of the account by this caller in the last hour or more, over all codes. */
  readonly tries: readonly Instant[]
  /** Latest code that this caller asked for, of this customer, channel and purpose, in any state. */
  readonly challenge: TriedChallenge | undefined
  /**
   * Codes in force that other callers asked for: who holds one has the phone or the mailbox, in whichever browser they
   * type it. Tries count with the caller, so that a stranger gets no more of them.
   */
  readonly others: readonly TriedChallenge[]
}

type TriedCode = { now: Date; tries: Date[] } & (TriedChallenge | { id: null })

/** What one attempt is judged by, in one statement: everybody who signs in asks for it. */
export async function readTries(db: Db, { customerId, channel, purpose, caller }: Codes): Promise<Tries> {
  const { rows } = await sql<TriedCode>`
    select t.now, t.tries, c.*,
      (select extract(epoch from t.now - sent_at)::float8 from messages where id = c.message_id)
        as seconds_since_sent
    from (select clock_timestamp() as now, ${wrongTriesOf({ customerId, caller })} as tries) t
    left join (
      (select * from otp_challenges
        where customer_id = ${customerId} and channel = ${channel} and purpose = ${purpose} and caller = ${caller}
        order by created_at desc limit 1)
      union all
      select * from otp_challenges
      where customer_id = ${customerId} and channel = ${channel} and purpose = ${purpose} and caller <> ${caller}
        and closed_at is null and expires_at > now()
    ) c on true`.execute(db)
  const [{ now, tries }] = rows as [TriedCode]
  const codes = rows.filter((row) => row.id !== null)
  return {
    now: now.toISOString(),
    tries: tries.map((at) => at.toISOString()),
    challenge: codes.find((code) => code.caller === caller),
    others: codes.filter((code) => code.caller !== caller),
  }
}

/** Latest code of this customer and purpose, over any channel. */
export function findNewestOfPurpose(
  db: Db,
  customerId: string,
  purpose: Purpose,
): Promise<Pick<OtpChallenge, 'channel'> | undefined> {
  return db
    .selectFrom('otp_challenges')
    .select('channel')
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

interface ActiveCode {
  readonly delivery: MessageState
  readonly sentAt: Instant
  /** Whether this caller was sent an earlier one that would still be in force. */
  readonly replacesAnother: boolean
}

/**
 * The latest code and the delivery of its message; undefined when nothing can be typed. One that was
 * replaced counts on while another caller's is in force, which the boxes take as well.
 */
export async function findActiveCode(
  db: Db,
  { customerId, channel, purpose, caller }: Codes,
): Promise<ActiveCode | undefined> {
  const { rows } = await sql<Omit<ActiveCode, 'sentAt'> & { created_at: Date }>`
    select ${messageState} as delivery, c.created_at,
      exists (select from otp_challenges o
        where o.customer_id = ${customerId} and o.channel = ${channel} and o.purpose = ${purpose}
          and o.caller = ${caller} and o.closed_reason = 'replaced' and o.expires_at > now()) as "replacesAnother"
    from otp_challenges c
      left join messages m on m.id = c.message_id
      left join ${furthestReceipt} on true
    where c.id = (select id from otp_challenges
        where customer_id = ${customerId} and channel = ${channel} and purpose = ${purpose} and caller = ${caller}
        order by created_at desc limit 1)
      and c.expires_at > now()
      and (c.closed_at is null or c.closed_reason = 'replaced' and exists (select from otp_challenges o
        where o.customer_id = ${customerId} and o.channel = ${channel} and o.purpose = ${purpose}
          and o.closed_at is null and o.expires_at > now()))`.execute(db)
  return rows[0] && { ...rows[0], sentAt: rows[0].created_at.toISOString() }
}

export async function replaceChallenge(
  db: Db,
  { customerId, channel, recipient, caller, address }: Omit<Sending, 'isOwn'>,
  code: { purpose: string; code_hash: Buffer; salt: Buffer; message_id: string | null },
): Promise<void> {
  const replaced = await db
    .updateTable('otp_challenges')
    .set({ closed_at: sql<Date>`now()`, closed_reason: 'replaced' })
    .where('customer_id', '=', customerId)
    .where('channel', '=', channel)
    // The owner's request ends every former code but those of staff, anybody else's only their own.
    .where('caller', isOwner(caller) ? '<>' : '=', isOwner(caller) ? 'acting' : caller)
    .where('closed_at', 'is', null)
    .returning('message_id')
    .execute()
  for (const { message_id } of replaced) if (message_id) await giveUpMessage(db, message_id, 'replaced')
  const expires_at = sql<Date>`now() + make_interval(secs => ${OTP_LIMITS.validFor})`
  const sent = { customer_id: customerId, channel, recipient, caller, sent_from: address, expires_at }
  const values = { ...code, ...sent }
  await db.insertInto('otp_challenges').values(values).execute()
}

/** To be written. */
export function closedChallenges(db: Db, ids: readonly string[], reason: 'used' | 'worn_out') {
  return db
    .updateTable('otp_challenges')
    .set({ closed_at: sql<Date>`now()`, closed_reason: reason })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
}

export async function countWrongTry(db: Db, id: string): Promise<void> {
  await db
    .updateTable('otp_challenges')
    .set({ wrong_tries: sql<Date[]>`array_append(wrong_tries, clock_timestamp())` })
    .where('id', '=', id)
    .execute()
}
