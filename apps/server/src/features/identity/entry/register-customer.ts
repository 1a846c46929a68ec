import type { RegistrationRequest } from '@sanad/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { recordConsents } from '../../consents/record-consents.ts'
import { accountExists } from '../customers/account-exists.ts'
import { type Customer, findKnownByEmail, findKnownByMobile } from '../customers/customer-queries.ts'
import { issueChallenge } from '../sessions/issue-challenge.ts'
import type { Tokens } from '../sessions/session-token.ts'

/**
 * Creates an unverified customer, who exists for nobody else until an OTP is passed. Each attempt makes its own:
 * were it shared, one could slip an e-mail address into the registration of somebody else's number.
 */
export async function registerCustomer(
  db: Db,
  tokens: Tokens,
  registration: RegistrationRequest,
  language: Language,
): Promise<{ customer: Customer; token: string }> {
  const mobile = registration.mobile ?? registration.phone
  const name = registration.name_of_person ?? registration.name
  // The contract has refused this already; the compiler cannot see it.
  if (!mobile || !name) throw new AppError('invalid_request')
  const rival = await findKnownByMobile(db, mobile)
  if (rival?.verified_at) throw accountExists('mobile')
  if (await findKnownByEmail(db, registration.email)) throw accountExists('email')
  const customer = await db
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
  const token = await issueChallenge(db, tokens, { customerId: customer.id, purpose: 'registration' })
  return { customer, token }
}
