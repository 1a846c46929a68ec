import { createPayment, login, paymentWebhook } from '@sanad/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sourceOfToday } from '../../testing/call.ts'
import { signIn } from '../../testing/factories/sign-in.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await startTestApp()
})
afterAll(() => portal.close())

const limit = 256 * 1024

/** A JSON body of so many bytes. */
const bodyOf = (bytes: number) => `{"mobile":"${'9'.repeat(bytes - 13)}"}`

it.each([login, createPayment, paymentWebhook])(
  '[L-bodies] $name takes 256 KB, and says of more that it is too much',
  async ({ path }) => {
    const { token } = await signIn(portal.services)
    const send = (bytes: number) =>
      portal.app.inject({
        method: 'POST',
        url: path({ payment_provider: 'cashfree' }),
        headers: {
          source: sourceOfToday(),
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        payload: bodyOf(bytes),
      })
    expect(bodyOf(limit)).toHaveLength(limit)
    expect((await send(limit)).statusCode).not.toBe(413)
    const refused = await send(limit + 1)
    expect(refused.statusCode).toBe(413)
    expect(refused.json()).toMatchObject({ success: false, code: 'payload_too_large' })
  },
)
