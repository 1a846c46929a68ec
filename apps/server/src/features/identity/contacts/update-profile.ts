import type { BodyOf, updateProfile as updateProfileEndpoint } from '@sanad/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Customer } from '../customers/customer-queries.ts'
import { changeEmail } from './change-email.ts'

type Body = BodyOf<typeof updateProfileEndpoint>

interface Update {
  readonly customerId: string
  readonly sessionId: string
  readonly body: Body
  readonly language: Language
  /** The caller's network address. */
  readonly address: string
}

/** Updates the profile. Another e-mail address needs a fresh proof, and is unverified until its code was entered. */
export async function updateProfile(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { customerId, sessionId, body, language, address }: Update,
): Promise<Customer> {
  return db.transaction().execute(async (tx) => {
    const former = await lockCustomer(tx, customerId)
    if (body.mobile !== undefined && body.mobile !== former.mobile) throw new AppError('mobile_locked')
    const next = merge(former, body)
    const changed = fields.filter((field) => next[field] !== former[field])
    if (changed.length === 0) return former
    const { email, ...details } = next
    if (email !== former.email) await changeEmail(tx, config, { former, email, sessionId, language, address })
    const updated = await tx
      .updateTable('customers')
      .set(details)
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
