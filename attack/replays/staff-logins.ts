import { staffLogin } from '@sanad/contracts/staff'
import { call } from '@sanad/testing'
import { type Attack, expectThat } from '../attack.ts'

const attempts = 150
const patienceSeconds = 120
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
          // The queue of hashing is bounded: every one is answered, on an idle machine within seconds.
          signal: AbortSignal.timeout(patienceSeconds * 1000),
        }).catch(() => undefined),
      ),
    )
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []))
    const silent = attempts - statuses.length
    expectThat(silent === 0, `${silent} logins were not answered within ${patienceSeconds} s`)
    const strange = statuses.filter((status) => !expected.has(status))
    expectThat(strange.length === 0, `answered ${strange.join(', ')}`)
    const checked = statuses.filter((status) => status === 401).length
    expectThat(checked > 0, 'no password was checked at all')
    return `over within ${seconds} s, ${checked} passwords checked, the others refused at once`
  },
}
