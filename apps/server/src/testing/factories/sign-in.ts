import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { beginSession } from '../../features/identity/sessions/begin-session.ts'
import { createTokens } from '../../features/identity/sessions/session-token.ts'
import type { Services } from '../../platform/services.ts'

export interface CustomerFields {
  mobile: string
  email: string
  name_of_person: string
  date_of_birth: string | null
  address: string | null
}

/** A customer of the database whose number is verified, unless told otherwise. */
export async function createCustomer(
  { db }: Pick<Services, 'db'>,
  { verified = true, ...fields }: Partial<CustomerFields> & { verified?: boolean } = {},
): Promise<{ customerId: string; mobile: string; email: string }> {
  const mobile = fields.mobile ?? randomMobile()
  const email = fields.email ?? `asha.${mobile}@example.in`
  const now = verified ? sql<Date>`now()` : null
  const { id } = await db
    .insertInto('customers')
    .values({
      name_of_person: 'Asha Patil',
      ...fields,
      mobile,
      email,
      verified_at: now,
      mobile_verified_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { customerId: id, mobile, email }
}

/** A verified customer with a live session; `token` is its bearer token. */
export async function signIn(
  services: Pick<Services, 'db' | 'config'>,
  fields: Partial<CustomerFields> = {},
): Promise<{ customerId: string; token: string; mobile: string; email: string }> {
  const customer = await createCustomer(services, fields)
  const tokens = createTokens(services.config.secrets.session)
  const token = await beginSession(services.db, tokens, { customerId: customer.customerId })
  return { ...customer, token }
}

/** A number that no other test of this run has, as good as. */
export function randomMobile(): string {
  return `9${String(randomInt(1e9)).padStart(9, '0')}`
}
