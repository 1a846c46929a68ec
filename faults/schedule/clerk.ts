import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { approveRefund, proposeRefund, resolveReview } from '@sanad/contracts/staff'
import { type Answer, call } from '@sanad/testing'
import type { Stack } from '../harness/stack.ts'
import type { Diary } from './diary.ts'
import type { Random } from './random.ts'

interface Office {
  readonly stack: Stack
  readonly random: Random
  readonly diary: Diary
  readonly token: string
  /** Of another member, who approves. */
  readonly approver: string
}

/** Members of staff who propose and approve refunds and resolve payments under review. */
export async function workAtDesk(office: Office, acts: number): Promise<void> {
  const { random, diary } = office
  for (let act = 0; act < acts; act++) {
    await wait(random.below(300))
    const [what, how] = random.pick<[string, typeof refund]>([
      ['refund', refund],
      ['review', review],
    ])
    const answers = await how(office).catch((error: unknown) => [String(error)])
    for (const answer of answers) {
      diary.note(`desk: ${what} → ${typeof answer === 'string' ? answer : diary.tell(answer)}`)
    }
  }
}

/** Race: two refunds at once, which together may exceed what was paid, each approved twice at once. */
async function refund({ stack, random, token, approver }: Office): Promise<(Answer | string)[]> {
  const id = await findOne(stack, random, `select distinct application_id::text as id from settled_items`)
  if (!id) return ['nothing paid yet']
  const propose = () =>
    call(stack.origin, proposeRefund, {
      token,
      params: { id },
      body: {
        amount_rupees: 1 + random.below(15000),
        reason: 'Asked for by phone',
        customer_reason: 'As you asked by phone',
        customer_reason_hi: 'जैसा आपने फ़ोन पर कहा',
        request_id: randomUUID(),
      },
    })
  const approve = (proposalId: string) =>
    call(stack.origin, approveRefund, {
      token: approver,
      params: { id: proposalId },
      body: { request_id: randomUUID() },
    })
  const proposed = await Promise.all([propose(), propose()])
  const made = proposed.flatMap(({ status, body }) =>
    status === 200 ? [proposeRefund.success.parse(body).data.id] : [],
  )
  return [...proposed, ...(await Promise.all(made.flatMap((one) => [approve(one), approve(one)])))]
}

async function review({ stack, random, token }: Office): Promise<(Answer | string)[]> {
  const orderId = await findOne(
    stack,
    random,
    `select order_id as id from payment_orders where state = 'review'`,
  )
  if (!orderId) return ['nothing in review']
  const body = { resolution: 'refund', comment: 'Looked at it', request_id: randomUUID() } as const
  return [await call(stack.origin, resolveReview, { token, params: { orderId }, body })]
}

async function findOne({ database }: Stack, random: Random, query: string): Promise<string | undefined> {
  const rows = await database.query<{ id: string }>(`${query} order by 1`)
  return rows.length > 0 ? random.pick(rows).id : undefined
}
