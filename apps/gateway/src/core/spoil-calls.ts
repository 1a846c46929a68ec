import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Misbehaviour, Misbehaviours, OrderNames } from './misbehaviours.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call
  }
  interface FastifyRequest {
    misbehaviour: Misbehaviour | undefined
  }
}

/** How one provider words the failures that a rule asks for. */
export interface Spoiling {
  orderOf(request: FastifyRequest): OrderNames
  internalError: object
  rateLimited: { body: object; headers(retryAfterS: number): Record<string, string> }
  /** The answer with another amount, currency or payment id in it. */
  falsify(answer: unknown, rule: Misbehaviour): unknown
}

/** Fault injection on REST calls. Register it after the idempotency hooks, so that a 500 is stored. */
export function spoilCalls(app: FastifyInstance, misbehaviours: Misbehaviours, spoiling: Spoiling) {
  app.decorateRequest('misbehaviour', undefined)

  app.addHook('preHandler', async (request, reply) => {
    const { call } = request.routeOptions.config
    const rule = call && misbehaviours.take(call, spoiling.orderOf(request))
    if (!rule) return undefined
    if (rule.after_commit) request.misbehaviour = rule
    else return spoilBefore(rule, spoiling, request, reply)
  })

  app.addHook('preSerialization', async (request, reply, answer) => {
    const rule = request.misbehaviour
    if (!rule) return answer
    if (rule.kind === 'error') {
      reply.code(500)
      return spoiling.internalError
    }
    return spoiling.falsify(answer, rule)
  })

  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.misbehaviour?.kind === 'reset') request.raw.socket.destroy()
    return payload
  })
}

async function spoilBefore(
  rule: Misbehaviour,
  spoiling: Spoiling,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  switch (rule.kind) {
    case 'latency':
      await wait(rule.delay_ms)
      return undefined
    case 'rate_limit':
      return reply
        .code(429)
        .headers(spoiling.rateLimited.headers(rule.retry_after_s))
        .send(spoiling.rateLimited.body)
    case 'error':
      return reply.code(500).send(spoiling.internalError)
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
      request.misbehaviour = rule
      return undefined
  }
}
