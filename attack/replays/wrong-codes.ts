import { login, requestOtp, verifyOtp } from '@sanad/contracts'
import { call, registerCustomer } from '@sanad/testing'
import { createCustomer } from '../../apps/server/src/testing/factories/sign-in.ts'
import { type Attack, codeOf, expectThat } from '../attack.ts'
import type { Target } from '../target/start-target.ts'

const networks = 700
const codesEach = 5
/** So many in an hour, from whomever, once kept everybody out. */
const formerLimit = 3000

/** One line's IPv6 networks and throw-away accounts once used up the wrong codes of everybody. */
export const wrongCodes: Attack = {
  name: 'wrong codes from 700 IPv6 networks of one /40',
  fault: 'F-32',
  async run(target) {
    let wrong = 0
    for (let from = 0; from < networks; from += 10) {
      const counts = await Promise.all(
        Array.from({ length: 10 }, (_, index) => enterWrongCodes(target, networkOf(from + index))),
      )
      wrong += counts.reduce((sum, count) => sum + count, 0)
    }
    expectThat(
      wrong > formerLimit,
      `only ${wrong} wrong codes were taken: not the attack that it is meant to be`,
    )
    await registerCustomer(target.origin).catch((error: unknown) => {
      expectThat(false, `an honest person elsewhere was refused: ${String(error)}`)
    })
    return `${wrong} wrong codes entered, an honest person elsewhere signed in`
  },
}

const networkOf = (number: number) =>
  `2001:db8:${(number >> 4).toString(16)}:${(number % 16).toString(16)}::1`

async function enterWrongCodes({ origin, services }: Target, address: string): Promise<number> {
  const { customerId: user_id, mobile } = await createCustomer(services)
  const begun = await call(origin, login, { address, body: { mobile } })
  if (begun.status !== 200) return 0
  const { token } = login.success.parse(begun.body)
  const asked = await call(origin, requestOtp, { address, token, body: { user_id, channel: 'sms' } })
  if (asked.status !== 200) return 0
  let wrong = 0
  for (let entered = 0; entered < codesEach; entered++) {
    const body = { user_id, channel: 'sms' as const, otp_code: '000000' }
    const answer = await call(origin, verifyOtp, { address, token, body })
    if (codeOf(answer) === 'otp_invalid') wrong += 1
  }
  return wrong
}
