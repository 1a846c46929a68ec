import { staffLogin } from '@sanad/contracts'
import { call } from '@sanad/testing'
import { type Attack, expectThat } from '../attack.ts'

const attempts = 150
const expected: ReadonlySet<number> = new Set([401, 429, 503])

/** Attempts at names that nobody has once held every page for half a minute: each costs a password hash. */
export const staffLogins: Attack = {
  name: '150 staff logins without an account at once, each from a network of its own',
  fault: 'F-34',
  async run({ origin }) {
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: attempts }, (_, index) =>
        call(origin, staffLogin, {
          address: `2001:db8:${index.toString(16)}::1`,
          body: { email: `nobody.${index}@centre.example.in`, password: 'wrong password' },
          // Hashing has a queue: how long the attacker waits is no matter.
          signal: AbortSignal.timeout(30_000),
        }).catch(() => undefined),
      ),
    )
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const strange = answers
      .flatMap((answer) => (answer ? [answer.status] : []))
      .filter((status) => !expected.has(status))
    expectThat(strange.length === 0, `answered ${strange.join(', ')}`)
    const refused = answers.filter((answer) => answer?.status !== 401).length
    return `over within ${seconds} s, ${refused} of them not tried`
  },
}
