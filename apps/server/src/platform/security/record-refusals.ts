import type { ErrorCode } from '@sanad/contracts'
import { createEventQuota, shortenAddress } from '@sanad/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../database-tables.ts'
import { actorOf } from '../http/actor.ts'
import { recordSecurityEvent, type SecurityEventName } from './security-event.ts'

/**
 * Answers that are security events. Not `not_found`, which a stranger gets for what is somebody else's as for what does not
 * exist, and not `unauthenticated`, which every session that has expired gets once.
 */
const events: Partial<Record<ErrorCode, SecurityEventName>> = {
  mobile_unknown: 'sign_in_failed',
  otp_invalid: 'sign_in_failed',
  otp_expired: 'sign_in_failed',
  otp_attempts_exceeded: 'sign_in_locked',
  otp_send_limit: 'limit_reached',
  rate_limited: 'limit_reached',
  customer_only: 'permission_refused',
  proof_needed: 'permission_refused',
  link_invalid: 'permission_refused',
  signature_invalid: 'permission_refused',
}

/** Writes refusals to the log of security events, after the answer: what is refused has no transaction of its own. */
export function recordRefusals(app: FastifyInstance, db: Kysely<Tables>): void {
  const isKept = createEventQuota()
  app.addHook('onResponse', async (request) => {
    const event = request.refusal && events[request.refusal]
    if (!event || !isKept(`${request.refusal} ${shortenAddress(request.ip)}`, Date.now())) return
    await recordSecurityEvent(db, { event, ...factsOf(request) }).catch((err: unknown) => {
      request.log.warn({ err }, 'A security event was not recorded')
    })
  })
}

function factsOf(request: FastifyRequest) {
  const operation = request.routeOptions.config.endpoint?.name
  return {
    ...(request.refusal ? { reason: request.refusal } : {}),
    ...actorOf(request.principal),
    address: request.ip,
    ...(operation ? { details: { operation } } : {}),
  }
}
