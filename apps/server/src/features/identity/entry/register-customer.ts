import type { RegistrationRequest } from '@sanad/contracts'
import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { type LimitUse, takeAndWrite } from '../../../platform/http/rate-limit.ts'
import { recordConsents } from '../../consents/record-consents.ts'
import { accountExists } from '../customers/account-exists.ts'
import { type Customer, provedContactOf } from '../customers/customer-queries.ts'
import { challengeExpiry } from '../sessions/issue-challenge.ts'
import type { Tokens } from '../sessions/session-token.ts'

/**
 * Creates an unverified customer, invisible to others until an OTP was verified. Every attempt inserts a row of its own:
 * with a shared one, an attacker could plant an e-mail address in the pending registration of somebody else's number.
 */
export async function registerCustomer(
  db: Db,
  tokens: Tokens,
  registration: RegistrationRequest,
  { language, uses = [] }: { language: Language; uses?: readonly LimitUse[] },
): Promise<{ customer: Customer; token: string }> {
  const mobile = registration.mobile ?? registration.phone
  const name = registration.name_of_person ?? registration.name
  // Validated by the contract; narrows the type.
  if (!mobile || !name) throw new AppError('invalid_request')
  const { exp, ...customer } = await insertUnproved(db, uses, {
    mobile,
    name_of_person: name,
    email: registration.email,
    date_of_birth: registration.date_of_birth ?? registration.dateOfBirth ?? null,
    address: registration.address || null,
    message_language: language,
  })
  if (registration.privacy_notice_version !== undefined) {
    await recordConsents(db, {
      customerId: customer.id,
      decisions: [['service', true], ...(registration.accept_offers ? [['offers', true] as const] : [])],
      version: registration.privacy_notice_version,
      language,
      how: 'registration',
    })
  }
  const token = tokens.signChallenge({ sub: customer.id, purpose: 'registration', exp })
  return { customer, token }
}

type Given = Pick<Customer, 'mobile' | 'email' | 'name_of_person' | 'address' | 'message_language'> & {
  readonly date_of_birth: string | null
}
type Made = Customer & { readonly exp: number }

/** Refuses what an account has proved to be its own. One statement: of all writes, strangers send this one most. */
async function insertUnproved(db: Db, uses: readonly LimitUse[], given: Given): Promise<Made> {
  const [row] = await takeAndWrite(db, uses, {
    parts: sql`proved as (select ${provedContactOf(given)} as conflict),
    made as (
      insert into customers (mobile, email, name_of_person, address, message_language, date_of_birth)
      select ${given.mobile}, ${given.email}, ${given.name_of_person}, ${given.address}, ${given.message_language},
        ${given.date_of_birth}::date
      from allowed, proved where conflict is null
      returning *, ${challengeExpiry} as exp
    )`,
    select: sql<Made & { readonly conflict: 'mobile' | 'email' | null }>`
      select proved.conflict, made.* from proved left join made on true`,
  })
  if (!row) throw new Error('A registration was neither refused nor written')
  const { conflict, ...made } = row
  if (conflict) throw accountExists(conflict)
  return made
}
