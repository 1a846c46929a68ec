import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError, internalError } from './api-error.ts'
import type { Call, Misbehaviour, Misbehaviours } from './misbehaviour.ts'

const NamedOrder = z.object({ order_id: z.string() })

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call
  }
  interface FastifyRequest {
    misbehaviour: Misbehaviour | undefined
  }
}

/** Spoils REST calls as the rules say. Added after the idempotency hooks, so that a 500 is stored. */
export function misbehave(app: FastifyInstance, misbehaviours: Misbehaviours) {
  app.decorateRequest('misbehaviour', undefined)

  app.addHook('preHandler', async (request, reply) => {
    const { call } = request.routeOptions.config
    const rule = call && misbehaviours.take(call, orderIdOf(request))
    if (!rule) return undefined
    request.misbehaviour = rule
    return rule.after_commit ? undefined : spoilBefore(rule, request, reply)
  })

  app.addHook('preSerialization', async (request, reply, payload) => {
    const rule = request.misbehaviour
    if (rule?.kind === 'error' && rule.after_commit) {
      reply.code(500)
      return internalError().body
    }
    if (rule?.kind === 'wrong_amount') return replaced(payload, '_amount', rule.amount)
    if (rule?.kind === 'wrong_currency') return replaced(payload, '_currency', rule.currency)
    if (rule?.kind === 'wrong_payment_id') return replaced(payload, 'cf_payment_id', rule.payment_id)
    return payload
  })

  app.addHook('onSend', async (request, _reply, payload) => {
    const rule = request.misbehaviour
    if (rule?.kind === 'reset' && rule.after_commit) request.raw.socket.destroy()
    return payload
  })
}

/** In the path, or in the body of a new order; empty where the order's id is still to be made. */
function orderIdOf({ params, body }: FastifyRequest): string {
  const named = NamedOrder.safeParse(params).data ?? NamedOrder.safeParse(body).data
  return named?.order_id ?? ''
}

async function spoilBefore(rule: Misbehaviour, request: FastifyRequest, reply: FastifyReply) {
  switch (rule.kind) {
    case 'latency':
      await wait(rule.delay_ms)
      return undefined
    case 'rate_limit':
      reply.headers({ 'x-ratelimit-limit': 1, 'x-ratelimit-remaining': 0, 'x-ratelimit-type': 'ip' })
      reply.header('x-ratelimit-retry', rule.retry_after_s)
      throw new ApiError(
        429,
        'request_failed',
        'Too many requests from IP. Check headers',
        'rate_limit_error',
      )
    case 'error':
      throw internalError()
    case 'html':
      return reply
        .type('text/html; charset=utf-8')
        .send('<html><body><h1>We will be back soon</h1></body></html>')
    case 'redirect':
      return reply.redirect(rule.location, 302)
    case 'reset':
      reply.hijack()
      request.raw.socket.destroy()
      return reply
    default:
      return undefined
  }
}

/** Changes the members whose names end so, in an entity or in each one of a list. */
function replaced(payload: unknown, ending: string, value: unknown): unknown {
  if (Array.isArray(payload)) return payload.map((entity) => replaced(entity, ending, value))
  if (typeof payload !== 'object' || payload === null) return payload
  return Object.fromEntries(
    Object.entries(payload).map(([name, old]) => [name, name.endsWith(ending) ? value : old]),
  )
}
