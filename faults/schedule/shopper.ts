import { createPayment, deleteApplication, updateApplication } from '@sanad/contracts'
import { type Answer, type Customer, call } from '@sanad/testing'
import { apply, openCheckout, type Purchase, verify } from '../acting/customer.ts'
import type { Stack } from '../harness/stack.ts'
import type { Diary } from './diary.ts'
import type { Random } from './random.ts'

/** Amounts that may be due, and some that are not: what is not due must be refused. */
const amounts: Record<string, readonly number[]> = {
  'tc-registration': [15000, 30000],
  'tp-registration': [10000, 15000, 25000, 35000],
  'ssc-affiliation': [35000],
}

interface Shopping {
  readonly stack: Stack
  readonly random: Random
  readonly diary: Diary
}

/** A customer who acts at random so many times, and knows only what the portal answered. */
export async function goShopping(shopping: Shopping, customer: Customer, acts: number): Promise<void> {
  const { stack, random, diary } = shopping
  const service = random.pick(Object.keys(amounts))
  const purchase = await apply(stack.origin, customer, { service, provider: stack.provider }).catch(
    () => undefined,
  )
  if (!purchase) return diary.note('applied in vain')
  const name = `${service} ${purchase.applicationId.slice(0, 4)}`
  const orders: string[] = []
  for (let act = 0; act < acts; act++) {
    const [what, how] = random.pick(choicesOf(orders))
    const answer = await how(shopping, purchase, orders).catch((error: unknown) => String(error))
    diary.note(`${name}: ${what} → ${typeof answer === 'string' ? answer : diary.tell(answer)}`)
  }
}

type Act = (shopping: Shopping, purchase: Purchase, orders: string[]) => Promise<Answer | string>

const open: Act = async ({ stack, random }, purchase, orders) => {
  const amount = random.pick(amounts[purchase.service] ?? [15000])
  const answer = await openCheckout(stack.origin, { ...purchase, amount })
  if (answer.status === 200) {
    const { orderId } = createPayment.success.parse(answer.body)
    if (!orders.includes(orderId)) orders.push(orderId)
  }
  return answer
}

const pay: Act = async ({ stack, random }, _purchase, orders) => {
  const outcome = random.pick(['success', 'success', 'success', 'failure', 'pending', 'cancel'])
  const late = random.chance(0.2)
  await stack.gateway.lever('pay', { order_id: random.pick(orders), outcome, late })
  return `${late ? 'late ' : ''}${outcome}`
}

const decide: Act = async ({ stack, random }, _purchase, orders) => {
  const outcome = random.pick(['success', 'failure'])
  await stack.gateway.lever('settle-pending', { order_id: random.pick(orders), outcome })
  return outcome
}

const expire: Act = async ({ stack, random }, _purchase, orders) => {
  await stack.gateway.lever('expire', { order_id: random.pick(orders) })
  return 'done'
}

const look: Act = ({ stack, random }, purchase, orders) =>
  verify(stack.origin, purchase, random.pick(orders), { closed: random.chance(0.3) })

const lookTwice: Act = async (shopping, purchase, orders) => {
  const [one] = await Promise.all([look(shopping, purchase, orders), look(shopping, purchase, orders)])
  return one
}

const remove: Act = ({ stack }, { token, applicationId }) =>
  call(stack.origin, deleteApplication, { token, params: { id: applicationId } })

const changeQuantity: Act = ({ stack, random }, { token, applicationId }) =>
  call(stack.origin, updateApplication, {
    token,
    params: { id: applicationId },
    body: { quantity: 1 + random.below(2) },
  })

/** Weighted choices of a customer with so many orders: more entries, more likely. */
function choicesOf(orders: readonly string[]): [string, Act][] {
  const always: [string, Act][] = [
    ['open', open],
    ['open', open],
    ['open', open],
    ['change quantity', changeQuantity],
  ]
  if (orders.length === 0) return always
  return [
    ...always,
    ['pay', pay],
    ['pay', pay],
    ['pay', pay],
    ['delete', remove],
    ['bank decides', decide],
    ['expire', expire],
    ['verify', look],
    ['verify twice', lookTwice],
  ]
}
