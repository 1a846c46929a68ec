import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { createStaffMember } from '../features/desk/people/create-staff-member.ts'
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
import { demoCustomer, demoRelative, demoStaff } from './demo-people.ts'

/**
 * Makes a member of staff, and a customer with applications in different states, through the use cases. Does nothing
 * where they are there already; of several processes that start at once one makes them and the others wait.
 */
export async function loadDemoData(app: FastifyInstance, services: Services): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo data', 0))`.execute(tx)
    if (!(await isComplete(tx))) await makeDemoData(app, services)
  })
}

/** Whether demonstration data is in this database, if only a part of it. */
export async function hasDemoData(db: Db): Promise<boolean> {
  return (await findDemoStaff(db)) !== undefined
}

/** The customer's number is proved last: one whose making failed (the gateway is asked) exists for nobody. */
async function isComplete(db: Db): Promise<boolean> {
  return (await hasDemoData(db)) && (await findKnownByMobile(db, demoCustomer.mobile)) !== undefined
}

async function makeDemoData(app: FastifyInstance, services: Services): Promise<void> {
  const { db, config } = services
  const member = (await createStaffMember(db, demoStaff)) ?? (await findDemoStaff(db))
  if (!member) return
  // Before anything is made that nothing would remove.
  if (await findKnownByMobile(db, demoRelative.mobile)) throw new AppError('account_exists')
  const tokens = createTokens(config.secrets.session)
  const { customer } = await registerCustomer(db, tokens, demoCustomer, 'en')
  const customerId = customer.id
  // At a gateway that is not ours nobody pays for them.
  if (config.payments[config.payments.active]?.isStandIn) {
    const token = await beginSession(db, tokens, { customerId })
    const applicant = { app, services, customerId, token }
    await makeDemoApplications(applicant, createDemoDesk(services, member.staffId))
    const sessionId = tokens.findSession(token)?.sid
    if (sessionId) await endSession(db, sessionId)
  }
  await db.transaction().execute((tx) => provePeople(tx, tokens, customerId))
}

/** The customer and a relative, who share one proved e-mail address. */
async function provePeople(tx: Db, tokens: Tokens, customerId: string): Promise<void> {
  const { customer: relative } = await registerCustomer(tx, tokens, demoRelative, 'en')
  // Not by the use case, which would tell the former address.
  await tx.updateTable('customers').set({ email: demoCustomer.email }).where('id', '=', relative.id).execute()
  for (const id of [customerId, relative.id]) {
    await markVerified(tx, id, 'sms')
    await markVerified(tx, id, 'email')
  }
}

function findDemoStaff(db: Db): Promise<{ staffId: string } | undefined> {
  return db
    .selectFrom('staff_members')
    .select('id as staffId')
    .where('email', '=', demoStaff.email)
    .executeTakeFirst()
}
