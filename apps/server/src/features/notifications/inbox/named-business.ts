import type { Notification } from '@sanad/contracts'
import { sql } from 'kysely'
import { type Named, nameMarkOf, namesakesOf } from '../../case/namesakes.ts'

interface NamedBusiness extends Named {
  readonly id: string
  readonly name_of_firm: string
}

/** The business of the application that `notifications` are about; null where the customer has no other one. */
export const businessWhereSeveral = (customerId: string) => sql<NamedBusiness | null>`(
  select json_build_object('id', b.id, 'name_of_firm', b.name_of_firm, 'namesakes', ${namesakesOf(customerId)})
  from applications a join businesses b on b.id = a.business_id
  where notifications.target_type = 'application' and a.id = notifications.target_id
    and exists (select from businesses o where o.customer_id = ${customerId}::uuid and o.id <> b.id))`

export function toNamedBusiness(business: NamedBusiness | null): Pick<Notification, 'business'> {
  if (!business) return {}
  const { id, name_of_firm } = business
  return { business: { name_of_firm, ...nameMarkOf(id, business) } }
}
