import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { createStaffMember } from '../features/desk/people/create-staff-member.ts'
import { insertAuthenticator } from '../features/desk/people/factors/factor-queries.ts'
import { hashPassword } from '../features/desk/people/hash-password.ts'
import { findKnownByMobile } from '../features/identity/customers/customer-queries.ts'
import { markVerified } from '../features/identity/customers/mark-verified.ts'
import { endSession } from '../features/identity/entry/log-out.ts'
import { registerCustomer } from '../features/identity/entry/register-customer.ts'
import { beginSession } from '../features/identity/sessions/begin-session.ts'
import { createTokens, type Tokens } from '../features/identity/sessions/session-token.ts'
import { AppError } from '../platform/app-error.ts'
import type { Db } from '../platform/db.ts'
import type { Services } from '../platform/services.ts'
import { makeDemoApplications } from './demo-applications.ts'
import { createDemoDesk } from './demo-desk.ts'
import { demoAccounts, demoCustomer, demoRelative, demoStaff } from './demo-people.ts'

/**
 * Seeds a staff member, and a customer with applications in different states, through the use cases. Idempotent; an
 * advisory lock serialises processes that start at once.
 */
export async function loadDemoData(app: FastifyInstance, services: Services): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    // lock_timeout: the start that makes the data takes longer on a busy machine, and the others wait for it.
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(hashtextextended('demo data', 0))`.execute(tx)
    if (!(await isComplete(tx))) await makeDemoData(app, services)
  })
}

/** Whether the database contains demonstration data, even incomplete. */
export async function hasDemoData(db: Db): Promise<boolean> {
  return (await findDemoStaff(db)) !== undefined
}

/** The number is verified last: a customer whose seeding failed half-way (the gateway is called) stays invisible. */
async function isComplete(db: Db): Promise<boolean> {
  return (await hasDemoData(db)) && (await findKnownByMobile(db, demoCustomer.mobile)) !== undefined
}

async function makeDemoData(app: FastifyInstance, services: Services): Promise<void> {
  const { db, config } = services
  const [member] = await Promise.all([demoStaff, demoAccounts].map((one) => getDemoMember(services, one)))
  if (!member) return
  // Checked before anything is created that nothing would clean up.
  if (await findKnownByMobile(db, demoRelative.mobile)) throw new AppError('account_exists')
  const tokens = createTokens(config.secrets.session)
  const { customer } = await registerCustomer(db, tokens, demoCustomer, { language: 'en' })
  const customerId = customer.id
  // Applications need payments, which only the stand-in gateway can simulate.
  if (config.payments[config.payments.active]?.isStandIn) {
    const token = await beginSession(db, tokens, { customerId })
    const applicant = { app, services, customerId, token }
    await makeDemoApplications(applicant, createDemoDesk(services, member.staffId))
    const sessionId = tokens.findSession(token)?.sid
    if (sessionId) await endSession(db, sessionId)
  }
  await db.transaction().execute((tx) => provePeople(tx, tokens, customerId))
}

/** A member with an authenticator, whose secret is as public as the password; the one of an earlier start, if any. */
async function getDemoMember(
  { db, config }: Services,
  { totpSecret: secret, password, ...person }: typeof demoStaff | typeof demoAccounts,
): Promise<{ staffId: string } | undefined> {
  const found = await findDemoStaff(db, person.email)
  if (found) return found
  const member = await createStaffMember(db, { ...person, passwordHash: await hashPassword(password) })
  if (!member) return undefined
  const factor = { staffId: member.staffId, secret, isConfirmed: true }
  await insertAuthenticator(db, config.secrets.personalData, factor)
  return member
}

/** The customer and a relative with the same verified e-mail address. */
async function provePeople(tx: Db, tokens: Tokens, customerId: string): Promise<void> {
  const { customer: relative } = await registerCustomer(tx, tokens, demoRelative, { language: 'en' })
  // Direct update: the use case would send an alert to the former address.
  await tx.updateTable('customers').set({ email: demoCustomer.email }).where('id', '=', relative.id).execute()
  for (const id of [customerId, relative.id]) {
    await markVerified(tx, { customerId: id, channel: 'sms' })
    await markVerified(tx, { customerId: id, channel: 'email' })
  }
}

function findDemoStaff(db: Db, email: string = demoStaff.email): Promise<{ staffId: string } | undefined> {
  return db.selectFrom('staff_members').select('id as staffId').where('email', '=', email).executeTakeFirst()
}
