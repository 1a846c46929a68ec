import { login, requestOtp, verifyOtp } from '@sanad/contracts'
import { call, passOtp, registerCustomer, succeed, type Transport, transportTo } from '@sanad/testing'
import { type Attack, codeOf, expectThat } from '../attack.ts'
import type { Target } from '../target/start-target.ts'

/** Ten wrong codes by somebody who only knows the number once kept its owner out. */
export const lockedNumber: Attack = {
  name: 'wrong codes for one number',
  fault: 'F-33',
  async run({ origin, stack }) {
    const home = '203.0.113.20'
    const owner = await registerCustomer(atAddress(origin, home))
    await passCooldown(stack, owner.id)
    const wrong: (string | undefined)[] = []
    for (let round = 0; round < 4; round++) {
      const address = `198.51.100.${round + 1}`
      const { token } = await succeed(origin, login, { address, body: { mobile: owner.mobile } })
      await call(origin, requestOtp, { address, token, body: { user_id: owner.id, channel: 'sms' } })
      for (let entered = 0; entered < 5; entered++) {
        const body = { user_id: owner.id, channel: 'sms' as const, otp_code: '000000' }
        wrong.push(codeOf(await call(origin, verifyOtp, { address, token, body })))
      }
      await passCooldown(stack, owner.id)
    }
    const { token } = await succeed(origin, login, { address: home, body: { mobile: owner.mobile } })
    const taken = wrong.filter((code) => code === 'otp_invalid').length
    expectThat(taken >= 10, `only ${taken} wrong codes were taken: ${wrong.join(', ')}`)
    await passOtp(atAddress(origin, home), { ...owner, token }).catch((error: unknown) => {
      expectThat(false, `the owner is kept out at home: ${String(error)}`)
    })
    return `${taken} wrong codes of ${wrong.length} taken; the owner still signs in at home`
  },
}

/** The portal as it is reached from one address. */
function atAddress(origin: string, address: string): Transport {
  const send = transportTo(origin)
  return (request) => send({ ...request, headers: { ...request.headers, 'x-forwarded-for': address } })
}

/** As if two minutes had passed between two codes. */
async function passCooldown({ database }: Target['stack'], customerId: string): Promise<void> {
  await database.query(
    `update otp_challenges set created_at = created_at - interval '121 seconds' where customer_id = $1`,
    [customerId],
  )
}
