import type { Case } from '../../apps/server/src/testing/access-matrix/create-case.ts'
import type { Target } from '../target/start-target.ts'
import { credentials, type Operation } from './operations.ts'

const roles = ['nobody', 'customer', 'another customer', 'staff', 'link'] as const
export type Role = (typeof roles)[number]

const accessOf: Readonly<Record<Role, readonly string[]>> = {
  nobody: ['public'],
  customer: ['session', 'otp', 'link'],
  'another customer': ['session', 'otp', 'link'],
  staff: ['staff'],
  link: ['link'],
}

/** Whether the role may call it; false for what no contract describes. */
export function isMeantFor(role: Role, { endpoint }: Pick<Operation, 'endpoint'>): boolean {
  return endpoint !== undefined && accessOf[role].includes(endpoint.access)
}

/** Who calls: two customers who have one of everything, a member of staff, the holder of a link, nobody. */
export interface People {
  readonly roles: readonly Role[]
  headersOf(role: Role): Record<string, string>
  /** Whose things are named: one's own, or the other's. */
  readonly cases: readonly Case[]
  /** Texts that stand in no answer to this role. */
  foreignMarks(role: Role): readonly string[]
  /** Whoever lost the session by what was sent gets a new one. */
  renew(role: Role): Promise<void>
}

export async function createPeople(target: Target): Promise<People> {
  const cases = [await target.createVictim(), await target.createVictim()] as const
  const own = [cases[0], cases[1]]
  let staffToken = await target.signInStaff()
  const marks = cases.map((each) => [...each.marks])
  const indexOf = (role: Role) => (role === 'another customer' ? 1 : 0)
  return {
    roles,
    cases: own,
    headersOf(role) {
      if (role === 'nobody') return {}
      if (role === 'staff') return credentials('bearer', staffToken)
      const { accessLink, token } = own[indexOf(role)] ?? cases[0]
      return role === 'link' ? credentials('link', accessLink) : credentials('bearer', token)
    },
    foreignMarks(role) {
      if (role === 'staff') return []
      if (role === 'nobody') return marks.flat()
      return marks[1 - indexOf(role)] ?? []
    },
    async renew(role) {
      if (role === 'nobody') return
      if (role === 'staff') {
        staffToken = await target.signInStaff()
        return
      }
      const fresh = await target.createVictim()
      own[indexOf(role)] = fresh
      marks[indexOf(role)]?.push(...fresh.marks)
    },
  }
}
