import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../app.ts'
import { createStaffMember } from '../features/desk/create-staff-member.ts'
import { beginSession } from '../features/identity/begin-session.ts'
import { endSession } from '../features/identity/log-out.ts'
import { markVerified } from '../features/identity/mark-verified.ts'
import { registerCustomer } from '../features/identity/register-customer.ts'
import { createTokens, type Tokens } from '../features/identity/session-token.ts'
import type { Db } from '../platform/db.ts'
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
    if (!(await hasDemoData(tx))) await makeDemoData(app, services)
  })
}

/** Whether demonstration data is in this database. */
export async function hasDemoData(db: Db): Promise<boolean> {
  const member = await db
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', demoStaff.email)
    .executeTakeFirst()
  return member !== undefined
}

async function makeDemoData(app: FastifyInstance, services: Services): Promise<void> {
  const { db, config } = services
  const member = await createStaffMember(db, demoStaff)
  if (!member) return
  const tokens = createTokens(config.secrets.session)
  const customerId = await makePeople(services, tokens)
  const token = await beginSession(db, tokens, { customerId })
  // At a gateway that is not ours nobody pays for them.
  if (config.gateway.isStandIn) {
    const applicant = { app, services, customerId, token }
    await makeDemoApplications(applicant, createDemoDesk(services, member.staffId))
  }
  const sessionId = tokens.findSession(token)?.sid
  if (sessionId) await endSession(db, sessionId)
}

/** The customer and a relative, who share one proved e-mail address. */
async function makePeople({ db }: Services, tokens: Tokens): Promise<string> {
  const { customer } = await registerCustomer(db, tokens, demoCustomer, 'en')
  const { customer: relative } = await registerCustomer(db, tokens, demoRelative, 'en')
  // Not by the use case, which would tell the former address.
  await db.updateTable('customers').set({ email: demoCustomer.email }).where('id', '=', relative.id).execute()
  for (const { id } of [customer, relative]) {
    await markVerified(db, id, 'sms')
    await markVerified(db, id, 'email')
  }
  return customer.id
}
