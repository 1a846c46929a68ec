import { staffLogin } from '@sanad/contracts'
import { call } from '@sanad/testing'
import { type Attack, expectThat } from '../attack.ts'

const attempts = 300

/** Attempts at names that nobody has once held every page for half a minute: each costs a password hash. */
export const staffLogins: Attack = {
  name: '300 staff logins without an account at once, each from a network of its own',
  fault: 'F-34',
  async run({ origin }) {
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: attempts }, (_, index) =>
        call(origin, staffLogin, {
          address: `2001:db8:${index.toString(16)}::1`,
          body: { email: `nobody.${index}@centre.example.in`, password: 'wrong password' },
          // The attacker may wait as long as he likes.
          signal: AbortSignal.timeout(120_000),
        }),
      ),
    )
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const strange = answers.filter(({ status }) => ![401, 429, 503].includes(status))
    expectThat(strange.length === 0, `answered ${strange.map(({ status }) => status).join(', ')}`)
    const refused = answers.filter(({ status }) => status !== 401).length
    return `answered within ${seconds} s, ${refused} of them not tried`
  },
}
