import { randomUUID } from 'node:crypto'
import {
  addBusinessName,
  createApplication as createApplicationEndpoint,
  createBusiness,
  createLink,
  createPayment,
  createTicket as createTicketEndpoint,
  markComplianceDone,
  raiseAccountLimits,
  readComplianceCalendar,
  replyToTicket,
  setComplianceProfile,
} from '@sanad/contracts'
import { accountLimits, itemLimits } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { complianceBody } from '../access-matrix/create-case.ts'
import { call, refuse, succeed } from '../call.ts'
import { createApplication } from '../factories/application.ts'
import { signIn } from '../factories/sign-in.ts'
import { signInStaff } from '../factories/staff.ts'
import { createTicket, ticketBody } from '../factories/ticket.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

async function customerWithBusinesses(count: number) {
  const customer = await signIn(portal.services)
  await sql`insert into businesses (customer_id, name_of_firm)
    select ${customer.customerId}, 'Firm ' || n from generate_series(1, ${count}::int) n`.execute(portal.db)
  return customer
}

it('[F-31] of businesses made at once the last that fits is made, with words that say what to do', async () => {
  const { customerId, token } = await customerWithBusinesses(accountLimits.businesses - 1)
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      call(portal.app, addBusinessName, {
        token,
        body: { name_of_firm: `One more ${index}`, user_id: customerId },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'business_limit',
    message: expect.stringContaining('Contact support'),
  })
})

it('[F-31] a retry of what was made is answered at the limit as well', async () => {
  const { customerId, token } = await customerWithBusinesses(accountLimits.businesses - 1)
  const body = { name_of_firm: 'The last', user_id: customerId, request_id: randomUUID() }
  const first = await succeed(portal.app, createBusiness, { token, body })
  const again = await succeed(portal.app, createBusiness, { token, body })
  expect(again.business_id).toBe(first.business_id)
})

it('[F-31] staff raise the limits of an account, and take it back', async () => {
  const { customerId, token } = await customerWithBusinesses(accountLimits.businesses)
  const body = { name_of_firm: 'A client', user_id: customerId }
  await refuse(portal.app, addBusinessName, { token, body })
  const staff = await signInStaff(portal.services)
  const raise = (factor: number) =>
    succeed(portal.app, raiseAccountLimits, {
      token: staff.staffToken,
      params: { id: customerId },
      body: { factor, reason: 'An accountant with 500 clients' },
    })
  await raise(2)
  await succeed(portal.app, addBusinessName, { token, body })
  await raise(1)
  await refuse(portal.app, addBusinessName, { token, body })
  const entries = await portal.db
    .selectFrom('audit_entries')
    .select(['staff_id', 'metadata'])
    .where('customer_id', '=', customerId)
    .where('description', '=', 'Raised the limits of the account')
    .orderBy('id')
    .execute()
  expect(entries).toMatchObject([{ metadata: { times: 2 } }, { metadata: { times: 1 } }])
  expect(entries[0]?.staff_id).not.toBeNull()
  const nobody = {
    token: staff.staffToken,
    params: { id: randomUUID() },
    body: { factor: 2, reason: 'Nobody' },
  }
  expect(await refuse(portal.app, raiseAccountLimits, nobody)).toMatchObject({ status: 404 })
})

async function customerWithApplications(count: number, { deleted = false } = {}) {
  const customer = await signIn(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId: customer.customerId })
  await sql`
    insert into applications (customer_id, service_slug, service_version, track_id, deleted_at)
    select customer_id, service_slug, service_version, 'LIM-' || gen_random_uuid(),
      case when ${deleted}::boolean then now() end
    from applications, generate_series(1, ${count - 1}::int) where id = ${applicationId}`.execute(portal.db)
  return { ...customer, applicationId }
}

it('[F-31] unpaid applications are capped, and so is what was ever made', async () => {
  const body = { service_id: 'tc-registration' }
  const drafts = await customerWithApplications(accountLimits.drafts)
  expect(await refuse(portal.app, createApplicationEndpoint, { token: drafts.token, body })).toMatchObject({
    status: 409,
    code: 'draft_limit',
  })
  const many = await customerWithApplications(accountLimits.applications, { deleted: true })
  expect(await refuse(portal.app, createApplicationEndpoint, { token: many.token, body })).toMatchObject({
    status: 409,
    code: 'application_limit',
  })
})

