import { authRegister, getProfile, login, logout, register } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, refuse, succeed } from '../../testing/call.ts'
import { createCustomer, randomMobile, signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

it('[AP-08] registration creates an unverified customer and a token that opens only the OTP calls', async () => {
  const mobile = randomMobile()
  const answer = await succeed(portal.app, register, {
    body: { mobile, name_of_person: 'Ravi Kumar', email: 'ravi@example.in' },
  })
  expect((await refuse(portal.app, getProfile, { token: answer.token })).code).toBe('unauthenticated')
  const customer = await portal.db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', answer.user.id)
    .executeTakeFirstOrThrow()
  expect(customer).toMatchObject({ mobile, email: 'ravi@example.in', verified_at: null, date_of_birth: null })
})
