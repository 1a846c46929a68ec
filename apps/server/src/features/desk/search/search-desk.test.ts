import { searchDesk } from '@sanad/contracts/staff'
import { displayTrackingId, maskEmail } from '@sanad/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { succeed } from '../../../testing/call.ts'
import { explainKeptPlan } from '../../../testing/explain-kept-plan.ts'
import { createApplication, serviceOf } from '../../../testing/factories/application.ts'
import { createReceipt } from '../../../testing/factories/money-document.ts'
import { createPaidApplication } from '../../../testing/factories/paid-application.ts'
import { signIn } from '../../../testing/factories/sign-in.ts'
import { signInStaff } from '../../../testing/factories/staff.ts'
import { createTicket } from '../../../testing/factories/ticket.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { readSearchTerm } from './read-search-term.ts'
import { searchStatement } from './search-desk.ts'

let portal: TestApp
let token: string
beforeAll(async () => {
  portal = await startTestApp()
  token = (await signInStaff(portal.services)).staffToken
})
afterAll(() => portal.close())

const find = async (q: string) => (await succeed(portal.app, searchDesk, { token, query: { q } })).data
const titles = async (q: string) => (await find(q)).map(({ title }) => title)

async function named(name: string) {
  const customer = await signIn(portal.services)
  await portal.db
    .updateTable('customers')
    .set({ name_of_person: name })
    .where('id', '=', customer.customerId)
    .execute()
  const { mobile, email } = await portal.db
    .selectFrom('customers')
    .select(['mobile', 'email'])
    .where('id', '=', customer.customerId)
    .executeTakeFirstOrThrow()
  return { ...customer, mobile, email }
}

it('[DK-61] an application is found by the beginning and the end of its tracking id, in any case', async () => {
  const { customerId } = await signIn(portal.services)
  const { trackId } = await createApplication(portal.services, { customerId })
  for (const q of [
    trackId,
    trackId.slice(0, 7).toLowerCase(),
    trackId.slice(-4),
    trackId.slice(-6).toLowerCase(),
    // As customers read it.
    displayTrackingId(trackId),
    displayTrackingId(trackId).slice(0, 8).toLowerCase(),
  ]) {
    expect(await titles(q), q).toContain(trackId)
  }
  for (const q of ['%%%%', '____', '----']) expect(await titles(q), q).toEqual([])
})

it('[DK-62] what folding leaves one letter of finds nobody, beside another word it narrows', async () => {
  await named('Neha Joshi')
  expect(await titles('zzzz')).toEqual([])
  expect(await titles('n joshi')).toContain('Neha Joshi')
  expect(await titles('zz joshi')).toContain('Neha Joshi')
  expect(await titles('k joshi')).not.toContain('Neha Joshi')
})

it('[DK-61] a customer is found with what they applied for by the number in every form, or its last digits', async () => {
  const { customerId, mobile } = await named('Mobile Owner')
  const { trackId } = await createApplication(portal.services, { customerId })
  for (const q of [mobile, `+91 ${mobile}`, `0${mobile}`, mobile.slice(-4), mobile.slice(-6)]) {
    expect(await titles(q), q).toEqual(expect.arrayContaining([trackId, 'Mobile Owner']))
  }
  expect(await titles(mobile.slice(0, 6))).not.toContain('Mobile Owner')
})

it('[DK-62] a name is found across scripts and spellings, by the beginnings of its words in any order', async () => {
  await named('आशा कुलकर्णी')
  for (const q of ['Asha', 'aasha', 'आशा', 'kulkarni', 'Kulkarnee Asha', 'as kulk', 'कुल']) {
    expect(await titles(q), q).toContain('आशा कुलकर्णी')
  }
  await named('Vishwanath Singh')
  for (const q of ['विश्वनाथ', 'Wishvanaath', 'सिंह', 'singh vish']) {
    expect(await titles(q), q).toContain('Vishwanath Singh')
  }
  expect(await titles('Asha Singh')).toEqual([])
})

it('[DK-61] what is found of an application names its service in the language of the desk', async () => {
  const { customerId, mobile } = await named('Service Reader')
  const { trackId } = await createApplication(portal.services, { customerId, slug: 'tc-registration' })
  const { en, hi } = (await serviceOf('tc-registration')).title
  const hitIn = async (language: string) => {
    const headers = { 'accept-language': language }
    const { data } = await succeed(portal.app, searchDesk, { token, headers, query: { q: trackId } })
    return data[0]
  }
  const detail = `Service Reader ··${mobile.slice(-4)}`
  expect(await hitIn('en')).toMatchObject({ service: en, detail })
  expect(await hitIn('hi')).toMatchObject({ service: hi, detail })
  expect((await find(mobile)).find(({ kind }) => kind === 'customer')).toMatchObject({ service: null })
})

it('[DK-61] two customers of one name whose numbers end alike are told apart by firm or e-mail address', async () => {
  const [of, alone] = [await named('Same Name'), await named('Same Name')]
  await portal.db
    .insertInto('businesses')
    .values({ customer_id: of.customerId, name_of_firm: 'Same Name & Sons' })
    .execute()
  const details = (await find('Same Name')).map(({ detail }) => detail)
  const end = (mobile: string) => `··${mobile.slice(-4)}`
  expect(details).toEqual([
    `${end(alone.mobile)} · ${maskEmail(alone.email ?? '')}`,
    `${end(of.mobile)} · Same Name & Sons`,
  ])
})

