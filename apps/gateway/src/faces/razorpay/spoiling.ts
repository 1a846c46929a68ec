import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Misbehaviour, OrderNames } from '../../core/misbehaviours.ts'
import type { Order } from '../../core/order.ts'
import { toPaise } from '../../core/paise.ts'
import { replaceMembers } from '../../core/replace-members.ts'
import type { Spoiling } from '../../core/spoil-calls.ts'
import type { State } from '../../core/state.ts'
import { internalError, tooManyRequests } from './razorpay-error.ts'

const Named = z.object({
  order_id: z.string().optional(),
  payment_id: z.string().optional(),
  refund_id: z.string().optional(),
})
const NamedByReceipt = z.object({ receipt: z.string() })

export function spoiling(state: State): Spoiling {
  return {
    orderOf: (request) => orderOf(state, request),
    internalError: internalError.body,
    // The provider documents no header that says how long to wait.
    rateLimited: { body: tooManyRequests.body, headers: () => ({}) },
    falsify,
  }
}

/** By an id in the path, or by the receipt in a new order or a search. */
function orderOf(state: State, { params, query, body }: FastifyRequest): OrderNames {
  const ids = Named.safeParse(params).data
  const named = state.listOrders().find((order) => isNamed(order, ids))
  if (named) return named
  const byReceipt = NamedByReceipt.safeParse(query).data ?? NamedByReceipt.safeParse(body).data
  return { id: '', reference: byReceipt?.receipt ?? null }
}

function isNamed({ id, attempts, refunds }: Order, ids: z.infer<typeof Named> | undefined): boolean {
  return (
    id === ids?.order_id ||
    attempts.some((attempt) => attempt.id === ids?.payment_id) ||
    refunds.some((refund) => refund.id === ids?.refund_id)
  )
}

function falsify(answer: unknown, rule: Misbehaviour): unknown {
  return replaceMembers(answer, (name, value) => {
    if (rule.kind === 'wrong_amount' && name === 'amount') return toPaise(rule.amount)
    if (rule.kind === 'wrong_currency' && name === 'currency') return rule.currency
    const isPaymentId = name === 'id' && String(value).startsWith('pay_')
    return rule.kind === 'wrong_payment_id' && isPaymentId ? rule.payment_id : undefined
  })
}
