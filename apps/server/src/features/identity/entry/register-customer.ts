import type { RegistrationRequest } from '@sanad/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { recordConsents } from '../../consents/record-consents.ts'
import { accountExists } from '../customers/account-exists.ts'
import { type Customer, findProvedContact } from '../customers/customer-queries.ts'
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
  language: Language,
): Promise<{ customer: Customer; token: string }> {
  const mobile = registration.mobile ?? registration.phone
  const name = registration.name_of_person ?? registration.name
  // Validated by the contract; narrows the type.
  if (!mobile || !name) throw new AppError('invalid_request')
  const conflict = await findProvedContact(db, { mobile, email: registration.email })
  if (conflict) throw accountExists(conflict)
  const { exp, ...customer } = await db
    .insertInto('customers')
    .values({
      mobile,
      name_of_person: name,
      email: registration.email,
      date_of_birth: registration.date_of_birth ?? registration.dateOfBirth ?? null,
      address: registration.address || null,
      message_language: language,
    })
    .returningAll()
    .returning(challengeExpiry.as('exp'))
    .executeTakeFirstOrThrow()
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