it('[DK-61] a firm, an e-mail address and a ticket are found', async () => {
  const { customerId, email } = await named('Ravi Rao')
  const { trackId, applicationId } = await createApplication(portal.services, { customerId })
  const { ticketNo } = await createTicket(portal.services, { customerId })
  const { id } = await portal.db
    .insertInto('businesses')
    .values({ customer_id: customerId, name_of_firm: 'राव कौशल अकादमी' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await portal.db
    .updateTable('applications')
    .set({ business_id: id })
    .where('id', '=', applicationId)
    .execute()
  expect(await titles(email.toUpperCase())).toContain('Ravi Rao')
  expect(await titles(ticketNo.toLowerCase())).toEqual([ticketNo])
  expect(await titles('Kaushal Rao')).toContain(trackId)
})

it('[DK-61] an order, its bank reference and its receipt are found, and lead to their application', async () => {
  const { applicationId } = await createPaidApplication(portal.services)
  const { number, orderId } = await createReceipt(portal.services, { applicationId })
  const bankReference = `UTR${orderId.slice(1, 13)}`
  await portal.db
    .insertInto('payment_attempts')
    .values({
      ...{ provider: 'cashfree', provider_payment_id: orderId, order_id: orderId, status: 'succeeded' },
      ...{ amount_rupees: 15000, currency: 'INR', paid_at: new Date(), bank_reference: bankReference },
    })
    .execute()
  for (const [q, title, kind] of [
    [orderId, orderId, 'order'],
    [bankReference, orderId, 'order'],
    [number, number, 'money_document'],
    [number.toLowerCase(), number, 'money_document'],
  ] as const) {
    expect(await find(q), q).toMatchObject([{ kind, title, application_id: applicationId }])
  }
})

it('[DK-61] whoever sees their own teams’ work alone finds what is of no other team', async () => {
  const clerk = await signInStaff(portal.services, { roles: ['clerk'] })
  const { customerId } = await named('Narrow Clerk')
  const { trackId } = await createApplication(portal.services, { customerId })
  const { data } = await succeed(portal.app, searchDesk, { token: clerk.staffToken, query: { q: 'Narrow' } })
  expect(data.map(({ title }) => title).sort()).toEqual(['Narrow Clerk', trackId].sort())
})

it('[DK-62] a frequent name is found by a rare one beside it, however many bear it', async () => {
  await sql`alter table customers disable trigger keep_words`.execute(portal.db)
  await sql`
    insert into customers (mobile, email, name_of_person)
    select '7' || lpad(n::text, 9, '0'), 'kumar.' || n || '@example.in', 'Frequentkumar ' || n
    from generate_series(1, 3000) n`.execute(portal.db)
  await sql`
    insert into search_words (word, kind, id)
    select fold.word, 'c', id from customers, unnest(fold_words('Frequentkumar')) fold (word)
    where email like 'kumar.%'`.execute(portal.db)
  await sql`alter table customers enable trigger keep_words`.execute(portal.db)
  await named('Frequentkumar Zibo')
  expect(await titles('Frequentkumar Zibo')).toEqual(['Frequentkumar Zibo'])
  expect(await titles('Zi Frequent')).toEqual(['Frequentkumar Zibo'])
})

it('a renamed customer is found by the new name alone, and an erased one by none', async () => {
  const { customerId } = await named('Quentin Formerly')
  const rename = (name_of_person: string) =>
    portal.services.db.updateTable('customers').set({ name_of_person }).where('id', '=', customerId).execute()
  await rename('Quentin Lately')
  expect(await titles('Formerly')).toEqual([])
  expect(await titles('Lately')).toEqual(['Quentin Lately'])
  await portal.db
    .updateTable('customers')
    .set({ erased_at: new Date() })
    .where('id', '=', customerId)
    .execute()
  expect(await titles('Lately')).toEqual([])
})

it('[DK-64] no part of a search scans a table of more than 10,000 rows', async () => {
  // The words below are those of the names, without the work of folding each.
  await sql`alter table customers disable trigger keep_words`.execute(portal.db)
  await sql`
    insert into customers (mobile, email, name_of_person)
    select '6' || lpad(n::text, 9, '0'), 'many.' || n || '@example.in', 'Many ' || md5(n::text)
    from generate_series(1, 12000) n`.execute(portal.db)
  await sql`
    insert into search_words (word, kind, id)
    select unnest(string_to_array(lower(name_of_person), ' ')), 'c', id from customers
    where email like 'many.%'`.execute(portal.db)
  await sql`alter table customers enable trigger keep_words`.execute(portal.db)
  const { customerId } = await signIn(portal.services)
  const { applicationId } = await createApplication(portal.services, { customerId })
  await portal.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into applications (customer_id, service_slug, service_version, track_id)
      select c.id, a.service_slug, a.service_version, 'TCR-' || upper(substr(md5(c.email), 1, 10))
      from applications a, customers c where a.id = ${applicationId} and c.email like 'many.%'`.execute(tx)
  })
  await sql`analyze applications, customers, search_words`.execute(portal.db)
  const { staffId } = await signInStaff(portal.services)
  const terms = ['6543', '+91 6000006543', 'many.77@example.in', 'many ab', 'TCR-8F3K', 'SND_1']
  // Who sees their own teams' work alone, and who sees all.
  for (const [q, narrowedTo] of terms.flatMap((q) => [[q, staffId] as const, [q, undefined] as const])) {
    const statement = searchStatement(readSearchTerm(q), narrowedTo)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(portal.db)
    const kept = await explainKeptPlan(portal.db, statement.compile(portal.db))
    const scans = [...rows.map((row) => row['QUERY PLAN']), ...kept].filter((line) =>
      /Seq Scan on (applications|customers|search_words)/.test(line),
    )
    expect(scans, q).toEqual([])
  }
})
