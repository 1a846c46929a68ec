import { login, requestOtp } from '@sanad/contracts'
import { call, succeed } from '@sanad/testing'
import { createCustomer } from '../../apps/server/src/testing/factories/sign-in.ts'
import { type Attack, expectThat } from '../attack.ts'

const forged = [
  '203.0.113.7:4711',
  '[2001:db8::1]:4711',
  'fe80::1%eth0',
  '203.0.113.7, 10.0.0.1, 127.0.0.1',
  '127.0.0.1, 127.0.0.1',
  'unknown',
  '_hidden',
  ',',
  "'; select 1; --",
  '[::1',
  '999.999.999.999',
  `${'1.2.3.4, '.repeat(800)}5.6.7.8`,
]

/** An address with its port once made every request for a code a 500. */
export const forgedAddresses: Attack = {
  name: 'X-Forwarded-For with ports, hops and nonsense',
  fault: 'F-47',
  async run({ origin, services }) {
    for (const address of forged) {
      const { customerId: user_id, mobile } = await createCustomer(services)
      const { token } = await succeed(origin, login, { body: { mobile } })
      const { status, text } = await call(origin, requestOtp, {
        address,
        token,
        body: { user_id, channel: 'sms' },
      })
      expectThat(status < 500, `${address.slice(0, 60)}: ${text}`)
    }
    return `${forged.length} headers`
  },
}