it('[F-31] tickets and the messages of one are capped', async () => {
  const { customerId, token } = await signIn(portal.services)
  const ticket = await createTicket(portal.services, { customerId })
  await sql`
    insert into ticket_entries (ticket_id, kind, author_kind, body)
    select ${ticket.id}, 'message', 'customer', 'Again' from generate_series(2, ${itemLimits.messagesOfTicket}::int)`.execute(
    portal.db,
  )
  const reply = { token, params: { id: ticket.id }, body: { message: 'One more', request_id: randomUUID() } }
  expect(await refuse(portal.app, replyToTicket, reply)).toMatchObject({ code: 'ticket_full' })
  await sql`
    insert into tickets (customer_id, ticket_no, request_id, topic, subject)
    select ${customerId}, 'LIM-' || gen_random_uuid(), gen_random_uuid(), 'other', 'Again'
    from generate_series(2, ${accountLimits.tickets}::int)`.execute(portal.db)
  expect(await refuse(portal.app, createTicketEndpoint, { token, body: ticketBody() })).toMatchObject({
    code: 'ticket_limit',
  })
})

it('[F-31] orders and links of one application are capped', async () => {
  const { customerId, token, applicationId } = await customerWithApplications(1)
  const linkOf = (purpose: 'track' | 'csrf') => ({ token, params: { id: applicationId }, body: { purpose } })
  const insertLinks = (purpose: 'track' | 'csrf') =>
    sql`
      insert into access_links (token_hash, application_id, purpose, expires_at)
      select sha256(n::text::bytea || ${purpose + applicationId}::text::bytea), ${applicationId}, ${purpose},
        case ${purpose} when 'csrf' then now() + interval '7 days' end
      from generate_series(1, ${itemLimits.linksOfApplication}::int) n`.execute(portal.db)
  await insertLinks('track')
  // A new tracking link replaces the oldest, and links of other purposes can be made beside them.
  await succeed(portal.app, createLink, linkOf('track'))
  await succeed(portal.app, createLink, linkOf('csrf'))
  const tracking = await portal.db
    .selectFrom('access_links')
    .select('token_hash')
    .where('application_id', '=', applicationId)
    .where('purpose', '=', 'track')
    .execute()
  expect(tracking).toHaveLength(itemLimits.linksOfApplication)
  await insertLinks('csrf')
  expect(await refuse(portal.app, createLink, linkOf('csrf'))).toMatchObject({ code: 'link_limit' })
  await portal.db
    .insertInto('account_limit_raises')
    .values({
      customer_id: customerId,
      factor: 2,
      reason: 'An accountant',
      staff_id: (await signInStaff(portal.services)).staffId,
    })
    .execute()
  await succeed(portal.app, createLink, linkOf('csrf'))
  await sql`
    insert into payment_orders (order_id, provider, application_id, customer_id, amount_rupees, is_full_payment,
                                items, quote, state, expires_at)
    select 'LIM-' || gen_random_uuid(), 'cashfree', ${applicationId}, ${customerId}, 1, true, '{service}', '{}', 'failed', now()
    from generate_series(1, ${2 * itemLimits.ordersOfApplication}::int)`.execute(portal.db)
  const payment = {
    token,
    params: { payment_provider: 'cashfree' as const },
    body: {
      user_id: customerId,
      application_id: applicationId,
      service_type: 'tc-registration',
      amount: 15000,
    },
  }
  expect(await refuse(portal.app, createPayment, payment as never)).toMatchObject({
    code: 'order_limit',
    message: expect.stringContaining("we'll raise the limit"),
  })
})

it('[F-31] what is recorded of one business is capped', async () => {
  const { customerId, token } = await signIn(portal.services)
  const { id } = await portal.db
    .insertInto('businesses')
    .values({ customer_id: customerId, name_of_firm: 'Asha Traders' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const params = { id }
  await succeed(portal.app, setComplianceProfile, {
    token,
    params,
    body: { ...complianceBody, licences: [] },
  })
  const { data } = await succeed(portal.app, readComplianceCalendar, { token, query: { limit: 12 } })
  const [item] = data.months.flatMap(({ items }) => items)
  await sql`insert into compliance_marks (business_id, obligation)
    select ${id}, 'mark-' || n from generate_series(1, ${itemLimits.marksOfBusiness}::int) n`.execute(
    portal.db,
  )
  const mark = { token, params: { id, key: item?.key ?? '' } }
  expect(await refuse(portal.app, markComplianceDone, mark)).toMatchObject({ code: 'compliance_limit' })
  await sql`insert into compliance_licences (business_id, title, valid_until, removed_at)
    select ${id}, 'Licence ' || n, '2027-01-01', now()
    from generate_series(1, ${itemLimits.licencesOfBusiness}::int) n`.execute(portal.db)
  const licences = [{ id: randomUUID(), title: 'One more', valid_until: '2027-01-01' }]
  const body = { ...complianceBody, licences }
  expect(await refuse(portal.app, setComplianceProfile, { token, params, body })).toMatchObject({
    code: 'compliance_limit',
    message: expect.stringContaining("we'll raise the limit"),
  })
})
