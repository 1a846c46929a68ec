import { createApplication, register, requestOtp, switchAccount, updateOtp } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuse } from '../../testing/call.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

it.each([register, requestOtp, updateOtp, createApplication, switchAccount])(
  "[RG-07] $name answers a request that its schema refuses in our words, and the validator's stand in the issues",
  async (endpoint) => {
    const { token } = await signIn(portal.services)
    const refusal = await refuse(portal.app, endpoint, { token, body: { service_id: 7 } as never })
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_request', message: 'Invalid data provided' })
    expect(refusal.issues?.length).toBeGreaterThan(0)
  },
)
