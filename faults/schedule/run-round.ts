import { registerCustomer } from '@sanad/testing'
import { signInStaff } from '../acting/staff.ts'
import type { Stack } from '../harness/stack.ts'
import { workAtDesk } from './clerk.ts'
import { comeToRest } from './come-to-rest.ts'
import { createDiary, type Diary } from './diary.ts'
import { findBrokenWork } from './find-broken-work.ts'
import { createRandom } from './random.ts'
import { reviewPapers } from './reviewer.ts'
import { sabotage } from './saboteur.ts'
import { goShopping } from './shopper.ts'

interface Round {
  readonly broken: readonly string[]
  readonly diary: Diary
}

/** One round: customers and a saboteur act concurrently; then the system quiesces and the invariants are checked. */
export async function runRound(stack: Stack, seed: number): Promise<Round> {
  const random = createRandom(seed)
  const diary = createDiary()
  const customers = await Promise.all(
    Array.from({ length: 3 + random.below(3) }, () => registerCustomer(stack.origin)),
  )
  // A random stream each: how long one of them waits does not change the choices of the others.
  const shoppings = customers.map((customer) =>
    goShopping({ stack, random: createRandom(random.below(2 ** 32)), diary }, customer, 5 + random.below(8)),
  )
  const { token } = await signInStaff(stack)
  const { token: approver } = await signInStaff(stack)
  const desk = workAtDesk(
    { stack, random: createRandom(random.below(2 ** 32)), diary, token, approver },
    2 + random.below(4),
  )
  const review = reviewPapers(
    { stack, random: createRandom(random.below(2 ** 32)), diary, token },
    6 + random.below(8),
  )
  const faults = sabotage({ stack, random: createRandom(random.below(2 ** 32)), diary }, 2 + random.below(4))
  await Promise.all([...shoppings, desk, review, faults])
  const broken = await comeToRest(stack)
  if (broken.length === 0) broken.push(...(await findBrokenWork(stack.database)))
  const complaints = stack.portals.flatMap((portal) => portal.complaints())
  return { broken: [...broken, ...diary.faults, ...complaints], diary }
}
