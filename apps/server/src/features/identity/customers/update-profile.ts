import type { BodyOf, updateProfile as updateProfileEndpoint } from '@sanad/contracts'
import { maskEmail } from '@sanad/domain'
import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { queueMessage } from '../../../platform/messages/queue-message.ts'
import { emailChanged } from '../../../platform/messages/templates/email-changed.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Customer } from './customer-queries.ts'

type Body = BodyOf<typeof updateProfileEndpoint>

/** Updates the profile. A changed e-mail address is unverified until its code was entered. */
export async function updateProfile(
  { db, config }: Pick<Services, 'db' | 'config'>,
  customerId: string,
  body: Body,
  language: Language,
): Promise<Customer> {
  return db.transaction().execute(async (tx) => {
    const former = await lockCustomer(tx, customerId)
    if (body.mobile !== undefined && body.mobile !== former.mobile) throw new AppError('mobile_locked')
    const next = merge(former, body)
    const changed = fields.filter((field) => next[field] !== former[field])
    if (changed.length === 0) return former
    const proof = changed.includes('email')
      ? { email_verified_at: null, email_changed_at: sql<Date>`now()` }
      : {}
    const updated = await tx
      .updateTable('customers')
      .set({ ...next, ...proof })
      .where('id', '=', customerId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      action: 'USER_ACTION',
      entityType: 'customer',
      entityId: customerId,
      customerId,
      description: 'Changed the profile',
      metadata: { changed },
    })
    if (former.email !== updated.email) {
      // Account takeover alert: sent to the former address.
      await queueMessage(tx, config, {
        customerId,
        channel: 'email',
        to: former.email,
        template: emailChanged,
        params: { email: maskEmail(updated.email) },
        language,
      })
    }
    return updated
  })
}

const fields = ['name_of_person', 'email', 'date_of_birth', 'address'] as const

/** Partial update: absent fields stay, an empty text clears an optional one. */
function merge(former: Customer, body: Body): Pick<Customer, (typeof fields)[number]> {
  return {
    name_of_person: body.name_of_person ?? former.name_of_person,
    email: body.email ?? former.email,
    date_of_birth: body.date_of_birth === undefined ? former.date_of_birth : body.date_of_birth,
    address: body.address === undefined ? former.address : body.address || null,
  }
}

function lockCustomer(db: Db, id: string): Promise<Customer> {
  return db.selectFrom('customers').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}
