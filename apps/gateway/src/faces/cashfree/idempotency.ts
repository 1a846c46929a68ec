import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { State } from '../../core/state.ts'
import { CashfreeError } from './cashfree-error.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Not stored: these answers say nothing about the work itself. */
const NEVER_STORED = [401, 422, 429]

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the call has passed authentication and is not a replay. */
    idempotencyKey: string | undefined
  }
}

/** Idempotency: replays the stored answer of a repeated call, a 500 like any other. */
export function replayAnswer(state: State, request: FastifyRequest, reply: FastifyReply) {
  const header = request.headers['x-idempotency-key']
  if (request.method !== 'POST' || typeof header !== 'string') return undefined
  if (!UUID.test(header)) {
    throw new CashfreeError(400, 'x-idempotency-key_invalid', 'x-idempotency-key : should be a UUID')
  }
  const key = `${request.url} ${header}`
  const stored = state.answers.get(key)
  if (!stored) {
    request.idempotencyKey = key
    return undefined
  }
  if (stored.fingerprint !== fingerprint(request)) {
    const message = 'something is not matching with the original request sent with this idempotency key'
    throw new CashfreeError(422, 'request_invalid', message, 'idempotency_error')
  }
  return reply
    .code(stored.status)
    .headers({ 'x-idempotency-replayed': 'true', 'content-type': 'application/json; charset=utf-8' })
    .send(stored.body)
}

export function storeAnswer(state: State, request: FastifyRequest, reply: FastifyReply, body: unknown) {
  const key = request.idempotencyKey
  if (!key || NEVER_STORED.includes(reply.statusCode)) return
  if (typeof body !== 'string' || !body.startsWith('{')) return
  state.answers.set(key, { fingerprint: fingerprint(request), status: reply.statusCode, body })
}

function fingerprint(request: FastifyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify(request.body ?? null))
    .digest('hex')
}
