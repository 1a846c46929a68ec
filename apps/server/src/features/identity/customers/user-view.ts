import type { MaskedUser, User } from '@sanad/contracts'
import { maskEmail, maskMobile } from '@sanad/domain'
import type { Customer } from './customer-queries.ts'

export function toUser(customer: Customer): User {
  return {
    id: customer.id,
    mobile: customer.mobile,
    name_of_person: customer.name_of_person,
    email: customer.email,
    date_of_birth: customer.date_of_birth,
    address: customer.address,
    email_verified: customer.email_verified_at !== null,
  }
}

/** Masked view for a caller who knows the number but has not proved it. */
export function toMaskedUser({ id, mobile, email }: Customer): MaskedUser {
  return { id, mobile: maskMobile(mobile), email: maskEmail(email) }
}
