import { login, register } from '@sanad/contracts'
import { findCode } from '@sanad/testing'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../../platform/database-tables.ts'
import type { Services } from '../../platform/services.ts'
import { succeed } from '../call.ts'
import { createCustomer, randomMobile } from './sign-in.ts'

export interface Challenged {
  readonly customerId: string
  readonly token: string
  readonly mobile: string
  readonly email: string
}

/** Somebody who has just registered and holds the challenge token. */
export async function registerSomebody(
  app: FastifyInstance,
  fields: { mobile?: string; email?: string } = {},
): Promise<Challenged> {
  const mobile = fields.mobile ?? randomMobile()
  const email = fields.email ?? `ravi.${mobile}@example.in`
  const { user, token } = await succeed(app, register, {
    body: { mobile, email, name_of_person: 'Ravi Kumar' },
  })
  return { customerId: user.id, token, mobile, email }
}

/** A customer with a proved number and address on a new device, who holds the challenge token of a login. */
export async function beginLogin(app: FastifyInstance, services: Pick<Services, 'db'>): Promise<Challenged> {
  const customer = await createCustomer(services)
  await proveEmail(services.db, customer.customerId)
  const { token } = await succeed(app, login, { body: { mobile: customer.mobile } })
  return { ...customer, token }
}

/** The newest code sent to this number or address, read where a person would read it. */
export async function readCode(app: FastifyInstance, to: string): Promise<string> {
  const sent = await findCode(app, to)
  if (!sent) throw new Error(`No code was sent to ${to}`)
  return sent.code
}

/** Six digits that are not the code. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1e6).padStart(6, '0')
}

/** Lets time pass for all that the customer was sent and has tried. */
export async function passTime(db: Kysely<Tables>, customerId: string, seconds: number): Promise<void> {
  await sql`
    update otp_challenges set
      created_at = created_at - make_interval(secs => ${seconds}),
      expires_at = expires_at - make_interval(secs => ${seconds}),
      wrong_tries = array(select at - make_interval(secs => ${seconds}) from unnest(wrong_tries) as at)
    where customer_id = ${customerId}`.execute(db)
}

/**
 * As if the customer had proved the e-mail address at the registration, along with the number. By the database's clock:
 * a date of this process, cut to milliseconds, may be before the number's, which would then open nothing strong.
 */
export async function proveEmail(db: Kysely<Tables>, customerId: string): Promise<void> {
  await sql`update customers set email_verified_at = coalesce(verified_at, now()) where id = ${customerId}`.execute(
    db,
  )
}

/** As if the customer had just entered a code sent by SMS in each of their sessions. */
export async function proveLately(db: Kysely<Tables>, customerId: string): Promise<void> {
  await sql`
    update sessions set proof_channel = 'sms', proof_purpose = 'session', created_at = now()
    where customer_id = ${customerId}`.execute(db)
}
