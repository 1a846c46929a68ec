import { randomInt } from 'node:crypto'
import { register, type User } from '@sanad/contracts'
import { succeed } from './call.ts'
import { passOtp } from './pass-otp.ts'
import type { Portal } from './portal.ts'

export interface Person {
  readonly name: string
  readonly mobile: string
  readonly email: string
}

export interface Customer extends Person {
  readonly id: string
  readonly token: string
  readonly user: User
}

const numbers = 1e9
/** Has no divisor in common with them: each number comes once, and none is near the one before. */
const step = 618_033_989
let next = randomInt(numbers)

/** Somebody whom the portal does not know yet; of 40,000 drawn by chance two have one number. */
export function somebody(): Person {
  next = (next + step) % numbers
  const mobile = `9${String(next).padStart(9, '0')}`
  return { name: 'Asha Patil', mobile, email: `asha.${mobile}@example.in` }
}

/** A verified customer with a live session, made through the same calls that the screens use. */
export async function registerCustomer(portal: Portal, fields: Partial<Person> = {}): Promise<Customer> {
  const person = { ...somebody(), ...fields }
  const { user, token } = await succeed(portal, register, {
    body: { mobile: person.mobile, name_of_person: person.name, email: person.email },
  })
  const session = await passOtp(portal, { ...person, id: user.id, token })
  return { ...person, id: user.id, token: session.token, user: session.user }
}
