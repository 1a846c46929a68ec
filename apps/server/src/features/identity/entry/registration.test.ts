import { authRegister, getProfile, register } from '@sanad/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../../testing/call.ts'
import { registerSomebody } from '../../../testing/factories/challenge.ts'
import { createCustomer, randomMobile } from '../../../testing/factories/sign-in.ts'
import { invalid } from '../../../testing/invalid.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

function readCustomer(id: string) {
  return portal.db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

it('[AP-08] the second registration call creates an unverified customer and answers success and user.id', async () => {
  const mobile = randomMobile()
  const email = `ravi.${mobile}@example.in`
  const body = { mobile, name_of_person: ' Ravi Kumar ', email }
  const { user } = await succeed(portal.app, register, { body })
  expect(await readCustomer(user.id)).toMatchObject({
    mobile,
    email,
    name_of_person: 'Ravi Kumar',
    date_of_birth: null,
    address: null,
    verified_at: null,
  })
})

it('[AP-08] the first registration call answers token, user and message', async () => {
  const mobile = `98${randomMobile().slice(2)}`
  const body = { mobile, name_of_person: 'Ravi Kumar', email: `r.${mobile}@example.in` }
  const answer = await succeed(portal.app, authRegister, { body })
  expect(answer).toEqual({
    token: expect.any(String),
    user: {
      id: expect.any(String),
      mobile: `••••••${mobile.slice(-4)}`,
      email: expect.stringContaining('••••@'),
    },
    message: 'Registration successful',
  })
})

it('[RG-04] registration takes phone, name and dateOfBirth, and null for what is optional', async () => {
  const phone = randomMobile()
  const email = `meena.${phone}@example.in`
  const named = { phone: `+91 ${phone}`, name: 'Meena', dateOfBirth: '1990-02-28', email }
  const one = await succeed(portal.app, register, { body: named })
  expect(await readCustomer(one.user.id)).toMatchObject({
    mobile: phone,
    name_of_person: 'Meena',
    date_of_birth: '1990-02-28',
  })

  const empty = { mobile: phone, name_of_person: 'Meena', email, date_of_birth: null, address: null }
  const two = await succeed(portal.app, register, { body: empty })
  expect(await readCustomer(two.user.id)).toMatchObject({ date_of_birth: null, address: null })
})

it('[RG-05] a number that a verified customer holds is a conflict that offers the login', async () => {
  const { mobile } = await createCustomer(portal.services)
  const body = { mobile, name_of_person: 'Ravi', email: `other.${mobile}@example.in` }
  const answer = await refuse(portal.app, register, { body })
  expect(answer).toMatchObject({
    status: 409,
    message: 'An account with this information already exists. Would you like to login?',
    show_login_option: true,
    existing_user: true,
    conflict_type: 'mobile',
  })
})

it('[RG-05] an e-mail address that somebody proved is a conflict, whatever its letters', async () => {
  const { email, customerId } = await createCustomer(portal.services)
  await sql`update customers set email_verified_at = now() where id = ${customerId}`.execute(portal.db)
  const body = { mobile: randomMobile(), name_of_person: 'Ravi', email: email.toUpperCase() }
  const answer = await refuse(portal.app, authRegister, { body })
  expect(answer).toMatchObject({ status: 409, show_login_option: true, conflict_type: 'email' })
})

it('an unverified customer blocks neither the number nor the e-mail address', async () => {
  const first = await registerSomebody(portal.app)
  const second = await registerSomebody(portal.app, first)
  expect(second.customerId).not.toBe(first.customerId)
})

it('[RG-03] [RG-07] a registration without a right number, name or e-mail says what is missing', async () => {
  const good = { mobile: randomMobile(), name_of_person: 'Ravi', email: 'ravi@example.in' }
  const wrong = [
    [{ ...good, mobile: '' }, 'Mobile number is required'],
    [{ ...good, mobile: '5876543210' }, 'Please enter a 10-digit mobile number starting with 6, 7, 8 or 9'],
    [{ name_of_person: 'Ravi', email: 'ravi@example.in' }, 'Mobile number is required'],
    [{ ...good, name_of_person: '   ' }, 'Name is required'],
    [{ mobile: good.mobile, email: good.email }, 'Name is required'],
    [{ ...good, email: 'ravi@' }, 'Please enter the whole email address, such as name@example.com.'],
  ] as const
  for (const [body, message] of wrong) {
    expect(await refuse(portal.app, register, { body })).toMatchObject(invalid(message))
  }
})

it('the token of a registration opens no account', async () => {
  const { token } = await registerSomebody(portal.app)
  expect(await refuse(portal.app, getProfile, { token })).toMatchObject({ status: 401 })
})

it('one address can register 20 times an hour, and another is not held up by that', async () => {
  const attempt = (address: string) =>
    call(portal.app, register, {
      body: { mobile: randomMobile(), name_of_person: 'Ravi', email: `r.${randomMobile()}@example.in` },
      address,
    })
  for (let count = 0; count < 20; count += 1) expect((await attempt('203.0.113.20')).status).toBe(200)
  const refused = await attempt('203.0.113.20')
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect((await attempt('203.0.113.21')).status).toBe(200)
})
