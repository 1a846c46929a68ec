import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Misbehaviour } from '../../core/misbehaviours.ts'
import { replaceMembers } from '../../core/replace-members.ts'
import type { Spoiling } from '../../core/spoil-calls.ts'
import { internalError, tooManyRequests } from './cashfree-error.ts'

const NamedOrder = z.object({ order_id: z.string() })

export const spoiling: Spoiling = {
  orderOf,
  internalError: internalError.body,
  rateLimited: {
    body: tooManyRequests.body,
    headers: (retryAfterS) => ({
      'x-ratelimit-limit': '1',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-type': 'ip',
      'x-ratelimit-retry': String(retryAfterS),
    }),
  },
  falsify,
}

/** In the path, or in the body of a new order. */
function orderOf({ params, body }: FastifyRequest) {
  const named = NamedOrder.safeParse(params).data ?? NamedOrder.safeParse(body).data
  return { id: named?.order_id ?? '', reference: null }
}

function falsify(answer: unknown, rule: Misbehaviour): unknown {
  return replaceMembers(answer, (name) => {
    if (rule.kind === 'wrong_amount' && name.endsWith('_amount')) return rule.amount
    if (rule.kind === 'wrong_currency' && name.endsWith('_currency')) return rule.currency
    if (rule.kind === 'wrong_payment_id' && name === 'cf_payment_id') return rule.payment_id
    return undefined
  })
}
