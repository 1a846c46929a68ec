import { createHash, randomBytes } from 'node:crypto'
import type { Channel } from '@sanad/contracts'
import { maskEmail } from '@sanad/domain'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../platform/database-tables.ts'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { queueMessage } from '../../../platform/messages/queue-message.ts'
import { emailChanged } from '../../../platform/messages/templates/email-changed.ts'
import type { PortalConfig } from '../../../platform/portal-config.ts'
import { recordSecurityEvent } from '../../../platform/security/security-event.ts'
import type { Customer } from '../customers/customer-queries.ts'
import { useFreshProof } from './use-fresh-proof.ts'

interface Change {
  readonly former: Customer
  readonly email: string
  readonly sessionId: string
  readonly language: Language
  /** The caller's network address. */
  readonly address: string
}

/** The code as it is stored. */
export const hashOfCode = (code: string): Buffer => createHash('sha256').update(code).digest()

/**
 * Replaces the e-mail address, after a fresh proof. The owner is told over every channel that was proved before, with a
 * code to take it back within seven days; the new address opens nothing strong until it has been proved for three.
 */
export async function changeEmail(
  tx: Transaction<Tables>,
  config: Pick<PortalConfig, 'secrets' | 'publicUrl' | 'messages' | 'brand'>,
  { former, email, sessionId, language, address }: Change,
): Promise<void> {
  const customerId = former.id
  await useFreshProof(tx, { customerId, sessionId })
  // Of at most 30 characters: a registered SMS has no room for more. 128 random bits.
  const code = randomBytes(16).toString('base64url')
  await tx
    .insertInto('contact_changes')
    .values({
      customer_id: customerId,
      former_email: former.email,
      former_verified_at: former.email_verified_at,
      former_changed_at: former.email_changed_at,
      code_hash: hashOfCode(code),
      expires_at: sql<Date>`now() + interval '7 days'`,
    })
    .execute()
  // Before the update: whoever gets the code must have been proved, and for a changed address for three days.
  const proved = await listProvedChannels(tx, former)
  const told = proved.filter(({ channel }) => config.messages.offered.includes(channel))
  await tx
    .updateTable('customers')
    .set({ email, email_verified_at: null, email_vouched: false, email_changed_at: sql<Date>`now()` })
    .where('id', '=', customerId)
    .execute()
  for (const { channel, to } of told) {
    const params = { email: maskEmail(email), code }
    await queueMessage(tx, config, { customerId, channel, to, template: emailChanged, params, language })
  }
  const details = { kind: 'email', told: told.map(({ channel }) => channel).join(' ') }
  await recordSecurityEvent(tx, { event: 'contact_changed', customerId, address, details })
}

async function listProvedChannels(
  db: Db,
  { id, email, mobile, mobile_verified_at, whatsapp_verified_at }: Customer,
): Promise<{ channel: Channel; to: string }[]> {
  const { rows } = await sql`select from settled_emails where customer_id = ${id}`.execute(db)
  return [
    ...(rows.length > 0 ? [{ channel: 'email' as const, to: email }] : []),
    ...(mobile_verified_at ? [{ channel: 'sms' as const, to: mobile }] : []),
    ...(whatsapp_verified_at ? [{ channel: 'whatsapp' as const, to: mobile }] : []),
  ]
}
